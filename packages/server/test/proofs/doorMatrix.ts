import { ROUTES, type RouteName } from '@charterstone/protocol';
import { allHappened, type Tally, tally } from '@charterstone/testkit';
import { NotDone, type Question, type Visitor } from '../../src/client/index.ts';
import { demand } from './measure.ts';
import { QUESTIONS } from './questions.ts';
import type { Scene, Who } from './scene.ts';

/** Everybody whom some door refuses. */
const KNOCKERS = [
  'nobody',
  'stranger',
  'gone',
  'shownOut',
  'watcher',
  'resting',
  'mate',
] as const satisfies readonly Who[];
type Knocker = (typeof KNOCKERS)[number];

/** It is theirs to ask: about themselves, or as one of the company. */
const THEIRS = 'theirs';
type Expected = { readonly [K in Knocker]: number | typeof THEIRS };

const expected = (
  nobody: Expected['nobody'],
  others: Expected['nobody'],
  more: Partial<Expected> = {},
): Expected => ({
  nobody,
  stranger: others,
  gone: others,
  shownOut: others,
  watcher: others,
  resting: others,
  mate: others,
  ...more,
});
const MATES = { watcher: THEIRS, resting: THEIRS, mate: THEIRS } as const;
/** Anybody with a session, about themselves. */
const own = expected(401, THEIRS);
/** Whoever takes part. */
const participants = expected(401, 404, MATES);
/** Whoever takes part, as far as it is their seat. */
const ownSeat = expected(401, 404, { watcher: 403, resting: 403, mate: 403 });
const hostOnly = ownSeat;

/** With what status each door says no. A question that comes to the protocol has to come here. */
const DOORS: { readonly [N in RouteName]: Expected } = {
  beGuest: expected(THEIRS, THEIRS),
  whoAmI: own,
  arrival: expected(THEIRS, THEIRS),
  signOut: own,
  boxes: expected(THEIRS, THEIRS),
  devices: own,
  endDevice: expected(401, 404),
  endOtherDevices: own,
  forgetMe: own,
  askRecovery: own,
  recover: expected(410, 410),
  passkeyWanted: own,
  passkeyMade: expected(401, 410),
  passkeyGone: expected(401, 404),
  passkeyAsked: expected(THEIRS, THEIRS),
  passkeyShown: expected(410, 410),
  makeTable: own,
  importTable: expected(401, 422),
  myTables: own,
  tableInfo: participants,
  changeTable: hostOnly,
  // Its host is expected back.
  becomeHost: expected(401, 404, { watcher: 403, resting: 409, mate: 409 }),
  // Whoever has it in their list.
  hideTable: { ...participants, gone: THEIRS },
  invites: hostOnly,
  makeInvite: hostOnly,
  revokeInvite: hostOnly,
  people: hostOnly,
  showOut: hostOnly,
  readInvite: expected(404, 404),
  join: expected(401, 404),
  standIn: ownSeat,
  handBack: { ...ownSeat, resting: THEIRS },
  takeSeat: expected(401, 404, { watcher: 409, resting: 409, mate: 409 }),
  openSeats: participants,
  freeSeat: ownSeat,
  nameSeat: ownSeat,
  leave: participants,
  comeBack: expected(401, 404, { ...MATES, gone: THEIRS }),
  placesBack: participants,
  earlierChat: participants,
  mute: participants,
  muted: participants,
  readNotes: participants,
  writeNotes: ownSeat,
  openBox: participants,
  texts: participants,
  pictures: participants,
  card: participants,
  history: ownSeat,
  moment: ownSeat,
  outline: participants,
  passage: ownSeat,
  whatIf: { ...participants, watcher: 403 },
  statistics: participants,
  // Whoever did play, too.
  exportTable: { ...participants, gone: THEIRS, watcher: 403 },
  pushKey: own,
  pushOn: own,
  pushOff: own,
  mailOn: own,
  mailConfirmed: expected(410, 410),
  mailOff: own,
};

