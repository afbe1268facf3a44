import { randomBytes } from 'node:crypto';
import type { LevelName } from '@charterstone/bots';
import { type Box, type Setting, wrongSetting } from '@charterstone/rules';
import { wrongSeed } from '@charterstone/server/journals';
import type { Lang } from '@charterstone/words';
import { wholeNumber } from '../arguments.ts';
import { loadJournal, Saver } from '../journal/file.ts';
import { preferredLanguage } from '../language.ts';
import { capital } from '../terminal/columns.ts';
import { misuse, Trouble } from '../trouble.ts';
import { botsOnLast, isList, levelsIn, USUAL_LEVEL } from './company.ts';
import { deskFor } from './desk.ts';
import { freshSave, type Save, unfinishedSaves } from './saves.ts';
import { Session } from './session.ts';
import { type Ask, askLanguage, askSave, askTable } from './setup.ts';

const MOST_SEATS = 6;
const USUAL_SEATS = 2;
const MOST_GAMES = 999;

/** What the command line says about the campaign. */
export type Wishes = {
  readonly seats: string | undefined;
  /** So many, or their levels. */
  readonly bots: string | undefined;
  readonly automas: string | undefined;
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
  const automas = wholeNumber('automas', wishes.automas ?? '0', 0, MOST_SEATS - 1);
  const seats =
    wishes.seats === undefined ? seatsFor(wishes) : wholeNumber('seats', wishes.seats, 1, MOST_SEATS);
  const levels = levelsFor(wishes, seats);
  const games = wishes.games === undefined ? undefined : wholeNumber('games', wishes.games, 1, MOST_GAMES);
  const setting = {
    seats,
    ...(automas === 0 ? {} : { automas }),
    seed: wishes.seed ?? freshSeed(),
    ...(games === undefined ? {} : { games }),
  };
  return sessionFor(box, setting, levels, wishes.save);
}

/** Where nobody says how many seats: a person and the bots that are listed; a person and Automas; or two. */
function seatsFor({ bots, automas }: Wishes): number {
  if (bots === undefined) return automas === undefined ? USUAL_SEATS : 1;
  if (!isList(bots)) return USUAL_SEATS;
  const { length } = levelsIn(bots);
  if (length >= MOST_SEATS)
    throw misuse(`With a person at the table there is room for ${MOST_SEATS - 1} bots, not ${length}.`);
  return 1 + length;
}

/** The bots that are wished for, as far as there are seats; all but one where nothing is said. */
function levelsFor({ bots }: Wishes, seats: number): readonly LevelName[] {
  const levels = bots === undefined ? Array.from({ length: seats - 1 }, () => USUAL_LEVEL) : levelsIn(bots);
  if (levels.length > seats)
    throw misuse(
      `--bots: ${levels.length} bots need ${levels.length} seats, and there ${seats === 1 ? 'is 1' : `are ${seats}`}.`,
    );
  return levels;
}

function freshSeed(): string {
  return randomBytes(4).toString('hex');
}

/** Nothing is written anywhere before it is sure that the rules can play this. */
function sessionFor(
  box: Box,
  setting: Setting,
  levels: readonly LevelName[],
  file: string | undefined,
): Session {
  const wrong = wrongSetting(setting, box.data) ?? wrongSeed(setting.seed);
  if (wrong !== undefined) throw misuse(`${capital(wrong)}.`);
  const saver = new Saver(file ?? freshSave(new Date()), undefined);
  return new Session(box, setting, botsOnLast(setting.seats, levels), saver);
}

/** Goes on with the file that is named, or with one of those that were left. */
async function goOn(
  box: Box,
  wishes: Wishes,
  file: string,
  ask: Ask,
  lang: Lang | undefined,
): Promise<Arranged | undefined> {
  const { seats, bots, automas, games, seed, save } = wishes;
  if ([seats, bots, automas, games, seed].some((wish) => wish !== undefined))
    throw misuse(
      '--resume goes on as it was: --seats, --bots, --automas, --games and --seed are for a new campaign.',
    );
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
  const seed = freshSeed();
  const table = answer === undefined ? undefined : await askTable(ask, deskFor(box, lang, false), seed);
  if (table === undefined) return undefined;
  const { seats, levels, automas } = table;
  const setting = { seats, ...(automas === 0 ? {} : { automas }), seed };
  return { session: sessionFor(box, setting, levels, undefined), lang };
}
