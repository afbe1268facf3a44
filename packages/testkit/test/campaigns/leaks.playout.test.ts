import {
  choose,
  deciders,
  explain,
  type Fact,
  factsFor,
  gameOf,
  inspect,
  isOver,
  openBox,
  options,
  preview,
  resample,
  type Seat,
  type State,
  view,
} from '@charterstone/rules';
import { cardsIn, head, places } from '@charterstone/rules/internal';
import { expect, test } from 'vitest';
import { eachState, hiddenOtherwise } from '../../src/campaigns/index.ts';
import {
  brokenInvariant,
  type Chance,
  chance,
  countOthers,
  firstDifference,
  generatorOf,
  HIDDEN_BY_OTHERS,
  tally,
  theBox,
} from '../../src/index.ts';
import { report } from '../report.ts';
import { HIDERS_SEATS, lookers } from './hiders.ts';
import { campaigns, type Played } from './journeys.ts';

const box = theBox();
const counts = tally();
const GAMES = 12;
const GAME_OF_SECRETS = 7;
/** One position in so many is looked at, and every one in which somebody hides something. */
const EVERY = 14;
/** How many choices a guess is played on. */
const FARTHER = 40;

/** Every seat, and a spectator. */
function eyes(seats: number): (Seat | undefined)[] {
  return [undefined, ...Array.from({ length: seats }, (_, i) => i + 1)];
}

/** Whether some seat looks at cards that others do not see. */
function someoneLooks({ box, table }: State): boolean {
  const g = head.reading(box, table);
  return [0, 1, 2, 3, 4, 5].some((charter) => cardsIn(g, places.EYES + charter) > 0);
}

function someoneHasSecrets({ box, table }: State): boolean {
  const g = head.reading(box, table);
  return [0, 1, 2, 3, 4, 5].some((charter) => cardsIn(g, places.SECRET + charter) > 0);
}

type Position = { readonly state: State; readonly seats: number };

/** A position that is looked at, and counted. */
function position(state: State, seats: number): Position {
  counts.add(`positions of game ${inspect(state).game}`);
  if (someoneLooks(state)) counts.add('positions in which somebody looks at cards');
  if (someoneHasSecrets(state)) counts.add('positions with secret cards');
  if (deciders(state).length > 1) counts.add('positions in which several decide');
  return { state, seats };
}

/** Positions of a whole campaign: some of every game, and all in which hidden things are at hand. */
function positionsOf({ setting, lines }: Played): Position[] {
  const positions: Position[] = [];
  let n = 0;
  eachState(box, setting, lines, (state) => {
    if (isOver(state)) return;
    // From the taking of secret cards to the end of that game everything about them is fresh.
    const fresh = someoneHasSecrets(state) && inspect(state).game === GAME_OF_SECRETS;
    if (n++ % EVERY === 0 || fresh || someoneLooks(state)) positions.push(position(state, setting.seats));
  });
  return positions;
}

const positions = [
  ...campaigns('leaks').flatMap(positionsOf),
  ...lookers().map((state) => position(state, HIDERS_SEATS)),
];

test('states that differ only in what is hidden look the same, to the byte, to every seat and spectator', () => {
  const mind = chance('hidden');
  for (const { state, seats } of positions)
    for (const seat of eyes(seats)) {
      const other = hiddenOtherwise(state, seat, mind);
      expect(firstDifference(state.table, other.table)).toBeDefined();
      countOthers(state, other, counts);
      expect(firstDifference(view(state, seat).table, view(other, seat).table)).toBeUndefined();
      counts.add('views compared');
    }
});

/** What the box as far as it is open keeps back; all else of it follows. */
function locked(state: State): unknown {
  const { locked: cards, crates } = openBox(state);
  return [cards, Object.keys(crates).filter((crate) => crates[crate]?.locked)];
}

