import {
  type Aside,
  type Box,
  type Choice,
  charterOfSeat,
  choose,
  type Entry,
  type Fact,
  factsFor,
  hash,
  inspect,
  isAside,
  newCampaign,
  type Outcome,
  type Seat,
  type Setting,
  type State,
} from '@charterstone/rules';
import { type JournalFile, RULES, verified } from '@charterstone/server/journals';
import type { Saver } from '../journal/file.ts';
import { Trouble } from '../trouble.ts';
import { type Bots, botsOf, USUAL_LEVEL } from './company.ts';

const SEATS: readonly Seat[] = [1, 2, 3, 4, 5, 6];

/** What one choice brought; what was taken back is no longer told. */
export type Told = {
  readonly seat: Seat;
  readonly facts: readonly Fact[];
  /** What is written beside the game stays when a choice is taken back. */
  readonly aside?: boolean;
};

/** A game at one terminal: the state, every choice that led to it, and the file it is kept in. */
export class Session {
  readonly box: Box;
  readonly setting: Setting;
  readonly #bots: Bots;
  readonly #entries: Entry[] = [];
  readonly #told: Told[] = [];
  /** Those who have left the table: between two games, which nobody takes back. */
  readonly #left = new Set<Seat>();
  readonly #saver: Saver | undefined;
  #state: State;

  constructor(box: Box, setting: Setting, bots: Bots, saver: Saver | undefined) {
    const { state, facts } = newCampaign(box, setting);
    this.box = box;
    this.setting = setting;
    this.#bots = bots;
    this.#saver = saver;
    this.#state = state;
    this.#told.push({ seat: 0, facts });
  }

  /** Goes on where a journal ends. Trouble if the rules refuse a choice or end at another table. */
  static resume(box: Box, journal: JournalFile, saver: Saver | undefined, name: string): Session {
    const session = new Session(box, journal.setting, botsOf(journal), saver);
    session.#catchUp(journal, name);
    return session;
  }

  #catchUp(journal: JournalFile, name: string): void {
    const found = verified(this.box, journal);
    if (!found.ok) throw new Trouble(`I can't use ${name}: ${found.why}.`);
    journal.entries.forEach((entry, i) => {
      this.#record(entry, found.facts[i + 1] ?? []);
    });
    this.#state = found.state;
  }

  get state(): State {
    return this.#state;
  }

  /** What happened, choice by choice, from the set-up on. */
  get told(): readonly Told[] {
    return this.#told;
  }

  /** The stories that were told, in their order; later cards remember them. */
  get stories(): readonly number[] {
    return this.#told.flatMap(({ facts }) =>
      facts.flatMap((fact) => (fact.fact === 'storyRead' ? [fact.card] : [])),
    );
  }

  readonly isTold = (story: number): boolean => this.stories.includes(story);

  /** The seats that bots play. Whoever sits down where a bot has left is a person. */
  get bots(): Bots {
    return this.#left.size === 0
      ? this.#bots
      : new Map([...this.#bots].filter(([seat]) => !this.#left.has(seat)));
  }

  /** The names people wrote on their cards, as far as they were not taken back. */
  get names(): ReadonlyMap<number, string> {
    return new Map(
      this.#told.flatMap(({ facts }) =>
        facts.flatMap((fact): [number, string][] => (fact.fact === 'named' ? [[fact.card, fact.text]] : [])),
      ),
    );
  }

  /** The seats of people; who joins later is one. No Automa is, nor whoever one stands in for. */
  get persons(): readonly Seat[] {
    const automas = this.#automas;
    return SEATS.filter((seat) => !this.bots.has(seat) && !automas.has(seat) && this.#sits(seat));
  }

  /** The seats that Automas play; before the charters are chosen, those behind the others. */
  get #automas(): ReadonlySet<Seat> {
    const { seats, automas = 0 } = this.setting;
    const { charters } = inspect(this.#state);
    if (charters.length === 0)
      return new Set(SEATS.filter((seat) => seat > seats && seat <= seats + automas));
    return new Set(charters.filter(({ automa }) => automa).map(({ seat }) => seat));
  }

  #sits(seat: Seat): boolean {
    const chosen = SEATS.some((one) => charterOfSeat(this.#state, one) !== undefined);
    return chosen
      ? charterOfSeat(this.#state, seat) !== undefined
      : seat <= this.setting.seats + (this.setting.automas ?? 0);
  }

  /** A seat for whoever joins: one nobody sits on, else that of somebody who leaves; 0 when there is none. */
  get freeSeat(): Seat {
    const { coming, charters, automaPlans } = inspect(this.#state);
    const promised = coming.flatMap(({ seat, charter }) => (charter === undefined ? [] : [seat]));
    const left = [
      ...coming.map(({ seat }) => seat),
      ...charters
        .filter(({ charter, absent }) => automaPlans[charter] === 'goes' && !absent)
        .map(({ seat }) => seat),
    ];
    const free = [...SEATS.filter((seat) => !this.#sits(seat)), ...left];
    return free.find((seat) => !promised.includes(seat)) ?? 0;
  }

  /** Facts as they may be told at this keyboard: what was taken in secret only to a person who is alone with it. */
  heard(facts: readonly Fact[]): readonly Fact[] {
    const [only, another] = this.persons;
    return factsFor(this.#state, another === undefined ? only : undefined, facts);
  }

  /** The names people gave to charters and to the village. */
  get titles(): ReadonlyMap<string, string> {
    return new Map(
      this.#told.flatMap(({ facts }) =>
        facts.flatMap((fact): [string, string][] => (fact.fact === 'titled' ? [[fact.what, fact.text]] : [])),
      ),
    );
  }

  get choices(): number {
    return this.#entries.length;
  }

  get file(): string | undefined {
    return this.#saver?.path;
  }

  /** The seat whose last choice can be taken back now, if a person sits there. */
  get undoer(): Seat | undefined {
    const seat = this.#state.past?.seat;
    return seat === undefined || this.bots.has(seat) ? undefined : seat;
  }

  /** Makes a choice; what is accepted is on the disk before this returns. */
  take(seat: Seat, choice: Choice | Aside): Outcome {
    const outcome = choose(this.#state, seat, choice);
    if (!outcome.ok) return outcome;
    this.#state = outcome.state;
    this.#record({ seat, choice }, outcome.facts);
    this.#saver?.save(this.journal());
    return outcome;
  }

  #record(entry: Entry, facts: readonly Fact[]): void {
    this.#entries.push(entry);
    const { seat, choice } = entry;
    for (const fact of facts) if (fact.fact === 'departed') this.#left.add(fact.seat);
    if (choice.do !== 'undo') this.#told.push({ seat, facts, ...(isAside(choice) ? { aside: true } : {}) });
    else
      this.#told.splice(
        this.#told.findLastIndex(({ aside }) => aside !== true),
        1,
      );
  }

  journal(): JournalFile {
    const levels = [...this.#bots.values()];
    return {
      rules: RULES,
      box: this.box.data.version,
      setting: this.setting,
      bots: [...this.#bots.keys()],
      ...(levels.every((level) => level === USUAL_LEVEL) ? {} : { levels }),
      entries: this.#entries,
      hash: hash(this.#state),
    };
  }
}
