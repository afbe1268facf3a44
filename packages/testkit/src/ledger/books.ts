import { type Box, type Charter, MINIONS, type Minion, PRINTED_RULE, type Worker } from '@charterstone/rules';

/** Influence tokens of every charter, in every game (rule 6). */
export const TOKENS = 12;

/** A minion that somebody controls, or that nobody does: at home, or on a site. */
export type Piece = { readonly minion: Minion; owner: Charter | undefined; at: string };

/** Where cards lie: `mat-2`, `hand-red`. */
export class CardPlaces {
  readonly #placeOf = new Map<number, string>();
  readonly #cardsIn = new Map<string, Set<number>>();

  set(card: number, place: string): void {
    this.#cardsIn.get(this.#placeOf.get(card) ?? '')?.delete(card);
    this.#placeOf.set(card, place);
    const there = this.#cardsIn.get(place) ?? new Set();
    this.#cardsIn.set(place, there.add(card));
  }

  /** The cards in a place, by number. */
  in(place: string): number[] {
    return [...(this.#cardsIn.get(place) ?? [])].sort((a, b) => a - b);
  }
}

/** What lies before one charter, and what is written in its chest. */
export type Account = {
  readonly goods: Map<string, number>;
  readonly workers: Map<Worker, string>;
  readonly perils: Map<string, number>;
  readonly glory: Map<number, number>;
  readonly capacity: Map<number, number>;
  readonly used: Set<number>;
  points: number;
  victories: number;
};

/** Everything that somebody knows who only hears the facts. */
export type Books = {
  readonly box: Box;
  readonly accounts: Map<Charter, Account>;
  /** Who sits where. */
  readonly seats: Map<number, Charter>;
  readonly coming: Map<number, Charter | undefined>;
  /** Seats that Automas play, those they stand in for, and what the table wants of them. */
  readonly automas: Set<number>;
  readonly absent: Set<number>;
  readonly automaPlans: Map<Charter, 'comes' | 'goes'>;
  difficulty: number;
  readonly cards: CardPlaces;
  /** The rules of the Chronicle by slot; stickers have none. */
  readonly chronicle: Map<number | string, number>;
  readonly notes: Map<number, number>;
  /** What was given a name. */
  readonly titled: Set<string>;
  readonly village: Map<string, number>;
  readonly constructed: Set<number>;
  readonly peril: Map<string, string>;
  readonly minions: Piece[];
  readonly octagons: Map<string, Set<Charter>>;
  readonly emblems: Map<string, Set<Charter>>;
  /** Sky islands: whose they are, and the plots they lie over. */
  readonly islandOf: Map<string, Charter>;
  readonly islandAt: Map<string, string>;
  readonly quota: Map<string, Charter>;
  readonly reputation: Map<number, Charter>;
  readonly scored: Set<string>;
  readonly kings: { pleased: number; displeased: number };
  game: number;
  round: number;
  turn: number;
  first: Charter | undefined;
  active: Charter | undefined;
  progress: number;
  winners: readonly Charter[];
  campaignOver: boolean;
};

/** The books before anything was told: the printed rules, and the Commons on the board. */
export function freshBooks(box: Box): Books {
  const printed = Object.keys(box.data.printedRules).map(Number);
  return {
    box,
    accounts: new Map(),
    seats: new Map(),
    coming: new Map(),
    automas: new Set(),
    absent: new Set(),
    automaPlans: new Map(),
    difficulty: 0,
    cards: new CardPlaces(),
    chronicle: new Map(printed.map((slot) => [slot, PRINTED_RULE + slot])),
    notes: new Map(),
    titled: new Set(),
    village: new Map(),
    constructed: new Set(),
    peril: new Map(),
    minions: [],
    octagons: new Map(),
    emblems: new Map(),
    islandOf: new Map(),
    islandAt: new Map(),
    quota: new Map(),
    reputation: new Map(),
    scored: new Set(),
    kings: { pleased: 0, displeased: 0 },
    game: 0,
    round: 0,
    turn: 0,
    first: undefined,
    active: undefined,
    progress: 0,
    winners: [],
    campaignOver: false,
  };
}

export function accountOf({ accounts }: Books, charter: Charter): Account {
  const known = accounts.get(charter);
  if (known !== undefined) return known;
  const opened: Account = {
    goods: new Map(),
    workers: new Map(),
    perils: new Map(),
    glory: new Map(),
    capacity: new Map(),
    used: new Set(),
    points: 0,
    victories: 0,
  };
  accounts.set(charter, opened);
  return opened;
}

export function add<Key>(counts: Map<Key, number>, key: Key, n: number): void {
  counts.set(key, (counts.get(key) ?? 0) + n);
}

export function minionNamed(word: string): Minion | undefined {
  return MINIONS.find((minion) => minion === word);
}
