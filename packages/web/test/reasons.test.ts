// Spoilers: campaigns, as they were played.
import { botFrom } from '@charterstone/bots';
import { box as boxData } from '@charterstone/box';
import {
  CHARTERS,
  compile,
  explain,
  inspect,
  moves,
  options,
  play,
  type State,
  seatToMove,
  startGame,
  stateOf,
} from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { askedText } from '../src/table/asking.ts';
import { impossibleNow, outcomeOf, reasonsAgainst } from '../src/table/reasons.ts';
import { hasStrangers, type Scene } from '../src/table/scene.ts';
import { sceneFor } from './rites/scenes.ts';

/** Tables of a campaign at which the first seat is asked something. */
function asked(seed: string, most: number): readonly Scene[] {
  const game = startGame(compile(boxData), { seats: 2, seed, games: 2 });
  const bots = [0, 1, 2].map((seat) => botFrom('greedy', `${seed} ${seat}`));
  const found: Scene[] = [];
  for (let count = moves(game); count > 0 && found.length < most; count = moves(game)) {
    const seat = seatToMove(game);
    const state = stateOf(game);
    if (seat === 1 && inspect(state).round > 0) found.push(sceneOf(state));
    play(game, game.moves[bots[seat]?.(game, count) ?? 0] ?? 0);
  }
  return found;
}

const whole = new WeakMap<Scene, State>();

function sceneOf(state: State): Scene {
  const scene = sceneFor(state, 1);
  const question = scene.now.questions.find(({ seat }) => seat === 1);
  const made = { ...scene, question, choices: options(state, 1) };
  whole.set(made, state);
  return made;
}

const scenes = asked('reasons', 240);
const turns = scenes.filter(({ choices }) =>
  choices.some(({ do: deed }) => deed === 'retrieve' || deed === 'place'),
);
const aims = scenes.filter(({ choices }) =>
  choices.every(({ do: deed }) => deed === 'build' || deed === 'sell'),
);

describe('why not', () => {
  test('is said of every building that nobody can be sent to, and of none that somebody can', () => {
    let said = 0;
    for (const scene of turns) {
      const marks = impossibleNow(scene, new Set());
      for (const site of Object.keys(scene.now.village)) {
        const placed = scene.choices.some(({ do: deed, at }) => deed === 'place' && at === site);
        const mark = marks.get(`site:${site}`) ?? marks.get(`commons:${site}` as 'commons:treasury');
        expect(mark === undefined, `${site} ${mark?.reason}`).toBe(placed);
        if (mark !== undefined) said++;
      }
    }
    expect(said).toBeGreaterThan(50);
  });

  test('is said of empty plots and of the spaces of the Cloud Port as well', () => {
    for (const scene of turns.slice(0, 20)) {
      const marks = impossibleNow(scene, new Set());
      for (const charter of CHARTERS)
        for (const n of [1, 2, 3, 4, 5, 6]) {
          const site = `${charter}-${n}`;
          if (scene.now.village[site] === undefined && scene.now.covered[site] === undefined)
            expect(marks.get(`site:${site}`)?.reason, site).toMatch(/\./);
        }
      expect(marks.get('quota:coin-6')?.reason).toMatch(/\./);
    }
  });

  test('is not said before what has just been unlocked was handed out, nor what a choice would bring', () => {
    const [begun] = scenes;
    if (begun === undefined) throw new Error('nothing was asked');
    const { content } = begun;
    let strange = 0;
    for (const scene of turns) {
      expect(hasStrangers(scene)).toBe(false);
      const early = { ...scene, content, view: { ...scene.view, box: content.box } };
      const [first] = scene.choices;
      if (!hasStrangers(early) || first === undefined) continue;
      expect(impossibleNow(early, new Set()).size).toBe(0);
      expect(outcomeOf(early, first)).toEqual([]);
      strange++;
    }
    expect(strange).toBeGreaterThan(20);
  });

  test('an empty plot is one’s own and waits for a building, or is somebody else’s', () => {
    const [scene] = turns;
    if (scene === undefined) throw new Error('nobody had a turn');
    const own = scene.now.charters.find(({ seat }) => seat === 1)?.charter;
    const empty = [1, 2, 3, 4, 5, 6]
      .map((n) => `${own}-${n}`)
      .find((site) => scene.now.village[site] === undefined);
    const theirs = own === 'red' ? 'site:blue-6' : 'site:red-6';
    expect(reasonsAgainst(scene, `site:${empty}`)).toEqual([
      scene.say.lack({ lack: 'byBuilding', gives: 'construct' }),
    ]);
    expect(reasonsAgainst(scene, theirs)).toEqual([scene.say.lack({ lack: 'notYours' })]);
  });

  test('while a crate is to be unlocked is plain for every building, the Charterstone and others of the Commons too', () => {
    const opening = scenes.filter(({ choices }) => choices[0]?.do === 'open');
    expect(opening.length).toBeGreaterThan(0);
    for (const scene of opening) {
      const { say } = scene;
      const said = [...impossibleNow(scene, new Set()).values()].map(({ reason }) => reason);
      expect(said).not.toContain(say.lack({ lack: 'unknown' }));
      expect(reasonsAgainst(scene, 'commons:charterstone')).toEqual([
        say.ui('screen.answerFirst', { question: askedText(scene) }),
      ]);
    }
  });

  test('in the middle of an action is what the whole box says, or which question is asked', () => {
    let compared = 0;
    for (const scene of aims) {
      const state = whole.get(scene);
      const [first] = scene.choices;
      if (state === undefined || first === undefined) continue;
      for (const site of ['red-1', 'red-6', 'blue-3', 'blue-6']) {
        const wish = { ...first, at: site };
        if (first.do !== 'build' || scene.choices.some(({ at }) => at === site)) continue;
        const lacks = explain(state, 1, wish).map((lack) => scene.say.lack(lack));
        expect(reasonsAgainst(scene, `site:${site}`)).toEqual(lacks);
        compared++;
      }
      const [question] = reasonsAgainst(scene, 'commons:treasury');
      if (first.do === 'sell') expect(question).toContain(scene.say.prompt(scene.choices, scene.spoken));
    }
    expect(compared).toBeGreaterThan(3);
  });
});
