import { randomUUID } from 'node:crypto';
import type { FromBrowser } from '@charterstone/protocol';
import { readChoice, type Seat } from '@charterstone/rules';
import { allHappened, type Tally, tally } from '@charterstone/testkit';
import type { AtTable, Visitor } from '../../src/client/index.ts';
import { demand } from './measure.ts';
import type { Scene, Who } from './scene.ts';

type OfSeats = Extract<FromBrowser, { readonly seat: Seat }>;
type SeatKind = OfSeats['type'];
type Moment = { readonly id: string; readonly seat: Seat; readonly base: number; readonly option: string };

/** What whoever sits at the seat would be allowed to say at a moment. A kind of message for a seat that comes to the protocol has to come here. */
const MESSAGES: { readonly [K in SeatKind]: (moment: Moment) => Extract<OfSeats, { readonly type: K }> } = {
  choose: ({ id, seat, base, option }) => ({
    ...{ type: 'choose', id, seat, base },
    choices: [readChoice(option) ?? { do: option }],
  }),
  rewind: ({ id, seat, base }) => ({ type: 'rewind', id, seat, base, to: base - 1 }),
  withdraw: ({ id, seat, base }) => ({ type: 'withdraw', id, seat, base }),
  hint: ({ id, seat }) => ({ type: 'hint', id, seat }),
  foresee: ({ id, seat, base, option }) => ({
    ...{ type: 'foresee', id, seat, base },
    choices: [readChoice(option) ?? { do: option }],
  }),
};
const SEAT_KINDS = Object.keys(MESSAGES).filter((kind): kind is SeatKind => kind in MESSAGES);
const SEATS: readonly Seat[] = [1, 2, 3, 4, 5, 6];

function message(kind: SeatKind, seat: Seat, base: number, option: string): FromBrowser {
  return MESSAGES[kind]({ id: randomUUID(), seat, base, option });
}

/** Who is at the table, and who does not even come in. */
const INSIDE = ['watcher', 'mate', 'resting', 'host'] as const;
const OUTSIDE = ['nobody', 'stranger', 'gone', 'shownOut', 'host', 'mate'] as const;
/** All that must have happened. */
const KINDS: readonly string[] = [
  ...OUTSIDE.map((who) => `${who} did not come in`),
  ...SEAT_KINDS.flatMap((kind) => INSIDE.map((who) => `${kind} refused to ${who}: notYourSeat`)),
  'choose refused to resting: botPlays',
];

/**
 * Everything that is said for a seat is refused to all whose it is not, for every seat: `option` is one that the seat whose turn it is has. Whoever has no
 * business at the table does not even come in.
 */
export async function seatMatrix(scene: Scene, option: string): Promise<Tally> {
  const counts = tally();
  const { table, otherTable, people } = scene;
  const outside: readonly [(typeof OUTSIDE)[number], string, number][] = [
    ['nobody', table, 401],
    ['stranger', table, 404],
    ['gone', table, 404],
    ['shownOut', table, 404],
    ['host', otherTable, 404],
    ['mate', 'AAAAAAAAAAAAAAAA', 404],
  ];
  for (const [who, at, status] of outside) {
    const why = await whyNot(people[who], at);
    demand(why === `refused: ${status}`, () => `${who} came to ${at}: ${why}`);
    counts.add(`${who} did not come in`);
  }
  for (const who of INSIDE) {
    const at = await people[who].sit(table);
    for (const kind of SEAT_KINDS)
      for (const seat of SEATS) {
        const why = expected(who, kind, seat);
        if (why === undefined) continue;
        const answer = await at.ask(message(kind, seat, at.seq, option));
        const [reason] = answer.answer === 'refused' ? answer.reasons : [];
        demand(reason?.lack === why, () => `${who} said ${kind} for seat ${seat}: ${JSON.stringify(answer)}`);
        counts.add(`${kind} refused to ${who}: ${why}`);
      }
    at.close();
  }
  allHappened(counts, KINDS);
  return counts;
}

const OWN: Partial<Record<Who, Seat>> = { host: 1, mate: 2, resting: 4 };

/** Why not; undefined where it is theirs to say. */
function expected(who: Who, kind: SeatKind, seat: Seat): string | undefined {
  if (OWN[who] !== seat) return 'notYourSeat';
  // Whoever lets a bot play may still ask what they would do, and what would come of it, and is asked before the table goes back.
  return who === 'resting' && kind === 'choose' ? 'botPlays' : undefined;
}

async function whyNot(visitor: Visitor, table: string): Promise<string> {
  try {
    (await visitor.sit(table)).close();
    return 'nobody minded';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Whoever is there and no longer may be is shown out, and what they say meanwhile does nothing; the code they are told. */
export async function shownOut(at: AtTable, act: () => Promise<unknown>, option: string): Promise<number> {
  const closed = new Promise<number>((resolve) => at.heard.once('closed', resolve));
  await act();
  for (const kind of SEAT_KINDS) if (at.isOpen) at.say(message(kind, 1, at.seq, option));
  return closed;
}
