import type { Inspection } from '@charterstone/rules';
import { widthOf } from '../../terminal/columns.ts';
import type { Desk } from '../desk.ts';
import type { Menu } from '../menu.ts';
import { matLines } from './mats.ts';
import { optionLines } from './options.ts';
import { playerLines, type Seated } from './players.ts';
import { headLines, trackLines } from './tracks.ts';
import { villageLines } from './village.ts';

/** Rows that prompt, prompt line and hint need below the screen. */
const RESERVED = 3;

/**
 * All a player wants to see before a turn, as far as the terminal has room for it: options and supplies always, then
 * village, mats and tracks. What does not fit can be asked for by its command.
 */
export function turnLines(
  desk: Desk,
  seen: Inspection,
  menu: Menu,
  seated: Seated,
  canUndo: boolean,
): string[] {
  const head = headLines(desk, seen);
  const players = playerLines(desk, seen, seated, menu.seat);
  const { rows } = desk.size();
  const around = RESERVED + head.length + players.length;
  const whole = optionLines(desk, menu);
  const options = whole.length + around > rows ? optionLines(desk, menu, true) : whole;
  let room = rows - around - options.length;
  const extra = [
    { name: 'village', lines: villageLines(desk, seen) },
    { name: 'mats', lines: matLines(desk, seen) },
    { name: 'tracks', lines: trackLines(desk, seen) },
  ].map((part) => {
    const fits = part.lines.length <= room;
    if (fits) room -= part.lines.length;
    return { ...part, fits };
  });
  const hidden = extra.filter((part) => !part.fits).map((part) => part.name);
  return [
    ...head,
    ...extra.flatMap((part) => (part.fits ? part.lines : [])),
    ...players,
    ...options,
    ...hints(desk, menu, [...(canUndo ? ['undo'] : []), ...hidden]).map(desk.paint.dim),
  ];
}

function hints({ say, size }: Desk, menu: Menu, first: readonly string[]): string[] {
  const commands = [...first, 'why', 'log', 'help', 'quit'].join(' · ');
  const careful = menu.items.findIndex((item) => item.careful !== undefined);
  if (careful < 0) return [commands];
  const both = `${commands} · ${say.ui('terminal.carefulHint', { n: `${careful + 1}c` })}`;
  return [widthOf(both) > size().width ? commands : both];
}
