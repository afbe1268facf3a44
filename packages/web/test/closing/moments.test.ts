// Spoilers: whole campaigns, as they were played.
import { box as data } from '@charterstone/box';
import { type Fact, factsFor, inspect, type State, sumReached } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { broughtBy } from '../../src/rites/closing/brought.ts';
import { battleIn, crossingsIn, doorsOf, endingIn } from '../../src/rites/closing/crossing.ts';
import { closingMoments } from '../../src/rites/closing/moments.ts';
import { portionsOf, ranking, SOURCES } from '../../src/rites/closing/sources.ts';
import { openingMoments } from '../../src/rites/opening/moments.ts';
import { inOrder } from '../../src/rites/row.ts';
import type { Scene } from '../../src/table/scene.ts';
import { sceneFor } from '../rites/scenes.ts';
import { campaignsOf, walk, walkThrough } from './campaigns.ts';

const WORTH: ReadonlySet<Fact['fact']> = new Set(['gameEnded', 'storyOpened', 'campaignEnded', 'cardHidden']);
const isWorth = (fact: Fact): boolean =>
  WORTH.has(fact.fact) || (fact.fact === 'noted' && fact.note > 0 && fact.card >= 400);

type Step = {
  readonly facts: readonly Fact[];
  readonly scene: Scene;
  readonly ids: readonly string[];
};

/** The steps of a campaign in which something ends or turns, as seat 1 hears them. */
function stepsOf(seats: number): readonly Step[] {
  const steps: Step[] = [];
  walk(seats, (state, told) => {
    if (told.some(isWorth)) steps.push(stepAt(state, told));
  });
  return steps;
}

function stepAt(state: State, told: readonly Fact[]): Step {
  const facts = factsFor(state, 1, told);
  const scene = sceneFor(state, 1);
  return { facts, scene, ids: closingMoments(facts, scene).map(({ id }) => id) };
}

const campaigns = [1, 2, 3, 4, 5, 6].map((seats) => ({ seats, steps: stepsOf(seats) }));
const idsOf = (steps: readonly Step[]): readonly string[] => steps.flatMap(({ ids }) => ids);
const doorsIn = (steps: readonly Step[]): readonly string[] =>
  idsOf(steps).flatMap((id) => (id.startsWith('door ') ? [id.slice(5)] : []));

describe.each(campaigns)('the endings of a campaign of $seats', ({ seats, steps }) => {
  test('every game has its podium, and the last one the end of the campaign after it', () => {
    const ids = idsOf(steps);
    expect(ids.filter((id) => id === 'game').length).toBeGreaterThanOrEqual(12);
    expect(ids.filter((id) => id === 'campaign')).toHaveLength(1);
    expect(ids.indexOf('campaign')).toBeGreaterThan(ids.indexOf('game'));
  });

  test('every crate of the story opens a door; the very last one belongs to the ending', () => {
    const opened = steps.flatMap(({ facts }) =>
      facts.flatMap((fact) => (fact.fact === 'storyOpened' ? [fact.door] : [])),
    );
    expect(doorsIn(steps)).toEqual(opened.filter((door) => door !== 'W'));
  });

  test('beside every door stands the other one, and who chose is told where somebody did', () => {
    for (const { facts, scene } of steps) {
      const { content } = scene;
      for (const { crossing } of crossingsIn(facts)) {
        const { doors, test: decides } = doorsOf(content.data, crossing.door);
        if (crossing.door === 'W') continue;
        expect(doors).toHaveLength(2);
        expect(doors).toContain(crossing.door);
        expect(decides === undefined).toBe(crossing.isChosen);
        if (crossing.isChosen) expect(crossing.by).toBeDefined();
      }
    }
  });

  test('what the village brought to the battle decides it, and stays the same until the campaign ends', () => {
    const { test: decides, doors } = doorsOf(data, 'U');
    const sums = new Set<number | undefined>();
    let door: string | undefined;
    let isOver = false;
    walk(seats, (state, told) => {
      for (const fact of told) {
        if (fact.fact === 'storyOpened' && doors.includes(fact.door)) door = fact.door;
        if (fact.fact === 'campaignEnded') isOver = true;
      }
      if (door !== undefined && !isOver && decides !== undefined) sums.add(sumReached(state, decides));
    });
    expect(sums.size).toBe(1);
    const [sum = 0] = sums;
    expect(door).toBe(doors[sum >= 24 ? 0 : 1]);
    const seen = steps
      .slice(steps.findIndex(({ ids }) => ids.includes(`door ${door}`)))
      .map(({ scene }) => (decides === undefined ? undefined : broughtBy(scene, decides)));
    // At the end it is taken off the table, and not counted again.
    expect([seen[0], seen.at(-1)]).toEqual([sum, undefined]);
  });

  test('whoever wins stands highest', () => {
    for (const { facts } of steps)
      for (const fact of facts) {
        if (fact.fact !== 'gameEnded') continue;
        const order = Object.keys(fact.points) as (typeof fact.winners)[number][];
        const ranked = ranking(fact.points, order, fact.winners);
        expect(ranked).toHaveLength(order.length);
        expect(ranked.filter(({ rank }) => rank === 1).map(({ charter }) => charter)).toEqual(
          expect.arrayContaining([...fact.winners]),
        );
        expect(ranked.filter(({ rank }) => rank === 1)).toHaveLength(fact.winners.length);
      }
  });
});

