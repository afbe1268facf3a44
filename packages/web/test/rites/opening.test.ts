// Spoilers: whole campaigns, as they were played.
import type { Charter, Fact } from '@charterstone/rules';
import { speaker } from '@charterstone/words';
import { describe, expect, test } from 'vitest';
import { openingMoments } from '../../src/rites/opening/moments.ts';
import { type HeardStep, stepsOf } from './scenes.ts';

const KINDS: ReadonlySet<Fact['fact']> = new Set([
  'storyRead',
  'charterChosen',
  'opened',
  'unlocked',
  'ruleEntered',
  'built',
  'goalMet',
  'dealt',
  'gameEnded',
  'storyOpened',
]);

/** Whatever first appears: everything else is of every day. */
const isWorth = (fact: Fact): boolean =>
  KINDS.has(fact.fact) || (fact.fact === 'cardMoved' && fact.from === 'index');

const steps = stepsOf(1, isWorth);
const own = steps.flatMap(({ facts }) => facts).find(isMyCharter)?.charter;

function isMyCharter(fact: Fact): fact is Extract<Fact, { fact: 'charterChosen' }> {
  return fact.fact === 'charterChosen' && fact.seat === 1;
}

const has = ({ facts }: HeardStep, kind: Fact['fact']): boolean => facts.some(({ fact }) => fact === kind);
const momentsOf = ({ facts, scene }: HeardStep) => openingMoments(facts, scene);
const idsOf = (step: HeardStep): readonly string[] => momentsOf(step).map(({ id }) => id);
const after = steps.filter(({ scene }) => scene.now.game > 0).filter((step) => !isSetUp(step));

function isSetUp({ facts }: HeardStep): boolean {
  return facts.some((fact) => fact.fact === 'gameBegan' && fact.game === 1);
}

const deedOf = (charter: Charter | undefined, step: HeardStep): boolean =>
  step.facts.some((fact) => fact.fact === 'opened' && fact.charter === charter);

