// Spoilers: whole campaigns, as they were played.
import { type Choice, gameOf, glance, inspect, options, type State } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { branchNamed } from '../../src/between/branch.ts';
import {
  inOrder,
  keepableIn,
  pickedWith,
  replacedIn,
  sortOf,
  stillThere,
} from '../../src/between/keeping.ts';
import {
  type Asked,
  askedBy,
  gamesRound,
  isAtTheEnd,
  isBetween,
  isInOrder,
  STATIONS,
  standingOf,
  stationOf,
  stationsOf,
} from '../../src/between/station.ts';
import { whyBonus } from '../../src/between/whyBonus.ts';
import { whyStar } from '../../src/between/whyStar.ts';
import type { Scene } from '../../src/table/scene.ts';
import { sceneFor } from '../rites/scenes.ts';
import { box, type Campaign, campaignsOf, storedCampaign, walk, walkThrough } from './campaigns.ts';

type Pause = {
  readonly state: State;
  readonly seat: number;
  readonly card: number;
  /** Of the glory stars, where what it brings is asked for. */
  readonly row: number | undefined;
  readonly choices: readonly Choice[];
};

/** The first question of every kind that is asked between the games of a campaign. */
function pausesOf(campaign: Campaign): ReadonlyMap<string, Pause> {
  const found = new Map<string, Pause>();
  walkThrough(campaign, (state) => {
    const now = inspect(state);
    if (now.game < 1 || now.over || glance.isUnderWay(gameOf(state))) return;
    for (const { seat, card, row } of now.questions) {
      const choices = options(state, seat);
      const kind = `${askedBy(choices)} ${sortOf(choices)} ${card} ${row} ${now.round > 0}`;
      if (!found.has(kind)) found.set(kind, { state, seat, card, row, choices });
    }
  });
  return found;
}

/** The rows of glory stars, and what can be kept, that are spoken of below. */
const ROWS: readonly unknown[] = [1, 8];
const SORTS: readonly unknown[] = ['resource', 'card', 'minion'];

/** Those of the stored campaigns, and of others until all that is spoken of below was asked for. */
function allPauses(): readonly Pause[] {
  const found = [1, 2, 3, 4, 5, 6].map((seats) => pausesOf(storedCampaign(seats)));
  const pauses = found.flatMap((one) => [...one.values()]);
  const isComplete = (): boolean =>
    ROWS.every((row) => pauses.some((one) => one.row === row)) &&
    SORTS.every((sort) => pauses.some(({ choices }) => sortOf(choices) === sort));
  for (const campaign of campaignsOf(5)) {
    if (isComplete()) break;
    for (const [kind, pause] of pausesOf(campaign))
      if (!found.some((one) => one.has(kind))) pauses.push(pause);
  }
  return pauses;
}

const pauses = allPauses();
/** What each full row brings; most of them may ask for something. */
const BONUSES = [
  'Gain 1 resource of your choice.',
  'Gain 1 coin.',
  'Gain 3 VP.',
  'Take 1 peril token from your charter.',
  'Gain 1 reputation.',
  'Gain 1 minion of your choice.',
  'Gain 1 capacity.',
  'Take 1 face-up card from the advancement mat.',
  'Put on a persona from your Charter Chest.',
];
const known = new Map<Pause, Scene>();

function sceneOf(pause: Pause): Scene {
  const { state, seat, choices } = pause;
  const seen = known.get(pause) ?? sceneFor(state, seat);
  known.set(pause, seen);
  return { ...seen, choices, question: seen.now.questions.find((one) => one.seat === seat) };
}

