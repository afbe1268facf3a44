import type { Amount, Move, Place } from '@charterstone/rules';
import { numberRuns } from '../effects/shape.ts';
import { isNumbers, type Nouns, nounOf } from '../effects/things.ts';
import { join } from '../text.ts';
import { amount } from './amounts.ts';
import { byChance, ICON_NOUNS, type Noun, THING_NOUNS } from './nouns.ts';
import { type Clause, clause, list, series, VERBS } from './verbs.ts';

/** Where something comes from, and where it goes. */
const PLACES: { readonly [P in Place]: (their: boolean) => readonly [from: string, to: string] } = {
  supply: () => ['aus dem allgemeinen Vorrat', 'in den allgemeinen Vorrat'],
  mat: () => ['vom Ausbautableau', 'auf das Ausbautableau'],
  deck: () => ['aus dem Ausbaudeck', 'in das Ausbaudeck'],
  discard: () => ['vom Abwurfstapel', 'auf den Abwurfstapel'],
  index: () => ['aus dem Index', 'in den Index'],
  archive: () => ['aus dem Archiv', 'ins Archiv'],
  hand: (their) =>
    their
      ? ['aus dem eigenen Vorrat', 'in den eigenen Vorrat']
      : ['aus deinem persönlichen Vorrat', 'in deinen persönlichen Vorrat'],
  speaker: () => ['vom Besitzer dieser Karte', 'zum Besitzer dieser Karte'],
  chest: (their) =>
    their
      ? ['aus der eigenen Chartertruhe', 'in die eigene Chartertruhe']
      : ['aus deiner Chartertruhe', 'in deine Chartertruhe'],
  play: () => ['im Spiel', 'ins Spiel'],
  secret: () => ['aus den geheimen Karten', 'verdeckt vor sich hin'],
  personaDeck: () => ['aus dem Rollendeck', 'ins Rollendeck'],
  here: () => ['von diesem Gebäude', 'auf dieses Gebäude'],
  myCharter: (their) =>
    their ? ['aus dem eigenen Charter', 'in das eigene Charter'] : ['aus deinem Charter', 'in dein Charter'],
  table: () => ['vom Tisch', 'auf den Tisch'],
};

/** „die oberste Karte des Ausbaudecks“. */
const PILES: { readonly [P in Place]?: string } = {
  deck: 'des Ausbaudecks',
  discard: 'des Abwurfstapels',
  personaDeck: 'des Rollendecks',
};

/** „1 zufälligen Gefährten“, „alle Rollen“, „die oberste Karte“, „diese Karte“, „1 der Karten 344–349“. */
function thing({ move, n = 1, but, pick }: Move, their: boolean): string {
  if (move === 'this') return 'diese Karte';
  if (isNumbers(move)) return cards(move, n, pick === 'random');
  if (pick === 'top') return n === 1 ? 'die oberste Karte' : `die obersten ${amount(CARD, n, their)}`;
  const noun = pick === 'random' ? byChance(nounOf(move, NOUNS)) : nounOf(move, NOUNS);
  const kinds = pick === 'oneOfEach' ? ' von jeder Art' : '';
  const except = but === undefined ? '' : ` (${NO[ICON_NOUNS[but].gender]} ${ICON_NOUNS[but].one})`;
  return `${amount(noun, n, their)}${kinds}${except}`;
}

const CARD: Noun = { gender: 'f', one: 'Karte', other: 'Karten' };
const NOUNS: Nouns<Noun> = { things: THING_NOUNS, icons: ICON_NOUNS, card: CARD };

const NO = { m: 'kein', f: 'keine', n: 'kein' } as const;

function cards(numbers: readonly number[], n: Amount, chance: boolean): string {
  if (numbers.length === 1) return `Karte ${numbers[0]}`;
  const named = `Karten ${list(numberRuns(numbers))}`;
  if (n === 'all') return `die ${named}`;
  return `${chance ? '1 zufällige' : '1'} der ${named}`;
}

/** A move as a verb with its object: „nimm …“, „lege … in …“, „durchsuche das Ausbaudeck nach …“. */
export function moved(move: Move): Clause {
  const { from, to, pick, rest, secret } = move;
  const what = (their: boolean): string => thing(move, their);
  const source = (their: boolean): string => {
    if (from === undefined) return '';
    return (pick === 'top' ? PILES[from] : undefined) ?? PLACES[from](their)[0];
  };
  const secretly = secret === true ? 'heimlich' : '';
  if (rest === 'shuffle' && to === 'hand')
    return (mode, _first, person) =>
      series(
        [
          clause(VERBS.durchsuchen, (their) => `das Ausbaudeck nach ${what(their)}`),
          clause(VERBS.nehmen, 'sie'),
          clause(VERBS.mischen, 'den Rest'),
        ],
        mode,
        person,
      );
  if (to === 'hand') return clause(VERBS.nehmen, (their) => join(secretly, what(their), source(their)));
  const target = (their: boolean): string => PLACES[to](their)[1];
  const verb = to === 'supply' ? VERBS.zurücklegen : to === 'speaker' ? VERBS.geben : VERBS.legen;
  return clause(verb, (their) => join(secretly, what(their), source(their), target(their)));
}

/** What is handed over, and who selects it: „1 Rohstoff deiner Wahl“. */
export function given(move: Move): string {
  const open = move.move === 'coin' ? '' : move.pick === 'speaker' ? ' deiner Wahl' : ' seiner Wahl';
  return `${thing({ ...move, pick: 'me' }, true)}${open}`;
}
