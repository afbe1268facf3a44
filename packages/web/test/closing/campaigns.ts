// Spoilers: whole campaigns, as they were played.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { box as data } from '@charterstone/box';
import { compile, type Entry, type Fact, hash, type State } from '@charterstone/rules';
import { RULES, writeJournal } from '@charterstone/server/journals';
import { eachState, type Fixture, type Line, linesOf, unpacked } from '@charterstone/testkit';

export const box = compile(data);

const FIXTURES = join(import.meta.dirname, '../../../testkit/fixtures');

/** The campaign that was played with so many seats: together they take every turning of the story. */
export function campaignOf(seats: number): Fixture {
  return unpacked(readFileSync(join(FIXTURES, `campaign-${seats}.txt`), 'utf8'));
}

type Visit = (state: State, facts: readonly Fact[], line: Line | undefined) => void;

export function walk(seats: number, visit: Visit): State {
  const campaign = campaignOf(seats);
  return eachState(box, campaign.setting, linesOf(campaign), visit);
}

/**
 * An export of such a campaign that ends at the first moment for which this holds, to be brought along to a server. `bots` play on.
 * `games`: the table closes after so many; 0: it never does.
 */
export function journalUntil(
  seats: number,
  isThere: (state: State, facts: readonly Fact[]) => boolean,
  { bots = [], games }: { readonly bots?: readonly number[]; readonly games?: number } = {},
): string {
  const campaign = campaignOf(seats);
  const { games: closing, ...open } = campaign.setting;
  const last = games ?? closing;
  const setting = last === undefined || last === 0 ? open : { ...open, games: last };
  const entries: Entry[] = [];
  let found: string | undefined;
  eachState(box, setting, linesOf(campaign), (state, facts, line) => {
    if (found !== undefined) return;
    if (line !== undefined) entries.push(line);
    if (isThere(state, facts)) found = hash(state);
  });
  if (found === undefined) throw new Error(`the campaign of ${seats} never comes there`);
  return writeJournal({
    rules: RULES,
    box: data.version,
    setting,
    bots: [...bots],
    levels: bots.map(() => 'easy' as const),
    entries,
    hash: found,
  });
}
