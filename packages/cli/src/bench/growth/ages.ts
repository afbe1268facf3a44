import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { box as data } from '@charterstone/box';
import { compile } from '@charterstone/rules';
import { Visitor } from '@charterstone/server/client';
import { prepared, writeJournal } from '@charterstone/server/journals';
import { spread } from '../rounds.ts';
import { copiesIn, forgetSnapshots, timeToOpen } from '../server/campaign.ts';
import { serveOurs } from '../server/serving.ts';
import { type Curve, FLAT } from './curve.ts';
import { bytesOf } from './kept.ts';
import { COMPANY, type Step, type Wanted } from './sizes.ts';
import { choicesOf, cpuOfChoice } from './turns.ts';

type Aged = { readonly games: number; readonly journal: string; readonly tables: readonly string[] };

const ALONG = 'finished games';

/** A table on day one and in month six: what it costs to open it, to choose at it, and to keep it. */
export async function measureAges(within: string, wanted: Wanted, step: Step): Promise<Curve[]> {
  if (wanted.games.length === 0) return [];
  const folder = join(within, 'ages');
  mkdirSync(folder);
  const box = compile(data);
  const journals = wanted.games.map((games) => ({
    games,
    journal: writeJournal(prepared(box, { game: games + 1, seats: COMPANY, seed: 'bench growth', bots: [] })),
  }));
  const { host, aged } = await stored(folder, journals, wanted.rounds, step);
  const bytes = aged.map(({ games, tables }) => ({ at: games, ...bytesOf(folder, tables[0] ?? '') }));
  const fromSnapshot = await openings(folder, host, aged, step);
  forgetSnapshots(folder);
  const byReplay = await openings(folder, host, aged, step);
  const choices = await choicesOf(
    join(within, 'choices'),
    journals.map(({ games, journal }) => ({ at: games, sockets: COMPANY, journal })),
    wanted,
    step,
  );
  const sized = (name: string, of: (one: (typeof bytes)[number]) => number, rest: Partial<Curve>): Curve => ({
    name,
    unit: 'KB',
    along: ALONG,
    points: bytes.map((one) => ({ at: one.at, ...spread([of(one) / 1024], 1) })),
    ...rest,
  });
  return [
    { name: 'opening a table from its snapshot', unit: 'ms', along: ALONG, points: fromSnapshot, most: FLAT },
    {
      name: 'opening a table by full replay',
      unit: 'ms',
      along: ALONG,
      points: byReplay,
      note: 'it grows with the journal, and is only the fallback where there is no snapshot',
    },
    {
      name: 'a choice, CPU of the server',
      unit: 'µs',
      along: ALONG,
      points: cpuOfChoice(choices),
      most: FLAT,
    },
    sized('the snapshot', ({ snapshot }) => snapshot, { most: FLAT }),
    sized('the journal', ({ journal }) => journal, { note: 'every choice stays written' }),
  ];
}

/** Copies of each age that nobody has open, one for each round and one to warm up with; all with a snapshot. */
async function stored(
  folder: string,
  journals: readonly Omit<Aged, 'tables'>[],
  rounds: number,
  step: Step,
): Promise<{ readonly host: Visitor; readonly aged: readonly Aged[] }> {
  const server = await serveOurs(folder);
  try {
    const host = await Visitor.arrive(server.url, 'Host');
    const aged: Aged[] = [];
    for (const one of journals) {
      aged.push({ ...one, tables: await copiesIn(host, one.journal, rounds + 1) });
      step();
    }
    return { host, aged };
  } finally {
    await server.stop();
  }
}

/** One table of each age in every round, so that a busy moment of the machine meets all of them. */
async function openings(folder: string, host: Visitor, aged: readonly Aged[], step: Step) {
  const server = await serveOurs(folder);
  try {
    const times = aged.map((): number[] => []);
    for (const round of aged[0]?.tables.keys() ?? []) {
      for (const [i, { tables }] of aged.entries())
        times[i]?.push(await timeToOpen(host, tables[round] ?? '', server.url));
      step();
    }
    // The first of them found a server that had just begun.
    return aged.map(({ games }, i) => ({ at: games, ...spread((times[i] ?? []).slice(1), 1) }));
  } finally {
    await server.stop();
  }
}
