import { box as data } from '@charterstone/box';
import { compile } from '@charterstone/rules';
import { prepared, wrongSeed } from '@charterstone/server/journals';
import { defineCommand } from 'citty';
import { wholeNumber } from '../arguments.ts';
import { automasIn } from '../automas.ts';
import { refuseTaken, writeNew } from '../journal/file.ts';
import { capital } from '../terminal/columns.ts';
import { misuse } from '../trouble.ts';

const MOST_GAMES = 99;
const MOST_SEATS = 6;

export const prepare = defineCommand({
  meta: {
    name: 'charterstone prepare',
    description: 'Play a campaign up to the set-up of a later game, and save it for people to go on with',
  },
  args: {
    game: {
      type: 'string',
      required: true,
      description: '1 to 12, or more for the games after the campaign',
      valueHint: 'n',
    },
    seats: { type: 'string', default: '2', description: '1 to 6', valueHint: 'n' },
    bots: {
      type: 'string',
      description: 'How many of the seats are bots when it goes on; all but one',
      valueHint: 'n',
    },
    automas: {
      type: 'string',
      default: '0',
      description: 'Automas beside the seats; all together are 6 at most',
      valueHint: 'n',
    },
    seed: { type: 'string', default: '1', description: 'Same seed, same campaign', valueHint: 'text' },
    out: {
      type: 'string',
      required: true,
      description: 'The file to write; it must not exist',
      valueHint: 'file',
    },
  },
  run: ({ args }) => {
    const game = wholeNumber('game', args.game, 1, MOST_GAMES);
    const seats = wholeNumber('seats', args.seats, 1, MOST_SEATS);
    const bots = wholeNumber('bots', args.bots ?? String(seats - 1), 0, seats);
    const automas = automasIn(args.automas, seats, data);
    const wrong = wrongSeed(args.seed);
    if (wrong !== undefined) throw misuse(`${capital(wrong)}.`);
    refuseTaken(args.out);
    // The people have the first seats, as at a new table.
    const last = Array.from({ length: bots }, (_, i) => seats - bots + i + 1);
    const journal = prepared(compile(data), { game, seats, automas, seed: args.seed, bots: last });
    writeNew(args.out, journal);
    const choices = journal.entries.length.toLocaleString('en');
    console.log(`Prepared ${args.out}: ${choices} choices up to game ${game}.`);
    console.log(`To go on: npx charterstone play --resume ${args.out}`);
  },
});