const NAMES = Object.keys(ROUTES).filter((name): name is RouteName => name in ROUTES);

type Knock = {
  readonly who: Who;
  readonly route: RouteName;
  readonly question: Question;
  readonly status: number;
};

/** All doors, and what else could be tried at some of them. */
function knocks(scene: Scene): Knock[] {
  const matrix = NAMES.flatMap((route) =>
    KNOCKERS.flatMap((who): Knock[] => {
      const status = DOORS[route][who];
      return status === THEIRS ? [] : [{ who, route, question: QUESTIONS[route](scene), status }];
    }),
  );
  const { table, revoked, ids } = scene;
  const seat = (n: number) => ({ params: { table, seat: n } });
  const bot = (n: number) => ({ ...seat(n), body: { bot: 'easy' } });
  return [
    ...matrix,
    { who: 'stranger', route: 'join', question: { body: { token: revoked } }, status: 404 },
    { who: 'shownOut', route: 'join', question: { body: { token: revoked } }, status: 404 },
    { who: 'nobody', route: 'readInvite', question: { body: { token: revoked } }, status: 404 },
    // A free seat is for whoever the host gives its link to.
    ...(['mate', 'watcher', 'resting'] as const).flatMap((who): Knock[] => [
      { who, route: 'takeSeat', question: seat(3), status: 403 },
      { who, route: 'standIn', question: bot(3), status: 403 },
    ]),
    { who: 'mate', route: 'history', question: { params: { table }, query: { seat: 4 } }, status: 403 },
    {
      who: 'watcher',
      route: 'moment',
      question: { params: { table, seq: 0 }, query: { seat: 2 } },
      status: 403,
    },
    // Whoever looks after a table does not play for those who are there.
    { who: 'host', route: 'standIn', question: bot(2), status: 403 },
    { who: 'host', route: 'freeSeat', question: seat(2), status: 403 },
    { who: 'host', route: 'nameSeat', question: { ...seat(2), body: { name: 'Bo' } }, status: 403 },
    { who: 'host', route: 'takeSeat', question: seat(2), status: 409 },
    { who: 'host', route: 'takeSeat', question: seat(6), status: 404 },
    {
      who: 'host',
      route: 'changeTable',
      question: { params: { table }, body: { host: ids.stranger } },
      status: 400,
    },
    {
      who: 'host',
      route: 'changeTable',
      question: { params: { table }, body: { host: ids.gone } },
      status: 400,
    },
    { who: 'host', route: 'revokeInvite', question: { params: { table, invite: 'nobodys' } }, status: 404 },
    { who: 'host', route: 'showOut', question: { params: { table, person: ids.host } }, status: 409 },
    { who: 'host', route: 'showOut', question: { params: { table, person: ids.stranger } }, status: 404 },
    { who: 'host', route: 'showOut', question: { params: { table, person: ids.shownOut } }, status: 404 },
  ];
}

/** Every door refuses everybody whose it is not; how often, by status. */
export async function doorMatrix(scene: Scene): Promise<Tally> {
  const counts = tally();
  for (const { who, route, question, status } of knocks(scene)) {
    const found = await statusOf(scene.people[who], route, question);
    const said = `${who} at ${route} ${JSON.stringify(question)}: ${found} instead of ${status}`;
    demand(found === status, () => said);
    counts.add(`refused with ${status}`);
    counts.add(`refused to ${who}`);
    counts.add(`refused at ${route}`);
  }
  // Some doors are everybody's.
  const closed = NAMES.filter((route) => KNOCKERS.some((who) => DOORS[route][who] !== THEIRS));
  allHappened(counts, [
    ...[...KNOCKERS, 'host'].map((who) => `refused to ${who}`),
    ...closed.map((route) => `refused at ${route}`),
  ]);
  return counts;
}

async function statusOf(visitor: Visitor, route: RouteName, question: Question): Promise<number> {
  try {
    await visitor.ask(route, question);
    return 200;
  } catch (error) {
    if (error instanceof NotDone) return error.status;
    throw error;
  }
}
