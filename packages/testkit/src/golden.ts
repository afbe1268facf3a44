import {
  type Box,
  choiceOfMove,
  choiceText,
  type Fact,
  inspect,
  newCampaign,
  type State,
} from '@charterstone/rules';
import { type Match, playoutByChoices } from './playout.ts';

/** Golden playthroughs: whole games as readable text, compared to the letter and regenerated only on purpose. */
export const GOLDEN: readonly { readonly file: string; readonly match: Match }[] = [
  // Seeds of games in which much happens: crates, buildings, objectives, quota, a full track.
  { file: 'first-game-2.txt', match: { seats: 2, seed: 'golden-386', player: 'eager' } },
  { file: 'first-game-4.txt', match: { seats: 4, seed: 'golden-1', player: 'eager' } },
];

/** The table is shown after so many turns, and at the end. */
const TURNS_BETWEEN = 8;
const WIDTH = 116;

/** The whole game: at each step who decides, all options, the choice, what happened; now and then the table. */
export function playthrough(box: Box, match: Match): string {
  const lines = heading(match);
  let now = newCampaign(box, { ...match, games: 1 });
  let shown = 0;
  let step = 0;
  const tell = (): void => {
    lines.push(...now.facts.map((fact) => `  · ${factText(fact)}`));
  };
  tell();
  const played = playoutByChoices(
    box,
    match,
    {
      check: true,
      before: (game, seat, count) => {
        const choices = Array.from(game.moves.subarray(0, count), (move) => choiceOfMove(game, move));
        lines.push('', `${++step}. seat ${seat}`, ...wrapped(choices.map(choiceText)));
      },
      after: (game, _seat, move) => {
        lines.push(`  > ${choiceText(choiceOfMove(game, move))}`);
        tell();
        const { turn, over } = inspect(now.state);
        if (!over && turn < shown + TURNS_BETWEEN) return;
        shown = turn;
        lines.push('', ...tableText(now.state));
      },
    },
    (state, facts) => {
      now = { state, facts };
    },
  );
  if (played.problem !== undefined) throw new Error(played.problem);
  return [...lines, '', `hash ${played.hash}`, ''].join('\n');
}

function heading({ seats, seed, player }: Match): string[] {
  return [
    `A first game of ${seats} seats, seed ${seed}, played by the strategy ${player}.`,
    '',
    'SPOILERS: this shows what is in the crates. Whoever wants to discover it in play stops reading here.',
    '',
    'Every line is what the rules said. A difference is a change of the game: if it is meant, `npm run golden`',
    'writes the file anew, and the difference belongs into the review.',
    '',
  ];
}

/** A fact as one line: its name, then its words as they are and its numbers with their names. */
function factText(fact: Fact): string {
  const words = Object.entries(fact).map(([key, value]) => {
    if (typeof value === 'string') return value;
    return typeof value === 'number' ? `${key}=${value}` : `${key}=${plain(value)}`;
  });
  return words.join(' ');
}

/** The readable form of the table, a line for each of its parts; what is empty is left out. */
function tableText(state: State): string[] {
  const { charters, ...rest } = inspect(state);
  return [
    ...present(rest).map(([key, value]) => `  | ${key} ${plain(value)}`),
    ...charters.map(
      ({ charter, ...supply }) => `  | ${charter} ${plain(Object.fromEntries(present(supply)))}`,
    ),
  ];
}

/** The parts of something that hold anything: most of a campaign's sheets are blank in a first game. */
function present(of: object): [string, unknown][] {
  return Object.entries(of).filter(([, value]) => !isBlank(value));
}

function isBlank(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === undefined;
  return Object.values(value).every((part) => part === 0 || isBlank(part));
}

/** JSON without its quotation marks: easier on the eye, and nothing here has a comma in its name. */
function plain(value: unknown): string {
  return (JSON.stringify(value) ?? 'nobody').replaceAll('"', '');
}

/** Options side by side, as many as fit on a line. */
function wrapped(options: readonly string[]): string[] {
  const lines: string[] = [];
  for (const option of options) {
    const line = lines.at(-1);
    const longer = `${line}, ${option}`;
    if (line === undefined || longer.length > WIDTH) lines.push(`  ${option}`);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
