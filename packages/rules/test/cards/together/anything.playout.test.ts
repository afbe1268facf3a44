import { box } from '@charterstone/box';
import {
  type CardData,
  type Charter,
  choiceText,
  MINIONS,
  options,
  PERILS,
  resample,
  view,
} from '@charterstone/rules';
import { chance, type Holding, type Table } from '@charterstone/testkit';
import { expect, test } from 'vitest';
import { village } from '../village.ts';

/** Any cards together: villages, hands and personas by chance, played by chance. Every choice is followed by all invariants. */
const VILLAGES = 40;
const CHOICES = 160;

const numbersOf = (fits: (card: CardData) => boolean): readonly number[] =>
  Object.entries(box.cards).flatMap(([number, card]) => (fits(card) ? [Number(number)] : []));

const PERSONAS = numbersOf((card) => card.kind === 'persona' && card.abilities !== undefined);
const CARDS = numbersOf(({ kind }) => ['treasure', 'item', 'guest', 'friend'].includes(kind));
/** Crates stay shut: what they hold lies on the table already. So nobody goes to the Charterstone or builds its like. */
const CRATES = ['charterstone'];
const OPENERS = [52, 107];
const BUILDINGS = numbersOf((card) => card.kind === 'building' && card.value !== undefined).filter(
  (card) => !OPENERS.includes(card),
);
const GUIDEPOSTS: readonly (readonly [number, number])[] = [
  [5, 404],
  [6, 405],
  [7, 406],
  [9, 408],
  [10, 409],
  [11, 410],
  [11, 411],
  [12, 412],
];

type Mind = ReturnType<typeof chance>;

function draw(mind: Mind, list: number[], n: number): number[] {
  return Array.from({ length: n }, () => list.splice(mind.below(list.length), 1)[0] ?? 0);
}

function holding(
  mind: Mind,
  charter: Charter,
  stock: { personas: number[]; cards: number[]; buildings: number[] },
): Holding {
  const buildings = draw(mind, stock.buildings, 5);
  return {
    coins: mind.below(5),
    metal: mind.below(3),
    grain: mind.below(3),
    wood: mind.below(3),
    coal: mind.below(3),
    clay: mind.below(3),
    pumpkin: mind.below(3),
    influence: mind.below(13),
    persona: draw(mind, stock.personas, 1 + mind.below(3)),
    chest: draw(mind, stock.personas, mind.below(3)),
    hand: [
      ...draw(mind, stock.cards, mind.below(5)),
      ...(charter === 'red' && mind.below(2) === 1 ? [343] : []),
    ],
    stands: Object.fromEntries(buildings.map((card, i) => [`${charter}-${i + 2}`, card])),
    minions: Object.fromEntries(
      MINIONS.filter(() => mind.below(2) === 1).map((minion) => [minion, ['home']]),
    ),
    perils: Object.fromEntries(PERILS.filter(() => mind.below(2) === 1).map((peril) => [peril, 1])),
    islands: { [`sky-${charter}-1`]: `${charter}-2`, [`sky-${charter}-2`]: `${charter}-3` },
  };
}

function anyVillage(seed: string): Table {
  const mind = chance(seed);
  const stock = { personas: [...PERSONAS], cards: [...CARDS], buildings: [...BUILDINGS] };
  const charters: Charter[] = mind.below(2) === 1 ? ['red', 'blue', 'green'] : ['red', 'blue'];
  const [game, guidepost] = GUIDEPOSTS[mind.below(GUIDEPOSTS.length)] ?? [12, 412];
  return village(
    {
      game,
      guidepost,
      ...Object.fromEntries(charters.map((charter) => [charter, holding(mind, charter, stock)])),
      mat: [...draw(mind, stock.cards, 3), 206, 207],
      deck: [...draw(mind, stock.cards, 6), 208, 209, 210, 5, 6],
      peril: Object.fromEntries(
        charters.map((charter) => [`${charter}-1`, PERILS[mind.below(PERILS.length)] ?? 'blight']),
      ),
      objectives: [215, 221, 305],
      objectiveDeck: [222, 252, 299],
    },
    { charters, seed },
  );
}

test.each(Array.from({ length: VILLAGES }, (_, i) => `any cards ${i}`))('%s: nothing breaks', (seed) => {
  const game = anyVillage(seed);
  const mind = chance(`${seed}, played`);
  const said: string[] = [];
  for (let i = 0; i < CHOICES && !game.sees.over; i++) {
    const list = options(game.state, game.decider.seat).filter(({ at }) => !CRATES.includes(at ?? ''));
    const choice = list[mind.below(list.length)];
    if (choice === undefined) throw new Error(`nothing to choose after ${said.slice(-5).join(', ')}`);
    said.push(choiceText(choice));
    expect(() => game.decider.does(choice), said.slice(-8).join(', ')).not.toThrow();
  }
});

test.each(Array.from({ length: VILLAGES / 2 }, (_, i) => `hidden cards ${i}`))(
  '%s: what is offered never depends on what is hidden',
  (seed) => {
    const game = anyVillage(seed);
    const mind = chance(`${seed}, played`);
    for (let i = 0; i < CHOICES / 2 && !game.sees.over; i++) {
      const { seat } = game.decider;
      const list = options(game.state, seat);
      const elsewhere = resample(view(game.state, seat), `${seed} ${i}`);
      expect(options(elsewhere, seat).map(choiceText)).toEqual(list.map(choiceText));
      const open = list.filter(({ at }) => !CRATES.includes(at ?? ''));
      const choice = open[mind.below(open.length)];
      if (choice !== undefined) game.decider.does(choice);
    }
  },
);
