import { type Chance, chance, type Tally } from '@charterstone/testkit';
import { randomBytes } from './damage.ts';
import type { Line } from './line.ts';
import { demand } from './measure.ts';
import type { Asked } from './proof.ts';
import type { Scene } from './scene.ts';

/** What is no HTTP, or given up half-way, by what is wrong with it. */
const WIRE: Readonly<Record<string, (good: string, mind: Chance) => Buffer | string>> = {
  'random bytes': (_, mind) => randomBytes(1 + mind.below(2000), mind),
  'half a request': (good, mind) => good.slice(0, 1 + mind.below(good.length - 1)),
  'no such method': (good, mind) => good.replace('POST', mind.pick(['FROB', 'post', 'P\u0000ST', 'PRI', ''])),
  'no such version': (good, mind) =>
    good.replace('HTTP/1.1', mind.pick(['HTTP/9.9', 'HTTP/0.9', 'HTTPS', ''])),
  'no host': (good) => good.replace(/host: .*\r\n/, ''),
  'a bad length': (good, mind) =>
    good.replace(
      /content-length: \d+/,
      `content-length: ${mind.pick(['-1', 'x', '1e9', '99999999999999999999', '1, 2'])}`,
    ),
  'two lengths': (good) => good.replace('content-length', 'content-length: 3\r\ncontent-length'),
  'a length and chunks': (good) =>
    good.replace('content-length', 'transfer-encoding: chunked\r\ncontent-length'),
  'bad chunks': (good, mind) =>
    `${good.replace(/content-length: \d+\r\n\r\n.*/s, 'transfer-encoding: chunked\r\n\r\n')}${mind.pick([
      'zz\r\n',
      '-1\r\n',
      'ffffffffffffffffff\r\n',
      '5;x=y\r\nab\r\n',
    ])}`,
  'too many headers': (good) => good.replace('\r\n', `\r\n${'x: y\r\n'.repeat(3000)}`),
  'too long a header': (good, mind) =>
    good.replace('\r\n', `\r\nx: ${'y'.repeat(17_000 + mind.below(9000))}\r\n`),
  'a broken header': (good, mind) =>
    good.replace('\r\n', `\r\n${mind.pick(['no colon', 'a\u0000b: c', ': c', 'a : b', ' folded'])}\r\n`),
  'too long an address': (good, mind) => good.replace('/api', `/${'x'.repeat(17_000 + mind.below(9000))}`),
  'a broken cookie': (good, mind) =>
    good.replace(
      '\r\n',
      `\r\ncookie: charterstone=${mind.pick(['%', '%00', '"', ';=;=', 'x'.repeat(5000)])}\r\n`,
    ),
};

/** Whoever is told nothing for so long is told nothing. */
const PATIENCE_MS = 100;
/** This is always answered, and the line ends with it: however busy the machine is. */
const ANSWERED = 'no host';
const LONG_MS = 30_000;

/** What is no HTTP is told so or dropped; nobody else notices. */
export async function badWire(
  scene: Scene,
  line: Line,
  { count, seed }: Asked,
  counts: Tally,
): Promise<void> {
  const mind = chance(`wire ${seed}`);
  const { host } = new URL(line.url);
  const body = JSON.stringify({ hidden: true });
  const path = `/api/tables/${scene.table}/hidden`;
  const good = `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  const kinds = Object.keys(WIRE);
  let done = 0;
  const working = async (): Promise<void> => {
    while (done < count) {
      const kind = kinds[(seed + done++) % kinds.length] ?? '';
      const heard = await line.shout(
        WIRE[kind]?.(good, mind) ?? '',
        kind === ANSWERED ? LONG_MS : PATIENCE_MS,
      );
      const statuses = [...heard.matchAll(/HTTP\/1\.1 (\d\d\d)/g)].map(([, status]) => Number(status));
      demand(
        statuses.every((status) => status >= 400 && status < 500),
        () => `${kind} was answered with ${heard.slice(0, 300)}`,
      );
      if (statuses.length > 0) counts.add('told over the wire');
      counts.add(`wire: ${kind}`);
    }
  };
  await Promise.all(Array.from({ length: 20 }, working));
}

export const WIRE_KINDS: readonly string[] = [
  'told over the wire',
  ...Object.keys(WIRE).map((kind) => `wire: ${kind}`),
];