describe('all campaigns together', () => {
  test('go through every door of the story', () => {
    const doors = new Set(campaigns.flatMap(({ steps }) => doorsIn(steps)));
    expect([...doors].sort().join('')).toBe('ABCDEFGHIJKLMNOPQRSTUV');
  });

  test('come to both endings', () => {
    const endings = campaigns.map(({ steps }) => {
      const last = steps.findLast(({ facts }) => facts.some(({ fact }) => fact === 'campaignEnded'));
      return last === undefined ? undefined : battleIn(last.scene.content.data);
    });
    expect(endings).toEqual(['won', 'lost', 'won', 'lost', 'lost', 'won']);
  });

  test('their names come with the story behind the door that opened, and nobody knows them before', () => {
    const storyAt = (step: Step | undefined) => step && endingIn(step.scene.content.data);
    expect(campaigns.map(({ steps }) => storyAt(steps.at(-1)))).toEqual([150, 149, 150, 149, 149, 150]);
    for (const { steps } of campaigns) {
      const fought = steps.findIndex(({ facts }) =>
        facts.some((fact) => fact.fact === 'storyOpened' && 'UV'.includes(fact.door)),
      );
      expect(storyAt(steps[fought])).toBeDefined();
      expect(storyAt(steps[fought - 1])).toBeUndefined();
    }
  });

  test('a light goes out once where it does, and cards are dealt to whoever plays', () => {
    const ids = campaigns.flatMap(({ steps }) => idsOf(steps));
    expect(ids.some((id) => id.startsWith('light '))).toBe(true);
    expect(ids.filter((id) => id.startsWith('deal ')).length).toBeGreaterThanOrEqual(campaigns.length);
  });

  test('nobody else sees a card that was taken in secret', () => {
    walk(2, (state, told) => {
      const taken = told.find((fact) => fact.fact === 'cardHidden' && fact.to.startsWith('secret-'));
      if (taken === undefined) return;
      const deals = [1, 2].map((seat) =>
        closingMoments(factsFor(state, seat, told), sceneFor(state, seat)).filter(({ id }) =>
          id.startsWith('deal '),
        ),
      );
      expect(deals.map(({ length }) => length).sort()).toEqual([0, 1]);
    });
  });
});

describe('a step in which the next game is set up at once', () => {
  /** The first such step in which this happened before that game, in the first campaign of so many that has one. */
  const stepIn = (seats: number, kind: Fact['fact'], next: number): Step => {
    for (const campaign of campaignsOf(seats)) {
      let step: Step | undefined;
      let game = 0;
      walkThrough(campaign, (state, told) => {
        const before = game;
        ({ game } = inspect(state));
        if (step !== undefined || before !== next - 1 || game !== next) return;
        if (told.some(({ fact }) => fact === kind)) step = stepAt(state, told);
      });
      if (step !== undefined) return step;
    }
    throw new Error(`${kind} never came before game ${next}`);
  };
  const shownIn = ({ facts, scene }: Step): readonly string[] =>
    inOrder([...openingMoments(facts, scene), ...closingMoments(facts, scene)]).map(({ id }) => id);

  test('shows who has won before it shows what comes: after the campaign', () => {
    expect(shownIn(stepIn(3, 'gameEnded', 14))).toEqual(['game', 'islands']);
  });

  test('and after a first game that leaves nothing to decide; the rules of its end come first', () => {
    const kinds = shownIn(stepIn(2, 'gameEnded', 2)).map((id) => id.split(' ')[0]);
    expect(kinds.slice(0, 4)).toEqual(['rules', 'game', 'story', 'guidepost']);
  });

  test('ends the campaign before anybody thinks of another game', () => {
    const shown = shownIn(stepIn(3, 'campaignEnded', 13));
    expect(shown.at(-1)).toBe('campaign');
    expect(shown).not.toContain('islands');
  });
});

describe('where points come from', () => {
  test('every number has a source, and nothing is lost between them', () => {
    const { content } = sceneFor(
      walk(4, () => {}),
      1,
    );
    const counted = Object.fromEntries(Array.from({ length: 450 }, (_, i) => [String(i + 1), 1]));
    const portions = portionsOf(content, counted);
    expect(Object.keys(portions).every((source) => SOURCES.some((one) => one === source))).toBe(true);
    expect(Object.values(portions).reduce((sum, n) => sum + n, 0)).toBe(450);
    expect(portions.quota).toBe(1);
    expect(portions.reputation).toBe(1);
  });

  test('shared places, and a tie that was broken', () => {
    expect(ranking({ red: 3, blue: 5, green: 3 }, ['red', 'blue', 'green'], ['blue'])).toEqual([
      { charter: 'blue', points: 5, rank: 1 },
      { charter: 'red', points: 3, rank: 2 },
      { charter: 'green', points: 3, rank: 2 },
    ]);
    expect(ranking({ red: 5, blue: 5 }, ['red', 'blue'], ['blue']).map(({ charter }) => charter)).toEqual([
      'blue',
      'red',
    ]);
  });
});
