import { type Chance, chance, type Tally } from '@charterstone/testkit';
import { randomBytes } from './damage.ts';
import { bareSocket, type Frame, frameBytes, handshake, OPCODE } from './frames.ts';
import type { Line } from './line.ts';
import { demand } from './measure.ts';
import type { Asked } from './proof.ts';
import type { Scene } from './scene.ts';

const { continuation, text, binary, close, ping, pong } = OPCODE;
/** Whatever has not ended by then does not end, also on a busy machine. */
const PATIENCE_MS = 120_000;
const HUGE = [2n ** 14n + 1n, 2n ** 31n, 2n ** 32n + 7n, 2n ** 53n, 2n ** 63n - 1n, 2n ** 64n - 1n];

/** What an open socket may be sent that is none of our messages, by what is wrong with it. */
const FRAMES: Readonly<Record<string, (mind: Chance) => readonly Frame[] | Buffer>> = {
  'random bytes': (mind) => randomBytes(20 + mind.below(500), mind),
  'a reserved opcode': (mind) => [{ opcode: mind.pick([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), payload: 'x' }],
  'reserved bits': (mind) => [
    { opcode: mind.pick([text, binary, ping]), rsv: 1 + mind.below(7), payload: '{}' },
  ],
  'no mask': (mind) => [{ opcode: mind.pick([text, ping, close]), masked: false, payload: '{}' }],
  'a continuation of nothing': () => [{ opcode: continuation, payload: '{}' }],
  'a message within a message': () => [
    { opcode: text, fin: false, payload: '{' },
    { opcode: text, payload: '}' },
  ],
  'a control frame in parts': (mind) => [
    { opcode: mind.pick([ping, pong, close]), fin: false, payload: 'x' },
  ],
  'too long a control frame': (mind) => [
    { opcode: mind.pick([ping, pong, close]), payload: 'x'.repeat(126 + mind.below(900)) },
  ],
  'a huge length': (mind) => [
    { opcode: mind.pick([text, binary]), saidLength: mind.pick(HUGE), payload: 'xyz' },
  ],
  'too big a message': (mind) => [{ opcode: text, payload: 'x'.repeat(16_385 + mind.below(9000)) }],
  'too big a message in parts': () => [
    { opcode: text, fin: false, payload: 'x'.repeat(9000) },
    { opcode: continuation, fin: false, payload: 'x'.repeat(9000) },
  ],
  'bad UTF-8': (mind) => [
    { opcode: text, payload: Buffer.from(mind.pick([[0xff], [0xc3, 0x28], [0xed, 0xa0, 0x80]])) },
  ],
  'bad UTF-8 in parts': () => [
    { opcode: text, fin: false, payload: Buffer.from([0xe2]) },
    { opcode: continuation, payload: Buffer.from([0x28]) },
  ],
  'a close that is none': (mind) => [
    {
      opcode: close,
      payload: Buffer.from(mind.pick([[1], [0, 0], [3, 0xed], [0xff, 0xff], [3, 0xe8, 0xff]])),
    },
  ],
};

/** Frames that no client of ours would send, each over a socket of its own that is open; all of them end it, and only it. */
export async function badFrames(
  { url, table, people }: Scene,
  { count, seed, progress }: Asked,
  counts: Tally,
): Promise<void> {
  const mind = chance(`frames ${seed}`);
  const kinds = Object.keys(FRAMES);
  const { cookie } = people.host;
  let done = 0;
  const one = async (): Promise<void> => {
    const kind = kinds[(seed + done++) % kinds.length] ?? '';
    const made = FRAMES[kind]?.(mind) ?? [];
    const bytes = Buffer.isBuffer(made) ? made : Buffer.concat(made.map(frameBytes));
    const { socket, closed } = await bareSocket(url, table, { cookie });
    socket.write(bytes);
    // Bytes by chance may happen to be the beginning of a frame that never ends.
    const isEndless = kind === 'random bytes';
    let isLate = false;
    const late = setTimeout(
      () => {
        isLate = true;
        socket.destroy();
      },
      isEndless ? 50 : PATIENCE_MS,
    );
    await closed;
    clearTimeout(late);
    demand(isEndless || !isLate, () => `${kind} did not end the socket`);
    counts.add(`frames: ${kind}`);
    progress?.(done);
  };
  const working = async (): Promise<void> => {
    while (done < count) await one();
  };
  await Promise.all(Array.from({ length: 10 }, working));
}

/** Handshakes that come to nothing: given up half-way, or asking for what is not there. */
export async function badHandshakes(
  { table, people }: Scene,
  line: Line,
  { count, seed }: Asked,
  counts: Tally,
): Promise<void> {
  const mind = chance(`handshakes ${seed}`);
  const { host } = new URL(line.url);
  const path = `/api/tables/${table}/socket`;
  const { cookie } = people.host;
  const whole = handshake(path, host, { cookie });
  const kinds: Readonly<Record<string, () => string>> = {
    'half a handshake': () => whole.slice(0, 1 + mind.below(whole.length - 2)),
    'no key': () => handshake(path, host, { cookie, 'sec-websocket-key': undefined }),
    'a bad key': () =>
      handshake(path, host, { cookie, 'sec-websocket-key': mind.pick(['', 'x', '!'.repeat(24)]) }),
    'another version': () =>
      handshake(path, host, { cookie, 'sec-websocket-version': mind.pick(['0', '99', 'x']) }),
    'no upgrade': () => handshake(path, host, { cookie, upgrade: mind.pick(['h2c', 'x', 'websocket, h2c']) }),
    'another method': () => whole.replace('GET', mind.pick(['POST', 'PUT', 'DELETE', 'OPTIONS'])),
    'no such table': () => handshake('/api/tables/AAAAAAAAAAAA/socket', host, { cookie }),
    'no table at all': () =>
      handshake(`/api/tables/${mind.pick(['%00', '%ff', '..', 'x'.repeat(400)])}/socket`, host),
    'another door': () =>
      handshake(mind.pick(['/', '/api/session', '/healthz', '/nowhere']), host, { cookie }),
  };
  const names = Object.keys(kinds);
  for (let i = 0; i < count; i += 10)
    await Promise.all(
      Array.from({ length: 10 }, async (_, k) => {
        const name = names[(seed + i + k) % names.length] ?? '';
        const heard = await line.shout(kinds[name]?.() ?? '', 50);
        const status = heard.slice(9, 12);
        demand(!status.startsWith('5'), () => `${name} was answered with ${heard.slice(0, 200)}`);
        counts.add(`handshake: ${name}`);
      }),
    );
}

export const FRAME_KINDS: readonly string[] = Object.keys(FRAMES).map((kind) => `frames: ${kind}`);
