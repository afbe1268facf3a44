import type { Inspection } from '@charterstone/rules';
import { wrap } from '../../terminal/columns.ts';
import type { Seated } from '../company.ts';
import type { Desk } from '../desk.ts';
import type { Command } from '../entry.ts';
import type { IsTold } from '../log/readings.ts';
import type { Menu } from '../menu.ts';
import { guidepostLines } from './guidepost.ts';
import { matLines } from './mats.ts';
import { optionPages, type Page } from './options.ts';
import { playerLines } from './players.ts';
import { questionLines } from './question.ts';
import { headLines, trackLines } from './tracks.ts';
import { villageLines } from './village.ts';

const HINT_LINES = 2;
/** Rows that the line above, the prompt and the hints need. */
const RESERVED = 2 + HINT_LINES;
/** Fewer rows of options than this are no list any more, however small the terminal. */
const LEAST_OPTIONS = 5;

export type Shown = {
  readonly seated: Seated;
  readonly titles: ReadonlyMap<string, string>;
  readonly isTold: IsTold;
  /** Hints for whoever plays for the first time. */
  readonly advice: readonly string[];
  readonly canUndo: boolean;
  readonly page: number;
};

/**
 * All a player wants to see before a turn, as far as the terminal has room for it: options and supplies always, then
 * village, mats and tracks. What does not fit can be asked for by its command.
 */
export function turnLines(
  desk: Desk,
  seen: Inspection,
  menu: Menu,
  { seated, titles, advice, canUndo, page }: Shown,
): string[] {
  const head = [...headLines(desk, seen), ...guidepostLines(desk, seen, true), ...advice];
  const room = desk.size().rows - RESERVED - head.length;
  const { players, left } = whatFits(desk, seen, menu, seated, room);
  const { options, more } = pageOf(desk, menu, left, page);
  const extra = partsThatFit(desk, seen, titles, left - options.lines.length - more.length);
  const hidden = extra.filter((part) => !part.fits).map((part) => part.name);
  return [
    ...head,
    ...extra.flatMap((part) => (part.fits ? part.lines : [])),
    ...players,
    ...options.lines,
    ...more,
    ...hints(desk, menu, canUndo ? ['undo', ...hidden] : hidden, options.whole),
  ];
}

const DEPTHS = ['whole', 'brief', 'least'] as const;

/**
 * As much of the players as leaves room for the options: with all that is to be said of these if that can be done, else so that
 * their names fit a page, else as little as possible.
 */
function whatFits(
  desk: Desk,
  seen: Inspection,
  menu: Menu,
  seated: Seated,
  room: number,
): { readonly players: string[]; readonly left: number } {
  const ways = DEPTHS.map((depth) => {
    const players = playerLines(desk, seen, seated, menu.seat, depth);
    const left = Math.max(LEAST_OPTIONS, room - players.length);
    const pages = optionPages(desk, menu, left);
    return { players, left, pages, fits: room >= players.length + LEAST_OPTIONS };
  });
  return (
    ways.find(({ pages, players }) => pages[0]?.whole && pages[0].lines.length <= room - players.length) ??
    ways.slice(1).find(({ pages, fits }) => fits && pages.length === 1) ??
    ways.at(-1) ?? { players: [], left: room }
  );
}

type Part = { readonly name: Command; readonly lines: string[]; readonly fits: boolean };

function partsThatFit(desk: Desk, seen: Inspection, titles: Shown['titles'], room: number): Part[] {
  const parts: readonly Omit<Part, 'fits'>[] = [
    { name: 'village', lines: villageLines(desk, seen, titles) },
    { name: 'mats', lines: matLines(desk, seen) },
    { name: 'tracks', lines: trackLines(desk, seen) },
  ];
  let left = room;
  return parts.map((part) => {
    const fits = part.lines.length <= left;
    if (fits) left -= part.lines.length;
    return { ...part, fits };
  });
}

/** One page of the options, and what Enter does when there are several. */
function pageOf(
  desk: Desk,
  menu: Menu,
  room: number,
  page: number,
): { readonly options: Page; readonly more: string[] } {
  const { say, paint } = desk;
  const pages = optionPages(desk, menu, room);
  const options = pages[page % pages.length] ?? { lines: [], hidden: 0, whole: true };
  const more = options.hidden === 0 ? say.ui('ask.again') : say.ui('ask.more', { n: options.hidden });
  return { options, more: pages.length > 1 ? [paint.dim(more)] : [] };
}

/** What can be typed beside a number. */
function hints(desk: Desk, menu: Menu, first: readonly Command[], whole: boolean): string[] {
  const { say, paint, size } = desk;
  const shown: readonly Command[] = [...first, 'hint', 'why', 'log', 'help', 'quit'];
  const commands = shown.map((command) => say.ui(`word.${command}`));
  const ways = WAYS.flatMap(({ variant, key }) => {
    const at = menu.items.findIndex((item) => item.variants[variant] !== undefined);
    return at < 0 ? [] : [say.ui(key, { n: `${at + 1}${variant}` })];
  });
  const explain = whole ? [] : [say.ui('terminal.explainHint', { n: '1?' })];
  const parts = [...commands, ...explain, ...ways];
  const lines = (n: number): string[] => wrap(parts.slice(0, n).join(' · '), size().width);
  // What has no room in two lines is told by the help.
  let n = parts.length;
  while (n > commands.length && lines(n).length > HINT_LINES) n--;
  return lines(n).map(paint.dim);
}

const WAYS = [
  { variant: 'c', key: 'terminal.carefulHint' },
  { variant: 's', key: 'terminal.smallHint' },
] as const;

/** A question within a turn or between games: what it is about, then its options. */
export function askLines(
  desk: Desk,
  seen: Inspection,
  menu: Menu,
  { isTold, advice, canUndo, page }: Shown,
): string[] {
  const about = [...advice, ...questionLines(desk, seen, menu, isTold)];
  const room = Math.max(LEAST_OPTIONS, desk.size().rows - RESERVED - about.length);
  const { options, more } = pageOf(desk, menu, room, page);
  return [...about, ...options.lines, ...more, ...hints(desk, menu, canUndo ? ['undo'] : [], options.whole)];
}
