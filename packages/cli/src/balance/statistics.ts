/** How often each campaign counts: once in what was played, by chance in a resampling. */
export type Weights = ArrayLike<number>;

/** A number measured over campaigns, each counted as often as its weight says; NaN where there is nothing to measure. */
export type Statistic = (weights: Weights) => number;

/** So much of so much over all campaigns, in per cent: campaigns that have more of it weigh more. */
export function percent(parts: readonly number[], wholes: readonly number[]): Statistic {
  return (weights) => {
    let part = 0;
    let whole = 0;
    for (let i = 0; i < parts.length; i++) {
      const times = weights[i] ?? 0;
      part += times * (parts[i] ?? 0);
      whole += times * (wholes[i] ?? 0);
    }
    return (100 * part) / whole;
  };
}

/** The value in the middle, of campaigns that have any number of values each. */
export function middle(valuesOf: readonly (readonly number[])[]): Statistic {
  return quantile(valuesOf, 0.5);
}

/** The value that this part of all values does not exceed; between two values, what lies between them. */
export function quantile(valuesOf: readonly (readonly number[])[], part: number): Statistic {
  const sorted = valuesOf
    .flatMap((values, campaign) => values.map((value) => ({ value, campaign })))
    .sort((a, b) => a.value - b.value);
  return (weights) => {
    let many = 0;
    for (const { campaign } of sorted) many += weights[campaign] ?? 0;
    if (many === 0) return Number.NaN;
    const rank = part * (many - 1);
    const [below, above] = [Math.floor(rank), Math.ceil(rank)];
    let low: number | undefined;
    let seen = 0;
    for (const { value, campaign } of sorted) {
      seen += weights[campaign] ?? 0;
      if (low === undefined && seen > below) low = value;
      if (low !== undefined && seen > above) return low + (value - low) * (rank - below);
    }
    return Number.NaN;
  };
}

/** Victories of a game go to its winners in equal parts: of two who tie each has won a half. */
export function winOf<W>(winners: readonly W[], who: W): number {
  return winners.includes(who) ? 1 / winners.length : 0;
}
