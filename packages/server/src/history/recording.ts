import {
  type Box,
  type Fact,
  forgetPast,
  type Game,
  gameOf,
  glance,
  loadGame,
  newCampaign,
  type Seat,
  type Setting,
  type State,
} from '@charterstone/rules';
import { followed } from '../tables/replay.ts';
import { isRewind, type Kept, type Standing } from '../tables/standing.ts';
import { type Counted, countedIn } from './counted.ts';

/** A place in a campaign to which one can look back: before the first choice, after a choice, or where everybody went back to. */
export type Place = {
  readonly seq: number;
  /** 0: nobody at the table. */
  readonly by: Seat;
  readonly at: number;
  /** The game that is on the table here. */
  readonly game: number;
  /** The choice that led here, if it was one. */
  readonly entry: Standing | undefined;
  readonly counted: readonly Counted[];
};

/** A place, what led to it, and the table there. */
export type Passed = { readonly place: Place; readonly facts: readonly Fact[]; readonly state: State };

/** How many places apart the tables are that are kept: what lies between is played again when it is asked for. */
const KEPT_EVERY = 50;

/** The whole past of one campaign, ready to be looked back to. It grows as its journal does. */
export class Recording {
  readonly box: Box;
  readonly setting: Setting;
  readonly #beginning: readonly Fact[];
  readonly #places: Place[] = [];
  readonly #kept: State[] = [];
  readonly #glass: Game;
  #state: State;

  constructor(box: Box, setting: Setting, madeAt: number) {
    const { state, facts } = newCampaign(box, setting);
    this.box = box;
    this.setting = setting;
    this.#beginning = facts;
    this.#state = state;
    this.#glass = gameOf(state);
    this.#arrive({ seq: 0, by: 0, at: madeAt, entry: undefined }, { state, facts });
  }

  /** All places, in order; what everybody went back behind is not among them. */
  get places(): readonly Place[] {
    return this.#places;
  }

  /** So far the journal was read: its last entry is always the last place. */
  get known(): number {
    return this.#places.at(-1)?.seq ?? 0;
  }

  /** The table as it is at the last place. */
  get state(): State {
    return this.#state;
  }

  /** Goes on by these entries, as far as they are new. */
  take(entries: readonly Kept[]): void {
    for (const entry of entries) {
      if (entry.seq <= this.known) continue;
      if (entry.seq !== this.known + 1)
        throw new Error(`entry ${entry.seq} does not follow entry ${this.known}`);
      this.#take(entry);
    }
  }

  /** The table at one of the places, by its number among them. */
  stateAt(index: number): State {
    const kept = Math.floor(index / KEPT_EVERY);
    let state = this.#keptAt(kept);
    for (const { entry } of this.#places.slice(kept * KEPT_EVERY + 1, index + 1))
      state = stepped(state, entry).state;
    return state;
  }

  /** The places from one of them on, by its number, with what happened and the table at each. */
  *from(index: number): Generator<Passed> {
    const [first] = this.#places;
    if (index === 0 && first !== undefined)
      yield { place: first, facts: this.#beginning, state: this.#keptAt(0) };
    const kept = Math.floor(Math.max(0, index - 1) / KEPT_EVERY);
    let state = this.#keptAt(kept);
    for (let i = kept * KEPT_EVERY + 1; i < this.#places.length; i++) {
      const place = this.#places[i];
      if (place === undefined) return;
      const next = stepped(state, place.entry);
      state = next.state;
      if (i >= index) yield { place, ...next };
    }
  }

  #keptAt(number: number): State {
    const state = this.#kept[number];
    if (state === undefined) throw new Error(`there is no place ${number * KEPT_EVERY}`);
    return state;
  }

  #take({ choice, ...entry }: Kept): void {
    if (isRewind(choice)) this.#goBack(choice.what);
    const standing = isRewind(choice) ? undefined : { ...entry, choice };
    this.#arrive(
      { seq: entry.seq, by: entry.seat, at: entry.at, entry: standing },
      stepped(this.#state, standing),
    );
  }

  #goBack(to: number): void {
    while (this.known > to) this.#places.pop();
    this.#kept.length = Math.ceil(this.#places.length / KEPT_EVERY);
    this.#state = this.stateAt(this.#places.length - 1);
  }

  #arrive(place: Omit<Place, 'game' | 'counted'>, { state, facts }: Omit<Passed, 'place'>): void {
    if (this.#places.length % KEPT_EVERY === 0) this.#kept.push(state);
    this.#state = state;
    loadGame(this.#glass, state);
    // Whoever chooses a charter does so for the first game.
    const game = Math.max(1, glance.gameNumber(this.#glass));
    this.#places.push({ ...place, game, counted: countedIn(facts) });
  }
}

/** What an entry leads to. Where everybody went back to, nobody can take back what came before. */
function stepped(state: State, entry: Standing | undefined): Omit<Passed, 'place'> {
  if (entry === undefined) return { state: forgetPast(state), facts: [] };
  return followed(state, entry);
}
