import { choose, inspect, newCampaign, type State, type Fact } from '@charterstone/rules';
import { prepared } from '../src/journal/prepared.ts';
import { deskFor } from '../src/play/desk.ts';
import { menuFor, isTurn } from '../src/play/menu.ts';
import { askLines, turnLines } from '../src/play/screens/turn.ts';
import { box } from './games.ts';
const lang = (process.argv[2] ?? 'en') as 'en'; const want = process.argv[3] ?? ''; const each = Number(process.argv[4] ?? 2);
const journal = prepared(box, { game: 13, seats: Number(process.argv[5] ?? 4), seed: process.argv[6] ?? 's2', bots: [] });
let state: State = newCampaign(box, journal.setting).state;
const kinds = new Map<string, number>();
const desk = { ...deskFor(box, lang, false), size: () => ({ width: 80, rows: Number(process.argv[7] ?? 60) }) };
for (const { seat, choice } of journal.entries) {
  const seen = inspect(state);
  const q = seen.questions.find((x) => x.seat === seat);
  const menu = menuFor({ desk, state, seen, seat });
  const key = `${menu.items[0]?.choice.do} ${menu.prompt}`;
  const n = (kinds.get(key + q?.card) ?? 0);
  const all = (kinds.get(key) ?? 0);
  if (key.includes(want) && n === 0 && all < each) {
    kinds.set(key, all + 1); kinds.set(key + q?.card, 1);
    const shown = { seated: { bots: new Set<number>(), names: new Map<number, string>() }, titles: new Map<string, string>(), canUndo: true, page: 0 };
    const lines = isTurn(menu) ? turnLines(desk, seen, menu, shown) : askLines(desk, seen, menu, shown);
    console.log(`----- game ${seen.game} ${key}`); console.log(lines.slice(0, 60).join('\n'));
  }
  const out = choose(state, seat, choice); if (!out.ok) throw new Error(); state = out.state;
}