describe('between games', () => {
  test('every question has a screen of its own, and a station', () => {
    const asked = new Set(pauses.map(({ choices }) => askedBy(choices)));
    const all: readonly Asked[] = ['fork', 'stars', 'circles', 'keep', 'islands', 'cards', 'words'];
    expect([...asked].sort()).toEqual([...all].sort());
    const stations = new Set(pauses.map((pause) => stationOf(sceneOf(pause))));
    expect([...stations].sort()).toEqual([...STATIONS].sort());
  });

  test('a star says what it is for: the goal that one has reached, or what the story gives', () => {
    const reasons = new Set<string | undefined>();
    for (const pause of pauses.filter(({ choices }) => askedBy(choices) === 'stars')) {
      const scene = sceneOf(pause);
      const reason = whyStar(scene);
      reasons.add(reason?.why);
      const charter = scene.now.charters.find(({ seat }) => seat === pause.seat)?.charter;
      const asks = box.data.cards[pause.card];
      expect(reason?.why).toBe(asks?.kind !== 'rule' ? 'story' : asks.slot === 27 ? 'goal' : undefined);
      if (reason?.why !== 'goal' || charter !== scene.question?.charter) continue;
      expect(reason.card).toBe(scene.now.guidepost);
    }
    expect([...reasons].map(String).sort()).toEqual(['goal', 'story', 'undefined']);
  });

  test('what a full row of stars brings is asked for with the row and the reason', () => {
    const reasons = new Map<number, string | undefined>();
    for (const pause of pauses) {
      const scene = sceneOf(pause);
      const row = scene.question?.row;
      const asks = box.data.cards[pause.card];
      const isBonus = scene.now.round === 0 && asks?.kind === 'rule' && asks.slot === 28;
      expect(row !== undefined).toBe(isBonus);
      if (row === undefined) continue;
      const sheet = scene.now.charters.find(({ charter }) => charter === scene.question?.charter)?.glory;
      expect(sheet?.[row - 1]).toBe(box.data.board.glory[row - 1]?.stars);
      reasons.set(row, whyBonus(scene));
    }
    expect([...reasons.keys()]).toEqual(expect.arrayContaining([...ROWS]));
    // Others may be full as well, and ask.
    for (const [row, reason] of reasons)
      expect(reason).toBe(
        `Row ${row} of the glory stars is full. At the start of every game it brings: ${BONUSES[row - 1]}`,
      );
  });

  test('a pause has the stations that are really come to', () => {
    const found = new Set<string>();
    walk(3, (state) => {
      const now = inspect(state);
      if (now.game < 1 || now.over || glance.isUnderWay(gameOf(state))) return;
      found.add(`before ${gamesRound({ now }).next}: ${stationsOf({ now }).join(', ')}`);
    });
    const all = STATIONS.join(', ');
    expect([...found]).toEqual([
      // Without a guidepost there was no story to go on with.
      'before 2: glory, keeping, setup',
      ...[3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((next) => `before ${next}: ${all}`),
      // First the campaign ends; then nothing is marked or kept any more.
      'before 13: story, glory, keeping',
      'before 13: setup',
      'before 14: setup',
    ]);
    for (const scene of pauses.map(sceneOf)) expect(stationsOf(scene)).toContain(stationOf(scene));
  });

  test('whoever has put everything away is past the stars, whatever others still do; who watches is where the last one is', () => {
    const ahead = pauses.map(sceneOf).find((scene) => stationOf(scene) === 'glory') ?? expect.fail();
    expect(stationOf({ ...ahead, question: undefined })).toBe('keeping');
    expect(stationOf({ ...ahead, question: undefined, eyes: 0 })).toBe('glory');
  });

  test('it is known that the table is between games, and between which', () => {
    for (const pause of pauses) {
      const scene = sceneOf(pause);
      expect(isBetween(scene)).toBe(true);
      const { played, next } = gamesRound(scene);
      expect(next).toBe(played + 1);
      expect(next).toBeGreaterThan(1);
    }
  });

  test('while a game is played, and before the first one, nothing is between', () => {
    let turns = 0;
    walk(1, (state) => {
      const now = inspect(state);
      if (now.game > 2 || !(now.game === 0 || glance.isUnderWay(gameOf(state)))) return;
      turns++;
      expect(isBetween({ now, view: { seat: 1, box, table: state.table } })).toBe(false);
    });
    expect(turns).toBeGreaterThan(20);
  });

  test('whoever decides is told so, everybody else is ready or waits for somebody', () => {
    for (const pause of pauses) {
      const scene = sceneOf(pause);
      expect(standingOf(scene, pause.seat)).toBe('decides');
      const others = scene.now.charters.filter(({ seat }) => !scene.now.deciders.includes(seat));
      for (const { seat } of others)
        expect(standingOf(scene, seat)).toBe(isInOrder(scene) ? 'waits' : 'ready');
      // Several at once never wait for each other.
      if (scene.now.deciders.length > 1) expect(isInOrder(scene)).toBe(false);
    }
  });

  test('what a branch does is known for every choice between branches', () => {
    const branching = pauses.filter(({ choices }) => choices[0]?.do === 'choose');
    expect(branching.length).toBeGreaterThan(3);
    for (const pause of branching) {
      const { content, say } = sceneOf(pause);
      for (const { what } of pause.choices) {
        const branch = branchNamed(content.data, pause.card, String(what));
        expect(branch).toBeDefined();
        if (branch !== undefined) expect(say.describeEffect(branch)).toMatch(/\w/);
      }
    }
  });

  test('a closed table and the village after the campaign are at the end', () => {
    const last = walk(2, () => {});
    expect(isAtTheEnd(sceneFor(last, 1))).toBe(true);
    let found = 0;
    walk(3, (state, facts) => {
      if (!facts.some(({ fact }) => fact === 'campaignEnded')) return;
      found++;
      expect(isAtTheEnd(sceneFor(state, 1))).toBe(true);
    });
    expect(found).toBe(1);
  });
});

describe('what is kept', () => {
  const asked = pauses.filter(({ choices }) => askedBy(choices) === 'keep');

  test('comes as resources, cards or minions', () => {
    expect(new Set(asked.map(({ choices }) => sortOf(choices)))).toEqual(new Set(SORTS));
  });

  test('of a kind one, never more than there is room for, and named in the order of the table', () => {
    for (const { state, choices } of asked) {
      const things = keepableIn(choices, { cards: box.data.cards, village: inspect(state).village });
      let picked: readonly string[] = [];
      for (const one of things.toReversed()) picked = pickedWith(picked, one, things, 2);
      expect(picked.length).toBeLessThanOrEqual(2);
      const named = inOrder(picked, things);
      expect(named.map((choice) => choices.indexOf(choice))).toEqual(
        named.map((choice) => choices.indexOf(choice)).sort((a, b) => a - b),
      );
      const [first] = things;
      if (first !== undefined) expect(pickedWith([first.key], first, things, 1)).toEqual([]);
    }
  });

  test('another of the same kind takes the place of the one before', () => {
    const cards = {
      206: { kind: 'assistant', abilities: [] },
      207: { kind: 'assistant', abilities: [] },
    } as const;
    const things = keepableIn([{ do: 'keep', what: 206 }, { do: 'keep', what: 207 }, { do: 'done' }], {
      cards,
      village: {},
    });
    expect(
      pickedWith(['keep 206'], things[1] ?? { choice: { do: 'done' }, key: '', kind: '' }, things, 3),
    ).toEqual(['keep 207']);
  });

  test('a full chest is not deaf: one more takes the place of the one that was picked first, and it is known which', () => {
    const choices = (['wood', 'clay', 'grain'] as const).map((what): Choice => ({ do: 'keep', what }));
    const things = keepableIn(choices, { cards: {}, village: {} });
    const [wood, clay, grain] = things;
    if (wood === undefined || clay === undefined || grain === undefined) throw new Error('three things');
    // Picked in another order than they lie.
    const full = [clay.key, wood.key];
    const after = pickedWith(full, grain, things, 2);
    expect(after).toEqual([wood.key, grain.key]);
    expect(replacedIn(full, after, things)).toEqual({ now: grain, before: clay });
    expect(pickedWith([wood.key], clay, things, 1)).toEqual([clay.key]);
    // Where nothing had to go, nothing is said.
    expect(replacedIn([wood.key], pickedWith([wood.key], clay, things, 2), things)).toBeUndefined();
    expect(replacedIn(full, pickedWith(full, wood, things, 2), things)).toBeUndefined();
  });

  test('what was kept before stands in the way of nothing that is asked for next', () => {
    for (const { state, choices } of asked) {
      const things = keepableIn(choices, { cards: box.data.cards, village: inspect(state).village });
      const [first] = things;
      if (first === undefined) throw new Error('nothing to keep is asked for');
      const before = stillThere(['keep something that is kept by now', first.key], things);
      expect(before).toEqual([first.key]);
      for (const one of things.slice(1)) expect(pickedWith(before, one, things, 2)).toContain(one.key);
    }
  });
});
