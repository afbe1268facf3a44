import { defineCommand } from 'citty';
import { oneOf, wholeNumber } from '../arguments.ts';
import { automasIn } from '../automas.ts';
import { BOX_OPTION, boxInUse, useBox } from '../box.ts';
import { countCampaigns } from '../simulate/campaigns.ts';
import { type Order, playAll, threadsFor } from '../simulate/crew.ts';
import { type Check, PLAYERS, type Plan, type Unit } from '../simulate/plan.ts';
import type { Playout } from '../simulate/playout.ts';
import { complaints, describeCampaigns, describeGames } from '../simulate/report.ts';
import { summarise, type Took } from '../simulate/summary.ts';
import { progressBar } from '../terminal/progress.ts';
import { misuse } from '../trouble.ts';

const MOST: { readonly [U in Unit]: number } = { game: 100_000_000, campaign: 1_000_000 };
const MOST_THREADS = 64;
const MOST_SEATS = 6;

export const simulate = defineCommand({
  meta: {
    name: 'charterstone simulate',
    description: 'Play whole games or campaigns at full speed and check them',
  },
  args: {
    ...BOX_OPTION,
    games: { type: 'string', description: 'How many first games; 100 if nothing is said', valueHint: 'n' },
    campaigns: {
      type: 'string',
      description: 'How many campaigns of twelve games instead, or as many as the box has',
      valueHint: 'n',
    },
    seats: { type: 'string', default: '4', description: '1 to 6', valueHint: 'n' },
    automas: {
      type: 'string',
      default: '0',
      description: 'Automas beside the seats; all together are 6 at most',
      valueHint: 'n',
    },
    players: {
      type: 'string',
      default: 'random',
      description: `Who plays: ${PLAYERS.join(', ')}`,
      valueHint: 'kind',
    },
    seed: { type: 'string', default: '1', description: 'Same seed, same games', valueHint: 'text' },
    check: {
      type: 'boolean',
      description:
        'Check the invariants after every choice of every game; else in some, with --no-check in none',
    },
    threads: {
      type: 'string',
      description: 'How many threads; as many as help if not given',
      valueHint: 'n',
    },
    json: { type: 'boolean', description: 'One JSON object on the last line' },
  },
  run: async ({ args }) => {
    await useBox(args.box);
    const { unit, many } = wanted(args);
    const threads =
      args.threads === undefined ? undefined : wholeNumber('threads', args.threads, 1, MOST_THREADS);
    const seats = wholeNumber('seats', args.seats, 1, MOST_SEATS);
    const plan: Plan = {
      unit,
      seats,
      automas: automasIn(args.automas, seats, boxInUse().data),
      seed: args.seed,
      player: oneOf('players', args.players, PLAYERS),
      check: checkOf(args.check),
    };
    const { played, took } = await playAndTime(plan, { many, threads });
    const summary = summarise(plan, played, took);
    const campaigns = unit === 'campaign' ? countCampaigns(boxInUse().data, played, took) : undefined;
    if (args.json) console.log(JSON.stringify({ ...campaigns, ...summary }));
    else if (campaigns === undefined) console.log(describeGames(summary, played));
    else console.log(describeCampaigns(summary, campaigns, played, await storyNames()));
    for (const line of complaints(plan, summary)) console.error(line);
    if (summary.violations + summary.stuck > 0) process.exitCode = 1;
  },
});

type Wanted = { readonly games?: string | undefined; readonly campaigns?: string | undefined };

/** Games or campaigns, and how many of them. */
function wanted({ games, campaigns }: Wanted): { readonly unit: Unit; readonly many: number } {
  if (games !== undefined && campaigns !== undefined)
    throw misuse('Either --games or --campaigns: a campaign is twelve games, --games are first games only.');
  if (campaigns !== undefined)
    return { unit: 'campaign', many: wholeNumber('campaigns', campaigns, 1, MOST.campaign) };
  return { unit: 'game', many: wholeNumber('games', games ?? '100', 1, MOST.game) };
}

function checkOf(option: boolean | undefined): Check {
  if (option === undefined) return 'sample';
  return option ? 'all' : 'none';
}

async function playAndTime(plan: Plan, order: Order): Promise<{ played: Playout[]; took: Took }> {
  const bar = progressBar(order.many, `${plan.unit}s`);
  const start = performance.now();
  const busy = process.cpuUsage();
  const played = await playAll(plan, order, bar.update).finally(bar.stop);
  const { user, system } = process.cpuUsage(busy);
  const took = {
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: (user + system) / 1_000_000,
    threads: threadsFor(plan, order),
  };
  return { played, took };
}

/** A crate of the story is called as the first card in it. Only people need the words. */
async function storyNames(): Promise<(crate: string) => string> {
  const { data, own } = boxInUse();
  const text = own?.texts.en ?? (await import('@charterstone/box/text/en')).text;
  return (crate) => {
    const [story = 0] = data.crates[crate]?.stories ?? [];
    return text.cards[story]?.name ?? '';
  };
}
