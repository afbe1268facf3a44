import { type BoxData, type CardData, type CrateData, doorsOf } from '@charterstone/rules';
import { broughtBy } from './words.ts';

/** The guidepost of the first game that has one, and the last game of the story. */
export const FIRST_GUIDEPOST = 2;
export const LAST_GAME = 12;

/** Everything that can come into play from the start-up on, by some way or other. */
export type Reached = {
  readonly cards: ReadonlySet<number>;
  readonly crates: ReadonlySet<string>;
  /** The guideposts a game can have. */
  readonly signs: readonly Sign[];
};
export type Sign = { readonly guidepost: number; readonly game: number };

/** Goes every way from the start-up, until nothing new is found. */
export function reach(data: BoxData): Reached {
  const search = new Search(data);
  let size = -1;
  while (size !== search.size) {
    size = search.size;
    search.goOn();
  }
  return search;
}

/** What no way leads to: cards by number, crates by number or letter. */
export function unreachable(data: BoxData): string[] {
  const { cards, crates } = reach(data);
  return [
    ...Object.keys(data.cards)
      .filter((card) => !cards.has(Number(card)))
      .map((card) => `card ${card}`),
    ...Object.keys(data.crates)
      .filter((crate) => !crates.has(crate))
      .map((crate) => `crate ${crate}`),
  ];
}

class Search implements Reached {
  readonly cards = new Set<number>();
  readonly crates = new Set<string>();
  readonly #signs = new Map<string, Sign>();
  readonly #entered = new Set<string>();
  readonly #icons = new Set<string>();
  readonly #data: BoxData;

  constructor(data: BoxData) {
    this.#data = data;
    const { charters, deck, objectives, read, guidepost } = data.startUp;
    for (const { basic, persona } of Object.values(charters)) this.#takeCards([basic, persona]);
    this.#takeCards([...deck, ...objectives, ...Object.values(read).flat()]);
    this.#takeCards([...(data.automa?.deck ?? []), ...(data.automa?.later ?? []), ...automaPersonas(data)]);
    if (guidepost !== undefined) this.#takeSign(guidepost, FIRST_GUIDEPOST);
    for (const building of Object.values(data.commons)) this.#hear([building.benefit, building.income]);
    this.#hear(Object.values(data.printedRules));
    this.#hear([data.board.glory.map(({ bonus }) => bonus), data.board.quota.map(({ bonus }) => bonus)]);
  }

  get signs(): readonly Sign[] {
    return [...this.#signs.values()].sort((a, b) => a.game - b.game || a.guidepost - b.guidepost);
  }

  get size(): number {
    return this.cards.size + this.crates.size + this.#signs.size + this.#icons.size;
  }

  /** Looks anew at everything that is known: what one card brings may let another do more. */
  goOn(): void {
    for (const number of this.cards) {
      const card = this.#data.cards[number];
      if (card !== undefined) this.#play(number, card);
    }
    for (const { guidepost, game } of this.#signs.values()) this.#follow(guidepost, game);
    // What is glued beside a rule comes with it, where Automas play.
    for (const { rule, beside } of this.#data.automa?.stickers ?? [])
      if (this.cards.has(beside)) this.#takeCards([rule]);
  }

  #takeCards(numbers: readonly number[]): void {
    for (const number of numbers) if (this.#data.cards[number] !== undefined) this.cards.add(number);
  }

  #takeSign(guidepost: number, game: number): void {
    this.#takeCards([guidepost]);
    this.#signs.set(`${guidepost} in game ${game}`, { guidepost, game });
  }

  #play(number: number, card: CardData): void {
    switch (card.kind) {
      case 'building':
        this.#hear([card.benefit, card.income]);
        if (card.crate !== undefined && this.#canOpen(number)) this.#unpack(`${card.crate}`, 'byPlayer');
        return;
      case 'minion':
        this.#hear(card.help);
        return;
      case 'guidepost':
        this.#hear(card.rules);
        return;
      default:
        if ('abilities' in card) this.#hear(card.abilities);
    }
  }

  /** A crate is opened by a building that does so; what is printed on a card has to be constructed before. */
  #canOpen(building: number): boolean {
    const isBasic = Object.values(this.#data.startUp.charters).some(({ basic }) => basic === building);
    return this.#icons.has('crate') && (isBasic || this.#icons.has('construct'));
  }

  /** The doors behind the guidepost of a game. One that has a single door is the way out of the last game only. */
  #follow(guidepost: number, game: number): void {
    const card = this.#data.cards[guidepost];
    if (card?.kind !== 'guidepost') return;
    if ('open' in card.fork && game !== LAST_GAME) return;
    for (const door of doorsOf(card.fork)) this.#enter(door, game);
  }

  /** A door after a game, and the doors it opens in turn. */
  #enter(door: string, game: number): void {
    const step = `${door} after game ${game}`;
    if (this.#entered.has(step)) return;
    this.#entered.add(step);
    const crate = this.#unpack(door, 'byPlayer');
    if (crate?.next !== undefined && game < LAST_GAME) this.#takeSign(crate.next, game + 1);
    for (const further of broughtBy(crate?.do).doors) this.#enter(further, game);
  }

  /** What a crate holds. Opened for everybody, it keeps its persona and does nothing (card 376). */
  #unpack(name: string, opened: 'byPlayer' | 'forAll'): CrateData | undefined {
    const crate = this.#data.crates[name];
    if (crate === undefined) return undefined;
    this.crates.add(name);
    const { rules = [], hand = [], chest, supply = [], one = [], stories = [] } = crate;
    this.#takeCards([...rules, ...hand, ...supply, ...one]);
    if (opened === 'forAll') return crate;
    this.#takeCards([...stories, ...(chest === undefined ? [] : [chest])]);
    this.#hear(crate.do);
    return crate;
  }

  /** Takes in whatever words bring, but for doors: those open after a game. */
  #hear(said: unknown): void {
    const { cards, sorts, lids, words } = broughtBy(said);
    this.#takeCards(cards);
    for (const sort of sorts) this.#takeCards(cardsOfSort(this.#data, sort));
    for (const lid of lids) this.#unpack(lid, 'forAll');
    for (const word of words) this.#icons.add(word);
  }
}

/** Personas that no crate holds: an Automa is given one in the last game. */
function automaPersonas({ cards }: BoxData): number[] {
  return Object.entries(cards).flatMap(([number, card]) =>
    card.kind === 'persona' && card.automa ? [Number(number)] : [],
  );
}

/** Words of a `move` that name a kind of card otherwise than its data do. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['victoryCard', 'victory'],
  ['locationCard', 'location'],
]);

function cardsOfSort({ cards }: BoxData, sort: string): number[] {
  return Object.entries(cards).flatMap(([number, card]) =>
    card.kind === (KINDS.get(sort) ?? sort) || ('side' in card && card.side === sort) ? [Number(number)] : [],
  );
}
