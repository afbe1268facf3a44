import {
  type Aside,
  CHARTERS,
  type Charter,
  choose,
  type Inspection,
  inspect,
  type Lack,
  type Seat,
} from '@charterstone/rules';
import type { Desk } from './desk.ts';
import type { Session } from './session.ts';
import type { Sitting } from './sitting.ts';

/** Commands about who comes and who goes when the game is over (ruling 18). */
export const COMPANY_COMMANDS = ['join', 'part', 'stay', 'automa', 'dismiss'] as const;
export type CompanyCommand = (typeof COMPANY_COMMANDS)[number];

/** `join red`, `automa red`, `dismiss red`; `part` or `part 2`, `stay` likewise. Returns what is wrong with it, if anything. */
export function regroup(
  { session, desk }: Pick<Sitting, 'session' | 'desk'>,
  seat: Seat,
  command: CompanyCommand,
  rest: string,
): string | undefined {
  const seen = inspect(session.state);
  if (seen.game === 0) return desk.say.ui('company.notYet');
  const asked = request(session, desk, seen, { seat, command, rest });
  if (typeof asked === 'string') return asked;
  const outcome = session.take(asked.seat, asked.aside);
  if (outcome.ok) return undefined;
  const why = outcome.reasons.map((lack) => reason(desk, seen, asked.aside, lack)).join(' ');
  return desk.say.ui('error.refused', { why });
}

type Said = { readonly seat: Seat; readonly command: CompanyCommand; readonly rest: string };
type Request = { readonly seat: Seat; readonly aside: Aside };

/** What is meant, or a sentence that says what can be typed. */
function request(
  session: Session,
  desk: Desk,
  seen: Inspection,
  { seat, command, rest }: Said,
): Request | string {
  const word = rest.toLowerCase();
  if (command === 'part' || command === 'stay') {
    const who = word === '' ? seat : seatCalled(desk, seen, word);
    if (who !== undefined) return { seat: who, aside: { do: command } };
    return desk.say.ui('company.whichSeat', { command: desk.say.ui(`word.${command}`) });
  }
  const speaks = command === 'join' ? session.freeSeat : seat;
  if (speaks === 0) return desk.say.ui('company.full');
  const charter = charterCalled(desk, word);
  if (charter !== undefined) return { seat: speaks, aside: { do: command, what: charter } };
  return whichCharter(session, desk, speaks, command);
}

/** The charters that can be said, as they are typed. */
function whichCharter(
  { state }: Session,
  { say }: Desk,
  seat: Seat,
  command: 'join' | 'automa' | 'dismiss',
): string {
  const possible = CHARTERS.filter((what) => choose(state, seat, { do: command, what }).ok);
  if (possible.length > 0)
    return say.ui('company.which', {
      command: say.ui(`word.${command}`),
      charters: possible.map((charter) => colourOf({ say }, charter)).join(', '),
    });
  return say.ui(command === 'dismiss' ? 'company.noAutoma' : 'company.noneFree');
}

/** A player by number or by colour, also one who is still to come. */
function seatCalled(desk: Desk, { charters, coming }: Inspection, word: string): Seat | undefined {
  if (/^[1-6]$/.test(word)) return Number(word);
  const charter = charterCalled(desk, word);
  const someone = [...charters, ...coming].find((one) => one.charter === charter);
  return charter === undefined ? undefined : someone?.seat;
}

/** “Not now” says more where it is clear what is missing. */
function reason({ say }: Desk, { automaPlans }: Inspection, aside: Aside, lack: Lack): string {
  if (lack.lack !== 'notNow') return say.lack(lack);
  switch (aside.do) {
    case 'dismiss': {
      const charter = CHARTERS.find((name) => name === aside.what);
      const goes = charter !== undefined && automaPlans[charter] === 'goes';
      return say.ui(goes ? 'company.goesAlready' : 'company.noAutomaThere');
    }
    case 'part':
      return say.ui('company.nobodyThere');
    case 'stay':
      return say.ui('company.nothingSaid');
    default:
      return say.lack(lack);
  }
}

/** How a charter is typed: by its colour, in the language spoken. */
export function colourOf({ say }: Pick<Desk, 'say'>, charter: Charter): string {
  return say.who(charter).toLowerCase().split(' ')[0] ?? '';
}

/** The charter of a colour, in the language spoken or in English. */
export function charterCalled(desk: Desk, word: string): Charter | undefined {
  return CHARTERS.find((name) => name === word || colourOf(desk, name) === word);
}
