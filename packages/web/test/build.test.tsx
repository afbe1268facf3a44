// Spoilers: a campaign, as it was played.
import { botFrom } from '@charterstone/bots';
import { box as boxData } from '@charterstone/box';
import {
  compile,
  inspect,
  moves,
  play,
  type State,
  seatToMove,
  startGame,
  stateOf,
} from '@charterstone/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardOption } from '../src/between/CardOption.tsx';
import { PaperCard } from '../src/rites/opening/parts/PaperCard.tsx';
import { aloud } from '../src/rites/opening/parts/words.ts';
import { Bargain } from '../src/table/Bargain.tsx';
import { CardFace } from '../src/table/CardFace.tsx';
import { buildSigns, cardWords } from '../src/table/cardLook.ts';
import type { Scene } from '../src/table/scene.ts';
import { sceneFor } from './rites/scenes.ts';

const cardOf = (card: number) => boxData.cards[card];

/** A table at which somebody holds a building card to construct, and one whose building stands and whose crate is still closed. */
function heldBoth(): {
  readonly state: State;
  readonly seat: number;
  readonly plan: number;
  readonly built: number;
} {
  const game = startGame(compile(boxData), { seats: 2, seed: 'build', games: 3 });
  const bots = [0, 1, 2].map((seat) => botFrom('greedy', `build ${seat}`));
  for (let count = moves(game); count > 0; count = moves(game)) {
    const state = stateOf(game);
    const now = inspect(state);
    for (const { seat, hand } of now.charters) {
      const buildings = hand.filter((card) => cardOf(card)?.kind === 'building');
      const plan = buildings.find((card) => !now.constructed.includes(card));
      const built = buildings.find((card) => now.constructed.includes(card));
      if (seat !== undefined && plan !== undefined && built !== undefined)
        return { state, seat, plan, built };
    }
    play(game, game.moves[bots[seatToMove(game)]?.(game, count) ?? 0] ?? 0);
  }
  throw new Error('nobody held both');
}

const { state, seat, plan, built } = heldBoth();
const scene = sceneFor(state, seat);

/** How a card is shown: in the hand and on the mat, large, between games, out of a crate. */
function shown(at: Scene, card: number): readonly string[] {
  const nothing = (): void => {};
  return [
    <CardFace key="face" scene={at} card={card} onPick={nothing} onInspect={nothing} />,
    <Bargain key="large" scene={at} card={card} />,
    <CardOption key="option" scene={at} card={card} onPress={nothing} />,
    <PaperCard key="paper" scene={at} card={card} />,
  ].map((element) => renderToStaticMarkup(element));
}

test('a building card that nobody has constructed shows the four resources it takes, apart from the price of its use', () => {
  expect(buildSigns(scene, plan)).toHaveLength(4);
  for (const page of shown(scene, plan)) expect(page).toMatch(/class="(build|bargain-build)"/);
});

test('it says them too, to whoever listens or has it read out', () => {
  const build = scene.say.describeBuild(cardOf(plan));
  expect(build).toMatch(/^to construct: /);
  const said = `${build.replace('to', 'To')}.`;
  expect(cardWords(scene, plan)).toContain(said);
  expect(shown(scene, plan)[0]).toContain(said);
  expect(aloud(scene, [plan])).toContain(said);
});

test('where the building stands they are gone, also from the card that its crate lies on, whatever was built over it', () => {
  const over = { ...scene, now: { ...scene.now, village: {} } };
  for (const at of [scene, over]) {
    expect(buildSigns(at, built)).toBeUndefined();
    expect(cardWords(at, built)).not.toContain('o construct: ');
    for (const page of shown(at, built)) expect(page).not.toMatch(/class="(build|bargain-build)"/);
  }
});

test('nothing else has any', () => {
  for (const card of [...scene.now.objectives.map(({ card }) => card), ...Object.values(scene.now.village)])
    for (const page of shown(scene, card)) expect(page).not.toMatch(/class="(build|bargain-build)"/);
});
