import {
  type Box,
  type Choice,
  choose,
  inspect,
  type Outcome,
  PRINTED_RULE,
  type State,
} from '@charterstone/rules';
import { DEEDS, LAST_CARD, SITE_LIMIT, siteName } from '@charterstone/rules/internal';
import type { Chance } from './chance.ts';
import { BAD_NAMES, GARBAGE, NO_SEATS } from './garbage.ts';
import { sameChoice } from './invariants/decisions.ts';
import type { Decision } from './record.ts';
import { firstDifference } from './saving.ts';

/** Something a careless or hostile client might send; seat and choice can be anything at all. */
export type Attempt = { readonly kind: string; readonly seat: unknown; readonly choice: unknown };

/** Tries it: undefined when it is refused with reasons and nothing changed, else what went wrong. */
export function tryAttempt(state: State, { kind, seat, choice }: Attempt): string | undefined {
  const before = state.table.slice();
  const { past } = state;
  const what = (): string => `${kind}: seat ${show(seat)} ${show(choice)}`;
  try {
    // As a caller without types would.
    const outcome: Outcome = Reflect.apply(choose, undefined, [state, seat, choice]);
    if (outcome.ok) return `${what()} was accepted`;
    if (outcome.reasons.length === 0) return `${what()} was refused without a reason`;
  } catch (error) {
    return `${what()} threw ${String(error)}`;
  }
  if (state.past !== past || firstDifference(before, state.table) !== undefined)
    return `${what()} was refused, but changed the state`;
  return undefined;
}

function show(thing: unknown): string {
  try {
    return typeof thing === 'object' ? (JSON.stringify(thing) ?? String(thing)).slice(0, 100) : String(thing);
  } catch {
    return `something of type ${typeof thing}`;
  }
}

/** Whether this is one of the choices that a seat may make: then it is no illegal attempt. */
export function isLegal(decision: Decision, seat: unknown, choice: unknown): boolean {
  const offer = decision.offers.find((open) => open.seat === seat);
  return offer?.choices.some((legal) => isChoice(choice) && sameChoice(legal, choice)) ?? false;
}

function isChoice(thing: unknown): thing is Choice {
  return (
    typeof thing === 'object' && thing !== null && 'do' in thing && DEEDS.some((deed) => deed === thing.do)
  );
}

/** Legal choices at the wrong time or by the wrong seat. */
export function untimely(game: readonly Decision[], at: number, chance: Chance): Attempt {
  const now = chance.pick(game.slice(at, at + 1)).offers;
  const deciding = chance.pick(now);
  const seats = game.flatMap((decision) => decision.offers.map((offer) => offer.seat));
  switch (chance.below(4)) {
    case 0: {
      const choice = chance.pick(deciding.choices);
      return { kind: 'an option of another seat', seat: chance.pick([...new Set(seats)]), choice };
    }
    case 1: {
      const earlier = chance.pick(chance.pick(game.slice(0, Math.max(1, at))).offers);
      const choice = chance.pick(earlier.choices);
      return { kind: 'an option of an earlier decision', seat: deciding.seat, choice };
    }
    case 2: {
      const later = chance.pick(chance.pick(game.slice(Math.min(at + 1, game.length - 1))).offers);
      const choice = chance.pick(later.choices);
      return { kind: 'an option of a later decision', seat: deciding.seat, choice };
    }
    default: {
      const other = chance.pick(chance.pick(game).offers);
      return {
        kind: 'an option of another decision, by its own seat',
        seat: other.seat,
        choice: chance.pick(other.choices),
      };
    }
  }
}

/** Legal choices with one word changed. */
export function nearMiss(decision: Decision, box: Box, chance: Chance): Attempt {
  const { seat, choices } = chance.pick(decision.offers);
  const choice = chance.pick(choices);
  const words = [
    ...[...box.labels, 'big', 'small', 'coin', 'clay', 'none', 'red', 'resource'],
    ...['cat', 'blight', 'deck', 'row-3', 'sky-blue-2', 'rule-25'],
  ];
  const card = 1 + chance.below(LAST_CARD);
  const site = siteName(1 + chance.below(SITE_LIMIT - 1));
  const door = String.fromCharCode(65 + chance.below(23));
  const space = chance.pick([
    ...['coin', 'card', 'resource', 'minion', 'peril'].map((row) => `${row}-${1 + chance.below(6)}`),
    door,
  ]);
  const miss = (kind: string, changed: object): Attempt => ({
    kind,
    seat,
    choice: { ...choice, ...changed },
  });
  switch (chance.below(9)) {
    case 0:
      return miss('another card', { what: card });
    case 1:
      return miss('another word', { what: chance.pick(words) });
    case 2:
      return miss('another place', { at: chance.below(3) === 0 ? space : site });
    case 3:
      return miss('another deed', { do: chance.pick(DEEDS) });
    case 4:
      return miss('a word left out', chance.below(2) === 0 ? { what: undefined } : { at: undefined });
    case 5:
      return miss('a number as text', { what: String(typeof choice.what === 'number' ? choice.what : card) });
    case 6:
      return miss('other letters', chance.pick(misspelt(choice)));
    case 7:
      return miss('a rule as a number', { what: PRINTED_RULE + chance.below(30) });
    default:
      // The numbers of a move lie side by side in one whole number: a large one must not spill into its neighbour.
      return miss('a rule far beyond the last', {
        do: chance.pick(DEEDS),
        what: `rule-${chance.below(5) * 1024 + (chance.below(2) === 0 ? 186 : chance.below(1024))}`,
      });
  }
}

