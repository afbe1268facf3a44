import { createHash } from 'node:crypto';
import {
  type Aside,
  type Box,
  type Choice,
  choose,
  type Fact,
  hash,
  inspect,
  isOver,
  newCampaign,
  type Seat,
  type Setting,
  type State,
} from '@charterstone/rules';

/** One line of a fixture's journal. Names are no part of it: they change nothing. */
export type Line = { readonly seat: Seat; readonly choice: Choice | Exclude<Aside, { do: 'name' }> };

/** One game of a campaign as it was played, with the choices that follow it: up to the first decision of the next one. */
export type PlayedGame = {
  readonly lines: readonly Line[];
  /** The guidepost of the game, and the doors that opened after it, in order. */
  readonly guidepost: number | undefined;
  readonly doors: readonly string[];
  /** The fingerprint of the table when it was over. */
  readonly hash: string;
};

/** A whole campaign to be played again: the same box, setting and lines must lead to the same hashes. */
export type Fixture = {
  readonly box: number;
  readonly setting: Setting;
  readonly games: readonly PlayedGame[];
};

/** The journal of the whole campaign. */
export function linesOf({ games }: Fixture): Line[] {
  return games.flatMap(({ lines }) => lines);
}

/** A line that the rules refuse, with the reasons. */
export class RefusedLine extends Error {}

/** Plays lines by `choose`, from the start of a campaign; every state is shown with the facts that led to it. */
export function eachState(
  box: Box,
  setting: Setting,
  lines: Iterable<Line>,
  visit: (state: State, facts: readonly Fact[], line: Line | undefined) => void,
): State {
  let { state, facts } = newCampaign(box, setting);
  visit(state, facts, undefined);
  let n = 0;
  for (const line of lines) {
    n++;
    const outcome = choose(state, line.seat, line.choice);
    if (!outcome.ok)
      throw new RefusedLine(
        `game ${Math.max(1, inspect(state).game)}, choice ${n} of the campaign: seat ${line.seat}, ${JSON.stringify(line.choice)} ` +
          `was refused: ${JSON.stringify(outcome.reasons)}`,
      );
    ({ state, facts } = outcome);
    visit(state, facts, line);
  }
  return state;
}

/** Plays lines by `choose` and says what came of it, game by game. What is left of a game that has not ended counts as none. */
export function gamesPlayed(box: Box, setting: Setting, lines: Iterable<Line>): PlayedGame[] {
  const games: PlayedGame[] = [];
  let played: Line[] = [];
  let told: Fact[] = [];
  let way = '';
  eachState(box, setting, lines, (state, facts, line) => {
    if (line !== undefined) played.push(line);
    told.push(...facts);
    way = onTheWay(way, hash(state) + JSON.stringify(facts));
    if (inspect(state).game <= games.length + 1 && !isOver(state)) return;
    games.push({ lines: played, ...storyIn(told), hash: way });
    played = [];
    told = [];
  });
  return games;
}

/** One hash over all tables and facts so far: what a game wipes off at its end and what is only told is in it, too (64 bits of SHA-256). */
function onTheWay(way: string, table: string): string {
  return createHash('sha256').update(way).update(table).digest('hex').slice(0, 16);
}

function storyIn(facts: readonly Fact[]): Pick<PlayedGame, 'guidepost' | 'doors'> {
  const goal = facts.find((fact) => fact.fact === 'goalMet');
  return {
    guidepost: goal?.guidepost,
    doors: facts.flatMap((fact) => (fact.fact === 'storyOpened' ? [fact.door] : [])),
  };
}

/** The turnings of the story that a campaign took (see story.ts). */
export function turningsTaken({ games }: Fixture): string[] {
  return games.flatMap(({ guidepost, doors }) =>
    doors.map((door, i) => `${doors[i - 1] ?? guidepost} ${door}`),
  );
}