test('such states offer and explain the same: options, reasons, previews, the box as far as it is open', () => {
  const mind = chance('told');
  for (const { state, seats } of positions)
    for (const seat of eyes(seats)) {
      const other = hiddenOtherwise(state, seat, mind);
      expect(deciders(other)).toEqual(deciders(state));
      if (seat === undefined) {
        expect(locked(other)).toEqual(locked(state));
        counts.add('boxes compared');
        continue;
      }
      const choices = options(state, seat);
      expect(options(other, seat)).toEqual(choices);
      for (const choice of choices.slice(0, 5)) {
        expect(preview(other, seat, choice)).toEqual(preview(state, seat, choice));
        expect(explain(other, seat, choice)).toEqual(explain(state, seat, choice));
        counts.add('previews compared');
      }
    }
});

/** All that one seat is told with a choice: what happened, and what it may do now. */
function told({ state, facts }: { state: State; facts: readonly Fact[] }, seat: Seat | undefined): string {
  const offered = seat === undefined ? [] : options(state, seat);
  return JSON.stringify([factsFor(state, seat, facts), deciders(state), offered]);
}

test('who was told the same sees the same: no view says more than facts and options', () => {
  const mind = chance('heard');
  for (const { state, seats } of positions)
    for (const seat of eyes(seats)) {
      const other = hiddenOtherwise(state, seat, mind);
      const decider = mind.pick(deciders(state));
      const choice = mind.pick(options(state, decider));
      const [a, b] = [choose(state, decider, choice), choose(other, decider, choice)];
      // Somebody else’s options may hang on what is hidden: on what was looked at, on what is left.
      if (!a.ok || !b.ok) continue;
      counts.add(told(a, seat) === told(b, seat) ? 'told the same' : 'told something else');
      if (told(a, seat) !== told(b, seat)) continue;
      expect(firstDifference(view(a.state, seat).table, view(b.state, seat).table)).toBeUndefined();
    }
});

test('a resampled view looks the same, offers the same and is a sound table', () => {
  for (const { state, seats } of positions)
    for (const seat of eyes(seats)) {
      const seen = view(state, seat);
      const guess = resample(seen, `guess ${counts.of('resampled')}`);
      counts.add('resampled');
      expect(firstDifference(view(guess, seat).table, seen.table)).toBeUndefined();
      expect(deciders(guess)).toEqual(deciders(state));
      expect(generatorOf(guess)).not.toEqual(generatorOf(state));
      expect(brokenInvariant(gameOf(guess))).toBeUndefined();
      if (seat !== undefined) expect(options(guess, seat)).toEqual(options(state, seat));
    }
});

/** Plays on by chance for a while; whatever is guessed must hold out. */
function playOn(from: State, mind: Chance): State {
  let state = from;
  for (let n = 0; n < FARTHER && !isOver(state); n++) {
    const seat = mind.pick(deciders(state));
    const outcome = choose(state, seat, mind.pick(options(state, seat)));
    if (!outcome.ok) throw new Error(`an option was refused: ${JSON.stringify(outcome.reasons)}`);
    ({ state } = outcome);
  }
  return state;
}

test('a resampled view can be played on, from any decision in any game', () => {
  const mind = chance('on');
  for (const { state, seats } of positions.filter((_, i) => i % 3 === 0)) {
    const guess = resample(view(state, mind.pick(eyes(seats))), `on ${counts.of('played on')}`);
    expect(brokenInvariant(gameOf(playOn(guess, mind)))).toBeUndefined();
    counts.add('played on');
  }
});

test('and all of it happened, in every game', () => {
  const games = Array.from({ length: GAMES + 2 }, (_, i) => `positions of game ${i + 1}`);
  expect(
    counts.missing([...games, 'positions in which several decide', 'positions with secret cards']),
  ).toEqual([]);
  expect(
    counts.missing(['positions in which somebody looks at cards', 'told the same', 'told something else']),
  ).toEqual([]);
  expect(counts.missing(Object.values(HIDDEN_BY_OTHERS))).toEqual([]);
  expect(counts.of('views compared')).toBeGreaterThan(5000);
  report(
    counts
      .entries()
      .map(([name, n]) => `${name} ${n}`)
      .join(', '),
  );
});
