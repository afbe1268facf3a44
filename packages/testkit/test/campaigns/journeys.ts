import {
  choose,
  deciders,
  type Fact,
  inspect,
  newCampaign,
  type Seat,
  type Setting,
  type State,
} from '@charterstone/rules';
import { type Line, PLANS, settingOf, travel } from '../../src/campaigns/index.ts';
import { type Chance, theBox } from '../../src/index.ts';

/** A campaign played for a test: not a stored one, so that a changed game changes it instead of breaking it. */
export type Played = { readonly setting: Setting; readonly lines: readonly Line[] };

/** One campaign for each number of seats, along different ways of the story as far as these can be chosen. */
export function campaigns(seed: string): readonly Played[] {
  return PLANS.map((_, n) => campaign(n, seed));
}

/** The n-th campaign (from 0) of a series in which one to six seats and all ways of the story take turns. */
export function campaign(n: number, seed: string): Played {
  const plan = PLANS[n % PLANS.length];
  if (plan === undefined) throw new RangeError('there is no such campaign');
  const series = n < PLANS.length ? '' : `-${n}`;
  const setting = settingOf(plan, `${seed}-${plan.seats}${series}`);
  return { setting, lines: travel(theBox(), plan, setting).lines };
}

export type Step = {
  readonly before: State;
  readonly line: Line;
  readonly after: State;
  readonly facts: readonly Fact[];
};

/** Plays a campaign in which, wherever several seats may answer, one of them by chance does so first. */
export function* inAnyOrder({ setting, lines }: Played, mind: Chance): Generator<Step> {
  const queues = queuesOf(lines);
  let before = newCampaign(theBox(), setting).state;
  for (let left = lines.length; left > 0; left--) {
    const ready = deciders(before).filter((seat) => (queues.get(seat) ?? []).length > 0);
    const line = queues.get(mind.pick(ready))?.shift();
    if (line === undefined) throw new Error('nobody who decides has anything left to say');
    const outcome = choose(before, line.seat, line.choice);
    if (!outcome.ok)
      throw new Error(
        `game ${inspect(before).game}, seat ${line.seat}: in another order ${JSON.stringify(line.choice)} ` +
          `is refused: ${JSON.stringify(outcome.reasons)}`,
      );
    yield { before, line, after: outcome.state, facts: outcome.facts };
    before = outcome.state;
  }
}

/** Whoever keeps the table speaks as seat 0. */
const KEEPER = 0;

/** What each seat says in the whole campaign, in its order. What the keeper of the table says comes before the next seat's line. */
function queuesOf(lines: readonly Line[]): Map<Seat, Line[]> {
  const queues = new Map<Seat, Line[]>();
  lines.forEach((line, i) => {
    const seat = line.seat === KEEPER ? (lines[i + 1]?.seat ?? line.seat) : line.seat;
    const queue = queues.get(seat) ?? [];
    queue.push(line);
    queues.set(seat, queue);
  });
  return queues;
}
