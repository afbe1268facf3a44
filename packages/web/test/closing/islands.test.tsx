// Spoilers: a campaign, as it was played.
import { botFrom } from '@charterstone/bots';
import { box as boxData } from '@charterstone/box';
import {
  type Choice,
  choose,
  compile,
  glance,
  inspect,
  moves,
  options,
  play,
  type State,
  seatToMove,
  startGame,
  stateOf,
} from '@charterstone/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { questionText } from '../../src/between/promised.ts';
import { refusedPlots } from '../../src/between/refusedPlots.ts';
import { ISLAND, PLOT, SiteOption } from '../../src/between/SiteOption.tsx';
import { cardWords } from '../../src/table/cardLook.ts';
import { reasonsAgainst } from '../../src/table/reasons.ts';
import { sceneFor } from '../rites/scenes.ts';

type Laying = { readonly state: State; readonly seat: number; readonly choices: readonly Choice[] };

/** Somebody is about to lay an island with a building over a plot with one. */
function laying(): Laying {
  const game = startGame(compile(boxData), { seats: 2, seed: '1' });
  const bots = [0, 1, 2].map((seat) => botFrom('greedy', `islands ${seat}`));
  for (let count = moves(game); count > 0; count = moves(game)) {
    const seat = seatToMove(game);
    if (glance.gameNumber(game) > 4) {
      const state = stateOf(game);
      const choices = options(state, seat);
      const { village } = inspect(state);
      const isFull = ({ what, at }: Choice): boolean =>
        village[String(what)] !== undefined && village[at ?? ''] !== undefined;
      if (choices[0]?.do === 'lay' && choices.some(isFull)) return { state, seat, choices };
    }
    play(game, game.moves[bots[seat]?.(game, count) ?? 0] ?? 0);
  }
  throw new Error('nobody laid such an island');
}

test('an island says what the building on it does, and a plot what the one that is covered does', () => {
  const { state, seat, choices } = laying();
  const scene = sceneFor(state, seat);
  const shown = (site: string, words: typeof ISLAND | typeof PLOT): string =>
    renderToStaticMarkup(<SiteOption scene={scene} site={site} words={words} onPress={() => {}} />);
  const told = (sites: readonly (string | number | undefined)[], words: typeof ISLAND | typeof PLOT) =>
    [...new Set(sites.map(String))].flatMap((site) => {
      const card = scene.now.village[site];
      return card === undefined ? [] : [{ text: shown(site, words), says: cardWords(scene, card) }];
    });
  const all = [
    told(
      choices.map(({ what }) => what),
      ISLAND,
    ),
    told(
      choices.map(({ at }) => at),
      PLOT,
    ),
  ];
  expect(all.map(({ length }) => length > 0)).toEqual([true, true]);
  for (const { text, says } of all.flat()) {
    expect(says).not.toBe('');
    expect(text).toContain(says);
  }
});

test('a plot that no island may lie over is there too, and says why not', () => {
  const { state, seat, choices } = laying();
  const scene = { ...sceneFor(state, seat), choices };
  const own = scene.now.charters.find((one) => one.seat === seat)?.charter;
  const [basic, ...others] = refusedPlots(scene);
  if (basic === undefined) throw new Error('every plot may be covered');
  expect([basic.why, others]).toEqual([scene.say.lack({ lack: 'basic' }), []]);
  expect(choices.some(({ at }) => at === basic.plot)).toBe(false);
  const shown = renderToStaticMarkup(
    <SiteOption scene={scene} site={basic.plot} words={PLOT} why={basic.why} />,
  );
  expect(shown).toContain(basic.why);
  expect(shown).toContain('disabled');
  const theirs = own === 'red' ? 'site:blue-6' : 'site:red-6';
  expect(reasonsAgainst(scene, theirs)).toEqual([scene.say.lack({ lack: 'notYours' })]);
});

test('the question says which of how many islands it is, so that the second is not taken for the first', () => {
  let { state, seat } = laying();
  const asked: string[] = [];
  for (;;) {
    const choices = options(state, seat);
    const [first] = choices;
    if (first?.do !== 'lay') break;
    const scene = sceneFor(state, seat);
    const question = scene.now.questions.find((one) => one.seat === seat);
    asked.push(questionText({ ...scene, choices, question }));
    const outcome = choose(state, seat, first);
    if (!outcome.ok) throw new Error('it was not laid');
    ({ state } = outcome);
  }
  expect(asked).toEqual([
    'Which sky island do you lay, and over which plot? (1 of 2)',
    'Which sky island do you lay, and over which plot? (2 of 2)',
  ]);
});
