import { LEVEL_NAMES } from '@charterstone/bots';
import {
  type Aside,
  choose,
  type Entry,
  hash,
  inspect,
  newCampaign,
  OPTION_NAMES,
  type Setting,
  type State,
} from '@charterstone/rules';
import { chance } from '@charterstone/testkit';
import { bytesOf, type JournalFile, writeJournal } from '../../src/journals/index.ts';
import { box, randomJournal } from './games.ts';

/** A journal in order, its text, and the table before each of its choices and after the last. */
export type Good = {
  readonly journal: JournalFile;
  readonly text: string;
  readonly states: readonly State[];
};

/** Journals of all kinds: seats, Automas, options, bots and their levels, names, asides, with their table and without. */
export function goodJournals(count: number, first = 0): Good[] {
  return Array.from({ length: count }, (_, i) => goodJournal(first + i));
}

function goodJournal(i: number): Good {
  const { below, pick } = chance(`good ${i}`);
  const seats = 1 + (i % 6);
  const automas = i % 3 === 0 ? below(7 - seats) : 0;
  const options = i % 4 === 1 ? { options: { [pick(OPTION_NAMES)]: true } } : {};
  const games = i % 5 === 2 ? { games: 1 + below(3) } : {};
  const setting: Setting = {
    seats,
    automas,
    seed: pick(['Łódź', '👩‍🌾', '"\\', '']) + i,
    ...games,
    ...options,
  };
  const { entries, states } = played(setting, [...randomJournal(setting, 20 + below(120)).entries]);
  const bots = Array.from({ length: below(seats + 1) }, (_, bot) => seats - bot);
  const last = states.at(-1);
  if (last === undefined) throw new Error('there is no table');
  const journal = {
    ...randomJournal(setting, 0),
    setting: { seats, ...(automas > 0 ? { automas } : {}), seed: setting.seed, ...games, ...options },
    bots,
    ...(i % 2 === 0 ? { levels: bots.map(() => pick(LEVEL_NAMES)) } : {}),
    entries,
    hash: hash(last),
    ...(i % 2 === 1 ? { state: bytesOf(last) } : {}),
  };
  return { journal, text: writeJournal(journal), states };
}

/** The table before each choice; people also name things, change their minds and come and go, wherever it is possible. */
function played(setting: Setting, choices: readonly Entry[]): { entries: Entry[]; states: State[] } {
  const { below } = chance(`asides ${setting.seed}`);
  let { state } = newCampaign(box, setting);
  const entries: Entry[] = [];
  const states = [state];
  const takes = (entry: Entry): boolean => {
    const outcome = choose(state, entry.seat, entry.choice);
    if (!outcome.ok) return false;
    state = outcome.state;
    entries.push(entry);
    states.push(state);
    return true;
  };
  for (const entry of choices) {
    if (below(8) === 0) for (const aside of asidesAt(state)) takes(aside);
    // Taken back, and done again.
    if (takes(entry) && below(6) === 0 && takes({ seat: entry.seat, choice: { do: 'undo' } })) takes(entry);
  }
  return { entries, states };
}

function asidesAt(state: State): { seat: number; choice: Aside }[] {
  const { charters } = inspect(state);
  return [
    { seat: 0, choice: { do: 'tell', what: 61 } },
    ...charters.flatMap(({ seat, persona }) =>
      persona.map((card) => ({ seat, choice: { do: 'name' as const, what: card, text: 'Łucja “Ü” \\ "' } })),
    ),
    { seat: 6, choice: { do: 'join', what: 'green' } },
    { seat: 6, choice: { do: 'stay' } },
  ];
}
