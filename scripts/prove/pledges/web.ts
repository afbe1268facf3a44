import { existsSync } from 'node:fs';
import { PROMISED } from '@charterstone/testkit';
import type { Pledge, Proof } from '../pledge.ts';

/**
 * The proof of that name among those of the app, which is checked by itself because it knows what a browser is: a module with `run`, and
 * perhaps `whyNot`, as a proof has them.
 */
async function ofTheApp(name: string): Promise<Proof> {
  const file = new URL(`../../../packages/web/test/proofs/runs/${name}.ts`, import.meta.url);
  if (!existsSync(file)) return missing(`packages/web/test/proofs/runs/${name}.ts is not there`);
  const found: unknown = await import(file.href);
  return isProof(found) ? found : missing(`packages/web/test/proofs/runs/${name}.ts has no "run"`);
}

function isProof(thing: unknown): thing is Proof {
  return typeof thing === 'object' && thing !== null && 'run' in thing && typeof thing.run === 'function';
}

function missing(why: string): Proof {
  return {
    whyNot: () => why,
    run: async () => {
      throw new Error(why);
    },
  };
}

/** What the app promises, in Chromium before a real server. */
export const WEB: readonly Pledge[] = [
  {
    name: 'chromium',
    words:
      'Same input, same game in Chromium: journals of whole campaigns lead there to the same tables as here.',
    unit: 'campaigns',
    large: PROMISED.chromium.large,
    batch: 6,
    seconds: 1,
    load: () => ofTheApp('sameGame'),
  },
  {
    name: 'names',
    words:
      'No script in names: 100 hostile strings in names, chat and village, shown in Chromium under a strict CSP.',
    unit: 'strings',
    large: PROMISED.names.large,
    batch: 100,
    seconds: 1,
    load: () => ofTheApp('hostileNames'),
  },
  {
    name: 'campaign',
    words: 'A whole campaign through the app: twelve games, played in Chromium by what the screen offers.',
    unit: 'games',
    large: PROMISED.campaign.large,
    batch: 12,
    seconds: 30,
    load: () => ofTheApp('wholeCampaign'),
  },
];
