import { charterOfSeat, deciders, type Fact, inspect, isOver, type Seat } from '@charterstone/rules';
import { capital } from '../terminal/columns.ts';
import { namesAt } from './company.ts';
import { faceOf } from './desk.ts';
import { tell } from './log/chronicler.ts';
import { isGuidepost } from './log/log.ts';
import { isTurn, type Menu, menuFor } from './menu.ts';
import { react } from './react.ts';
import { endingLines } from './screens/ending.ts';
import { hintLines } from './screens/hints.ts';
import { nameHints } from './screens/names.ts';
import { thinking } from './screens/thinking.ts';
import { askLines, type Shown, turnLines } from './screens/turn.ts';
import { print, printPages, type Sitting } from './sitting.ts';

/** Plays to the end (true), or until somebody leaves (false). */
export async function playOn(sitting: Sitting): Promise<boolean> {
  const { session } = sitting;
  while (!isOver(session.state)) {
    if (campaignHasEnded(sitting) && !(await wantsMore(sitting))) return true;
    const seats = deciders(session.state);
    const bot = seats.find((seat) => session.bots.has(seat));
    if (bot !== undefined) {
      const choice = await thinking(sitting, bot, () => sitting.minds.choice(bot, sitting.input.left));
      if (choice === undefined) return false;
      session.take(bot, choice);
      continue;
    }
    const [person] = seats;
    if (person === undefined) throw new Error('the game goes on, but nobody has to decide');
    if (!(await decide(sitting, person))) return false;
  }
  await tellNews(sitting);
  print(endingLines(sitting.desk, inspect(session.state)));
  return true;
}

/** Whether the end of the campaign is among what has not been told yet. */
function campaignHasEnded({ session, told }: Sitting): boolean {
  return session.told.slice(told).some(({ facts }) => facts.some(({ fact }) => fact === 'campaignEnded'));
}

/** The finished village can be played on, as often as people like; bots alone have had enough. */
async function wantsMore(sitting: Sitting): Promise<boolean> {
  const { session, desk, input } = sitting;
  const { say, paint } = desk;
  await tellNews(sitting);
  if (session.persons.length === 0) return false;
  print([
    paint.bold(say.ui('campaign.playOn')),
    `${paint.number(' 1')}  ${say.ui('ask.yes')}`,
    `${paint.number(' 2')}  ${say.ui('ask.no')}`,
  ]);
  for (;;) {
    const line = (await input.ask(`${say.ui('ask.number', { n: 2 })} `))?.trim();
    if (line === '1') return true;
    if (line === undefined || line === '2') return false;
    print([paint.warning(say.ui('error.outOfRange', { text: line, n: 2 }))]);
  }
}

/** What happened since somebody last looked. */
async function tellNews(sitting: Sitting): Promise<void> {
  const { session, desk } = sitting;
  // What was taken back is told no more.
  const from = Math.min(sitting.told, session.told.length);
  const heard = (facts: readonly Fact[]): readonly Fact[] => session.heard(facts);
  const lines = tell(desk, session.told, { from, heard, nameAt: namesAt(desk, session) });
  const anew = session.told.slice(from).some(({ facts }) => facts.some(isGuidepost));
  sitting.told = session.told.length;
  await printPages(sitting, anew ? [...lines, ...nameHints(desk, session)] : lines);
}

/** What a newcomer should know of what happened since they were asked last. */
function newHints({ session, desk, hints, hintsFrom, hinted }: Sitting, seat: Seat): string[] {
  const since = hinted.get(seat) ?? hintsFrom;
  // Also while hints are off: what went by then would come too late.
  hinted.set(seat, session.told.length);
  return hints ? hintLines(desk, session, seat, since) : [];
}

/** Asks one person until something is chosen; false when there is nobody to ask any more. */
async function decide(sitting: Sitting, seat: Seat): Promise<boolean> {
  const { session, desk, input } = sitting;
  const { state } = session;
  sitting.waitedFor.clear();
  const menu = menuFor({ desk, state, seen: inspect(state), seat });
  const advice = newHints(sitting, seat);
  await tellNews(sitting);
  const secret = session.persons.length > 1 && isSecret(sitting, menu);
  if (secret && !(await handOver(sitting, seat))) return false;
  show(sitting, menu, 0, advice);
  for (let page = 0; ; ) {
    const line = await input.ask(
      `${whoText(sitting, seat)} – ${desk.say.ui('ask.number', { n: menu.items.length })} `,
    );
    if (line === undefined) return false;
    const reaction = await react(sitting, menu, line);
    if (reaction === 'leave') return false;
    if (reaction === 'show') show(sitting, menu, ++page, advice);
    if (reaction === 'chosen') {
      if (secret) wipe(sitting);
      return nameNewcomer(sitting, menu);
    }
  }
}

/** Victory cards are taken in secret: whoever picks sees what is left, the others look away (ruling 21). */
function isSecret({ desk }: Sitting, { items }: Menu): boolean {
  return items.some(
    ({ choice }) =>
      choice.do === 'pick' &&
      typeof choice.what === 'number' &&
      faceOf(desk.data, choice.what)?.kind === 'victory',
  );
}

/** Nobody should find what somebody has taken in secret, not even by scrolling back. */
function wipe({ desk, input }: Sitting): void {
  if (input.interactive) process.stdout.write('\u001b[2J\u001b[3J\u001b[H');
  else print(Array.from({ length: desk.size().rows }, () => ''));
}

async function handOver(sitting: Sitting, seat: Seat): Promise<boolean> {
  const { desk, input } = sitting;
  print(['', desk.paint.bold(desk.say.ui('seat.handOver', { who: whoText(sitting, seat) }))]);
  return (await input.ask(desk.paint.dim(`${desk.say.ui('seat.ready')} `))) !== undefined;
}

/** Whoever has just chosen a charter may name its persona at once (card 3); the command `name` does it later. */
async function nameNewcomer(sitting: Sitting, menu: Menu): Promise<true> {
  const { session, desk, input } = sitting;
  const persona = inspect(session.state).charters.find(({ seat }) => seat === menu.seat)?.persona[0];
  const chose = menu.items.some(({ choice }) => choice.do === 'charter');
  if (!chose || persona === undefined || !input.interactive) return true;
  const text = await input.ask(`${desk.say.ui('ask.name', { what: desk.say.name(persona) })} `);
  if (text !== undefined && text.trim() !== '') await react(sitting, menu, `name ${persona} ${text.trim()}`);
  return true;
}

function show({ session, desk }: Sitting, menu: Menu, page: number, advice: readonly string[]): void {
  const seen = inspect(session.state);
  const shown: Shown = {
    seated: session,
    titles: session.titles,
    isTold: session.isTold,
    advice,
    canUndo: session.undoer !== undefined,
    page,
  };
  if (isTurn(menu))
    print([desk.paint.dim('═'.repeat(desk.size().width)), ...turnLines(desk, seen, menu, shown)]);
  else print(askLines(desk, seen, menu, shown));
}

function whoText({ session, desk }: Sitting, seat: Seat): string {
  const { say, paint } = desk;
  const charter = charterOfSeat(session.state, seat);
  return charter === undefined
    ? say.ui('seat.player', { n: seat })
    : `${paint.sign(charter)} ${paint.charter(charter, capital(say.who(charter)))}`;
}
