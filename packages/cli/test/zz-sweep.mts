import { choose, deciders, inspect, newCampaign, choiceText, type State } from '@charterstone/rules';
import { prepared } from '../src/journal/prepared.ts';
import { deskFor } from '../src/play/desk.ts';
import { menuFor, isTurn } from '../src/play/menu.ts';
import { askLines, turnLines } from '../src/play/screens/turn.ts';
import { widthOf } from '../src/terminal/columns.ts';
import { box } from './games.ts';
let t = performance.now();
const seats = Number(process.argv[2] ?? 6);
const journal = prepared(box, { game: 13, seats, seed: process.argv[3] ?? 's', bots: [] });
console.log('prepared', journal.entries.length, Math.round(performance.now() - t)); t = performance.now();
let state: State = newCampaign(box, journal.setting).state;
const kinds = new Map<string, number>();
const odd = new Set<string>();
let big = 0, tallest = 0, widest = 0, n = 0;
for (const { seat, choice } of journal.entries) {
  const seen = inspect(state);
  for (const lang of ['en', 'de', 'pl'] as const) {
    if (n % 3 !== ['en', 'de', 'pl'].indexOf(lang)) continue;
    const desk = { ...deskFor(box, lang, false), size: () => ({ width: 80, rows: 24 }) };
    const menu = menuFor({ desk, state, seen, seat });
    const key = `${lang} ${menu.items[0]?.choice.do} ${menu.prompt}`;
    kinds.set(key, (kinds.get(key) ?? 0) + 1);
    const shown = { seated: { bots: new Set<number>(), names: new Map<number, string>() }, titles: new Map<string, string>(), canUndo: true, page: 0 };
    const lines = isTurn(menu) ? turnLines(desk, seen, menu, shown) : askLines(desk, seen, menu, shown);
    tallest = Math.max(tallest, lines.length + 2); 
    if (lines.length + 2 > 24) odd.add(`TALL ${lines.length} ${key}`); if (lines.length > 22 && lang === "de" && !big++) console.log(lines.join("\n"));
    for (const l of lines) { if (widthOf(l) > 80) odd.add('WIDE ' + l); if (/undefined|NaN|\[object|row-\d|sky-[a-z]|[a-z]+-\d\b|#\d/.test(l)) odd.add('RAW ' + l); }
    for (const i of menu.items) if (/^(choose|mark|pick|use|pass|take|leave|keep|lay|act|by) /.test(i.label) && lang !== 'en') odd.add('RAW ' + i.label);
  }
  const out = choose(state, seat, choice); if (!out.ok) throw new Error(choiceText(choice)); state = out.state; n++;
}
console.log('swept', n, Math.round(performance.now() - t), 'tallest', tallest);
for (const [k, v] of [...kinds].sort()) console.log(v, k);
for (const o of [...odd].slice(0, 60)) console.log(o);