describe('the moments of a whole campaign', () => {
  test('begin without one: the first cards and buildings lie there when the first game starts', () => {
    const before = steps.filter((step) => step.scene.now.game === 0 || isSetUp(step));
    expect(before.length).toBeGreaterThan(2);
    expect(before.flatMap(idsOf)).toEqual([]);
  });

  test('have names of their own within a step, and words for those who hear them', () => {
    for (const step of steps) {
      const moments = momentsOf(step);
      expect(new Set(moments.map(({ id }) => id)).size).toBe(moments.length);
      for (const { title, at } of moments) {
        expect(title).toMatch(/\w/);
        expect(title).not.toMatch(/undefined|\bcard \d/);
        expect(at).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test('are a crate whenever one is opened, by whoever does it', () => {
    const opened = after.filter((step) => has(step, 'opened') || has(step, 'unlocked'));
    expect(opened.length).toBeGreaterThan(8);
    for (const step of opened) {
      const crate = momentsOf(step).find(({ id }) => id.startsWith('crate '));
      expect(crate).toBeDefined();
      expect(crate?.manner ?? 'stage').toBe('stage');
      if (has(step, 'opened')) expect(crate?.whose === own).toBe(deedOf(own, step));
    }
  });

  test('show a rule once: in the crate it came from, or by itself', () => {
    for (const step of after.filter((one) => has(one, 'ruleEntered')))
      expect(idsOf(step).some((id) => /^(crate|rules) /.test(id))).toBe(true);
    const isCrate = (step: HeardStep): boolean => has(step, 'opened') || has(step, 'unlocked');
    const alone = after.filter((step) => has(step, 'ruleEntered') && !isCrate(step));
    expect(alone.length).toBeGreaterThan(1);
    for (const step of alone) expect(idsOf(step).filter((id) => id.startsWith('rules ')).length).toBe(1);
  });

  test('are every story that is read, in its place among the others', () => {
    const reading = after.filter((one) => has(one, 'storyRead'));
    expect(reading.length).toBeGreaterThan(8);
    for (const step of reading) {
      const read = step.facts.flatMap((fact, at) =>
        fact.fact === 'storyRead' ? [{ card: fact.card, at }] : [],
      );
      const told = momentsOf(step).filter(({ id }) => id.startsWith('story '));
      expect(told.map(({ id, at }) => ({ card: Number(id.split(' ')[1]), at }))).toEqual(read);
    }
  });

  test('are a stage for my own buildings, and a glimpse for those of others', () => {
    const built = after.flatMap((step) => momentsOf(step).filter(({ id }) => id.startsWith('built ')));
    const mine = built.filter(({ whose }) => whose === own);
    const others = built.filter(({ whose }) => whose !== own);
    expect(mine.length).toBeGreaterThan(0);
    expect(others.length).toBeGreaterThan(0);
    expect(new Set(mine.map(({ manner = 'stage' }) => manner))).toEqual(new Set(['stage']));
    expect(new Set(others.map(({ manner = 'stage' }) => manner))).toEqual(new Set(['glimpse']));
  });

  test('are every guidepost that is put up, and how it went', () => {
    const ids = after.flatMap(idsOf);
    expect(ids.filter((id) => id.startsWith('guidepost ')).length).toBe(11);
    expect(ids.filter((id) => id.startsWith('goal ')).length).toBe(11);
  });

  test('do not tell by their title who has met a goal: that lies under foil', () => {
    const meeting = after.filter((one) => has(one, 'goalMet'));
    expect(meeting.length).toBeGreaterThan(3);
    for (const step of meeting) {
      const { say, now } = step.scene;
      const { title = '' } = momentsOf(step).find(({ id }) => id.startsWith('goal ')) ?? {};
      const met = step.facts.find((fact) => fact.fact === 'goalMet');
      expect(title).toBe(`The guidepost: ${say.name(met?.guidepost ?? 0)}`);
      for (const { charter } of now.charters) expect(title).not.toContain(say.who(charter));
    }
  });

  test('give charters their names after the first game, to whoever may name them', () => {
    const first = after.find((step) => has(step, 'gameEnded'));
    if (first === undefined) throw new Error('no game has ended');
    const { scene } = first;
    const ids = idsOf(first).filter((id) => /^name \D/.test(id));
    const hasWon = own !== undefined && scene.now.winners.includes(own);
    expect(ids).toEqual(hasWon ? [] : ['name charters']);
    const later = after.filter((step) => has(step, 'gameEnded')).slice(1);
    expect(later.flatMap(idsOf)).not.toContain('name charters');

    // Others may have begun the second game while somebody still looks at how the first one ended.
    const whileIn = (game: number): readonly string[] => {
      const playing = after.find((step) => step.scene.now.game === game && has(step, 'built'));
      if (playing === undefined) throw new Error(`nothing was built in game ${game}`);
      return idsOf({ ...first, scene: playing.scene });
    };
    expect(whileIn(2).includes('name charters')).toBe(!hasWon);
    expect(whileIn(3)).not.toContain('name charters');
  });
});

describe('somebody who only watches', () => {
  test('sees crates and stories as others do, and nothing that is for one player', () => {
    const seen = stepsOf(0, ({ fact }) => fact === 'opened' || fact === 'built').filter(
      ({ scene }) => scene.now.game > 0,
    );
    const moments = seen.flatMap(momentsOf);
    expect(moments.some(({ id }) => id.startsWith('crate '))).toBe(true);
    expect(
      moments.filter(({ id }) => id.startsWith('built ')).every(({ manner }) => manner === 'glimpse'),
    ).toBe(true);
    expect(moments.some(({ id }) => id.startsWith('name '))).toBe(false);
  });
});

test('where charters are dealt anew in the same step, a crate is told of whoever opened it', () => {
  const opening = steps.find((step) => has(step, 'opened'));
  const opened = opening?.facts.find((fact) => fact.fact === 'opened');
  if (opening === undefined || opened === undefined) throw new Error('no crate was opened');
  const { charter } = opened;
  const { scene } = opening;
  const told = openingMoments(
    [
      opened,
      { fact: 'stoodUp', seat: 1, charter },
      { fact: 'stoodUp', seat: 2, charter: 'blue' },
      { fact: 'charterChosen', seat: 2, charter },
    ],
    {
      ...scene,
      now: { ...scene.now, campaignOver: true },
      seating: new Map([[charter, 2]]),
      sayAmong: (seating) =>
        speaker('en', scene.content.textOf, { nameOf: (whose) => `Guest ${seating.get(whose)}` }),
    },
  );
  expect(told.map(({ title }) => title)).toEqual([expect.stringMatching(/^Guest 1 /)]);
});
