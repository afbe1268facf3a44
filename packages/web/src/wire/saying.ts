/** What somebody says at a table, until everybody has heard it. */
export type Saying = {
  /** What stands in the field, not sent yet. */
  readonly begun: string;
  /** Sent, and not answered yet, in their order. */
  readonly onItsWay: readonly Words[];
  /** What was sent last was not taken: it stands in the field again. */
  readonly isRefused: boolean;
};

export type Words = { readonly id: string; readonly text: string };

export const SILENT: Saying = { begun: '', onItsWay: [], isRefused: false };

export function sent(before: Saying, words: Words): Saying {
  return { begun: '', onItsWay: [...before.onItsWay, words], isRefused: false };
}

/** What was refused nobody has heard: it is there to be said again, before whatever was begun since. */
export function answered(before: Saying, id: string, isTaken: boolean): Saying {
  const words = before.onItsWay.find((one) => one.id === id);
  if (words === undefined) return before;
  const onItsWay = before.onItsWay.filter((one) => one !== words);
  return isTaken
    ? { ...before, onItsWay }
    : { begun: `${words.text} ${before.begun}`.trim(), onItsWay, isRefused: true };
}

/** Whoever leaves the table before an answer came says it when they come back, with the same id: it is heard once. */
export function keepWords(table: string, person: string, words: readonly Words[]): void {
  try {
    if (words.length === 0) sessionStorage.removeItem(keyOf(table, person));
    else sessionStorage.setItem(keyOf(table, person), JSON.stringify(words));
  } catch {
    // Then it is known as long as the table is open.
  }
}

export function keptWords(table: string, person: string): readonly Words[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(table, person)) ?? '[]');
  } catch {
    return [];
  }
}

function keyOf(table: string, person: string): string {
  return `charterstone-saying-${table}-${person}`;
}
