// Spoilers: what is seen here are late games.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { report } from '../../../server/test/proofs/measure.ts';
import { QuickPlayer } from '../proofs/quickPlayer.ts';
import { playOn } from '../proofs/wholeCampaign.ts';
import { arrive, bring } from './guests.ts';
import { BrowserHouse, complaintsOf, NO_BROWSER } from './house.ts';
import { journalsAtLastTurns } from './journals.ts';

const MINUTE = 60_000;
/** Another one by `CAMPAIGN_SEED=…`. */
const SEED = process.env['CAMPAIGN_SEED'] ?? 'one person, two bots';
const CAMPAIGN = { seats: 3, seed: SEED };
const SEAMS = [10, 11];

/**
 * A campaign has its dead ends, if any, where one game leads to the next. Greedy bots play the games; one person sits down for the last turn of some
 * of them, and plays through everything to a turn of the next game. `closing.test.ts` sees both endings and what follows;
 * `npm run prove -- --only campaign` plays all twelve games themselves through the app.
 */
describe.skipIf(NO_BROWSER)(
  'from late game to game, by one person (needs Chromium: apt install chromium)',
  () => {
    let house: BrowserHouse;
    let journals: readonly string[];
    beforeAll(async () => {
      house = await BrowserHouse.shared();
      journals = journalsAtLastTurns(CAMPAIGN, SEAMS);
    }, 3 * MINUTE);
    afterAll(() => house?.close());

    test.each(SEAMS.map((game, i) => ({ game, i })))(
      'game $game ends, and the next one is played',
      async ({ game, i }) => {
        const context = await house.audience();
        await arrive(context, 'Ada');
        const table = await bring(context, SEED, journals[i] ?? '');
        const player = await QuickPlayer.sit(context, table, SEED);
        const complaints = complaintsOf(player.page);
        let turnsBefore = 0;
        /** A turn of the next game was played. */
        const isNext = (now: number): boolean => {
          const turns = player.did.of('choice in a game');
          if (now <= game) turnsBefore = turns;
          return turns > turnsBefore;
        };
        await playOn(player, context, table, () => {}, isNext);
        const { did } = player;
        report(
          `game ${game}: ${did
            .entries()
            .map(([what, n]) => `${what} ${n}`)
            .join(', ')}`,
        );
        expect(await player.game()).toBe(game + 1);
        expect(isNext(game + 1)).toBe(true);
        expect(did.missing(['rite podium', 'rite guidepost'])).toEqual([]);
        expect(complaints).toEqual([]);
        await context.close();
      },
      10 * MINUTE,
    );
  },
);
