import { randomBytes } from 'node:crypto';
import type { Box } from '@charterstone/rules';
import type { Lang } from '@charterstone/words';
import { wholeNumber } from '../arguments.ts';
import { loadJournal, Saver } from '../journal/file.ts';
import { deskFor } from './desk.ts';
import { freshSave, unfinishedSave } from './saves.ts';
import { Session } from './session.ts';
import { type Ask, askLanguage, askResume, askTable, preferredLanguage } from './setup.ts';

const MOST_SEATS = 6;
const USUAL_SEATS = '2';

export type Wishes = {
  readonly seats: string | undefined;
  readonly bots: string | undefined;
  readonly seed: string | undefined;
  readonly save: string | undefined;
  readonly resume: string | undefined;
};

export type Arranged = { readonly session: Session; readonly lang: Lang };

/** Whether anything about the game was said on the command line; if not, it is asked for. */
export function saysSomething(wishes: Wishes): boolean {
  return Object.values(wishes).some((wish) => wish !== undefined);
}

/** A table as the command line wants it. */
export function sitDown(box: Box, wishes: Wishes): Session {
  const { resume, save } = wishes;
  const seats = wholeNumber('seats', wishes.seats ?? USUAL_SEATS, 1, MOST_SEATS);
  const bots = wholeNumber('bots', wishes.bots ?? String(seats - 1), 0, seats);
  if (resume === undefined) return newGame(box, seats, bots, wishes.seed, save ?? freshSave(new Date()));
  const journal = loadJournal(resume);
  const saver =
    save === undefined || save === resume ? new Saver(resume, journal) : new Saver(save, undefined);
  return Session.resume(box, journal, saver, resume);
}

function newGame(box: Box, seats: number, bots: number, seed: string | undefined, file: string): Session {
  const setting = { seats, seed: seed ?? randomBytes(4).toString('hex') };
  // The people have the first seats: they choose their charters first.
  const last = Array.from({ length: bots }, (_, i) => seats - bots + i + 1);
  return new Session(box, setting, last, new Saver(file, undefined));
}

/** Asks what to play; undefined when somebody would rather leave. */
export async function arrange(box: Box, ask: Ask, lang: Lang | undefined): Promise<Arranged | undefined> {
  const preferred = preferredLanguage();
  const chosen = lang ?? (await askLanguage(ask, deskFor(box, preferred, false), preferred));
  if (chosen === undefined) return undefined;
  const desk = deskFor(box, chosen, false);
  const unfinished = unfinishedSave(box);
  if (unfinished !== undefined) {
    const answer = await askResume(ask, desk, unfinished.journal.entries.length);
    if (answer === undefined) return undefined;
    const { path, journal } = unfinished;
    if (answer === 'go')
      return { session: Session.resume(box, journal, new Saver(path, journal), path), lang: chosen };
  }
  const table = await askTable(ask, desk);
  if (table === undefined) return undefined;
  return {
    session: newGame(box, table.seats, table.bots, undefined, freshSave(new Date())),
    lang: chosen,
  };
}
