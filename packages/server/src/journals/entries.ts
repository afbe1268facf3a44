import { type Aside, type Choice, type Entry, readChoice } from '@charterstone/rules';
import { type Fields, isCount, isFields, strangeWord } from './fields.ts';

const MOST_SEATS = 6;
const ENTRY_WORDS = ['seat', 'choice'];
const CHOICE_WORDS = ['do', 'what', 'at', 'text'];
/** Longer than any word of the rules; what a name may be, they say themselves. */
const LONGEST_WORD = 60;
const LONGEST_TEXT = 200;

/** An entry with its words in one order. */
export function plainEntry({ seat, choice }: Entry): { seat: number; choice: Record<string, unknown> } {
  const words: Record<string, unknown> = { do: choice.do };
  if ('what' in choice && choice.what !== undefined) words['what'] = choice.what;
  if ('at' in choice && choice.at !== undefined) words['at'] = choice.at;
  if ('text' in choice) words['text'] = choice.text;
  return { seat, choice: words };
}

/** An entry; undefined when it is none. Seat 0 is whoever keeps the table. */
export function readEntry(value: unknown): Entry | undefined {
  if (!isFields(value) || strangeWord(value, ENTRY_WORDS) !== undefined) return undefined;
  const { seat } = value;
  if (!isCount(seat) || seat > MOST_SEATS) return undefined;
  const choice = choiceFrom(value['choice']);
  return choice && { seat, choice };
}

/** A choice or an aside by its shape; undefined when it has none. Whether it is possible, the rules say. */
export function choiceFrom(value: unknown): Choice | Aside | undefined {
  if (!isFields(value) || strangeWord(value, CHOICE_WORDS) !== undefined) return undefined;
  const { do: deed, what, at, text } = value;
  if ([deed, what, at].some((word) => typeof word === 'string' && word.length > LONGEST_WORD))
    return undefined;
  if (text !== undefined && (typeof text !== 'string' || text.length > LONGEST_TEXT)) return undefined;
  return readAside(value) ?? (text === undefined ? readPlain(value) : undefined);
}

function readAside({ do: deed, what, at, text }: Fields): Aside | undefined {
  if (at !== undefined || (text !== undefined && deed !== 'name' && deed !== 'deal')) return undefined;
  switch (deed) {
    case 'undo':
    case 'part':
    case 'stay':
      return what === undefined ? { do: deed } : undefined;
    case 'join':
    case 'automa':
    case 'dismiss':
      return typeof what === 'string' ? { do: deed, what } : undefined;
    case 'deal':
      return typeof what === 'string' && typeof text === 'string' ? { do: deed, what, text } : undefined;
    case 'tell':
      return isCount(what) ? { do: deed, what } : undefined;
    case 'name':
      return (isCount(what) || typeof what === 'string') && typeof text === 'string'
        ? { do: deed, what, text }
        : undefined;
    default:
      return undefined;
  }
}

/** The rules read a choice from its line of text; only what comes back unchanged is one. */
function readPlain({ do: deed, what, at }: Fields): Choice | undefined {
  const words = [deed, what, at].filter((word) => word !== undefined);
  if (!words.every((word) => typeof word === 'string' || typeof word === 'number')) return undefined;
  const choice = readChoice(words.join(' '));
  return choice !== undefined && choice.do === deed && choice.what === what && choice.at === at
    ? choice
    : undefined;
}
