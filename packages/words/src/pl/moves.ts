import type { Amount, Move, Place } from '@charterstone/rules';
import { numberRuns } from '../effects/shape.ts';
import { isNumbers, type Nouns, nounOf } from '../effects/things.ts';
import { join } from '../text.ts';
import { amount } from './amounts.ts';
import { ICON_NOUNS, type Noun, THING_NOUNS } from './nouns.ts';
import { byChance } from './numerals.ts';
import { type Clause, clause, list, series } from './verbs.ts';

/** Where something comes from, and where it goes. */
const PLACES: { readonly [P in Place]: readonly [from: string, to: string] } = {
  supply: ['z zasobów ogólnych', 'do zasobów ogólnych'],
  mat: ['z planszetki rozwoju', 'na planszetkę rozwoju'],
  deck: ['z talii rozwoju', 'do talii rozwoju'],
  discard: ['ze stosu kart odrzuconych', 'na stos kart odrzuconych'],
  index: ['z Indeksu', 'do Indeksu'],
  archive: ['z Archiwum', 'do Archiwum'],
  hand: ['ze swoich zasobów osobistych', 'do swoich zasobów osobistych'],
  speaker: ['od właściciela tej karty', 'dla właściciela tej karty'],
  chest: ['ze swojego kufra', 'do swojego kufra'],
  play: ['z gry', 'do gry'],
  secret: ['z tajnych kart', 'przed sobą'],
  personaDeck: ['z talii osobowości', 'do talii osobowości'],
  here: ['z tego budynku', 'do tego budynku'],
  myCharter: ['ze swojej dzielnicy', 'do swojej dzielnicy'],
  table: ['ze stołu', 'na stół'],
};

/** „wierzchnią kartę talii rozwoju”. */
const PILES: { readonly [P in Place]?: string } = {
  deck: 'talii rozwoju',
  discard: 'stosu kart odrzuconych',
  personaDeck: 'talii osobowości',
};

/** „1 losowego towarzysza”, „wszystkie osobowości”, „wierzchnią kartę”, „tę kartę”, „1 z kart 344–349”. */
function thing({ move, n = 1, but, pick }: Move): string {
  if (move === 'this') return 'tę kartę';
  if (isNumbers(move)) return cards(move, n, pick === 'random');
  if (pick === 'top') return n === 1 ? 'wierzchnią kartę' : amount(TOP, n);
  const noun = pick === 'random' ? byChance(nounOf(move, NOUNS)) : nounOf(move, NOUNS);
  const kinds = pick === 'oneOfEach' ? ' każdego rodzaju' : '';
  const except = but === undefined ? '' : ` (ale nie ${ICON_NOUNS[but].object})`;
  return `${amount(noun, n)}${kinds}${except}`;
}

const CARD: Noun = { gender: 'f', one: 'karta', object: 'kartę', few: 'karty', many: 'kart' };
const NOUNS: Nouns<Noun> = { things: THING_NOUNS, icons: ICON_NOUNS, card: CARD };

const TOP: Noun = {
  gender: 'f',
  one: 'wierzchnia karta',
  object: 'wierzchnią kartę',
  few: 'wierzchnie karty',
  many: 'wierzchnich kart',
};

function cards(numbers: readonly number[], n: Amount, chance: boolean): string {
  if (numbers.length === 1) return `kartę ${numbers[0]}`;
  const named = list(numberRuns(numbers));
  if (n === 'all') return `karty ${named}`;
  return `1 ${chance ? 'losową ' : ''}z kart ${named}`;
}

/** A move as a verb with its object: „bierzesz …”, „odkładasz … do …”, „wyszukujesz w talii …”. */
export function moved(move: Move): Clause {
  const { from, to, pick, rest, secret } = move;
  const what = thing(move);
  const source = from === undefined ? '' : ((pick === 'top' ? PILES[from] : undefined) ?? PLACES[from][0]);
  if (rest === 'shuffle' && to === 'hand')
    return (mode) =>
      series(
        [
          clause('wyszukujesz', 'wyszukać', `w talii rozwoju ${what}`),
          clause('bierzesz', 'wziąć', 'ją'),
          clause('tasujesz', 'potasować', 'resztę'),
        ],
        mode,
      );
  const secretly = secret === true ? 'w tajemnicy' : '';
  if (to === 'hand') return clause('bierzesz', 'wziąć', join(secretly, what, source));
  if (to === 'play') return clause('wprowadzasz', 'wprowadzić', join(secretly, what, source, PLACES[to][1]));
  if (to === 'secret') return clause('bierzesz', 'wziąć', join(secretly, what, source));
  if (to === 'chest') return clause('bierzesz', 'wziąć', join(what, source, PLACES[to][1]));
  if (to === 'table') return clause('wykładasz', 'wyłożyć', join(what, source, PLACES[to][1]));
  return clause('odkładasz', 'odłożyć', join(secretly, what, source, PLACES[to][1]));
}

/** What is handed over, and who selects it: „1 surowiec według twojego wyboru”. */
export function given(move: Move): string {
  const open =
    move.move === 'coin' ? '' : move.pick === 'speaker' ? ' według twojego wyboru' : ' według swojego wyboru';
  return `${thing({ ...move, pick: 'me' })}${open}`;
}
