import { commandFor } from '@charterstone/testkit';
import { command, oneOf, wholeNumber } from '../arguments.ts';
import { playAll } from '../simulate/crew.ts';
import { PLAYERS, type Plan } from '../simulate/playout.ts';
import { describe, type Summary, summarise } from '../simulate/summary.ts';
import { progressBar } from '../terminal/progress.ts';

const MOST_GAMES = 100_000_000;
const MOST_THREADS = 64;

export const simulate = command({
  meta: { name: 'charterstone simulate', description: 'Play whole games at full speed and check them' },
  args: {
    games: { type: 'string', default: '100', description: 'How many games', valueHint: 'n' },
    seats: { type: 'string', default: '4', description: '1 to 6', valueHint: 'n' },
    players: {
      type: 'string',
      default: 'random',
      description: `Who plays: ${PLAYERS.join(', ')}`,
      valueHint: 'kind',
    },
    seed: { type: 'string', default: '1', description: 'Same seed, same games', valueHint: 'text' },
    check: { type: 'boolean', description: 'Check the invariants after every choice of every game' },
    threads: {
      type: 'string',
      description: 'How many threads; as many as help if not given',
      valueHint: 'n',
    },
    json: { type: 'boolean', description: 'One JSON object on the last line' },
  },
  run: async ({ args }) => {
    const games = wholeNumber('games', args.games, 1, MOST_GAMES);
    const threads =
      args.threads === undefined ? undefined : wholeNumber('threads', args.threads, 1, MOST_THREADS);
    const plan: Plan = {
      seats: wholeNumber('seats', args.seats, 1, 6),
      seed: args.seed,
      player: oneOf('players', args.players, PLAYERS),
      check: args.check ? 'all' : 'sample',
    };
    const bar = progressBar(games, 'games');
    const start = performance.now();
    const played = await playAll(plan, { games, threads }, bar.update).finally(bar.stop);
    const summary = summarise(plan, played, (performance.now() - start) / 1000);
    console.log(args.json ? JSON.stringify(summary) : describe(summary, played));
    for (const line of complaints(plan, summary)) console.error(line);
    if (summary.violations + summary.stuck > 0) process.exitCode = 1;
  },
});

/** What broke, with the command that shows it again. */
function complaints(plan: Plan, { examples }: Summary): string[] {
  const { seats, player } = plan;
  return examples.map(({ seed, problem }) => `${problem}\n  again: ${commandFor({ seats, seed, player })}`);
}
