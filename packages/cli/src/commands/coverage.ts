import { box as data } from '@charterstone/box';
import { compile } from '@charterstone/rules';
import { defineCommand } from 'citty';
import { wholeNumber } from '../arguments.ts';
import { progressBar } from '../terminal/progress.ts';
import { TEXTS } from '../texts.ts';
import { harvest, type Order } from '../uses/crew.ts';
import { type Coverage, coverageOf, describeCoverage } from '../uses/report.ts';

const MOST_CAMPAIGNS = 1_000_000;
const MOST_THREADS = 64;

export const coverage = defineCommand({
  meta: {
    name: 'charterstone coverage',
    description: 'Play campaigns with players who look for what was never used, and count what was',
  },
  args: {
    campaigns: { type: 'string', default: '60', description: 'How many campaigns', valueHint: 'n' },
    seats: { type: 'string', description: '1 to 6; all of them in turn if not given', valueHint: 'n' },
    seed: { type: 'string', default: '1', description: 'Same seed, same campaigns', valueHint: 'text' },
    threads: {
      type: 'string',
      description: 'How many threads; as many as help if not given',
      valueHint: 'n',
    },
    json: { type: 'boolean', description: 'One JSON object on the last line' },
  },
  run: async ({ args }) => {
    const campaigns = wholeNumber('campaigns', args.campaigns, 1, MOST_CAMPAIGNS);
    const order: Order = {
      campaigns,
      seats: args.seats === undefined ? undefined : wholeNumber('seats', args.seats, 1, 6),
      seed: args.seed,
      threads: args.threads === undefined ? undefined : wholeNumber('threads', args.threads, 1, MOST_THREADS),
    };
    const bar = progressBar(campaigns, 'campaigns');
    const start = performance.now();
    const found = await harvest(compile(data), order, bar.update).finally(bar.stop);
    const told = coverageOf(order, found, (performance.now() - start) / 1000);
    console.log(args.json ? JSON.stringify(told) : describeCoverage(told, TEXTS.en));
    for (const line of complaints(told)) console.error(line);
    if (told.broken.length > 0) process.exitCode = 1;
  },
});

const MOST_COMPLAINTS = 5;

/** What broke, with the command that plays up to it again. */
function complaints({ broken, seats, seed }: Coverage): string[] {
  return broken.slice(0, MOST_COMPLAINTS).map(({ campaign, seats: at, problem }) => {
    const where = seats === undefined ? '' : ` --seats ${seats}`;
    return `campaign ${campaign + 1} (${at} seats): ${problem}\n  again: npx charterstone coverage --campaigns ${campaign + 1}${where} --seed ${seed}`;
  });
}
