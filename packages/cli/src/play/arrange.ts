import { randomBytes } from 'node:crypto';
import type { Box, Setting } from '@charterstone/rules';
import type { Lang } from '@charterstone/words';
import { wholeNumber } from '../arguments.ts';
import { loadJournal, Saver } from '../journal/file.ts';
import { misuse, Trouble } from '../trouble.ts';
import { deskFor } from './desk.ts';
import { freshSave, type Save, unfinishedSaves } from './saves.ts';
import { Session } from './session.ts';
import { type Ask, askLanguage, askSave, askTable, preferredLanguage } from './setup.ts';

const MOST_SEATS = 6;
const USUAL_SEATS = '2';
const MOST_GAMES = 999;

/** What the command line says about the campaign. */
export type Wishes = {
  readonly seats: string | undefined;
  readonly bots: string | undefined;
  readonly games: string | undefined;
  readonly seed: string | undefined;
  readonly save: string | undefined;
  /** The file to go on with; empty to choose among those that were left. */
  readonly resume: string | undefined;
};

export type Arranged = { readonly session: Session; readonly lang: Lang };

/** A table as the command line wants it; undefined when it leaves that open, or somebody would rather leave. */
export async function sitDown(
  box: Box,
  wishes: Wishes,
  ask: Ask,
  lang: Lang | undefined,
): Promise<Arranged | undefined> {
  const { resume } = wishes;
  if (resume !== undefined) return goOn(box, wishes, resume, ask, lang);
  const said = Object.values(wishes).some((wish) => wish !== undefined);
  return said ? { session: begin(box, wishes), lang: lang ?? preferredLanguage() } : arrange(box, ask, lang);
}

function begin(box: Box, wishes: Wishes): Session {
  const seats = wholeNumber('seats', wishes.seats ?? USUAL_SEATS, 1, MOST_SEATS);
  const bots = wholeNumber('bots', wishes.bots ?? String(seats - 1), 0, seats);
  const games = wishes.games === undefined ? undefined : wholeNumber('games', wishes.games, 1, MOST_GAMES);
  const setting = { seats, seed: wishes.seed ?? freshSeed(), ...(games === undefined ? {} : { games }) };
  return newCampaign(box, setting, bots, wishes.save ?? freshSave(new Date()));
}

function freshSeed(): string {
  return randomBytes(4).toString('hex');
}

function newCampaign(box: Box, setting: Setting, bots: number, file: string): Session {
  // The people have the first seats: they choose their charters first.
  const last = Array.from({ length: bots }, (_, i) => setting.seats - bots + i + 1);
  return new Session(box, setting, last, new Saver(file, undefined));
}

/** Goes on with the file that is named, or with one of those that were left. */
async function goOn(
  box: Box,
  wishes: Wishes,
  file: string,
  ask: Ask,
  lang: Lang | undefined,
): Promise<Arranged | undefined> {
  const { seats, bots, games, seed, save } = wishes;
  if ([seats, bots, games, seed].some((wish) => wish !== undefined))
    throw misuse('--resume goes on as it was: --seats, --bots, --games and --seed are for a new campaign.');
  const spoken = lang ?? preferredLanguage();
  if (file === '') {
    const desk = deskFor(box, spoken, false);
    const saves = unfinishedSaves(box);
    if (saves.length === 0) throw new Trouble(desk.say.ui('setup.none'));
    return takeUp(box, saves, await askSave(ask, desk, saves), spoken, ask);
  }
  const journal = loadJournal(file);
  const saver = save === undefined || save === file ? new Saver(file, journal) : new Saver(save, undefined);
  return { session: Session.resume(box, journal, saver, file), lang: spoken };
}

/** Asks what to play. */
async function arrange(box: Box, ask: Ask, lang: Lang | undefined): Promise<Arranged | undefined> {
  const preferred = preferredLanguage();
  const chosen = lang ?? (await askLanguage(ask, deskFor(box, preferred, false), preferred));
  if (chosen === undefined) return undefined;
  const saves = unfinishedSaves(box);
  const answer = saves.length === 0 ? 'new' : await askSave(ask, deskFor(box, chosen, false), saves);
  return takeUp(box, saves, answer, chosen, ask);
}

async function takeUp(
  box: Box,
  saves: readonly Save[],
  answer: number | 'new' | undefined,
  lang: Lang,
  ask: Ask,
): Promise<Arranged | undefined> {
  const save = typeof answer === 'number' ? saves[answer - 1] : undefined;
  if (save !== undefined) {
    const saver = new Saver(save.path, save.journal);
    return { session: Session.resume(box, save.journal, saver, save.path), lang };
  }
  const table = answer === undefined ? undefined : await askTable(ask, deskFor(box, lang, false));
  if (table === undefined) return undefined;
  const setting = { seats: table.seats, seed: freshSeed() };
  return { session: newCampaign(box, setting, table.bots, freshSave(new Date())), lang };
}
