import { randomUUID } from 'node:crypto';
import type { FromBrowser } from '@charterstone/protocol';
import { type Choice, readChoice, type Seat } from '@charterstone/rules';
import type { Answer, AtTable, Visitor } from '../../src/client/index.ts';
import type { Fired } from './proof.ts';

export const FAULTS = [
  'twice',
  'held',
  'overtaken',
  'cut',
  'resent',
  'elsewhere',
  'late',
  'run',
  'aside',
] as const;
export type Fault = (typeof FAULTS)[number];

type Message = Extract<FromBrowser, { readonly type: 'choose' }>;
/** A message that its sender has made, however often it was sent, and everything that was answered to it. */
export type Sent = { readonly message: Message; readonly made: number; readonly answers: Answer[] };

export type Surroundings = {
  readonly table: string;
  /** The servers to choose from. */
  readonly urls: readonly string[];
  readonly chance: (n: number) => number;
  readonly fired: Fired<Fault>;
  readonly onSend: () => void;
  readonly isEnough: () => boolean;
};

/** The longest that a message is held back. */
const HELD_MS = 12;

/**
 * Somebody who plays over a bad line: what they send arrives twice, late, in another order, on two servers, or the line is cut before the
 * answer. They send everything again until it is answered, and some of it also afterwards.
 */
export class BadLine {
  readonly user: string;
  readonly sent = new Map<string, Sent>();
  readonly #visitor: Visitor;
  readonly #around: Surroundings;
  #at: AtTable | undefined;
  #lastMade = 0;

  constructor(visitor: Visitor, user: string, around: Surroundings) {
    this.#visitor = visitor;
    this.user = user;
    this.#around = around;
  }

  /** Plays until it is enough. */
  async play(): Promise<void> {
    const { isEnough, chance } = this.#around;
    while (!isEnough()) {
      const at = await this.#connected();
      const seat = await this.#decider(at);
      if (seat === undefined) continue;
      const messages = this.#wishes(at, seat);
      await Promise.all(messages.map((one) => this.#post(one)));
      if (chance(6) === 0) this.#sendLate();
      await this.#answered(messages);
    }
  }

  /** Sends everything once more that was never accepted, and waits for the last word on it. */
  async lastCall(): Promise<void> {
    this.cut();
    const open = [...this.sent.values()].filter(({ answers }) => !answers.some(isAccepted));
    for (const { answers } of open) answers.length = 0;
    await this.#answered(open.map(({ message }) => message));
    this.cut();
  }

  cut(): void {
    this.#at?.drop();
    this.#at = undefined;
  }

  async #connected(): Promise<AtTable> {
    if (this.#at?.isOpen === true) return this.#at;
    const { urls, chance, table } = this.#around;
    const at = await this.#visitor.sit(table, urls[chance(urls.length)]);
    this.#hear(at);
    this.#at = at;
    return at;
  }

  #hear(at: AtTable): void {
    at.heard.on('message', (message) => {
      if (message.type === 'answer') this.sent.get(message.id)?.answers.push(message);
    });
  }

  /** The seat that has to decide, when one has; none when the line is cut meanwhile. */
  async #decider(at: AtTable): Promise<Seat | undefined> {
    const found = () => at.seats.find((seat) => (at.views.get(seat)?.options.length ?? 0) > 0);
    await at.until(() => this.#around.isEnough() || found() !== undefined).catch(() => {});
    return found();
  }

  /** What they want for a decision: mostly one thing, sometimes several that contend. */
  #wishes(at: AtTable, seat: Seat): Message[] {
    const { chance } = this.#around;
    const options = at.views.get(seat)?.options ?? [];
    return Array.from({ length: 1 + Math.max(0, chance(5) - 2) }, () => {
      const choice = readChoice(options[chance(options.length)] ?? '');
      if (choice === undefined) throw new Error('an option that can be read');
      const choices = this.#spoken(choice);
      const message: Message = { type: 'choose', id: randomUUID(), seat, base: at.seq, choices };
      this.sent.set(message.id, { message, made: this.sent.size + 1, answers: [] });
      return message;
    });
  }

  /** Mostly just the choice; sometimes a run of them, or something beside the game, which is possible again at any time. */
  #spoken(choice: Choice): Message['choices'] {
    const { chance, fired } = this.#around;
    switch (chance(12)) {
      case 0:
        fired.add('run');
        return [choice, { do: 'undo' }, choice];
      case 1:
        fired.add('aside');
        return [{ do: 'part' }, { do: 'stay' }];
      default:
        return [choice];
    }
  }

  async #post(message: Message): Promise<void> {
    const { chance, fired, urls } = this.#around;
    const fate = chance(20);
    if (fate < 5) {
      fired.add('held');
      await new Promise((resolve) => setTimeout(resolve, chance(HELD_MS)));
    }
    this.#send(message);
    if (fate > 15) {
      fired.add('twice');
      for (let copies = 1 + chance(2); copies > 0; copies--) this.#send(message);
    } else if (fate === 15) {
      fired.add('cut');
      this.cut();
    } else if (fate > 12 && urls.length > 1) await this.#sendElsewhere(message);
  }

  #send(message: Message, at = this.#at): void {
    if (at?.isOpen !== true) return;
    const made = this.sent.get(message.id)?.made ?? 0;
    if (made < this.#lastMade) this.#around.fired.add('overtaken');
    this.#lastMade = Math.max(this.#lastMade, made);
    at.say(message);
    this.#around.onSend();
  }

  /** The same message on a second line to any server, at the same time. */
  async #sendElsewhere(message: Message): Promise<void> {
    const { chance, fired, urls, table } = this.#around;
    const other = await this.#visitor.sit(table, urls[chance(urls.length)]);
    this.#hear(other);
    fired.add('elsewhere');
    this.#send(message, other);
    await other.until(() => (this.sent.get(message.id)?.answers.length ?? 0) > 0).catch(() => {});
    other.close();
  }

  /** Something that was answered long ago. */
  #sendLate(): void {
    const old = [...this.sent.values()][this.#around.chance(this.sent.size)];
    if (old === undefined || old.answers.length === 0) return;
    this.#around.fired.add('late');
    this.#send(old.message);
  }

  /** Waits for the answers, on a new line if need be, sending again what has none. */
  async #answered(messages: readonly Message[]): Promise<void> {
    const missing = () => messages.filter(({ id }) => this.sent.get(id)?.answers.length === 0);
    while (missing().length > 0) {
      const isNew = this.#at?.isOpen !== true;
      const at = await this.#connected();
      if (isNew)
        for (const message of missing()) {
          this.#around.fired.add('resent');
          this.#send(message);
        }
      await at.until(() => missing().length === 0).catch(() => {});
    }
  }
}

export function isAccepted({ answer }: Answer): boolean {
  return answer === 'accepted';
}
