import { box as data } from '@charterstone/box';
import {
  type Box,
  COMMONS_CARD,
  compile,
  type Fact,
  gameOf,
  inspect,
  moves,
  newCampaign,
  openBox,
  play,
  stateOf,
} from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { playCampaign } from '../src/balance/campaign.ts';
import { Listener } from '../src/balance/listener.ts';
import { mechanismsOf } from '../src/balance/mechanisms.ts';
import { Standing } from '../src/balance/standing.ts';
import { randomOf } from '../src/random.ts';

const box = compile(data);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

describe('what is heard of a campaign', () => {
  const told = playCampaign(box, { seats: 3, seed: 'heard', player: 'greedy' }, 0);

  test('is the same for the same plan and number, and another for another', () => {
    const plan = { seats: 2, seed: 'again', player: 'random' } as const;
    expect(playCampaign(box, plan, 1)).toEqual(playCampaign(box, plan, 1));
    expect(playCampaign(box, plan, 1)).not.toEqual(playCampaign(box, plan, 2));
  });

  test('twelve games, each with a first player, winners and turns of every seat', () => {
    expect(told.problem).toBeUndefined();
    expect(told.games).toHaveLength(12);
    expect(told.charters).toHaveLength(3);
    for (const { first, winners, points, turns } of told.games) {
      expect(told.charters).toContain(first);
      expect(winners.length).toBeGreaterThan(0);
      const most = Math.max(...Object.values(points));
      for (const winner of winners) expect(points[winner]).toBe(most);
      expect(Object.keys(turns).sort()).toEqual([...told.charters].sort());
    }
  });

  test('every point has a source', () => {
    for (const { sources, points } of told.games)
      expect(sum(Object.values(sources))).toBe(sum(Object.values(points)));
  });

  test('no building is used more often than it could be, and those of the Commons could be always', () => {
    for (const { placements, chances, placed } of told.games) {
      expect(sum(Object.values(placements))).toBe(placed);
      expect(chances[COMMONS_CARD]).toBe(placed);
      for (const [building, times] of Object.entries(placements))
        expect(chances[building] ?? 0).toBeGreaterThanOrEqual(times);
    }
  });

  test('crates only grow in number, and the story has its doors', () => {
    const crates = told.games.map((game) => game.crates);
    expect(crates).toEqual(crates.toSorted((a, b) => a - b));
    expect(told.doors).toHaveLength(12);
    expect(told.doors.at(-1)).toBe('W');
    for (const name of told.met) expect(told.unlocked).toContain(name);
  });
});

/** Plays a campaign by chance and shows every step of it. */
function follow(
  seats: number,
  seed: string,
  see: (facts: readonly Fact[], game: ReturnType<typeof gameOf>) => void,
): void {
  const random = randomOf(seed);
  const { state, facts } = newCampaign(box, { seats, seed, games: 12 });
  const game = gameOf(state);
  const heard: Fact[] = [...facts];
  game.facts = heard;
  for (;;) {
    see(heard, game);
    heard.length = 0;
    const count = moves(game);
    if (count === 0) return;
    play(game, game.moves[random(count)] ?? 0);
  }
}

describe('facts agree with the table', () => {
  test('about what stands in the village', () => {
    const standing = new Standing();
    let compared = 0;
    follow(4, 'village', (facts, game) => {
      for (const fact of facts) standing.read(fact);
      if (!facts.some(({ fact }) => fact === 'built' || fact === 'gameBegan' || fact === 'laid')) return;
      const { village, covered } = inspect(stateOf(game));
      const laidOut = new Set(Object.values(covered));
      const there = Object.entries(village)
        .filter(([site]) => (site.startsWith('sky-') ? laidOut.has(site) : covered[site] === undefined))
        .map(([, building]) => building)
        .filter((building) => building < COMMONS_CARD);
      expect([...standing.buildings()].sort()).toEqual(there.sort());
      compared++;
    });
    expect(compared).toBeGreaterThan(12);
  });

  test('about the crates that are open', () => {
    const listener = new Listener(data);
    let open = 0;
    follow(3, 'crates', (facts, game) => {
      listener.hear(facts);
      if (facts.some(({ fact }) => fact === 'gameEnded'))
        open = Object.entries(openBox(stateOf(game)).crates).filter(
          ([crate, { locked }]) => /^\d+$/.test(crate) && locked !== true,
        ).length;
    });
    expect(listener.told().games.at(-1)?.crates).toBe(open);
  });
});

test('a campaign that breaks is told as far as it went, with the reason', () => {
  const noSteps: Box = { ...box, nodes: [] };
  const { games, problem } = playCampaign(noSteps, { seats: 2, seed: 'broken', player: 'random' }, 0);
  expect(problem).toMatch(/\w/);
  expect(games.length).toBeLessThan(12);
});

describe('every rule that a numbered crate brings is a mechanism somebody can meet', () => {
  const mechanisms = mechanismsOf(data);
  const isUnlockedBy = (fact: Fact) => mechanisms.some(({ unlockedBy }) => unlockedBy(fact));
  const crates = Object.entries(data.crates).filter(([crate]) => /^\d+$/.test(crate));

  test('by its rule card', () => {
    // Rows of the quota track come along with a rule, and minions come kind by kind.
    const alongside = new Set([33, ...data.board.quota.map(({ card }) => card)]);
    const brought = new Set(
      crates.flatMap(([, { rules = [] }]) => rules).filter((card) => !alongside.has(card)),
    );
    expect(brought.size).toBe(9);
    for (const card of brought) expect(isUnlockedBy({ fact: 'ruleEntered', slot: 0, card })).toBe(true);
  });

  test('by the card of a kind of minion', () => {
    const cards = crates
      .flatMap(([, { supply = [] }]) => supply)
      .filter((card) => data.cards[card]?.kind === 'minion');
    expect(cards).toHaveLength(6);
    const moved = { fact: 'cardMoved', charter: 'red', from: 'index', to: 'table', why: 1 } as const;
    for (const card of cards) expect(isUnlockedBy({ ...moved, card })).toBe(true);
  });
});
