import { makeBot } from '@charterstone/bots';
import { type Fact, moves, play, seatToMove, startGame } from '@charterstone/rules';
import { referee, theBox } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

const box = theBox();

/** What a campaign of greedy people and Automas told, with the points of each game by who played. */
type Told = {
  readonly facts: readonly Fact[];
  readonly people: readonly (readonly number[])[];
  readonly automas: readonly (readonly number[])[];
};

function campaign(seats: number, automas: number, seed: string, checked: boolean): Told {
  const game = startGame(box, { seats, automas, seed, games: 12 });
  game.facts = [];
  const bots = Array.from({ length: seats }, (_, i) => makeBot('greedy', `${seed} ${i}`));
  const watch = referee();
  const told: Fact[] = [];
  const mine = new Set<string>();
  const points: { readonly people: number[][]; readonly automas: number[][] } = { people: [], automas: [] };
  for (let count = moves(game); count > 0; count = moves(game)) {
    const broken = checked ? watch.check(game) : undefined;
    if (broken !== undefined) throw new Error(`${seed}: ${broken}`);
    const bot = bots[seatToMove(game) - 1];
    if (bot === undefined) throw new Error(`an Automa was asked: seat ${seatToMove(game)}`);
    play(game, game.moves[bot(game, count)] ?? 0);
    for (const fact of game.facts.splice(0)) {
      told.push(fact);
      if (fact.fact === 'charterChosen' && fact.seat <= seats) mine.add(fact.charter);
      if (fact.fact !== 'gameEnded') continue;
      const all = Object.entries(fact.points);
      points.people.push(all.flatMap(([charter, n]) => (mine.has(charter) ? [n] : [])));
      points.automas.push(all.flatMap(([charter, n]) => (mine.has(charter) ? [] : [n])));
    }
  }
  return { facts: told, ...points };
}

describe('one person and two Automas', () => {
  test('play a campaign from its first game to the ending', () => {
    const { facts, people } = campaign(1, 2, 'solo', true);
    const games = facts.flatMap((fact) => (fact.fact === 'gameBegan' ? [fact.game] : []));
    expect(games).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(people).toHaveLength(12);
    expect(people.every((points) => points.length === 1)).toBe(true);
    const [ending] = facts.filter((fact) => fact.fact === 'campaignEnded');
    expect(ending).toMatchObject({ champions: [expect.any(String)] });
    expect(facts.filter((fact) => fact.fact === 'storyOpened' && fact.door === 'W')).toHaveLength(1);
  });
});

const CAMPAIGNS = 4;
const LATE = 8;
const FAIR = 10;

test.each([
  [1, 2],
  [2, 2],
  [3, 1],
])('the difficulty does its work: in games 8 to 12 %i and %i Automas are on a par', (seats, automas) => {
  const differences = Array.from({ length: CAMPAIGNS }, (_, i) => {
    const { people, automas: others } = campaign(seats, automas, `par-${i}`, false);
    return mean(people.slice(LATE - 1).flat()) - mean(others.slice(LATE - 1).flat());
  });
  expect(Math.abs(mean(differences))).toBeLessThanOrEqual(FAIR);
});

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}
