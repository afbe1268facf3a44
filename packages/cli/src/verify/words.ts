/** What the words of an effect bring into play, found wherever in it they are said. */
export type Brought = {
  /** Cards that enter the Chronicle, are read aloud, or are fetched by their numbers. */
  readonly cards: readonly number[];
  /** Sorts of cards that are fetched from the Index: `companion`, `loyal`. */
  readonly sorts: readonly string[];
  /** Crates of the story that are opened. */
  readonly doors: readonly string[];
  /** Crates on buildings that are opened for everybody. */
  readonly lids: readonly string[];
  /** Every word that is said, icons among them. */
  readonly words: readonly string[];
};

/** Reads any piece of the box: an effect, abilities, a price. What is not a word of the language brings nothing. */
export function broughtBy(piece: unknown): Brought {
  const found = { cards: [], sorts: [], doors: [], lids: [], words: [] };
  read(piece, found);
  return found;
}

type Found = { cards: number[]; sorts: string[]; doors: string[]; lids: string[]; words: string[] };

function read(piece: unknown, found: Found): void {
  if (Array.isArray(piece)) for (const part of piece) read(part, found);
  else if (typeof piece === 'object' && piece !== null) {
    const said: ReadonlyMap<string, unknown> = new Map(Object.entries(piece));
    for (const [word, value] of said) {
      found.words.push(word);
      if (word === 'enter' || word === 'read') found.cards.push(...numbersIn(value));
      else if (word === 'open') open(value, found);
      else if (word === 'move' && fetches(said)) fetch(value, found);
      else read(value, found);
    }
  }
}

function open(value: unknown, found: Found): void {
  if (typeof value === 'string') found.doors.push(value);
  else found.lids.push(...numbersIn(value).map(String));
}

/** Whether a `move` takes something out of the Index for use: what goes to the Archive is only put away. */
function fetches(move: ReadonlyMap<string, unknown>): boolean {
  const from = move.get('from') ?? 'index';
  return from === 'index' && move.get('to') !== 'archive';
}

function fetch(value: unknown, found: Found): void {
  if (typeof value === 'string') found.sorts.push(value);
  else found.cards.push(...numbersIn(value));
}

function numbersIn(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'number') : [];
}
