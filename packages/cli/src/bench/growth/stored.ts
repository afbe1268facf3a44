import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { box as data } from '@charterstone/box';
import { compile } from '@charterstone/rules';
import { type AtTable, Visitor } from '@charterstone/server/client';
import { prepared, writeJournal } from '@charterstone/server/journals';
import { median } from '../../simulate/summary.ts';
import { inRounds, spread } from '../rounds.ts';
import { copiesIn, timeToOpen } from '../server/campaign.ts';
import { serveOurs } from '../server/serving.ts';
import { type Curve, FLAT } from './curve.ts';
import { fill, sizeOf } from './kept.ts';
import { COMPANY, type Step, type Wanted } from './sizes.ts';

const ALONG = 'stored campaigns';
const SEATS = Array.from({ length: COMPANY }, (_, i) => i + 1);
/** Of one person; with fewer stored campaigns, all of them. */
const MINE = 10;
/** So often in a round; its median counts. */
const TIMES = 10;

/** A database with so many campaigns, and somebody who has some of them. */
type Stock = {
  readonly many: number;
  readonly folder: string;
  readonly host: Visitor;
  readonly tables: readonly string[];
};

type Round = {
  readonly start: number;
  readonly opening: number;
  readonly list: number;
  readonly choice: number;
};

/** What a server is slower at when its database is fuller. */
export async function measureStored(within: string, wanted: Wanted, step: Step): Promise<Curve[]> {
  if (wanted.stored.length === 0) return [];
  const journal = writeJournal(
    prepared(compile(data), { game: 2, seats: COMPANY, seed: 'bench growth', bots: [] }),
  );
  const stocks: Stock[] = [];
  for (const many of wanted.stored) {
    stocks.push(await stocked(join(within, `stored-${many}`), many, journal));
    step();
  }
  const sizes = stocks.map(({ many, folder }) => ({
    at: many,
    ...spread([sizeOf(folder) / many / 1024], 1),
  }));
  const rounds = await inRounds(
    async (number) => {
      const round: Round[] = [];
      for (const stock of stocks) round.push(await roundAt(stock, number));
      return round;
    },
    step,
    wanted.rounds,
  );
  const curve = (name: string, of: (round: Round) => number): Curve => ({
    name,
    unit: 'ms',
    along: ALONG,
    points: stocks.map(({ many }, i) => ({
      at: many,
      ...spread(
        rounds.flatMap((round) => (round[i] === undefined ? [] : [of(round[i])])),
        2,
      ),
    })),
    most: FLAT,
  });
  return [
    curve('opening one of so many tables', ({ opening }) => opening),
    curve(`"my tables" of somebody with ${MINE}`, ({ list }) => list),
    curve('a choice, until it is on disk and answered', ({ choice }) => choice),
    curve('start of the server', ({ start }) => start),
    { name: 'the file, for each campaign', unit: 'KB', along: ALONG, points: sizes, most: FLAT },
  ];
}

async function stocked(folder: string, many: number, journal: string): Promise<Stock> {
  mkdirSync(folder);
  const server = await serveOurs(folder);
  const host = await Visitor.arrive(server.url, 'Host');
  try {
    const tables = await copiesIn(host, journal, Math.min(MINE, many), SEATS);
    const { id } = await host.ask('whoAmI');
    // What tables wait for is noted when they rest, and at the latest when a server ends.
    await server.stop();
    fill(folder, tables[0] ?? '', id, many);
    return { many, folder, host, tables };
  } finally {
    await server.stop();
  }
}

async function roundAt({ folder, host, tables }: Stock, number: number): Promise<Round> {
  const begun = performance.now();
  const server = await serveOurs(folder);
  const start = performance.now() - begun;
  try {
    const of = (place: number): string => tables[(2 * number + place) % tables.length] ?? '';
    // The first that is asked waits for code that is read for the first time.
    await timeToOpen(host, of(0), server.url);
    const opening = await timeToOpen(host, of(1), server.url);
    const asking = new Visitor(server.url, host.cookie);
    await asking.ask('myTables');
    const list = await medianTime(TIMES, () => asking.ask('myTables'));
    const at = await host.sit(of(1), server.url);
    const choice = await medianTime(TIMES, () => chooseAt(at));
    at.close();
    return { start, opening, list, choice };
  } finally {
    await server.stop();
  }
}

/** The first option of whoever may choose. */
async function chooseAt(at: AtTable): Promise<void> {
  for (const [seat, { options }] of at.views) {
    const [option] = options;
    if (option === undefined) continue;
    const { answer } = await at.choose(seat, option);
    if (answer !== 'accepted') throw new Error(`not accepted: ${answer}`);
    return;
  }
  throw new Error('nobody at this table may choose');
}

async function medianTime(times: number, work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  return median(taken);
}
