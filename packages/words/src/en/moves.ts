import type { Amount, Move, Place } from '@charterstone/rules';
import { numberRuns } from '../effects/shape.ts';
import { isNumbers, type Nouns, nounOf } from '../effects/things.ts';
import { join } from '../text.ts';
import { amount, list } from './amounts.ts';
import { ICON_NOUNS, indefinite, type Noun, THING_NOUNS } from './nouns.ts';
import type { Voice } from './voice.ts';

/** Where something comes from, and where it goes. */
const PLACES: { readonly [P in Place]: (your: string) => readonly [from: string, to: string] } = {
  supply: () => ['from the general supply', 'to the general supply'],
  mat: () => ['from the advancement mat', 'on the advancement mat'],
  deck: () => ['from the advancement deck', 'into the advancement deck'],
  discard: () => ['from the discard pile', 'on the discard pile'],
  index: () => ['from the Index', 'into the Index'],
  archive: () => ['from the Archive', 'into the Archive'],
  hand: (your) => [`from ${your} personal supply`, `into ${your} personal supply`],
  speaker: () => ['from the holder of this card', 'to the holder of this card'],
  chest: (your) => [`from ${your} Charter Chest`, `into ${your} Charter Chest`],
  play: () => ['in play', 'into play'],
  secret: (your) => [`from ${your} secret cards`, 'face down'],
  personaDeck: () => ['from the persona deck', 'into the persona deck'],
  here: () => ['from that building', 'on that building'],
  myCharter: (your) => [`from ${your} charter`, `into ${your} charter`],
  table: () => ['from the table', 'on the table'],
};

const NOUNS: Nouns<Noun> = { things: THING_NOUNS, icons: ICON_NOUNS, card: ['card', 'cards'] };

/** "1 random companion", "all personas", "the top card", "this card", "one of the cards 344–349". */
function thing({ move, n = 1, but, pick }: Move, voice: Voice): string {
  if (move === 'this') return 'this card';
  if (isNumbers(move)) return cards(move, n, pick === 'random');
  if (pick === 'top') return n === 1 ? 'the top card' : `the top ${amount(['card', 'cards'], n, voice)}`;
  const [one, other] = nounOf(move, NOUNS);
  const chance = pick === 'random' ? 'random ' : '';
  const noun: Noun = [`${chance}${one}`, `${chance}${other}`];
  const each = pick === 'oneOfEach' ? ' of each kind' : '';
  const except = but === undefined ? '' : ` other than ${indefinite(ICON_NOUNS[but][0])}`;
  return `${amount(noun, n, voice)}${each}${except}`;
}

function cards(numbers: readonly number[], n: Amount, chance: boolean): string {
  if (numbers.length === 1) return `card ${numbers[0]}`;
  const named = `cards ${list(numberRuns(numbers))}`;
  if (n === 'all') return named;
  return `${chance ? 'a random one' : 'one'} of the ${named}`;
}

/** A move as a verb with its object: "take …", "put … into …", "search the deck for …". */
export function moved(move: Move, voice: Voice): string {
  const { verb, your } = voice;
  const what = thing(move, voice);
  const from = move.from === undefined ? '' : PLACES[move.from](your)[0];
  if (move.rest === 'shuffle' && move.to === 'hand')
    return `${verb('search')} ${from.replace('from ', '')} for ${what}, ${verb('take')} it and ${verb('shuffle')} the rest`;
  const secretly = move.secret === true ? 'in secret' : '';
  if (move.to === 'hand')
    return join(verb('take'), what, move.pick === 'top' ? from.replace('from', 'of') : from, secretly);
  const to = PLACES[move.to](your)[1];
  if (move.to === 'supply') return join(verb('return'), what, from, to);
  if (move.to === 'speaker') return join(verb('give'), what, to);
  return join(verb('put'), what, from, to, secretly);
}

/** What is handed over, and who selects it: "1 resource of your choice". */
export function given(move: Move, voice: Voice): string {
  const open = move.move === 'coin' ? '' : move.pick === 'speaker' ? ' of your choice' : ' of their choice';
  return `${thing({ ...move, pick: 'me' }, voice)}${open}`;
}
