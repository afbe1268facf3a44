import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** A frame of the WebSocket protocol (RFC 6455), right or wrong in every part. */
export type Frame = {
  readonly fin?: boolean;
  readonly rsv?: number;
  readonly opcode: number;
  readonly masked?: boolean;
  readonly payload?: Buffer | string;
  /** A length that is said instead of the true one, as a number of 64 bits. */
  readonly saidLength?: bigint;
};

export const OPCODE = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

export function frameBytes({
  fin = true,
  rsv = 0,
  opcode,
  masked = true,
  payload = '',
  saidLength,
}: Frame): Buffer {
  const body = Buffer.from(payload);
  const first = (fin ? 0x80 : 0) | (rsv << 4) | opcode;
  const mask = masked ? 0x80 : 0;
  const key = Buffer.from([1, 2, 3, 4]);
  const masking = masked ? body.map((byte, i) => byte ^ (key[i % 4] ?? 0)) : body;
  return Buffer.concat([
    Buffer.from([first]),
    lengthBytes(saidLength ?? BigInt(body.length), mask, saidLength !== undefined),
    ...(masked ? [key] : []),
    masking,
  ]);
}

function lengthBytes(length: bigint, mask: number, isLong: boolean): Buffer {
  if (!isLong && length < 126n) return Buffer.from([mask | Number(length)]);
  if (!isLong && length < 65_536n) {
    const bytes = Buffer.from([mask | 126, 0, 0]);
    bytes.writeUInt16BE(Number(length), 1);
    return bytes;
  }
  const bytes = Buffer.alloc(9);
  bytes[0] = mask | 127;
  bytes.writeBigUInt64BE(length, 1);
  return bytes;
}

export function handshake(
  path: string,
  host: string,
  headers: Readonly<Record<string, string | undefined>> = {},
): string {
  const all: Readonly<Record<string, string | undefined>> = {
    host,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

/** A socket at a table of which every byte is ours. It reads as long as it is not paused. */
export type BareSocket = {
  readonly socket: Socket;
  readonly heard: () => Buffer;
  readonly closed: Promise<void>;
};

/** Comes in, or says with which status it did not. */
export function bareSocket(
  url: string,
  table: string,
  headers: Readonly<Record<string, string | undefined>>,
): Promise<BareSocket> {
  const { hostname, port, host } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const parts: Buffer[] = [];
    socket.write(handshake(`/api/tables/${table}/socket`, host, headers));
    const closed = new Promise<void>((done) => socket.on('close', () => done()));
    socket.on('error', () => {});
    socket.on('data', (part) => {
      parts.push(part);
      const text = Buffer.concat(parts).toString('latin1');
      if (!text.includes('\r\n\r\n')) return;
      socket.removeAllListeners('data');
      const status = text.slice(9, 12);
      if (status !== '101') {
        socket.destroy();
        reject(new Error(`refused: ${status}`));
        return;
      }
      socket.on('data', (more) => parts.push(more));
      resolve({ socket, heard: () => Buffer.concat(parts), closed });
    });
    socket.on('close', () => reject(new Error('closed before it was open')));
  });
}
