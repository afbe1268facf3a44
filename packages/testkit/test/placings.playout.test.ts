import { choiceOfMove, choiceText, type Game, newCampaign } from '@charterstone/rules';
import { atOf, buildingOn, head as table } from '@charterstone/rules/internal';
import { expect, test } from 'vitest';
import { contentOf, finisher, isPlacing, type Match, mustPlay, tally, theBox } from '../src/index.ts';
import { report } from './report.ts';

const box = theBox();
const buildings = contentOf(box).filter((name) => name.startsWith('building'));
const counts = tally();
/** Of so many decisions one is tried in every way. */
const SAMPLE = 5;
const SAMPLE_OF_CAMPAIGNS = 80;
/** A building that was tried less often is tried in every turn. */
const RARE = 3;
const MOST_CAMPAIGNS = 40;

/** Plays a game or a campaign and tries the placings on its way, each until its use is done, in every way. */
function tryPlacings(match: Match, sample: number): void {
  const finish = finisher(newCampaign(box, { ...match, games: match.games ?? 1 }).state);
  let decisions = 0;
  const before = (game: Game, _seat: number, count: number): void => {
    const sampled = ++decisions % sample === 0;
    for (const placing of game.moves.slice(0, count).filter(isPlacing)) {
      const building = `building ${buildingOn(game, atOf(placing))}`;
      if (!sampled && counts.of(building) >= RARE) continue;
      const { leaves, answers, whole, problem } = finish(game, placing);
      const text = choiceText(choiceOfMove(game, placing));
      if (problem !== undefined) throw new Error(`${text}: ${problem}`);
      counts.add(building);
      counts.add('placings');
      counts.add(`placings in game ${table.head(game, table.GAME)}`);
      counts.add('placings of minions', /^(place|careful) (big|small)/.test(text) ? 0 : 1);
      counts.add('placings with a question on the way', leaves > 1 ? 1 : 0);
      counts.add('placings with too many ways', whole ? 0 : 1);
      counts.add('ends', leaves);
      counts.add('answers', answers);
    }
  };
  mustPlay(box, match, { check: false, before });
}

test('every offered placing can be finished from every answer on the way', () => {
  for (const seats of [1, 2, 3, 4, 5, 6]) tryPlacings({ seats, seed: 'placings', player: 'curious' }, SAMPLE);
  let more = 0;
  for (; more < MOST_CAMPAIGNS && (more < 3 || counts.missing(buildings).length > 0); more++)
    tryPlacings(
      { seats: 2 + (more % 5), seed: `rare-${more}`, player: 'ambitious', games: 14 },
      SAMPLE_OF_CAMPAIGNS,
    );
  expect(counts.missing(buildings)).toEqual([]);
  expect(counts.of('placings')).toBeGreaterThan(4000);
  for (let game = 1; game <= 14; game++)
    expect(counts.of(`placings in game ${game}`), `game ${game}`).toBeGreaterThan(20);
  expect(counts.of('placings of minions')).toBeGreaterThan(50);
  // A few hands can be paid in more ways than anybody would try.
  expect(counts.of('placings with too many ways')).toBeLessThan(counts.of('placings') / 100);
  report(
    counts
      .entries()
      .filter(([name]) => !name.startsWith('building'))
      .map(([name, n]) => `${name} ${n}`)
      .join(', ')
      .concat(`, games 6, campaigns ${more}`),
  );
});