function misspelt(choice: Choice): object[] {
  const at = choice.at ?? 'market';
  const what = String(choice.what ?? 'big');
  return [
    { do: choice.do.toUpperCase() },
    { do: ` ${choice.do}` },
    { do: `${choice.do}\u0000` },
    { at: at.toUpperCase() },
    { at: `${at}\u200b` },
    { at: at.replace('-', '\u2010').concat('\u0301') },
    { what: what.replace(/./, (letter) => `\uff00${letter}`) },
    { what: `\u202e${what}` },
    { what: `${what} ` },
  ];
}

/** Things that are no choice, and seats that are none. */
export function nonsense(decision: Decision, chance: Chance): Attempt {
  const { seat, choices } = chance.pick(decision.offers);
  const deed = chance.pick(DEEDS);
  switch (chance.below(4)) {
    case 0:
      return { kind: 'no choice at all', seat, choice: chance.pick(GARBAGE) };
    case 1:
      return { kind: 'garbage for an object', seat, choice: { do: deed, what: chance.pick(GARBAGE) } };
    case 2:
      return {
        kind: 'garbage for a place',
        seat,
        choice: { ...chance.pick(choices), at: chance.pick(GARBAGE.filter((thing) => thing !== undefined)) },
      };
    default:
      return {
        kind: 'a seat that does not exist',
        seat: chance.pick(NO_SEATS),
        choice: chance.pick(choices),
      };
  }
}

/** Asides that are not possible now: taking back what is not one's own, writing on what is not one's own, coming and going. */
export function badAside(decision: Decision, chance: Chance): Attempt {
  return chance.below(2) === 0 ? badInk(decision, chance) : badCompany(decision, chance);
}

/** Numbers nobody can tell, charters somebody plays, seats nobody sits on. */
function badCompany({ state }: Decision, chance: Chance): Attempt {
  const { charters } = inspect(state);
  const seated = charters.map(({ seat }) => seat);
  const strangers: readonly unknown[] = [1, 2, 3, 4, 5, 6, ...NO_SEATS].filter(
    (seat) => !seated.some((taken) => taken === seat),
  );
  switch (chance.below(5)) {
    case 4: {
      const what = chance.pick([...GARBAGE, '7', '21', '11', 12]);
      return { kind: 'dealing anew for no seats', seat: 0, choice: { do: 'deal', what, text: 'a chance' } };
    }
    case 0: {
      const average = chance.pick([...GARBAGE, 10_000, -5, 3.5, '50']);
      return { kind: 'an average that is none', seat: 0, choice: { do: 'tell', what: average } };
    }
    case 1: {
      const what = chance.pick([...charters.map(({ charter }) => charter), ...GARBAGE]);
      return { kind: 'joining where nobody can', seat: chance.pick(strangers), choice: { do: 'join', what } };
    }
    case 2:
      return { kind: 'leaving without a seat', seat: chance.pick(strangers), choice: { do: 'part' } };
    default:
      return { kind: 'staying without having gone', seat: 1 + chance.below(6), choice: { do: 'stay' } };
  }
}

function badInk(decision: Decision, chance: Chance): Attempt {
  const { past, box } = decision.state;
  const start = Object.values(box.data.startUp.charters);
  const { persona } = chance.pick(start);
  const name = (kind: string, seat: unknown, what: unknown, text: unknown): Attempt => ({
    kind,
    seat,
    choice: { do: 'name', what, text },
  });
  switch (chance.below(4)) {
    case 0: {
      const seats: readonly unknown[] = [1, 2, 3, 4, 5, 6, ...NO_SEATS].filter((seat) => seat !== past?.seat);
      return { kind: 'an undo that is not possible', seat: chance.pick(seats), choice: { do: 'undo' } };
    }
    case 1:
      return name('a name by a seat that does not exist', chance.pick(NO_SEATS), persona, 'Ada');
    case 2: {
      const nameless = [...start.map(({ basic }) => basic), ...box.data.startUp.objectives, PRINTED_RULE + 4];
      const what = chance.pick([...nameless, ...GARBAGE]);
      return name('a name on something that bears none', 1 + chance.below(6), what, 'Ada');
    }
    default:
      return name('a name that is none', 1 + chance.below(6), persona, chance.pick(BAD_NAMES));
  }
}
