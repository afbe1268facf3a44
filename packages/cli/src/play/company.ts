import { faceOf, LEVEL_NAMES, type LevelName } from '@charterstone/bots';
import type { Seat, Supply } from '@charterstone/rules';
import { misuse } from '../trouble.ts';
import type { Desk } from './desk.ts';

/** The seats that bots sit on, each with how well it plays. */
export type Bots = ReadonlyMap<Seat, LevelName>;

/** How bots play where nobody says otherwise. */
export const USUAL_LEVEL: LevelName = 'normal';

/** The bots of a saved campaign; before there were levels all were alike. */
export function botsOf({
  bots,
  levels = [],
}: {
  readonly bots: readonly Seat[];
  readonly levels?: readonly LevelName[];
}): Bots {
  return new Map(bots.map((seat, i) => [seat, levels[i] ?? USUAL_LEVEL]));
}

/** Bots on the last seats: the people choose their charters first. */
export function botsOnLast(seats: number, levels: readonly LevelName[]): Bots {
  return new Map(levels.map((level, i) => [seats - levels.length + i + 1, level]));
}

/** So many usual bots, or one of each level of a list; trouble for anything else. */
export function levelsIn(text: string): readonly LevelName[] {
  if (/^[0-6]$/.test(text)) return Array.from({ length: Number(text) }, () => USUAL_LEVEL);
  return text.split(',').map((word) => {
    const level = LEVEL_NAMES.find((name) => name === word.trim());
    if (level === undefined)
      throw misuse(
        `--bots is a number from 0 to 6 or a list of ${LEVEL_NAMES.join(', ')}, such as easy,hard, not "${text}".`,
      );
    return level;
  });
}

export function isList(text: string): boolean {
  return !/^\d+$/.test(text);
}

/** What a bot is called: the same whenever its campaign is played. */
export function botName({ say }: Desk, seed: string, seat: Seat): string {
  return say.ui(`bot-${faceOf(seed, seat).name}`);
}

/** A bot for whoever meets it: its name, and how well it plays. */
export function botIntroduced(desk: Desk, seed: string, seat: Seat, level: LevelName): string {
  const { say } = desk;
  return say.ui('seat.introduced', { name: botName(desk, seed, seat), level: say.ui(`grade-${level}`) });
}

/** Who sits where: bots, and the names that were written on cards. */
export type Seated = {
  readonly setting: { readonly seed: string };
  readonly bots: Bots;
  readonly names: ReadonlyMap<number, string>;
};

/** The names of those who have one, by seat. */
export function namesAt(
  desk: Desk,
  { bots, setting }: Pick<Seated, 'bots' | 'setting'>,
): (seat: Seat) => string | undefined {
  return (seat) => (bots.has(seat) ? botName(desk, setting.seed, seat) : undefined);
}

/**
 * Who plays a charter, in brackets behind its colour: a written name, a bot, an Automa, or a person by number. The difficulty is that of
 * all Automas: it is given for one of them.
 */
export function playerName(
  desk: Desk,
  { seat, persona, automa, absent }: Supply,
  { setting, bots, names }: Seated,
  difficulty: number | undefined,
): string {
  const { say } = desk;
  if (automa || absent) {
    const name = absent ? say.ui('seat.away', { player: seat }) : say.ui('column.automa');
    return difficulty === undefined ? name : say.ui('seat.difficulty', { name, difficulty });
  }
  const written = persona.map((card) => names.get(card)).find((name) => name !== undefined);
  const level = bots.get(seat);
  if (level === undefined) return written ?? say.ui('seat.player', { n: seat });
  const name = written ?? botName(desk, setting.seed, seat);
  return say.ui('seat.bot', { name, level: say.ui(`grade-${level}`) });
}
