import { text as de } from '@charterstone/box/text/de';
import { text as en } from '@charterstone/box/text/en';
import { text as pl } from '@charterstone/box/text/pl';
import { openBox, type State } from '@charterstone/rules';
import { type BoxText, type CardText, textsOf } from '@charterstone/words';

const LANGUAGES: readonly BoxText[] = [en, de, pl];
/** Shorter lines stand in other texts by chance. */
const SHORTEST_LINE = 12;

/** What is written on a card, line by line, as it stands in JSON. A short name is looked for as a text of its own. */
function linesOn({ name, flavour = '', text = '' }: CardText): string[] {
  const long = [name, flavour, ...text.split('\n')].filter((line) => line.length > SHORTEST_LINE);
  return [JSON.stringify(name), ...long.map((line) => JSON.stringify(line).slice(1, -1))];
}

/** Every name and line, in every language, that this campaign has not unlocked: of locked cards, and of ways that were not taken. */
export function lockedLines(state: State): string[] {
  const open = openBox(state).cards;
  return LANGUAGES.flatMap((words) => {
    // A story that is unlocked was told.
    const told = textsOf(words, (card) => open[card]?.kind === 'story');
    const whole = textsOf(words, () => true);
    const textsWith = (texts: typeof told) =>
      Object.keys(words.cards).flatMap((card) => {
        const text = texts(Number(card));
        return text === undefined ? [] : [{ text, isOpen: open[Number(card)] !== undefined }];
      });
    const printed = [words.printedRules, words.commons].flatMap((some) => Object.values<CardText>(some));
    const known = [...printed, ...textsWith(told).flatMap(({ text, isOpen }) => (isOpen ? [text] : []))]
      .flatMap(linesOn)
      .join('\n');
    // Some lines stand on several cards: a rule card repeats the printed rule it takes the place of.
    return textsWith(whole)
      .flatMap(({ text }) => linesOn(text))
      .filter((line) => !known.includes(line));
  });
}

const HEAD = 4;

/** Finds any of many lines in a text, in one pass. */
export class Searcher {
  readonly #byHead = new Map<string, string[]>();
  readonly size: number;

  constructor(lines: Iterable<string>) {
    const all = new Set(lines);
    this.size = all.size;
    for (const line of all) {
      const head = line.slice(0, HEAD);
      const found = this.#byHead.get(head);
      if (found === undefined) this.#byHead.set(head, [line]);
      else found.push(line);
    }
  }

  /** The first of them that stands in the text. */
  find(text: string): string | undefined {
    for (let i = 0; i + HEAD <= text.length; i++)
      for (const line of this.#byHead.get(text.slice(i, i + HEAD)) ?? [])
        if (text.startsWith(line, i)) return line;
    return undefined;
  }
}
