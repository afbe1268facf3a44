import {
  charterOfSeat,
  choose,
  deciders,
  type Fact,
  inspect,
  newCampaign,
  options,
  type State,
} from '@charterstone/rules';
import { chance, theBox } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

/** A whole campaign by random choices, and one game more; all that was told. */
function campaign(seats: number, seed: string): { facts: readonly Fact[]; state: State } {
  const mind = chance(`story ${seed}`);
  let { state, facts } = newCampaign(theBox(), { seats, seed, games: 13 });
  const told: Fact[] = [...facts];
  for (let seat = deciders(state)[0]; seat !== undefined; seat = deciders(state)[0]) {
    const outcome = choose(state, seat, mind.pick(options(state, seat)));
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.reasons));
    ({ state, facts } = outcome);
    told.push(...facts);
  }
  return { facts: told, state };
}

const COURSE = /^[AB][CD][EF][GH][IJ][KL][MN][OP][QR][ST][UV]W$/;

describe.each([
  [1, 'first'],
  [2, 'second'],
  [3, 'third'],
  [4, 'fourth'],
])('a campaign of %i (%s)', (seats, seed) => {
  const { facts, state } = campaign(seats, seed);
  const doors = facts.flatMap((fact) => (fact.fact === 'storyOpened' ? [fact.door] : []));

  test('its story goes from A or B to W, one door after each game', () => {
    expect(doors.join('')).toMatch(COURSE);
  });

  test('twelve games and one after, each begun and ended once, the campaign ended after the twelfth', () => {
    const course = facts.flatMap((fact) => {
      if (fact.fact === 'gameBegan') return [`game ${fact.game}`];
      if (fact.fact === 'gameEnded') return ['ended'];
      return fact.fact === 'campaignEnded' ? ['campaign'] : [];
    });
    const games = Array.from({ length: 12 }, (_, i) => [`game ${i + 1}`, 'ended']).flat();
    expect(course).toEqual([...games, 'campaign', 'game 13', 'ended']);
  });

  test('guideposts follow the doors', () => {
    const goals = facts.flatMap((fact) => (fact.fact === 'goalMet' ? [fact.guidepost] : []));
    const [, c] = doors;
    const expected = [
      400,
      401,
      c === 'C' ? 402 : 403,
      404,
      405,
      406,
      407,
      408,
      409,
      doors.includes('Q') ? 410 : 411,
      doors.includes('U') ? 412 : 413,
    ];
    expect(goals).toEqual(expected);
  });

  test('every numbered card is read once, those of the start-up first', () => {
    const read = facts.flatMap((fact) => (fact.fact === 'storyRead' ? [fact.card] : []));
    expect(new Set(read).size).toBe(read.length);
    expect(read.slice(0, 4)).toEqual([1, 2, 3, 4]);
    expect(read.slice(-2)).toEqual([151, 375]);
  });

  test('everybody still sits at a charter', () => {
    expect(inspect(state).over).toBe(true);
    const charters = Array.from({ length: seats }, (_, i) => charterOfSeat(state, i + 1));
    expect(new Set(charters).size).toBe(seats);
    expect(charters).not.toContain(undefined);
  });
});
