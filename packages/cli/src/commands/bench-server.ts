import { defineCommand } from 'citty';
import { duration, wholeNumber } from '../arguments.ts';
import { ROUNDS } from '../bench/rounds.ts';
import { describe } from '../bench/server/describe.ts';
import { progressBar } from '../terminal/progress.ts';

export const benchServer = defineCommand({
  meta: {
    name: 'charterstone bench server',
    description: "The server beside a bare broadcast and boardgame.io's, and how fast a campaign is loaded",
  },
  args: {
    seconds: { type: 'string', default: '3', description: 'Length of each measurement', valueHint: 'n' },
    rounds: { type: 'string', default: String(ROUNDS), description: 'Rounds in turn', valueHint: 'n' },
    tables: { type: 'string', default: '50', description: 'Tables at which people play', valueHint: 'n' },
    sockets: { type: 'string', default: '4', description: 'People at each, with a socket', valueHint: 'n' },
    games: {
      type: 'string',
      default: '12',
      description: 'Finished games of the campaign that is loaded',
      valueHint: 'n',
    },
    json: { type: 'boolean', description: 'One JSON object on the last line' },
  },
  run: async ({ args }) => {
    const wanted = {
      seconds: duration('seconds', args.seconds, 0.1, 3600),
      rounds: wholeNumber('rounds', args.rounds, 1, 100),
      tables: wholeNumber('tables', args.tables, 1, 2000),
      sockets: wholeNumber('sockets', args.sockets, 2, 4),
      finishedGames: wholeNumber('games', args.games, 1, 12),
      copies: 7,
    };
    // It brings the whole server with it, which nobody else who measures needs.
    const { measureServer, stepsOf } = await import('../bench/server/measure.ts');
    const bar = progressBar(stepsOf(wanted), 'measurements');
    const measured = await measureServer(wanted, bar.update).finally(bar.stop);
    console.log(args.json ? JSON.stringify(measured) : describe(measured));
  },
});
