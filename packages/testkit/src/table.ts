import {
  type Aside,
  CHARTERS,
  type Charter,
  type Choice,
  charterOfSeat,
  choose,
  deciders,
  type Entry,
  type Fact,
  gameOf,
  type Inspection,
  inspect,
  type Lack,
  type Peril,
  type State,
} from '@charterstone/rules';
import { AUTOMA, hasMark, head, placeOf, places, roleOf, USED_PERSONA } from '@charterstone/rules/internal';
import { withPosition } from './builder.ts';
import { brokenInvariant } from './invariants.ts';
import { octagonsOn, perilOn } from './later.ts';
import { Player } from './player.ts';
import type { Position } from './position.ts';
import { Refused, saying } from './refusal.ts';

/** The facts of one name. */
export type FactOf<F extends Fact['fact']> = Extract<Fact, { readonly fact: F }>;

/** What came of trying: nothing, or why not. */
export type Trial = { readonly ok: true } | { readonly ok: false; readonly reasons: readonly Lack[] };

/**
 * A table with people round it, for tests: `game.red.places('treasury').pays('clay')`. It keeps the state, the
 * journal and the facts; a verb that is refused throws and says what was possible.
 */
export class Table {
  readonly seed: string;
  state: State;
  /** What the last choice brought. */
  facts: readonly Fact[];
  /** What the action in progress brought so far: since the last worker was placed or retrieved, or a card was used. */
  action: readonly Fact[];
  /** Everything that was told since the table was set. */
  readonly history: Fact[] = [];
  readonly journal: Entry[] = [];
  /** Whether every choice is followed by a look at the invariants; the start-up, always the same, is not. */
  watched = true;

  constructor(seed: string, start: { readonly state: State; readonly facts: readonly Fact[] }) {
    this.seed = seed;
    this.state = start.state;
    this.facts = start.facts;
    this.action = start.facts;
    this.history.push(...start.facts);
  }

  /** A table of its own in the same position, with the same past. */
  copy(): Table {
    const table = new Table(this.seed, this);
    table.action = this.action;
    table.history.splice(0, table.history.length, ...this.history);
    table.journal.push(...this.journal);
    return table;
  }

  get red(): Player {
    return this.of('red');
  }
  get purple(): Player {
    return this.of('purple');
  }
  get green(): Player {
    return this.of('green');
  }
  get yellow(): Player {
    return this.of('yellow');
  }
  get black(): Player {
    return this.of('black');
  }
  get blue(): Player {
    return this.of('blue');
  }

  /** Whoever plays a charter. */
  of(charter: Charter): Player {
    const seat = this.seats.find((number) => charterOfSeat(this.state, number) === charter);
    if (seat === undefined) throw new Error(`nobody plays ${charter} at this table`);
    return new Player(this, seat);
  }

  /** Whoever sits on a chair, with or without a charter. */
  seat(number: number): Player {
    return new Player(this, number);
  }

  get seats(): readonly number[] {
    return [1, 2, 3, 4, 5, 6];
  }

  /** Everybody, in turn order. */
  get players(): readonly Player[] {
    return this.sees.charters.map(({ seat }) => this.seat(seat));
  }

  /** The table in readable form. */
  get sees(): Inspection {
    return inspect(this.state);
  }

  get deciders(): readonly number[] {
    return deciders(this.state);
  }

  get progress(): number {
    return this.sees.progress;
  }

  /** The first of those who have to decide. */
  get decider(): Player {
    const [seat] = this.deciders;
    if (seat === undefined) throw new Error('the game is over: nobody decides');
    return this.seat(seat);
  }

  /** Where a card lies: `mat-2`, `hand-red`, `archive`. */
  whereIs(card: number): string {
    return places.placeName(placeOf(gameOf(this.state), card), CHARTERS);
  }

  /** Whether a persona counts as used at the end of the campaign. */
  wasUsed(persona: number): boolean {
    return hasMark(gameOf(this.state), persona, USED_PERSONA);
  }

  /** The peril on a building. */
  perilOn(site: string): Peril | undefined {
    return perilOn(this.state, site);
  }

  /** Whose influence lies beside an income building. */
  octagonsOn(site: string): readonly Charter[] {
    return octagonsOn(this.state, site);
  }

  /** Whether an Automa plays a charter. */
  isAutoma(charter: Charter): boolean {
    return roleOf(gameOf(this.state), CHARTERS.indexOf(charter)) === AUTOMA;
  }

  /** What Automas gain where their card says "difficulty". */
  get difficulty(): number {
    return head.head(gameOf(this.state), head.DIFFICULTY);
  }

  /** The facts of one name that the action in progress brought. */
  told<F extends Fact['fact']>(name: F): readonly FactOf<F>[] {
    return this.action.filter((fact): fact is FactOf<F> => fact.fact === name);
  }

  /** Lays the table out anew: what is named here lies as said, everything else stays. Nothing appears or vanishes. */
  given(position: Position): this {
    this.state = withPosition(this.state, position);
    this.#checks('laying out a position');
    return this;
  }

  /** Makes a choice for a seat; a refusal changes nothing and is returned. */
  tries(seat: number, choice: Choice | Aside): Trial {
    const outcome = choose(this.state, seat, choice);
    if (!outcome.ok) return outcome;
    const begins = ['place', 'careful', 'retrieve', 'act'].includes(choice.do);
    this.state = outcome.state;
    this.facts = outcome.facts;
    this.history.push(...outcome.facts);
    this.action = begins ? outcome.facts : [...this.action, ...outcome.facts];
    this.journal.push({ seat, choice });
    if (this.watched) this.#checks(saying(choice));
    return { ok: true };
  }

  /** Whatever a spec is about, nothing may appear or vanish on its way. */
  #checks(after: string): void {
    const broken = brokenInvariant(gameOf(this.state));
    if (broken !== undefined) throw new Error(`after "${after}": ${broken}`);
  }

  chooses(seat: number, choice: Choice | Aside): void {
    const before = this.state;
    const trial = this.tries(seat, choice);
    if (!trial.ok) throw new Refused(before, seat, choice, trial.reasons);
  }

  /** Everybody idles until it is a charter's turn; at least one turn if it is its turn now. */
  idleUntil(charter: Charter): this {
    do this.decider.idles();
    while (!this.sees.over && this.sees.active !== charter);
    return this;
  }

  /** Everybody idles until a new round begins. */
  idleRound(): this {
    const { round } = this.sees;
    while (!this.sees.over && this.sees.round === round) this.decider.idles();
    return this;
  }

  /** Everybody idles until the game is over. */
  idleToTheEnd(): this {
    while (!this.sees.over) this.decider.idles();
    return this;
  }
}
