import type { FromBrowser, FromServer } from '@charterstone/protocol';

export type Answer = Extract<FromServer, { readonly type: 'answer' | 'hint' | 'foreseen' }>;
/** What is only asked need not be said again: whoever still wants to know asks anew. */
const QUESTIONS: ReadonlySet<FromBrowser['type']> = new Set(['hint', 'foresee']);

type Wish = { readonly message: FromBrowser; readonly resolve: (answer: Answer) => void };

/**
 * A name that nobody gave before. It begins with the time, so that what is written together lies together. At a plain address of the house's
 * network browsers have no `randomUUID`.
 */
export function newId(): string {
  const chance = [...crypto.getRandomValues(new Uint8Array(9))].map((byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return `${Date.now().toString(36)}-${chance.join('')}`;
}

/** What was said and not answered yet. It is said again, with the same id, until an answer comes: the server takes it once. */
export class Wishes {
  readonly #waiting = new Map<string, Wish>();

  /** Whether something of this kind waits for its answer. */
  has(type: FromBrowser['type']): boolean {
    return [...this.unanswered()].some((message) => message.type === type);
  }

  add(message: FromBrowser): Promise<Answer> {
    return new Promise((resolve) => this.#waiting.set(message.id, { message, resolve }));
  }

  /** In the order in which they were said. */
  *unanswered(): Iterable<FromBrowser> {
    for (const { message } of this.#waiting.values()) yield message;
  }

  /** The message that has to be said again: the server could not take it now. */
  heard(answer: Answer): FromBrowser | undefined {
    const wish = this.#waiting.get(answer.id);
    if (wish === undefined) return undefined;
    if (answer.type === 'answer' && answer.answer === 'later' && !QUESTIONS.has(wish.message.type))
      return wish.message;
    this.#waiting.delete(answer.id);
    wish.resolve(answer);
    return undefined;
  }
}
