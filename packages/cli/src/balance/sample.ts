import { randomOf } from '../random.ts';
import type { Statistic, Weights } from './statistics.ts';
import type { CampaignTold } from './told.ts';

/** A number with the limits between which it lies in 95 of 100 resamplings. */
export type Measured = { readonly value: number; readonly interval: readonly [number, number] };

const RESAMPLINGS = 1000;
const LOWER = 0.025;
const UPPER = 0.975;

/**
 * The campaigns that were played, and how much a number measured in them may be due to chance: campaigns are drawn from them
 * again and again, as many as there are (bootstrap). Games of one campaign hang together, so a campaign is drawn as a whole.
 */
export class Sample {
  readonly campaigns: readonly CampaignTold[];
  readonly #all: Weights;
  readonly #draws: readonly Weights[];

  constructor(campaigns: readonly CampaignTold[], seed: string) {
    this.campaigns = campaigns;
    this.#all = campaigns.map(() => 1);
    const chance = randomOf(`resampling ${seed}`);
    this.#draws = Array.from({ length: RESAMPLINGS }, () => {
      const weights = new Uint16Array(campaigns.length);
      for (let n = 0; n < campaigns.length; n++) {
        const drawn = chance(campaigns.length);
        weights[drawn] = (weights[drawn] ?? 0) + 1;
      }
      return weights;
    });
  }

  /** The number as it was measured. */
  value(statistic: Statistic): number {
    return statistic(this.#all);
  }

  /** The number and its interval; resamplings in which there is nothing to measure are left out. */
  measure(statistic: Statistic): Measured {
    const found = new Float64Array(this.#draws.map(statistic).filter((value) => !Number.isNaN(value))).sort();
    const at = (part: number): number => found[Math.round(part * (found.length - 1))] ?? Number.NaN;
    return { value: this.value(statistic), interval: [at(LOWER), at(UPPER)] };
  }
}
