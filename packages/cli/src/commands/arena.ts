import { availableParallelism } from 'node:os';
import { defineCommand } from 'citty';
import { playAll, threadsFor } from '../arena/crew.ts';
import { describeArena } from '../arena/describe.ts';
import { FROM, type Plan } from '../arena/plan.ts';
import { isTimed, readPlayers } from '../arena/players.ts';
import { arenaOf } from '../arena/report.ts';
import { oneOf, wholeNumber } from '../arguments.ts';
import { rounded } from '../rounded.ts';
import { wantsColour } from '../terminal/paint.ts';
import { progressBar } from '../terminal/progress.ts';
import { misuse } from '../trouble.ts';

const MOST_GAMES = 100_000;
const MOST_THREADS = 64;
const LEAST_SEATS = 2;
const MOST_SEATS = 6;

export const arena = defineCommand({
  meta: {
    name: 'charterstone arena',
    description:
      'Let bots play against each other and see who is stronger: every village is played with the players on every seat, and intervals (95 %) count by village',
  },
  args: {
    players: {
      type: 'string',
      required: true,
      description:
        'One a seat, equal ones are one kind: random, greedy, search:200ms, search:2000 (iterations), easy, normal, hard',
      valueHint: 'kind,kind,…',
    },
    games: { type: 'string', default: '100', description: 'How many games', valueHint: 'n' },
    seats: {
      type: 'string',
      description: `${LEAST_SEATS} to ${MOST_SEATS}; as many as players if not given`,
      valueHint: 'n',
    },
    from: {
      type: 'string',
      default: 'game1',
      description: `Which game is played: ${FROM.join(', ')}, the later ones in villages that greedy bots have built`,
      valueHint: 'game',
    },
    seed: {
      type: 'string',
      default: '1',
      description: 'Same seed, same villages; the same games as well, if nobody thinks by the clock',
      valueHint: 'text',
    },
    threads: {
      type: 'string',
      description: 'How many threads; as many as help if not given',
      valueHint: 'n',
    },
    json: { type: 'boolean', description: 'One JSON object on the last line' },
  },
  run: async ({ args }) => {
    const games = wholeNumber('games', args.games, 1, MOST_GAMES);
    const plan: Plan = {
      players: playersFor(args.players, args.seats),
      from: oneOf('from', args.from, FROM),
      seed: args.seed,
    };
    const order = { games, threads: threadsWanted(args.threads, plan) };
    const bar = progressBar(games, 'games');
    const start = performance.now();
    const played = await playAll(plan, order, bar.update).finally(bar.stop);
    const seconds = (performance.now() - start) / 1000;
    const found = arenaOf(plan, played, { seconds, threads: threadsFor(plan, order) });
    if (args.json) console.log(JSON.stringify(found, rounded));
    else console.log(describeArena(found, wantsColour(undefined)));
    for (const { game, problem } of found.broken.slice(0, 5)) console.error(`game ${game}: ${problem}`);
    if (found.broken.length > 0) process.exitCode = 1;
  },
});

/** One player a seat. */
function playersFor(text: string, seats: string | undefined): readonly string[] {
  const players = readPlayers(text);
  const many = players.length;
  if (seats !== undefined && wholeNumber('seats', seats, LEAST_SEATS, MOST_SEATS) !== many)
    throw misuse(`--players names ${many}, --seats says ${seats}: there has to be one player a seat.`);
  if (many < LEAST_SEATS || many > MOST_SEATS)
    throw misuse(`--players names ${LEAST_SEATS} to ${MOST_SEATS} players, one a seat, not ${many}.`);
  return players;
}

/** Threads that share a core would think half as long by the clock, and the result would be wrong in silence. */
function threadsWanted(text: string | undefined, { players }: Plan): number | undefined {
  if (text === undefined) return undefined;
  const threads = wholeNumber('threads', text, 1, MOST_THREADS);
  const cores = availableParallelism();
  const timed = players.find(isTimed);
  if (timed !== undefined && threads > cores)
    throw misuse(
      `--threads ${threads} is more than the cores there are (${cores}): ${timed} thinks by the clock and would get less of it.`,
    );
  return threads;
}
