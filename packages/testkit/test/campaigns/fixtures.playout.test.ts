import { deciders, inspect, isOver } from '@charterstone/rules';
import { expect, test } from 'vitest';
import { eachState, gamesPlayed, linesOf } from '../../src/campaigns/index.ts';
import { theBox } from '../../src/index.ts';
import { report } from '../report.ts';
import { storedFixtures } from './stored.ts';

const box = theBox();
const fixtures = storedFixtures();

test.each(fixtures)(
  '$file replays to the same hash after every game, through the same doors (else `npm run fixtures`)',
  ({ file, fixture }) => {
    expect(fixture.box).toBe(box.data.version);
    const played = gamesPlayed(box, fixture.setting, linesOf(fixture));
    // The first game that differs says more than all those after it.
    fixture.games.forEach(({ lines, ...end }, i) => {
      const { lines: again = [], ...now } = played[i] ?? {};
      expect({ game: i + 1, ...now }).toEqual({ game: i + 1, ...end });
      expect(again).toHaveLength(lines.length);
    });
    expect(played).toHaveLength(fixture.games.length);
    report(`${file}: ${linesOf(fixture).length} choices of ${played.length} games`);
  },
);

test.each(fixtures)('$file ends with a table that has closed', ({ fixture }) => {
  const last = eachState(box, fixture.setting, linesOf(fixture), () => {});
  expect([isOver(last), deciders(last)]).toEqual([true, []]);
  expect(inspect(last).game).toBe(fixture.setting.games);
});
