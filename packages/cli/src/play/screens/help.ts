import type { Inspection } from '@charterstone/rules';
import { columns, wrap } from '../../terminal/columns.ts';
import type { Desk } from '../desk.ts';
import { colourOf } from '../regroup.ts';
import { minionSign } from '../sites.ts';

/** How a turn goes, and what can be typed. What the campaign adds is explained when it has come. */
export function helpLines(desk: Desk, seen: Inspection): string[] {
  const { say, paint, size } = desk;
  const rules = [
    say.ui('help.turn'),
    say.ui('help.bump'),
    say.ui('help.influence'),
    say.ui('help.progress'),
    say.ui('help.points'),
    say.ui('help.careful'),
    ...(seen.game > 1 ? [say.ui('help.campaign')] : []),
    say.ui('help.automa'),
  ];
  const red = colourOf(desk, 'red');
  const commands = [
    ['4', say.ui('help.numbers')],
    ['4?', say.ui('terminal.explain')],
    ['4c', say.ui('terminal.careful')],
    ['4s', say.ui('terminal.small')],
    [say.ui('word.undo'), say.ui('command.undo')],
    [say.ui('word.village'), say.ui('command.village')],
    [say.ui('word.mats'), say.ui('terminal.mats')],
    [say.ui('word.tracks'), say.ui('terminal.tracks')],
    [say.ui('word.supply'), say.ui('command.supply')],
    [say.ui('word.log'), say.ui('command.log')],
    [`${say.ui('word.why')} ${say.name(seen.village['market'] ?? 0).toLowerCase()}`, say.ui('command.why')],
    [`${say.ui('word.card')} 206`, say.ui('terminal.card')],
    [`${say.ui('word.rules')} 15`, say.ui('command.rules')],
    [say.ui('word.story'), say.ui('command.story')],
    [say.ui('word.sheet'), say.ui('command.sheet')],
    [`${say.ui('word.name')} 203 …`, say.ui('command.name')],
    [`${say.ui('word.join')} ${red}`, say.ui('command.join')],
    [say.ui('word.part'), say.ui('command.part')],
    [say.ui('word.stay'), say.ui('command.stay')],
    [`${say.ui('word.automa')} ${red}`, say.ui('command.automa')],
    [`${say.ui('word.dismiss')} ${red}`, say.ui('command.dismiss')],
    [say.ui('word.hint'), say.ui('command.hint')],
    ...(seen.game > 1 ? [] : [[say.ui('word.hints'), say.ui('command.hints')]]),
    [say.ui('word.help'), say.ui('command.help')],
    [say.ui('word.quit'), say.ui('command.quit')],
  ];
  const { width } = size();
  const room = width - 20;
  const rows = commands.flatMap(([command = '', what = '']) =>
    wrap(what, room).map((line, i) => [`  ${i === 0 ? paint.number(command) : ''}`, line]),
  );
  return [
    paint.bold(say.ui('heading.help')),
    ...rules.flatMap((rule) => wrap(`  ${rule}`, width, 2)),
    ...wrap(`  ${say.ui('terminal.signs')}`, width, 2).map(paint.dim),
    ...(seen.game > 1
      ? wrap(`  ${say.ui('terminal.moreSigns', { minion: minionSign(desk) })}`, width, 2).map(paint.dim)
      : []),
    ...columns(rows).split('\n'),
  ];
}
