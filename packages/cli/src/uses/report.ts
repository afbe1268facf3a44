import { PRINTED_RULE } from '@charterstone/rules';
import type { BoxText } from '@charterstone/words';
import { columns } from '../terminal/columns.ts';
import type { Harvest, Order } from './crew.ts';

/** What `--json` tells. */
export type Coverage = {
  readonly campaigns: number;
  /** The seats of every campaign, or undefined for all numbers in turn. */
  readonly seats: number | undefined;
  readonly seed: string;
  readonly decisions: number;
  readonly seconds: number;
  readonly campaignsPerSecond: number;
  readonly things: number;
  /** How often each thing was used. */
  readonly uses: { readonly [name: string]: number };
  /** What was never used. */
  readonly unused: readonly string[];
  /** Campaigns in which the rules threw an error. */
  readonly broken: Harvest['broken'];
};

export function coverageOf(order: Order, harvest: Harvest, seconds: number): Coverage {
  const { campaigns, seats, seed } = order;
  const { things, uses, decisions, broken } = harvest;
  const counted = things.names.map((name, thing): [string, number] => [name, uses[thing] ?? 0]);
  return {
    campaigns,
    seats,
    seed,
    decisions,
    seconds: Number(seconds.toFixed(3)),
    campaignsPerSecond: Number((campaigns / seconds).toFixed(2)),
    things: counted.length,
    uses: Object.fromEntries(counted),
    unused: counted.filter(([, n]) => n === 0).map(([name]) => name),
    broken,
  };
}

const RAREST = 20;

/** The same for people: how each kind fared, and the rare ones by name. */
export function describeCoverage(coverage: Coverage, text: BoxText): string {
  const { campaigns, seats, seed, seconds, things, unused } = coverage;
  const table = seats === undefined ? '1 to 6 seats' : `${seats} ${seats === 1 ? 'seat' : 'seats'}`;
  const unusedLine =
    unused.length === 0
      ? `All ${things} things in the box were used.`
      : `${unused.length} of ${things} things in the box were never used.`;
  return [
    `${campaigns} campaigns of ${table}, seed ${seed}: ${seconds.toFixed(1)} s. Beware: what follows spoils the campaign.`,
    '',
    byKind(coverage),
    '',
    'The rarest',
    rarest(coverage, text),
    '',
    unusedLine,
  ].join('\n');
}

/** `fork 402 E` is of the kind `fork`, `rule of guidepost 405` of the kind `rule of guidepost`. */
function kindOf(name: string): string {
  return /^[a-z]+(?: [a-z]+)*(?= \S*\d)|^[a-z]+/.exec(name)?.[0] ?? name;
}

function byKind({ uses }: Coverage): string {
  const kinds = new Map<string, number[]>();
  for (const [name, n] of Object.entries(uses)) {
    const kind = kindOf(name);
    const counts = kinds.get(kind) ?? [];
    counts.push(n);
    kinds.set(kind, counts);
  }
  const rows = [...kinds].map(([kind, counts]) => [
    kind,
    String(counts.length),
    String(counts.filter((n) => n > 0).length),
    Math.min(...counts).toLocaleString('en'),
  ]);
  return columns([['kind', 'in the box', 'used', 'least often'], ...rows], [false, true, true, true]);
}

function rarest({ uses }: Coverage, text: BoxText): string {
  const rows = Object.entries(uses)
    .sort(([, a], [, b]) => a - b)
    .slice(0, RAREST)
    .map(([name, n]) => [name, n === 0 ? 'never' : String(n), titleOf(name, text)]);
  return columns([['', 'uses', ''], ...rows], [false, true, false]);
}

/** What is printed on the card, where the thing is one. */
function titleOf(name: string, text: BoxText): string {
  const [number] = /\d+/.exec(name) ?? [];
  if (number === undefined || name.startsWith('crate ')) return '';
  const card = name.startsWith('printed rule ') ? PRINTED_RULE + Number(number) : Number(number);
  return text.cards[card]?.name ?? '';
}
