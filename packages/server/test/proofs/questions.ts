import { randomBytes } from 'node:crypto';
import type { RouteName } from '@charterstone/protocol';
import type { Question } from '../../src/client/index.ts';
import { hashOf } from '../../src/secrets.ts';
import type { Scene } from './scene.ts';

/** Bytes as they stand in a passkey. */
function base64url(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

const credential = {
  id: 'AQIDBAUGBwg',
  rawId: 'AQIDBAUGBwg',
  type: 'public-key',
  clientExtensionResults: {},
};
/** A secret that opens nothing. */
const noSecret = () => ({ token: base64url(16) });
const clientData = (type: string) =>
  Buffer.from(JSON.stringify({ type, challenge: base64url(16), origin: 'http://localhost' })).toString(
    'base64url',
  );

/**
 * Every question of the protocol as it should be asked, about the table of a scene: what is in order but for who asks it, and what can
 * be damaged. Secrets in it open nothing.
 */
export const QUESTIONS: { readonly [N in RouteName]: (scene: Scene) => Question } = {
  beGuest: () => ({ body: { name: 'Somebody Else', language: 'pl' } }),
  whoAmI: () => ({}),
  arrival: () => ({}),
  signOut: () => ({}),
  boxes: () => ({}),
  devices: () => ({}),
  endDevice: ({ people }) => ({ params: { device: hashOf(people.host.cookie.split('=')[1] ?? '') } }),
  endOtherDevices: () => ({}),
  forgetMe: () => ({}),
  askRecovery: () => ({}),
  recover: () => ({ body: noSecret() }),
  passkeyWanted: () => ({}),
  passkeyMade: () => ({
    body: {
      ...credential,
      response: {
        clientDataJSON: clientData('webauthn.create'),
        attestationObject: base64url(60),
        transports: ['usb'],
      },
    },
  }),
  passkeyGone: ({ passkey }) => ({ params: { passkey } }),
  passkeyAsked: () => ({}),
  passkeyShown: () => ({
    body: {
      ...credential,
      response: {
        clientDataJSON: clientData('webauthn.get'),
        authenticatorData: base64url(37),
        signature: base64url(70),
        userHandle: base64url(12),
      },
    },
  }),

  makeTable: () => ({
    body: {
      name: 'One more',
      seats: 3,
      automas: 1,
      mine: [1],
      bots: { 3: 'easy' },
      options: {},
      games: 2,
      language: 'de',
      seed: 'seven',
      courtesy: { timerHours: 24, reminders: true },
    },
  }),
  importTable: () => ({
    body: { name: 'From afar', mine: [1], language: 'en', journal: '{"format":"none"}' },
  }),
  myTables: () => ({}),
  tableInfo: ({ table }) => ({ params: { table } }),
  changeTable: ({ table, ids }) => ({
    params: { table },
    body: { name: 'Mine now', language: 'pl', courtesy: { timerHours: 0.01 }, host: ids.mate },
  }),
  becomeHost: ({ table }) => ({ params: { table } }),
  hideTable: ({ table }) => ({ params: { table }, body: { hidden: true } }),
  invites: ({ table }) => ({ params: { table } }),
  makeInvite: ({ table }) => ({ params: { table }, body: { seat: 1 } }),
  revokeInvite: ({ table, invite }) => ({ params: { table, invite } }),
  people: ({ table }) => ({ params: { table } }),
  showOut: ({ table, ids }) => ({ params: { table, person: ids.mate } }),
  readInvite: () => ({ body: noSecret() }),
  join: () => ({ body: noSecret() }),
  standIn: ({ table }) => ({ params: { table, seat: 1 }, body: { bot: 'easy' } }),
  handBack: ({ table }) => ({ params: { table, seat: 4 } }),
  takeSeat: ({ table }) => ({ params: { table, seat: 1 } }),
  openSeats: ({ table }) => ({ params: { table } }),
  freeSeat: ({ table }) => ({ params: { table, seat: 1 } }),
  nameSeat: ({ table }) => ({ params: { table, seat: 1 }, body: { name: 'Bo' } }),
  leave: ({ table }) => ({ params: { table } }),
  comeBack: ({ table }) => ({ params: { table } }),
  placesBack: ({ table }) => ({ params: { table } }),
  earlierChat: ({ table }) => ({ params: { table }, query: { before: 5, most: 2 } }),
  mute: ({ table, ids }) => ({ params: { table, person: ids.gone }, body: { muted: true } }),
  muted: ({ table }) => ({ params: { table } }),
  readNotes: ({ table }) => ({ params: { table, seat: 1 } }),
  writeNotes: ({ table }) => ({ params: { table, seat: 1 }, body: { notes: 'I was here' } }),

  openBox: ({ table }) => ({ params: { table } }),
  texts: ({ table }) => ({ params: { table, language: 'en' } }),
  pictures: ({ table }) => ({ params: { table } }),
  card: ({ table }) => ({ params: { table, card: 5, language: 'en' } }),
  history: ({ table }) => ({ params: { table }, query: { after: 0, seat: 1, most: 5 } }),
  moment: ({ table }) => ({ params: { table, seq: 0 }, query: { seat: 1 } }),
  outline: ({ table }) => ({ params: { table } }),
  passage: ({ table }) => ({ params: { table, seq: 0 }, query: { seat: 1, most: 5 } }),
  whatIf: ({ table }) => ({ params: { table, seq: 0 }, body: {} }),
  statistics: ({ table }) => ({ params: { table } }),
  exportTable: ({ table }) => ({ params: { table } }),

  pushKey: () => ({}),
  pushOn: () => ({
    body: {
      endpoint: 'https://push.example.org/one',
      keys: { p256dh: base64url(65), auth: base64url(16) },
      expirationTime: null,
    },
  }),
  pushOff: () => ({ body: { endpoint: 'https://push.example.org/one' } }),
  mailOn: () => ({ body: { address: 'somebody@example.org' } }),
  mailConfirmed: () => ({ body: noSecret() }),
  mailOff: () => ({}),
};
