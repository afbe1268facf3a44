import { mkdirSync } from 'node:fs';
import { inRounds, spread } from '../rounds.ts';
import type { PacedLoad } from '../server/load.ts';
import type { TakenOfOurs } from '../server/summary.ts';
import { type Guests, OurTarget } from '../server/targets.ts';
import type { Point, Sized } from './curve.ts';
import { PACE, type Step, type Wanted } from './sizes.ts';

export type PacedRounds = Sized<TakenOfOurs<PacedLoad>> & { readonly sockets: number };

/** Tables of one kind: few choices at each of several, so that they don't age while they are measured. */
const TABLES = 5;

type Kind = { readonly at: number; readonly sockets: number; readonly journal?: string };

/** Choices at tables of several kinds on one server, in turns. */
export async function choicesOf(
  folder: string,
  kinds: readonly Kind[],
  wanted: Wanted,
  step: Step,
): Promise<PacedRounds[]> {
  mkdirSync(folder);
  const open: OurTarget[] = [];
  try {
    for (const { at: _, ...kind } of kinds) {
      const guests: Guests = { tables: TABLES, ...kind };
      open.push(open[0] === undefined ? await OurTarget.open(folder, guests) : await open[0].beside(guests));
      step();
    }
    return await pacedInTurns(
      open.map((target, i) => ({ at: kinds[i]?.at ?? 0, sockets: kinds[i]?.sockets ?? 0, target })),
      wanted,
      step,
    );
  } finally {
    for (const target of open) await target.leave();
    await open[0]?.stop();
  }
}

/** The same pace for each in turn, after a round in which code gets faster. */
export async function pacedInTurns(
  all: readonly { readonly at: number; readonly sockets: number; readonly target: OurTarget }[],
  { rounds, seconds }: Wanted,
  step: Step,
): Promise<PacedRounds[]> {
  for (const { target } of all) await target.paced(seconds, PACE);
  const taken = await inRounds(
    async () => {
      const round: TakenOfOurs<PacedLoad>[] = [];
      for (const { target } of all) round.push(await target.paced(seconds, PACE));
      return round;
    },
    step,
    rounds,
  );
  return all.map(({ at, sockets }, i) => ({
    at,
    sockets,
    rounds: taken.flatMap((round) => round[i] ?? []),
  }));
}

const CPU = 'process_cpu_seconds_total';

/** Everything that the server computes while a choice is made, by its own clock: rules, views, journal, sockets. In microseconds. */
export function cpuOfChoice(measured: readonly PacedRounds[]): Point[] {
  return pointsOf(measured, ({ before, after, load }) => (1e6 * (after(CPU) - before(CPU))) / load.all);
}

export function pointsOf(
  measured: readonly PacedRounds[],
  of: (one: TakenOfOurs<PacedLoad>, sockets: number) => number,
  digits = 0,
): Point[] {
  return measured.map(({ at, sockets, rounds }) => ({
    at,
    ...spread(
      rounds.map((one) => of(one, sockets)),
      digits,
    ),
  }));
}
