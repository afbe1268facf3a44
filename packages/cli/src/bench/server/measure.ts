import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { loadBench } from '../baseline.ts';
import { coreTime, lentSince } from '../lent.ts';
import { inRounds, MODES } from '../rounds.ts';
import { measureLoading } from './campaign.ts';
import { type Disk, withDisk } from './disk.ts';
import { whereTimeGoes } from './inside.ts';
import { limitsInForce } from './serving.ts';
import { insideOf, pacedSummaryOf, ratio, summaryOf } from './summary.ts';
import { OurTarget, sizesIn, Target } from './targets.ts';

export type Wanted = {
  readonly tables: number;
  readonly sockets: number;
  /** Of each measurement. */
  readonly seconds: number;
  readonly rounds: number;
  /** A campaign of so many finished games is loaded, so many times. */
  readonly finishedGames: number;
  readonly copies: number;
};

/** Choices a second and table where they come at fixed times. */
const PACE = 4;
/** Code gets faster for some thousand choices. */
const LONGEST_WARM_UP = 10;

/** How many steps a measurement reports. */
export function stepsOf({ rounds }: Wanted): number {
  return 5 + rounds * 8 + 2;
}

export async function measureServer(wanted: Wanted, report: (done: number) => void) {
  const { version } = await loadBench();
  const before = coreTime();
  const measured = await withDisk(async (disk) => ({
    ...(await measureOn(disk.folder, wanted, version(), report)),
    ...about(disk),
  }));
  /** Percent of the machine that its host gave to others meanwhile: of it comes what is slow on a machine that is not quiet. */
  const lentPercent = lentSince(before);
  return { ...measured, ...(lentPercent === undefined ? {} : { lentPercent }) };
}

export type ServerMeasured = Awaited<ReturnType<typeof measureServer>>;

function about({ folder, fileSystem, syncMs }: Disk) {
  return { journal: { store: 'SQLite, WAL, synchronous FULL', folder, fileSystem, diskSyncMs: syncMs } };
}

async function measureOn(folder: string, wanted: Wanted, version: string, report: (done: number) => void) {
  const { tables, sockets, seconds, rounds, finishedGames, copies } = wanted;
  let steps = 0;
  const step = async <T>(work: Promise<T>): Promise<T> => {
    const done = await work;
    report(++steps);
    return done;
  };
  const guests = { tables, sockets };
  const warmUp = Math.min(LONGEST_WARM_UP, 4 * seconds);
  const speeds = await measureSpeeds(folder, wanted, warmUp, step);
  return {
    ...guests,
    rounds,
    secondsPerMeasurement: seconds,
    node: process.versions.node,
    cores: availableParallelism(),
    limits: limitsInForce(),
    ...compared(speeds, wanted, version),
    timeGoes: await step(whereTimeGoes(folder, guests, warmUp, seconds)),
    loading: await step(measureLoading(folder, finishedGames, copies)),
  };
}

type Round = Awaited<ReturnType<typeof measureSpeeds>>[number];

function compared(speeds: readonly Round[], { tables, sockets }: Wanted, version: string) {
  const all = <K extends keyof Round>(server: K): Round[K][] => speeds.map((round) => round[server]);
  return {
    ...summaryOf(all('ours'), sockets),
    inside: insideOf(all('ours')),
    later: { ...summaryOf(all('later'), sockets), inside: insideOf(all('later')) },
    paced: {
      choicesPerSecond: PACE * tables,
      ...pacedSummaryOf(all('oursPaced')),
      inside: insideOf(all('oursPaced')),
    },
    bare: { ...summaryOf(all('bare'), sockets), paced: pacedSummaryOf(all('barePaced')) },
    baseline: {
      name: 'boardgame.io',
      version,
      source:
        'bench/game-server.ts: its own server, matches in memory, a view of their own for each player, worker placement, random legal moves',
      mode: MODES.development,
      ...summaryOf(all('theirs'), sockets),
    },
    baselineProduction: { mode: MODES.production, ...summaryOf(all('production'), sockets) },
    baselineFavoured: {
      mode: 'NODE_ENV=production, nothing hidden, no undo',
      ...summaryOf(all('favoured'), sockets),
    },
    ratio: ratio(all('ours'), all('theirs')),
    ratioProduction: ratio(all('ours'), all('production')),
    ratioFavoured: ratio(all('ours'), all('favoured')),
    ratioBare: ratio(all('ours'), all('bare')),
  };
}

type Step = <T>(work: Promise<T>) => Promise<T>;

/** All servers stay open and are measured in turns; whoever is not measured does nothing. */
async function measureSpeeds(folder: string, wanted: Wanted, warmUp: number, step: Step) {
  const { tables, sockets, seconds, rounds } = wanted;
  const guests = { tables, sockets };
  const open: Target[] = [];
  const warm = async <T extends Target>(opening: Promise<T>) => {
    const target = await opening;
    open.push(target);
    return { target, taken: await step(target.saturated(warmUp)) };
  };
  mkdirSync(join(folder, 'speeds'));
  try {
    const { target: lasting, taken } = await warm(OurTarget.open(join(folder, 'speeds'), guests));
    const { target: bare } = await warm(Target.bare(guests, sizesIn(taken, sockets)));
    const { target: theirs } = await warm(Target.boardgame(guests, 'development'));
    const { target: production } = await warm(Target.boardgame(guests, 'production'));
    const { target: favoured } = await warm(Target.boardgame(guests, 'favoured'));
    const beginning = await lasting.beside(guests);
    open.push(beginning);
    const pace = PACE * tables;
    return await inRounds(
      async () => ({
        // A match of theirs is short and always the same; so are our campaigns here, and beside them those that have gone on for long.
        ours: await step(beginning.beginAnew(guests).then(() => beginning.saturated(seconds))),
        later: await step(lasting.saturated(seconds)),
        bare: await step(bare.saturated(seconds)),
        theirs: await step(theirs.saturated(seconds)),
        production: await step(production.saturated(seconds)),
        favoured: await step(favoured.saturated(seconds)),
        oursPaced: await step(lasting.paced(seconds, pace)),
        barePaced: await step(bare.paced(seconds, pace)),
      }),
      () => {},
      rounds,
    );
  } finally {
    for (const target of open) await target.leave();
    for (const target of open) await target.stop();
  }
}
