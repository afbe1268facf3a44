import { type FromBrowser, fromBrowser } from '@charterstone/protocol';
import { type Chance, chance, type Tally } from '@charterstone/testkit';
import { WebSocket } from 'ws';
import { HARMS, harmed } from './damage.ts';
import { demand } from './measure.ts';
import type { Asked } from './proof.ts';
import type { Scene } from './scene.ts';

const MOST_BYTES = 16 * 1024;
const AT_ONCE = 500;
/** What is not answered by then is not answered, also on a busy machine. */
const PATIENCE_MS = 180_000;

const id = 'bad-message-1';
/** Every kind of message as it should be. */
const GOOD_MESSAGES: { readonly [T in FromBrowser['type']]: Extract<FromBrowser, { type: T }> } = {
  choose: {
    type: 'choose',
    id,
    seat: 1,
    base: 0,
    choices: [{ do: 'name', what: 'red', text: 'x' }, { do: 'pay' }],
  },
  rewind: { type: 'rewind', id, seat: 1, base: 1, to: 0 },
  withdraw: { type: 'withdraw', id, seat: 1, base: 0 },
  chat: { type: 'chat', id, text: 'hello' },
  hint: { type: 'hint', id, seat: 1 },
  foresee: { type: 'foresee', id, seat: 1, base: 0, choices: [{ do: 'pay', what: 'clay' }] },
  resync: { type: 'resync', id },
  ping: { type: 'ping', id },
};

/** Of the right shape, and against the rules or about nothing that is there. */
const NONSENSE: readonly FromBrowser[] = [
  ...['retrieve', 'undo', 'sudo', '__proto__', 'rewind'].map((deed) => choosing({ do: deed })),
  ...[0, 5, -1, 2 ** 40].map((what) => choosing({ do: 'choose', what })),
  choosing({ do: 'place', what: 'constructor', at: '__proto__' }),
  choosing({ do: 'name', what: 'red', text: 'a\u0000b' }),
  choosing({ do: 'tell', what: 2 ** 50 }),
  { type: 'choose', id, seat: 6, base: 0, choices: [{ do: 'choose', what: 'red' }] },
  { type: 'rewind', id, seat: 1, base: 0, to: 0 },
  { type: 'rewind', id, seat: 1, base: 2 ** 50, to: 3 },
  { type: 'rewind', id, seat: 3, base: 1, to: 0 },
  { type: 'withdraw', id, seat: 3, base: 0 },
  { type: 'withdraw', id, seat: 1, base: 2 ** 50 },
  { type: 'hint', id, seat: 5 },
  { type: 'foresee', id, seat: 5, base: 0, choices: [{ do: 'retrieve' }] },
  { type: 'foresee', id, seat: 1, base: 2 ** 50, choices: [{ do: '__proto__', what: 'constructor' }] },
];

function choosing(choice: Extract<FromBrowser, { type: 'choose' }>['choices'][number]): FromBrowser {
  return { type: 'choose', id, seat: 1, base: 0, choices: [choice] };
}

type Said = { readonly data: Buffer; readonly isText: boolean };

/** So many messages over sockets of somebody who plays; each is answered, none with more than "no". */
export async function badSaid({ url, table, people }: Scene, trial: Asked, counts: Tally): Promise<void> {
  const mind = chance(`said ${trial.seed}`);
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`, {
    headers: { cookie: people.host.cookie },
  });
  const answers: string[] = [];
  let heard: () => void = () => {};
  socket.on('message', (data) => {
    const text = data.toString();
    if (/^\{"type":"(wrong|answer)"/.test(text)) answers.push(text);
    heard();
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  for (let sent = 0; sent < trial.count; ) {
    const many = Math.min(AT_ONCE, trial.count - sent);
    for (let i = 0; i < many; i++) {
      const { data, isText } = oneBad(mind, counts);
      socket.send(data, { binary: !isText });
    }
    sent += many;
    let late: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve, reject) => {
      heard = () => {
        if (answers.length >= many) resolve();
      };
      socket.once('close', (code) => reject(new Error(`a bad message closed the socket (${code})`)));
      late = setTimeout(() => reject(new Error('a bad message was not answered')), PATIENCE_MS);
      heard();
    });
    clearTimeout(late);
    socket.removeAllListeners('close');
    for (const answer of answers.splice(0)) {
      demand(isNo(answer), () => `a bad message was answered: ${answer}`);
      counts.add(answer.startsWith('{"type":"wrong"') ? 'said "wrong"' : 'said "refused" or "stale"');
    }
    trial.progress?.(sent);
  }
  socket.terminate();
}

function isNo(answer: string): boolean {
  const { type, answer: found }: { readonly type: string; readonly answer?: string } = JSON.parse(answer);
  return type === 'wrong' || found === 'refused' || found === 'stale';
}

function oneBad(mind: Chance, counts: Tally): Said {
  for (;;) {
    if (mind.below(9) === 0) {
      counts.add('socket: nonsense in order');
      return { data: Buffer.from(JSON.stringify(mind.pick(NONSENSE))), isText: true };
    }
    const harm = mind.pick(HARMS);
    // What is no UTF-8 ends a socket that says it is text: here it comes as bytes, among the bare frames as text.
    const isText = harm !== 'bad UTF-8' && harm !== 'random bytes' && mind.below(20) > 0;
    const isGood = (value: unknown) => fromBrowser.safeParse(value).success;
    const data = harmed(mind.pick(Object.values(GOOD_MESSAGES)), harm, mind, { isGood, most: MOST_BYTES });
    if (data === undefined) continue;
    counts.add(`socket: ${isText ? harm : 'bytes instead of text'}`);
    return { data, isText };
  }
}

/** What must have happened. */
export const SAID_KINDS = [
  'socket: nonsense in order',
  'socket: bytes instead of text',
  ...HARMS.filter((harm) => harm !== 'bad UTF-8' && harm !== 'random bytes').map((harm) => `socket: ${harm}`),
  'said "wrong"',
  'said "refused" or "stale"',
];
