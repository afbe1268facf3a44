import { columns, wrap } from '../../terminal/columns.ts';
import type { Desk } from '../desk.ts';

/** How a turn goes, and what can be typed. */
export function helpLines({ say, paint, size }: Desk): string[] {
  const rules = [
    say.ui('help.turn'),
    say.ui('help.bump'),
    say.ui('help.influence'),
    say.ui('help.progress'),
    say.ui('help.points'),
  ];
  const commands = [
    ['4', say.ui('help.numbers')],
    ['4c', say.ui('terminal.careful')],
    ['undo', say.ui('command.undo')],
    ['village', say.ui('command.village')],
    ['mats', say.ui('terminal.mats')],
    ['tracks', say.ui('terminal.tracks')],
    ['supply', say.ui('command.supply')],
    ['log', say.ui('command.log')],
    ['why market', say.ui('command.why')],
    ['card 206', say.ui('terminal.card')],
    ['rules 15', say.ui('command.rules')],
    ['name 203 …', say.ui('command.name')],
    ['quit', say.ui('command.quit')],
  ];
  const { width } = size();
  const room = width - 16;
  const rows = commands.flatMap(([command = '', what = '']) =>
    wrap(what, room).map((line, i) => [`  ${i === 0 ? paint.number(command) : ''}`, line]),
  );
  return [
    paint.bold(say.ui('heading.help')),
    ...rules.flatMap((rule) => wrap(`  ${rule}`, width, 2)),
    ...wrap(`  ${say.ui('terminal.signs')}`, width, 2).map(paint.dim),
    ...columns(rows).split('\n'),
  ];
}
