import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { BOTS } from '@charterstone/bots';
import { defineCommand } from 'citty';
import { oneOf, wholeNumber } from '../arguments.ts';
import type { Plan } from '../balance/campaign.ts';
import { checksOfTheBox, ownChecks, readChecks } from '../balance/checks.ts';
import { playAll } from '../balance/crew.ts';
import { describeBalance } from '../balance/describe.ts';
import { balanceOf } from '../balance/report.ts';
import { BOX_OPTION, boxInUse, useBox } from '../box.ts';
import { rounded } from '../rounded.ts';
import { wantsColour } from '../terminal/paint.ts';
import { progressBar } from '../terminal/progress.ts';
import { unwritable } from '../trouble.ts';

const MOST_CAMPAIGNS = 60_000;
const MOST_THREADS = 64;

export const balance = defineCommand({
  meta: {
    name: 'charterstone balance',
    description: 'Play whole campaigns with bots and check whether the box is well balanced',
  },
  args: {
    ...BOX_OPTION,
    campaigns: { type: 'string', default: '200', description: 'How many campaigns', valueHint: 'n' },
    seats: { type: 'string', default: '4', description: '2 to 6', valueHint: 'n' },
    players: {
      type: 'string',
      default: 'greedy',
      description: `Who plays: ${BOTS.join(', ')}`,
      valueHint: 'kind',
    },
    seed: { type: 'string', default: '1', description: 'Same seed, same figures', valueHint: 'text' },
    threads: {
      type: 'string',
      description: 'How many threads; as many as help if not given',
      valueHint: 'n',
    },
    checks: { type: 'string', description: 'Other checks than those of the box', valueHint: 'file' },
    out: { type: 'string', description: 'Write a page with charts as well', valueHint: 'report.html' },
    json: { type: 'boolean', description: 'One JSON object on the last line' },
  },
  run: async ({ args }) => {
    await useBox(args.box);
    const campaigns = wholeNumber('campaigns', args.campaigns, 1, MOST_CAMPAIGNS);
    const threads =
      args.threads === undefined ? undefined : wholeNumber('threads', args.threads, 1, MOST_THREADS);
    const plan: Plan = {
      seats: wholeNumber('seats', args.seats, 2, 6),
      seed: args.seed,
      player: oneOf('players', args.players, BOTS),
    };
    const { own } = boxInUse();
    const checks =
      own === undefined || args.checks !== undefined
        ? readChecks(args.checks ?? checksOfTheBox(), plan.seats)
        : ownChecks(own.folder, plan.seats);
    const bar = progressBar(campaigns, 'campaigns');
    const start = performance.now();
    const played = await playAll(plan, { campaigns, threads }, bar.update).finally(bar.stop);
    const found = balanceOf(plan, checks, played);
    const seconds = (performance.now() - start) / 1000;
    if (args.out !== undefined) await writePage(args.out, found);
    if (args.json) console.log(JSON.stringify(found, rounded));
    else console.log(describeBalance(found, seconds, wantsColour(undefined)));
    for (const { seed, problem } of found.broken.slice(0, 5)) console.error(`campaign ${seed}: ${problem}`);
    if (!found.ok) process.exitCode = 1;
  },
});

async function writePage(path: string, found: ReturnType<typeof balanceOf>): Promise<void> {
  const { balancePage } = await import('../balance/page/page.ts');
  const file = resolve(path);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, balancePage(found));
  } catch (error) {
    throw unwritable(path, error);
  }
}
