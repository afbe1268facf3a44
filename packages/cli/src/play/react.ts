import { type Aside, type Choice, charterOfSeat, type Inspection, inspect } from '@charterstone/rules';
import { wrap } from '../terminal/columns.ts';
import { siteReasons } from './answers.ts';
import { type Command, readEntry } from './entry.ts';
import type { Menu } from './menu.ts';
import { COMPANY_COMMANDS, type CompanyCommand, charterCalled, regroup } from './regroup.ts';
import { adviceLines } from './screens/advice.ts';
import { optionLines } from './screens/options.ts';
import { screenFor } from './screens/screen.ts';
import { print, printPages, type Sitting } from './sitting.ts';

/** What a typed line led to: something was chosen, the options should be shown again, nothing more, or we are left. */
export type Reaction = 'chosen' | 'show' | 'asked' | 'leave';

/** Does what was typed. A wrong entry is explained and changes nothing. */
export async function react(sitting: Sitting, menu: Menu, line: string): Promise<Reaction> {
  const { session, desk } = sitting;
  const { say, paint } = desk;
  const seen = inspect(session.state);
  const typed = readEntry(line, menu, desk, seen);
  const n = menu.items.length;
  const complain = (text: string): Reaction => {
    print(wrap(paint.warning(text), desk.size().width, 2));
    return 'asked';
  };
  switch (typed.kind) {
    case 'nothing':
      return 'show';
    case 'choice':
      return take(sitting, menu, typed.choice, complain);
    case 'wrongNumber':
      return complain(say.ui('error.outOfRange', { text: typed.text, n }));
    case 'noVariant':
      return complain(say.ui('terminal.noVariant', { text: typed.text }));
    case 'explain':
      print(optionLines(desk, menu, typed.number));
      return 'asked';
    case 'unknown':
      return complain(say.ui('error.notANumber', { text: typed.text, n }));
    case 'site': {
      const item = menu.items.find(({ choice }) => choice.at === typed.site);
      if (item !== undefined) return take(sitting, menu, item.choice, complain);
      print(siteReasons(desk, session.state, menu.seat, seen, typed.site));
      return 'asked';
    }
    case 'command':
      return obey(sitting, menu, seen, typed.command, typed.rest, complain);
  }
}

type Complain = (text: string) => Reaction;

function take({ session, desk }: Sitting, menu: Menu, choice: Choice | Aside, complain: Complain): Reaction {
  const outcome = session.take(menu.seat, choice);
  if (outcome.ok) return 'chosen';
  const why = outcome.reasons.map(desk.say.lack).join(' ');
  return complain(desk.say.ui('error.refused', { why }));
}

async function obey(
  sitting: Sitting,
  menu: Menu,
  seen: Inspection,
  command: Command,
  rest: string,
  complain: Complain,
): Promise<Reaction> {
  if (command === 'undo') return undo(sitting, complain);
  if (command === 'name') return name(sitting, menu, rest, complain);
  if (isAboutCompany(command)) {
    const wrong = regroup(sitting, menu.seat, command, rest);
    return wrong === undefined ? 'chosen' : complain(wrong);
  }
  if (command === 'hint') {
    print(adviceLines(sitting.desk, sitting.session.state, menu));
    return 'asked';
  }
  if (command === 'hints') return switchHints(sitting);
  if (command === 'quit') return 'leave';
  const { desk, session } = sitting;
  await printPages(sitting, screenFor(command, { desk, session, seen, seat: menu.seat }, rest));
  return 'asked';
}

function isAboutCompany(command: Command): command is CompanyCommand {
  return COMPANY_COMMANDS.some((name) => name === command);
}

/** Some like to find out for themselves. */
function switchHints(sitting: Sitting): Reaction {
  sitting.hints = !sitting.hints;
  print([sitting.desk.say.ui(sitting.hints ? 'command.hintsOn' : 'command.hintsOff')]);
  return 'asked';
}

/** Takes back the last choice of whoever made it, if a person did and nothing was revealed since. */
function undo({ session, desk }: Sitting, complain: Complain): Reaction {
  const seat = session.undoer;
  if (seat === undefined) return complain(desk.say.lack({ lack: 'noUndo' }));
  session.take(seat, { do: 'undo' });
  console.log(desk.say.ui('command.undone'));
  return 'chosen';
}

/** `name 203 Bruna`; `name charter …`, `name green …` and `name village …`; or without a word, the persona. */
function name(sitting: Sitting, menu: Menu, rest: string, complain: Complain): Reaction {
  const [word = '', ...more] = rest.split(/\s+/);
  const what = namedBy(sitting, menu, word.toLowerCase());
  const persona = inspect(sitting.session.state).charters.find(({ seat }) => seat === menu.seat)?.persona[0];
  const text = (what === undefined ? rest : more.join(' ')).trim();
  return take(sitting, menu, { do: 'name', what: what ?? persona ?? 0, text }, complain);
}

/** What gets the name: the card of a number, one's own charter or another's, or the village. */
function namedBy({ session, desk }: Sitting, { seat }: Menu, word: string): number | string | undefined {
  if (/^\d+$/.test(word)) return Number(word);
  if (word === 'charter' || word === desk.say.ui('word.charter')) return charterOfSeat(session.state, seat);
  if (word === 'village' || word === desk.say.ui('word.village')) return 'village';
  return charterCalled(desk, word);
}
