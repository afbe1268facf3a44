import { choiceOfMove, choiceText, type Game, newCampaign } from '@charterstone/rules';
import { atOf, buildingOn } from '@charterstone/rules/internal';
import { expect, test } from 'vitest';
import { contentOf, finisher, isPlacing, type Match, mustPlay, tally, theBox } from '../src/index.ts';
import { report } from './report.ts';

const box = theBox();
const buildings = contentOf(box).filter((name) => name.startsWith('building'));
const counts = tally();
/** Of so many decisions one is tried in every way. */
const SAMPLE = 5;
/** A building that was tried less often is tried in every turn. */
const RARE = 10;
const MOST_GAMES = 600;

/** Plays a game and tries the placings on its way, each to the end of the turn in every way. */
function tryPlacings(match: Match, sample: number): void {
  const finish = finisher(newCampaign(box, { ...match, games: 1 }).state);
  let decisions = 0;
  const before = (game: Game, _seat: number, count: number): void => {
    const sampled = ++decisions % sample === 0;
    for (const placing of game.moves.slice(0, count).filter(isPlacing)) {
      const building = `building ${buildingOn(game, atOf(placing))}`;
      if (!sampled && counts.of(building) >= RARE) continue;
      const { leaves, answers, problem } = finish(game, placing);
      if (problem !== undefined) throw new Error(`${choiceText(choiceOfMove(game, placing))}: ${problem}`);
      counts.add(building);
      counts.add('placings');
      counts.add('placings with a question on the way', leaves > 1 ? 1 : 0);
      counts.add('ends', leaves);
      counts.add('answers', answers);
    }
  };
  mustPlay(box, match, { check: false, before });
}

test('every offered placing can be finished from every answer on the way', () => {
  for (const seats of [1, 2, 3, 4, 5, 6])
    for (let n = 0; n < 4; n++) tryPlacings({ seats, seed: `placings-${n}`, player: 'curious' }, SAMPLE);
  let more = 0;
  const isRare = (building: string): boolean => counts.of(building) < RARE;
  for (; more < MOST_GAMES && buildings.some(isRare); more++)
    tryPlacings({ seats: 4, seed: `rare-${more}`, player: 'curious' }, Number.POSITIVE_INFINITY);
  expect(buildings.filter(isRare)).toEqual([]);
  expect(counts.of('placings')).toBeGreaterThan(5000);
  const names = ['placings', 'placings with a question on the way', 'ends', 'answers'];
  report(
    names
      .map((name) => `${name} ${counts.of(name)}`)
      .join(', ')
      .concat(`, games ${24 + more}`),
  );
});
