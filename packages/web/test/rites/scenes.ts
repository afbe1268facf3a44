// Spoilers: whole campaigns, as they were played.
import { botFrom } from '@charterstone/bots';
import { box as boxData } from '@charterstone/box';
import { pictures } from '@charterstone/box/pictures';
import { text } from '@charterstone/box/text/en';
import {
  compile,
  type Fact,
  factsFor,
  inspect,
  moves,
  openBox,
  play,
  type State,
  seatToMove,
  startGame,
  stateOf,
  view,
} from '@charterstone/rules';
import { speaker, textsOf } from '@charterstone/words';
import type { Content } from '../../src/table/content.ts';
import type { Scene } from '../../src/table/scene.ts';
import { seatingIn } from '../../src/table/seating.ts';
import type { AtTable } from '../../src/wire/atTable.ts';

const box = compile(boxData);

/** A step of a campaign as one seat hears and sees it (0: whoever watches), with what is unlocked by then. */
export type HeardStep = { readonly facts: readonly Fact[]; readonly scene: Scene };

export function sceneFor(state: State, eyes: number): Scene {
  const seenNow = view(state, eyes === 0 ? undefined : eyes);
  const seen = { cells: seenNow.table, options: [], undo: false };
  const at: AtTable = {
    table: {
      id: 'campaign',
      name: 'Campaign',
      language: 'en',
      seats: [],
      automas: 0,
      options: [],
      courtesy: {},
      madeAt: 0,
    },
    person: 'somebody',
    seats: eyes === 0 ? [] : [eyes],
    seq: 1,
    views: new Map([[eyes, seen]]),
    chat: [],
    earlier: [],
    hasEarlier: false,
    here: [],
    rewind: undefined,
    rewindOver: undefined,
  };
  const data = openBox(state);
  const content: Content = { data, box: compile(data), lang: 'en', textOf: textsOf(text), pictures };
  const now = inspect(seenNow);
  const say = speaker('en', content.textOf, { box: data });
  return {
    at,
    content,
    eyes,
    seen,
    view: { ...seenNow, box: content.box },
    now,
    say,
    seating: seatingIn(now),
    sayAmong: () => say,
    question: undefined,
    choices: [],
    standsIn: undefined,
    spoken: { village: now.village, nameAt: () => undefined },
    titles: {},
  };
}

/** The steps of a campaign of three greedy bots, as these eyes saw them, in which there is anything to hear of. */
export function stepsOf(eyes: number, isWorth: (fact: Fact) => boolean): readonly HeardStep[] {
  const game = startGame(box, { seats: 3, seed: '1', games: 12 });
  const bots = Array.from({ length: 4 }, (_, seat) => botFrom('greedy', `1 seat ${seat}`));
  const found: HeardStep[] = [];
  for (let count = moves(game); count > 0; count = moves(game)) {
    const seat = seatToMove(game);
    const move = game.moves[bots[seat]?.(game, count) ?? 0] ?? 0;
    game.facts = [];
    play(game, move);
    const { facts } = game;
    game.facts = undefined;
    if (!facts.some(isWorth)) continue;
    const state = stateOf(game);
    found.push({
      scene: sceneFor(state, eyes),
      facts: factsFor(state, eyes === 0 ? undefined : eyes, facts),
    });
  }
  return found;
}
