import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { defineCommand } from 'citty';
import { duration, wholeNumber } from '../arguments.ts';
import { describe } from '../bench/growth/describe.ts';
import type { GrowthMeasured } from '../bench/growth/measure.ts';
import { ROUNDS } from '../bench/rounds.ts';
import { progressBar } from '../terminal/progress.ts';
import { misuse, reasonOf, Trouble } from '../trouble.ts';

export const benchGrowth = defineCommand({
  meta: {
    name: 'charterstone bench growth',
    description: 'How cost grows with the age of a campaign, its seats, stored campaigns and open sockets',
  },
  args: {
    games: {
      type: 'string',
      default: '1,2,4,6,8,10,12,14',
      description: 'Finished games of campaigns; "none" leaves this part out',
      valueHint: 'n,n',
    },
    seats: {
      type: 'string',
      default: '1,2,3,4,5,6',
      description: 'Seats of tables, or "none"',
      valueHint: 'n,n',
    },
    stored: {
      type: 'string',
      default: '10,100,1000,10000',
      description: 'Campaigns in one database, or "none"',
      valueHint: 'n,n',
    },
    sockets: {
      type: 'string',
      default: '10,100,300,1000',
      description: 'People at the tables of one server, or "none"',
      valueHint: 'n,n',
    },
    rounds: {
      type: 'string',
      default: String(ROUNDS),
      description: 'Rounds, all sizes in turn',
      valueHint: 'n',
    },
    seconds: { type: 'string', default: '3', description: 'Length of each pace', valueHint: 'n' },
    out: { type: 'string', description: 'Write a page with charts as well', valueHint: 'growth.html' },
    json: { type: 'boolean', description: 'One JSON object on the last line' },
  },
  run: async ({ args }) => {
    const wanted = {
      games: sizes('games', args.games, 20),
      seats: sizes('seats', args.seats, 6),
      stored: sizes('stored', args.stored, 100_000),
      sockets: sizes('sockets', args.sockets, 5000),
      rounds: wholeNumber('rounds', args.rounds, 1, 100),
      seconds: duration('seconds', args.seconds, 0.1, 600),
    };
    // It brings the whole server with it, which nobody else who measures needs.
    const { measureGrowth, stepsOf } = await import('../bench/growth/measure.ts');
    const bar = progressBar(stepsOf(wanted), 'steps');
    const measured = await measureGrowth(wanted, bar.update).finally(bar.stop);
    if (args.out !== undefined) await writePage(args.out, measured);
    console.log(args.json ? JSON.stringify(measured) : describe(measured));
  },
});

/** Whole numbers that rise, because the last is held against the first. */
function sizes(option: string, text: string, most: number): number[] {
  if (text === 'none') return [];
  const found = text.split(',').map((one) => wholeNumber(option, one, 1, most));
  if (found.some((size, i) => size <= (found[i - 1] ?? 0)))
    throw misuse(`--${option} are numbers that rise, such as 1,2,4, not "${text}".`);
  return found;
}

async function writePage(path: string, measured: GrowthMeasured): Promise<void> {
  const { growthPage } = await import('../bench/growth/page.ts');
  const file = resolve(path);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, growthPage(measured));
  } catch (error) {
    throw new Trouble(`I can't write ${path}: ${reasonOf(error)}.`);
  }
}
