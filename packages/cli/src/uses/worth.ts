import { type BoxData, type Building, COMMONS, COMMONS_CARD } from '@charterstone/rules';
import { branchesOf, nameOfCard, type Things } from './things.ts';

/** How eagerly a player looks for things: what was never used is worth 1, what was used often next to nothing. */
export class Worth {
  readonly #data: BoxData;
  readonly #things: Things;
  readonly #uses: Int32Array;
  readonly #cards: readonly (readonly number[])[];
  readonly #crates: Map<number, number> = new Map();

  constructor(data: BoxData, things: Things, uses: Int32Array) {
    this.#data = data;
    this.#things = things;
    this.#uses = uses;
    this.#cards = Array.from({ length: COMMONS_CARD + COMMONS.length }, (_, card) =>
      numbersOf(data, things, card),
    );
  }

  /** Of a thing by its number. */
  ofThing(thing: number): number {
    return 1 / (1 + (this.#uses[thing] ?? 0));
  }

  ofName(name: string): number {
    const thing = this.#things.numberOf.get(name);
    return thing === undefined ? 0 : this.ofThing(thing);
  }

  /** Of using a card or a building. */
  ofCard(card: number): number {
    let most = 0;
    for (const thing of this.#cards[card] ?? []) most = Math.max(most, this.ofThing(thing));
    return most;
  }

  /** Of constructing a building: its own use, and what its crate leads to. */
  ofBuilding(card: number): number {
    const crate = this.crateOn(card);
    return this.ofCard(card) + (crate === undefined ? 0 : this.ofCrate(crate));
  }

  crateOn(card: number): number | undefined {
    const found = this.#data.cards[card];
    return found?.kind === 'building' ? found.crate : undefined;
  }

  /** Of opening a crate: everything in it, and half of what lies further down its line. */
  ofCrate(crate: number): number {
    const known = this.#crates.get(crate);
    if (known !== undefined) return known;
    const { hand = [], chest = 0, supply = [], one = [], rules = [] } = this.#data.crates[crate] ?? {};
    let worth = this.ofName(`crate ${crate}`) + this.ofCard(chest);
    for (const card of [...supply, ...one, ...rules]) worth += this.ofCard(card);
    for (const card of hand) worth += this.ofBuilding(card) / 2;
    this.#crates.set(crate, worth);
    return worth;
  }

  /** Of a door of the story, for whatever guidepost stands before it. */
  ofDoor(door: string): number {
    let most = this.ofName(`crate ${door}`);
    for (const number of Object.keys(this.#data.cards))
      if (branchesOf(this.#data, Number(number)).includes(door))
        most = Math.max(most, this.ofName(`fork ${number} ${door}`));
    return most;
  }

  /** What was reckoned from the uses so far is reckoned anew. */
  forget(): void {
    this.#crates.clear();
  }

  /** The building behind a number, one of the Commons included. */
  building(number: number): Omit<Building, 'kind'> | undefined {
    const commons = COMMONS[number - COMMONS_CARD];
    if (commons !== undefined) return this.#data.commons[commons];
    const card = this.#data.cards[number];
    return card?.kind === 'building' ? card : undefined;
  }
}

/** The things a number stands for. */
function numbersOf(data: BoxData, things: Things, card: number): readonly number[] {
  const commons = COMMONS[card - COMMONS_CARD];
  const name = commons === undefined ? nameOfCard(data, card) : `building ${commons}`;
  return [name, `${name} kind`, `${name} unkind`].flatMap((one) => things.numberOf.get(one) ?? []);
}
