import {
  type Box,
  choiceOfMove,
  choose,
  type Fact,
  type Game,
  hash,
  loadGame,
  moves,
  play,
  type Setting,
  seatToMove,
  startGame,
  stateOf,
} from '@charterstone/rules';
import { head } from '@charterstone/rules/internal';
import { chance } from '../chance.ts';
import { STRATEGIES } from '../strategies.ts';
import { eachState, type Fixture, gamesPlayed, type Line } from './fixture.ts';
import type { Plan } from './plans.ts';
import { steered } from './steering.ts';

/** Of so many campaigns that go the way of a plan the shortest is kept: it is read, stored and replayed for years. */
const COMPARED = 5;
/** Seeds that are tried before a plan is given up. */
const MOST_SEEDS = 2000;
const CAMPAIGN = 12;
const GAME_OF_THE_AVERAGE = 6;

/** A campaign that was played: the table it came to, and its journal. */
export type Journey = { readonly game: Game; readonly lines: readonly Line[]; readonly astray: boolean };

/** Plays seed after seed until the story has gone the way of the plan often enough. */
export function fixtureFor(box: Box, plan: Plan): Fixture {
  const found: { readonly setting: Setting; readonly journey: Journey }[] = [];
  for (let n = 1; n <= MOST_SEEDS && found.length < COMPARED; n++) {
    const setting = settingOf(plan, `fixture-${plan.seats}-${n}`);
    const journey = travel(box, plan, setting, (door) => !plan.route.includes(door));
    if (!journey.astray) found.push({ setting, journey });
  }
  const [shortest] = found.sort((a, b) => a.journey.lines.length - b.journey.lines.length);
  if (shortest === undefined)
    throw new Error(`no campaign of ${plan.seats} seats goes ${plan.route}: ${MOST_SEEDS} seeds were tried`);
  return written(box, shortest.setting, shortest.journey);
}

/** The campaign as a fixture, played once more by choices: both ways must lead to the same table. */
function written(box: Box, setting: Setting, { game, lines }: Journey): Fixture {
  const last = eachState(box, setting, lines, () => {});
  if (hash(last) !== hash(stateOf(game)))
    throw new Error(`${setting.seed}: played in place it is another campaign than by choices`);
  return { box: box.data.version, setting, games: gamesPlayed(box, setting, lines) };
}

export function settingOf({ seats, games = CAMPAIGN }: Plan, seed: string): Setting {
  return { seats, seed, games };
}

/** Plays a plan through with one seed. It ends early, astray, when a door opens that is a `wrong` one. */
export function travel(
  box: Box,
  plan: Plan,
  setting: Setting,
  wrong: (door: string) => boolean = () => false,
): Journey {
  const mind = chance(`player ${setting.seed}`);
  const player = steered(STRATEGIES[plan.player](), plan);
  const game = startGame(box, setting);
  const facts: Fact[] = [];
  game.facts = facts;
  const lines: Line[] = [];
  for (let untold = plan.told; moves(game) > 0; ) {
    if (untold !== undefined && head.head(game, head.GAME) === GAME_OF_THE_AVERAGE) {
      lines.push(tell(game, untold));
      untold = undefined;
    }
    const move = game.moves[player(game, moves(game), mind)] ?? 0;
    lines.push({ seat: seatToMove(game), choice: choiceOfMove(game, move) });
    play(game, move);
    if (facts.splice(0).some((fact) => fact.fact === 'storyOpened' && wrong(fact.door)))
      return { game, lines, astray: true };
  }
  return { game, lines, astray: false };
}

/** Tells the table the average that game 6 is measured by. */
function tell(game: Game, average: number): Line {
  const line = { seat: 0, choice: { do: 'tell', what: average } } as const;
  const outcome = choose(stateOf(game), line.seat, line.choice);
  if (!outcome.ok) throw new Error(`the average ${average} was refused`);
  loadGame(game, outcome.state);
  return line;
}
