import type { Amount, CardKind, Deed, Effect, Good, Icons, Test } from '@charterstone/rules';

/**
 * An effect as a grammar wants it: flat, in order, with neighbouring gains in one step, so that a language says
 * "gain 1 coin and 1 VP" with one verb.
 */
export type Gain = { readonly icon: Good; readonly amount: Amount };
export type Step =
  | { readonly step: 'gain'; readonly gains: readonly Gain[] }
  /** Always the player's to take or leave, since it costs a token (rule 23). */
  | { readonly step: 'reputation'; readonly amount: Amount }
  /** Only influence that was paid comes back (rule 6). */
  | { readonly step: 'regain'; readonly amount: Amount }
  /** `fresh`: the mat was refreshed just before and need not be named again. */
  | {
      readonly step: 'card';
      readonly kind: CardKind | 'card';
      readonly amount: Amount;
      readonly fresh: boolean;
    }
  | { readonly step: 'deed'; readonly deed: Deed; readonly amount: Amount }
  | { readonly step: 'may'; readonly steps: readonly Step[] }
  | { readonly step: 'choose'; readonly branches: readonly (readonly Step[])[] }
  | {
      readonly step: 'if';
      readonly test: Test;
      readonly does: readonly Step[];
      readonly otherwise: readonly Step[];
    }
  | { readonly step: 'shuffle'; readonly deck: 'deck' | 'objectiveDeck' }
  | { readonly step: 'reveal'; readonly n: number }
  | { readonly step: 'firstPlayer' }
  | { readonly step: 'enter'; readonly cards: readonly number[] }
  | { readonly step: 'lastRound' };
export type StepOf<S extends Step['step']> = Extract<Step, { readonly step: S }>;

const DEEDS: { readonly [D in Deed]: true } = {
  construct: true,
  crate: true,
  objective: true,
  quota: true,
  progress: true,
  refreshMat: true,
};
const KINDS: { readonly [K in CardKind | 'card']: true } = {
  card: true,
  assistant: true,
  unconstructedBuilding: true,
  constructedBuilding: true,
  guest: true,
  item: true,
  friend: true,
  treasure: true,
};

export function isDeed(icon: Good | Deed): icon is Deed {
  return Object.hasOwn(DEEDS, icon);
}

function isKind(icon: Good): icon is CardKind | 'card' {
  return Object.hasOwn(KINDS, icon);
}

/** The steps of an effect in the order in which they happen. */
export function stepsOf(effect: Effect): readonly Step[] {
  return merged(read(effect));
}

function isList(effect: Effect): effect is readonly Effect[] {
  return Array.isArray(effect);
}

function read(effect: Effect): readonly Step[] {
  if (isList(effect)) return effect.flatMap(read);
  if ('may' in effect) return [{ step: 'may', steps: stepsOf(effect.may) }];
  if ('choose' in effect) return [{ step: 'choose', branches: Object.values(effect.choose).map(stepsOf) }];
  if ('if' in effect)
    return [
      {
        step: 'if',
        test: effect.if,
        does: stepsOf(effect.then),
        otherwise: effect.else === undefined ? [] : stepsOf(effect.else),
      },
    ];
  if ('shuffle' in effect) return [{ step: 'shuffle', deck: effect.shuffle }];
  if ('reveal' in effect) return [{ step: 'reveal', n: effect.n }];
  if ('cast' in effect) return [{ step: 'firstPlayer' }];
  if ('enter' in effect) return [{ step: 'enter', cards: effect.enter }];
  if ('end' in effect) return [{ step: 'lastRound' }];
  // Reading aloud is a moment at the table, not an effect to be explained.
  if ('read' in effect) return [];
  return iconsOf(effect).map(([icon, amount]) => stepOf(icon, amount));
}

/** The entries of printed icons, typed. */
export function iconsOf(icons: Icons): readonly (readonly [Good | Deed, Amount])[] {
  const names: readonly (Good | Deed)[] = keysOf(icons);
  return names.flatMap((icon) => {
    const amount = icons[icon];
    return amount === undefined || amount === 0 ? [] : [[icon, amount] as const];
  });
}

/** The keys of a record that has no others than its type says: data of the box is checked when it is compiled. */
export function keysOf<K extends string>(record: { readonly [key in K]?: unknown }): K[] {
  const keys: K[] = [];
  for (const key in record) keys.push(key);
  return keys;
}

function stepOf(icon: Good | Deed, amount: Amount): Step {
  if (isDeed(icon)) return { step: 'deed', deed: icon, amount };
  if (isKind(icon)) return { step: 'card', kind: icon, amount, fresh: false };
  if (icon === 'influence') return { step: 'regain', amount };
  if (icon === 'reputation') return { step: 'reputation', amount };
  return { step: 'gain', gains: [{ icon, amount }] };
}

function merged(steps: readonly Step[]): readonly Step[] {
  const result: Step[] = [];
  for (const step of steps) {
    const last = result.at(-1);
    if (step.step === 'gain' && last?.step === 'gain')
      result[result.length - 1] = { step: 'gain', gains: [...last.gains, ...step.gains] };
    else if (step.step === 'card' && last?.step === 'deed' && last.deed === 'refreshMat')
      result.push({ ...step, fresh: true });
    else result.push(step);
  }
  return result;
}

/** Where nothing is said about what may be left, reputation is one more thing that is gained. */
export function pooled(steps: readonly Step[]): readonly Step[] {
  return merged(
    steps.map(
      (step): Step =>
        step.step === 'reputation'
          ? { step: 'gain', gains: [{ icon: 'reputation', amount: step.amount }] }
          : step,
    ),
  );
}
