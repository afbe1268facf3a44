// Spoilers: everything that a campaign holds.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tally } from '@charterstone/testkit';
import type { BrowserContext } from 'playwright-core';
import { demand } from '../../../server/test/proofs/measure.ts';
import { arrive, makeTable } from '../browser/guests.ts';
import { type BrowserHouse, complaintsOf } from '../browser/house.ts';
import { paint } from '../browser/unpainted.ts';
import { QuickPlayer } from './quickPlayer.ts';

export type Wish = {
  readonly seed: string;
  readonly seats: number;
  /** How many Automas play beside them; bots play all seats but the first. */
  readonly automas?: number;
  /** The game to begin with, in a prepared village; the first one where nothing is said. */
  readonly from?: number;
  /** A campaign has twelve; fewer for a glimpse of one. */
  readonly games?: number;
  readonly progress?: (line: string) => void;
};

/** What is seen in every campaign, whoever wins and whatever is decided. */
const ALWAYS = [
  ...['choice in a game', 'advice', 'name', 'page keep', 'page stars', 'page circles'],
  ...['crate', 'glue', 'rules', 'story', 'guidepost', 'names', 'doors'].map((one) => `rite ${one}`),
];
/** What is seen at the end of every one of them. */
const LAST = ['rite podium', 'rite finale'];
const GAMES = 12;
/** Bots on a busy machine take their time; nobody takes longer than that. */
const MOST_SILENCE_MS = 180_000;
/** The page of the end is there before the last ceremonies are: so long after them it is the end. */
const LAST_MS = 3000;

/**
 * A whole campaign played through the app by one person against bots, to its ending, with a fresh start of the page before every game: there is always
 * something to do that leads on. Throws where there is not, where the page complains, or where something never happened; says what was exercised.
 */
export async function wholeCampaign(
  house: Pick<BrowserHouse, 'audience'>,
  { seed, seats, automas = 0, from = 1, games = GAMES, progress = () => {} }: Wish,
): Promise<Tally> {
  const context = await house.audience();
  await arrive(context, 'Ada');
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [String(i + 2), 'easy']));
  const table = await makeTable(context, seed, {
    seats,
    automas,
    bots,
    seed,
    ...(from > 1 ? { preparedGame: from } : {}),
    ...(games < GAMES ? { games } : {}),
  });
  const player = await QuickPlayer.sit(context, table, seed);
  const complaints = complaintsOf(player.page);
  try {
    await playOn(player, context, table, progress);
    const { did, page } = player;
    if (games >= GAMES) {
      const ending = await page.locator('.at-the-end').getAttribute('data-battle');
      did.add(`ending ${ending}`);
      demand(ending === 'won' || ending === 'lost', () => `how it ended is not told: ${ending}`);
      const missing = did.missing(from > 1 ? LAST : [...ALWAYS, ...LAST]);
      demand(missing.length === 0, () => `never seen: ${missing.join(', ')}`);
    }
    demand(complaints.length === 0, () => `the page complains: ${complaints.join('; ')}`);
    return did;
  } catch (error) {
    const picture = join(tmpdir(), `charterstone-campaign-${process.pid}.png`);
    await paint(player.page)
      .then(() => player.page.screenshot({ path: picture }))
      .catch(() => {});
    const again = JSON.stringify({ seed, seats, automas, from, games });
    const did = player.did
      .entries()
      .map(([what, n]) => `${what} ${n}`)
      .join(', ');
    throw new Error(
      `${again}: ${error instanceof Error ? error.message : error}; done so far: ${did}; the page complains of ${JSON.stringify(complaints)}; the screen: ${picture}`,
      {
        cause: error,
      },
    );
  } finally {
    await context.close();
  }
}

/** Plays until the campaign is over, or something is so; with a fresh start of the page before every game. */
export async function playOn(
  player: QuickPlayer,
  context: BrowserContext,
  table: string,
  progress: (line: string) => void,
  isSo: (game: number) => boolean = () => false,
): Promise<void> {
  let [game, lastAt, isAtEnd] = [0, Date.now(), false];
  for (;;) {
    const now = await player.game();
    // Only before a question: whoever left in the middle of the ceremonies would have missed the rest of them.
    if (now > game && (await player.look()).is === 'asked') {
      const isFirst = game === 0;
      game = now;
      progress(`game ${game} after ${player.did.of('choice')} choices`);
      // Another evening.
      if (!isFirst) await player.page.reload();
    }
    const is = await player.step(isAtEnd ? LAST_MS : undefined);
    if (isAtEnd && is === 'end') return;
    isAtEnd = is === 'end';
    if (isAtEnd) continue;
    if (is === 'nothing') {
      const isMine = await isWaitedFor(context, table);
      const silence = Date.now() - lastAt;
      demand(silence < MOST_SILENCE_MS, () =>
        isMine ? 'the table waits for me and shows no way to go on' : 'nobody goes on any more',
      );
      continue;
    }
    lastAt = Date.now();
    if (isSo(await player.game())) return;
  }
}

type Listed = {
  readonly table: { readonly id: string };
  readonly mine: readonly number[];
  readonly waitingFor: readonly { readonly seat: number }[];
};

async function isWaitedFor(context: BrowserContext, id: string): Promise<boolean> {
  const { tables }: { tables: readonly Listed[] } = await (await context.request.get('/api/tables')).json();
  const found = tables.find(({ table }) => table.id === id);
  return found?.waitingFor.some(({ seat }) => found.mine.includes(seat)) ?? false;
}
