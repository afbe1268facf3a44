import { z } from 'zod';
import { madePasskey, passkeyId, passkeyOptions, shownPasskey } from '../passkeys.ts';
import { device, displayName, language, me, ourId, token } from '../people.ts';
import { nothing, type Route } from './route.ts';

const devices = z.object({ devices: z.array(device) });

export const IDENTITY = {
  beGuest: {
    method: 'POST',
    path: '/api/session',
    who: 'anyone',
    says: 'Begin as a guest with a name; a cookie remembers you. With a session already, it changes name and language.',
    body: z.strictObject({ name: displayName, language: z.optional(language) }),
    answer: me,
  },
  whoAmI: { method: 'GET', path: '/api/session', who: 'guest', says: 'Who I am.', answer: me },
  arrival: {
    method: 'GET',
    path: '/api/arrival',
    who: 'anyone',
    says: 'Who sits at this browser, as far as the server knows them: whoever is nobody yet is told so, and no error.',
    answer: z.object({ me: z.optional(me) }),
  },
  signOut: {
    method: 'DELETE',
    path: '/api/session',
    who: 'guest',
    says: 'Forget me on this device.',
    answer: nothing,
  },
  devices: {
    method: 'GET',
    path: '/api/devices',
    who: 'guest',
    says: 'The devices that I am signed in on.',
    answer: devices,
  },
  endDevice: {
    method: 'DELETE',
    path: '/api/devices/:device',
    who: 'guest',
    says: 'Forget me on one of my devices. Its sockets close.',
    params: z.strictObject({ device: ourId }),
    answer: devices,
  },
  endOtherDevices: {
    method: 'DELETE',
    path: '/api/devices',
    who: 'guest',
    says: 'Forget me on all devices but this one; a link to come back by ends with them.',
    answer: devices,
  },
  forgetMe: {
    method: 'DELETE',
    path: '/api/me',
    who: 'guest',
    says: 'Delete what is known of me: name, sessions, passkeys, addresses, notes. Campaigns stay, without my name.',
    answer: nothing,
  },
  askRecovery: {
    method: 'POST',
    path: '/api/recovery',
    who: 'guest',
    says: 'A link that brings me back on another device, once, within a week. A new link ends the one before.',
    answer: z.object({ link: z.string(), until: z.number() }),
  },
  recover: {
    method: 'POST',
    path: '/api/recovery/redeem',
    who: 'anyone',
    says: 'Come back by such a link.',
    body: z.strictObject({ token }),
    answer: me,
  },
  passkeyWanted: {
    method: 'POST',
    path: '/api/passkeys/new',
    who: 'guest',
    says: 'What the browser needs to make a passkey.',
    answer: passkeyOptions,
  },
  passkeyMade: {
    method: 'POST',
    path: '/api/passkeys',
    who: 'guest',
    says: 'Keep the passkey that the browser has made.',
    body: madePasskey,
    answer: me,
  },
  passkeyGone: {
    method: 'DELETE',
    path: '/api/passkeys/:passkey',
    who: 'guest',
    says: 'Forget one of my passkeys.',
    params: z.strictObject({ passkey: passkeyId }),
    answer: me,
  },
  passkeyAsked: {
    method: 'POST',
    path: '/api/passkeys/asked',
    who: 'anyone',
    says: 'What the browser needs to show a passkey.',
    answer: passkeyOptions,
  },
  passkeyShown: {
    method: 'POST',
    path: '/api/passkeys/shown',
    who: 'anyone',
    says: 'Come back by a passkey.',
    body: shownPasskey,
    answer: me,
  },
} as const satisfies Record<string, Route>;
