import { box as data } from '@charterstone/box';
import {
  choiceOfMove,
  choose,
  compile,
  type Entry,
  hash,
  load,
  newCampaign,
  replay,
  resample,
  type State,
  save,
  view,
} from '@charterstone/rules';
import { expect, test } from 'vitest';
import { chance, firstDifference, hiddenOtherwise, mustPlay, tally, theBox } from '../../src/index.ts';
import { report } from '../report.ts';
import { TABLES } from './tables.ts';

const box = theBox();
const OTHER_BOX = compile(data);
const counts = tally();

/** A campaign as its journal, and every table on the way. */
function recorded(seats: number, automas: number) {
  const setting = { seats, automas, seed: 'twins', games: 13 };
  const entries: Entry[] = [];
  const states: State[] = [newCampaign(box, setting).state];
  mustPlay(
    box,
    { ...setting, player: 'curious' },
    {
      check: false,
      after: (game, seat, move) => {
        entries.push({ seat, choice: choiceOfMove(game, move) });
        states.push({ box, table: game.table.slice(), past: undefined });
      },
    },
  );
  return { setting, entries, states };
}

const campaigns = TABLES.map(({ seats, automas }) => recorded(seats, automas));

test.each(campaigns)(
  'saved and restored after every choice it stays the same ($setting.seats with $setting.automas Automas)',
  ({ setting, entries, states }) => {
    let twin = newCampaign(OTHER_BOX, setting).state;
    for (const [i, { seat, choice }] of entries.entries()) {
      const restored = load(OTHER_BOX, save(twin));
      if (restored === undefined) throw new Error(`what was saved after ${i} choices can't be loaded`);
      const outcome = choose(restored, seat, choice);
      if (!outcome.ok) throw new Error(`the twin refused ${JSON.stringify(choice)}`);
      twin = outcome.state;
      const expected = states[i + 1];
      if (expected === undefined) throw new Error('a table is missing');
      expect(firstDifference(twin.table, expected.table)).toBeUndefined();
      counts.add('saved');
    }
  },
);

test.each(campaigns)(
  'its journal leads to the same end ($setting.seats with $setting.automas Automas)',
  ({ setting, entries, states }) => {
    const again = replay(OTHER_BOX, JSON.parse(JSON.stringify({ setting, entries })));
    if (!again.ok) throw new Error(`line ${again.at} was refused: ${JSON.stringify(again.reasons)}`);
    const [last] = states.slice(-1);
    expect(hash(again.state)).toBe(last === undefined ? '' : hash(last));
  },
);

test.each(campaigns)(
  'nobody sees what is hidden ($setting.seats with $setting.automas Automas)',
  ({ setting, states }) => {
    const mind = chance('automas');
    for (const state of states.filter((_, i) => i % 5 === 0))
      for (const seat of [undefined, ...Array.from({ length: setting.seats }, (_, i) => i + 1)]) {
        const seen = view(state, seat);
        const other = hiddenOtherwise(state, seat, mind);
        expect(firstDifference(view(other, seat).table, seen.table)).toBeUndefined();
        expect(firstDifference(view(resample(seen, 'again'), seat).table, seen.table)).toBeUndefined();
        counts.add('views');
      }
  },
);

test('and all of it happened', () => {
  expect(counts.of('saved')).toBeGreaterThan(2000);
  expect(counts.of('views')).toBeGreaterThan(1000);
  report(`${counts.of('saved')} savings, ${counts.of('views')} views beside Automas`);
});
