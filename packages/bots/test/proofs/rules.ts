import { OPTION_NAMES, type Options, seatToMove } from '@charterstone/rules';
import {
  type Asked,
  allHappened,
  type Chance,
  chance,
  EVERY_SEATING,
  ofSeats,
  playout,
  STRATEGIES,
  type Strategy,
  type StrategyName,
  type Tally,
  tally,
  theBox,
} from '@charterstone/testkit';
import { makeBot } from '../../src/index.ts';

const box = theBox();
const GAMES = 12;
const MOST_SEATS = 6;
/** As it is counted what somebody at the table plays like. */
const BOT = 'greedy bot';
const NAMES: readonly StrategyName[] = ['random', 'curious', 'eager', 'ambitious'];
const FACTS = ['gameEnded', 'campaignEnded', 'opened', 'built', 'scored', 'caught', 'helped'];
const KINDS = [
  ...EVERY_SEATING,
  ...['with Automas', 'without Automas', ...NAMES, BOT],
  ...['by the Chronicle alone', ...OPTION_NAMES],
  ...FACTS.map((fact) => `fact ${fact}`),
];

/** Somebody else on every seat. */
function mixed(seats: number, seed: string, mind: Chance, note: (name: string) => void): Strategy {
  const players = Array.from({ length: seats }, (_, i): Strategy => {
    const name = mind.pick([...NAMES, BOT] as const);
    note(name);
    if (name !== BOT) return STRATEGIES[name]();
    const bot = makeBot('greedy', `${seed} seat ${i + 1}`);
    return (game, count) => bot(game, count);
  });
  return (game, count, chance) => players[seatToMove(game) - 1]?.(game, count, chance) ?? 0;
}

/** Half of the tables follow the Chronicle alone, the others now this and now that of the other rule books. */
function ruleBooks(mind: Chance): Options {
  if (mind.below(2) === 0) return {};
  return Object.fromEntries(OPTION_NAMES.map((name) => [name, mind.below(2) === 0]));
}

/**
 * Rules never break: so many campaigns of twelve games from the `first` of a series on, in which one to six seats take turns, with Automas and
 * bots mixed in, by all the rule books; every invariant holds after every choice, and every game ends.
 */
export function rules({ count, seed, progress, first = 0 }: Asked & { readonly first?: number }): Tally {
  const counts = tally();
  const facts = tally();
  for (let i = 0; i < count; i++) {
    const mind = chance(`rules ${seed} ${i}`);
    const seats = 1 + ((first + i) % MOST_SEATS);
    const automas = mind.below(2) === 0 ? 0 : mind.below(MOST_SEATS - seats + 1);
    const options = ruleBooks(mind);
    const match = { seats, automas, seed: `rules ${seed} ${i}`, games: GAMES, options };
    const strategy = mixed(seats, match.seed, mind, (name) => counts.add(name));
    const { problem, choices } = playout(box, match, { check: true, counts: facts, strategy });
    if (problem !== undefined)
      throw new Error(`${match.seed} (${JSON.stringify({ seats, automas, ...options })}): ${problem}`);
    counts.add(ofSeats(seats));
    counts.add(automas > 0 ? 'with Automas' : 'without Automas');
    const others = OPTION_NAMES.filter((name) => options[name] === true);
    for (const name of others.length > 0 ? others : ['by the Chronicle alone']) counts.add(name);
    counts.add('choices', choices);
    progress?.(i + 1);
  }
  for (const fact of FACTS) counts.add(`fact ${fact}`, facts.of(`fact ${fact}`));
  if (facts.of('fact gameEnded') !== count * GAMES)
    throw new Error(`${facts.of('fact gameEnded')} games ended instead of ${count * GAMES}`);
  allHappened(counts, KINDS);
  return counts;
}
