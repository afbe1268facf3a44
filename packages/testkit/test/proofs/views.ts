import { equal, notEqual, ok } from 'node:assert/strict';
import { inspect, type Seat, type State, type View, view } from '@charterstone/rules';
import {
  type Asked,
  allHappened,
  type Chance,
  chance,
  countOthers,
  FACE_DOWN,
  firstDifference,
  generatorOf,
  HIDDEN_BY_OTHERS,
  hiddenOtherwise,
  lookedAt,
  ofSeats,
  otherwiseHidden,
  pileOrder,
  recordGame,
  type Tally,
  tally,
  theBox,
} from '../../src/index.ts';
import { HIDERS_SEATS, lookers, secretKeepers } from '../campaigns/hiders.ts';

const box = theBox();

/** Every seat, and a spectator. */
export function eyes(seats: number): (Seat | undefined)[] {
  return [undefined, ...Array.from({ length: seats }, (_, i) => i + 1)];
}

/** States that differ only in what is hidden look the same, to the byte. */
export function looksTheSame(state: State, seats: number, mind: Chance, counts: Tally): void {
  const other = otherwiseHidden(state, mind);
  notEqual(firstDifference(state.table, other.table), undefined, 'nothing is hidden otherwise');
  for (const pile of FACE_DOWN)
    if (pileOrder(state, pile).join() !== pileOrder(other, pile).join())
      counts.add(`pile ${pile} in another order`);
  for (const seat of eyes(seats)) {
    const [one, two] = [view(state, seat), view(other, seat)];
    equal(firstDifference(one.table, two.table), undefined, `seat ${seat} sees the order`);
    counts.add('views compared');
  }
}

/** What others look at and took in secret is not seen either. */
function keepsSecrets(state: State, seats: number, mind: Chance, counts: Tally): void {
  for (const seat of eyes(seats)) {
    const other = hiddenOtherwise(state, seat, mind);
    countOthers(state, other, counts);
    const [one, two] = [view(state, seat), view(other, seat)];
    equal(firstDifference(one.table, two.table), undefined, `seat ${seat} sees a secret`);
    counts.add('views compared for secrets of others');
  }
}

/** Whether a list of numbers stands somewhere in a longer one. */
export function standsIn(list: readonly number[], part: readonly number[]): boolean {
  return list.some((_, from) => part.every((n, i) => list[from + i] === n));
}

/** Everything a client could be sent of a view, as numbers and as text. */
function shownBy(seen: View): { numbers: number[]; text: string } {
  return { numbers: [...seen.table], text: JSON.stringify(inspect(seen)) };
}

/** So many cards in a row are no chance. */
const TELLING = 4;

/** Neither the generator nor the order of a pile is anywhere in a view. */
export function holdsNoCanary(state: State, seats: number, mind: Chance, counts: Tally): void {
  const canary = otherwiseHidden(state, mind);
  const looked = lookedAt(canary);
  const words = generatorOf(canary).filter((n) => n < 0);
  for (const seat of eyes(seats)) {
    const { numbers, text } = shownBy(view(canary, seat));
    // A negative half of the generator can't be mistaken for anything else but the -1 of a pending frame.
    for (const word of words) ok(word === -1 || !numbers.includes(word), `seat ${seat} sees the generator`);
    if (words.length > 0) counts.add('views searched for the generator');
    for (const pile of FACE_DOWN) {
      const order = pileOrder(canary, pile);
      const sorted = order.toSorted((a, b) => a - b);
      if (order.length < 2 || order.join() === sorted.join()) continue;
      const seen = pileOrder(view(canary, seat), pile);
      equal(
        seen.join(),
        seen.toSorted((a, b) => a - b).join(),
        `seat ${seat} sees the order of pile ${pile}`,
      );
      const own = seen.filter((card) => order.includes(card) || !looked.has(card));
      equal(own.join(), sorted.join(), `seat ${seat} sees pile ${pile}`);
      if (seen.length > own.length) counts.add('views with cards on a pile that somebody looks at');
      counts.add('views searched for the order of a pile');
      // A few numbers stand somewhere in a row by chance.
      if (order.length < TELLING) continue;
      ok(!standsIn(numbers, order) && !text.includes(order.join()), `seat ${seat} sees pile ${pile}`);
    }
  }
}

/** One decision in so many of a campaign is looked at, and one in so many of those for canaries. */
const EVERY = 7;
const CANARIES = 4;
/** A whole campaign, and a game after it. */
const GAMES = 13;

/**
 * Nothing hidden leaks out of a view: at least so many views of whole campaigns, of every seat and of a spectator, from the `first` campaign of a
 * series on, in which one to six seats take turns.
 */
export function views({ count, seed, progress, first = 0 }: Asked & { readonly first?: number }): Tally {
  const counts = tally();
  // Somebody who looks at cards is rare in a campaign, and not every one has secret cards.
  for (const state of [...lookers(), secretKeepers()])
    keepsSecrets(state, HIDERS_SEATS, chance(`hiders ${seed}`), counts);
  for (let n = 0; counts.of('views compared') < count; n++) {
    const mind = chance(`views ${seed} ${n}`);
    const seats = 1 + ((first + n) % 6);
    const automas = seats < 6 ? Math.floor((first + n) / 6) % 2 : 0;
    const match = { seats, automas, seed: `views-${seed}-${n}`, games: GAMES } as const;
    const decisions = recordGame(box, { ...match, player: 'curious' }).filter(
      ({ state }, i) => i % EVERY === 0 || lookedAt(state).size > 0,
    );
    for (const [i, { state }] of decisions.entries()) {
      looksTheSame(state, seats, mind, counts);
      keepsSecrets(state, seats, mind, counts);
      if (i % CANARIES === 0) holdsNoCanary(state, seats, mind, counts);
      counts.add(`in game ${inspect(state).game}`);
    }
    counts.add('campaigns');
    counts.add(ofSeats(seats));
    if (automas > 0) counts.add('with an Automa');
    progress?.(counts.of('views compared'));
  }
  allHappened(counts, [
    ...FACE_DOWN.map((pile) => `pile ${pile} in another order`),
    ...['views searched for the generator', 'views searched for the order of a pile'],
    ...Array.from({ length: GAMES }, (_, i) => `in game ${i + 1}`),
    ...Object.values(HIDDEN_BY_OTHERS),
  ]);
  return counts;
}
