import { charterOfSeat, deciders, inspect, isOver, type Seat } from '@charterstone/rules';
import { capital } from '../terminal/columns.ts';
import { tell } from './chronicler.ts';
import type { Desk } from './desk.ts';
import type { Input } from './input.ts';
import { isTurn, type Menu, menuFor } from './menu.ts';
import { pagesOf } from './pages.ts';
import { react } from './react.ts';
import { endingLines } from './screens/ending.ts';
import { optionLines } from './screens/options.ts';
import { turnLines } from './screens/turn.ts';
import type { Session } from './session.ts';

/** A game, the desk it is played at, and how much of what happened has been told there. */
export type Sitting = {
  readonly session: Session;
  readonly desk: Desk;
  readonly input: Input;
  told: number;
};

export function print(lines: readonly string[]): void {
  for (const line of lines) console.log(line);
}

/** Plays to the end (true), or until somebody leaves (false). */
export async function playOn(sitting: Sitting): Promise<boolean> {
  const { session } = sitting;
  while (!isOver(session.state)) {
    const seats = deciders(session.state);
    const bot = seats.find((seat) => session.bots.has(seat));
    if (bot !== undefined) {
      session.take(bot, session.botChoice(bot));
      continue;
    }
    const [person] = seats;
    if (person === undefined) throw new Error('the game goes on, but nobody has to decide');
    if (!(await decide(sitting, person))) return false;
  }
  await tellNews(sitting);
  print(endingLines(sitting.desk, inspect(session.state), session.told));
  return true;
}

/** What happened since somebody last looked; a long story waits after each page for its reader. */
async function tellNews(sitting: Sitting): Promise<void> {
  const { session, desk, input } = sitting;
  // What was taken back is told no more.
  const from = Math.min(sitting.told, session.told.length);
  const lines = tell(desk, inspect(session.state), session.told, from);
  sitting.told = session.told.length;
  const [first = [], ...more] = input.interactive ? pagesOf(lines, desk.size().rows - 2) : [lines];
  print(first);
  for (const page of more) {
    await input.ask(desk.paint.dim(`${desk.say.ui('seat.ready')} `));
    print(page);
  }
}

/** Asks one person until something is chosen; false when there is nobody to ask any more. */
async function decide(sitting: Sitting, seat: Seat): Promise<boolean> {
  const { session, desk, input } = sitting;
  const { state } = session;
  const seen = inspect(state);
  const menu = menuFor({ desk, state, seen, seat });
  await tellNews(sitting);
  show(sitting, menu);
  for (;;) {
    const line = await input.ask(promptFor(sitting, menu));
    if (line === undefined) return false;
    const reaction = react(sitting, menu, line);
    if (reaction === 'leave') return false;
    if (reaction === 'show') show(sitting, menu);
    if (reaction === 'chosen') return nameNewcomer(sitting, menu);
  }
}

/** Whoever has just chosen a charter may name its persona at once (card 3); the command `name` does it later. */
async function nameNewcomer(sitting: Sitting, menu: Menu): Promise<true> {
  const { session, desk, input } = sitting;
  const persona = inspect(session.state).charters.find(({ seat }) => seat === menu.seat)?.persona[0];
  const chose = menu.items.some(({ choice }) => choice.do === 'charter');
  if (!chose || persona === undefined || !input.interactive) return true;
  const text = await input.ask(`${desk.say.ui('ask.name', { what: desk.say.name(persona) })} `);
  if (text !== undefined && text.trim() !== '') react(sitting, menu, `name ${persona} ${text.trim()}`);
  return true;
}

function show({ session, desk }: Sitting, menu: Menu): void {
  const seen = inspect(session.state);
  if (isTurn(menu)) {
    console.log(desk.paint.dim('═'.repeat(desk.size().width)));
    print(turnLines(desk, seen, menu, session, session.undoer !== undefined));
    return;
  }
  console.log(desk.paint.bold(menu.prompt));
  print(optionLines(desk, menu));
  if (session.undoer !== undefined) console.log(desk.paint.dim('undo · why · help'));
}

function promptFor({ session, desk }: Sitting, { seat, items }: Menu): string {
  const { say, paint } = desk;
  const charter = charterOfSeat(session.state, seat);
  const who =
    charter === undefined
      ? say.ui('seat.player', { n: seat })
      : `${paint.sign(charter)} ${paint.charter(charter, capital(say.who(charter)))}`;
  return `${who} – ${say.ui('ask.number', { n: items.length })} `;
}
