import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** What is read at once; longer messages are put together. */
const READ_BYTES = 65_536;
const END_OF_HEAD = '\r\n\r\n';
const [TEXT, CLOSE, PING, PONG] = [1, 8, 9, 10];
const [FINAL, MASKED, OPCODE] = [0x80, 0x80, 0x0f];

/** Lengths that stand in one byte, and what is written there for those that take two or eight. */
const [SHORT, IN_TWO, IN_EIGHT] = [125, 126, 127];

/**
 * The least that speaks with a WebSocket server (RFC 6455): whole texts, no extensions. It shares the machine with the server that it
 * puts under load, so whatever it saves is there for what is measured; a client for people would cost as much as half of that server.
 * What is heard may be looked at until `heard` returns: the next message comes into the same memory.
 */
export class LightSocket {
  readonly #wire: Socket;
  readonly #heard: (data: Buffer) => void;
  #rest: Buffer = Buffer.alloc(0);
  #isOpen = false;

  private constructor(url: URL, heard: (data: Buffer) => void, opened: () => void) {
    this.#heard = heard;
    this.#wire = connect({
      host: url.hostname,
      port: Number(url.port),
      noDelay: true,
      onread: {
        buffer: Buffer.alloc(READ_BYTES),
        callback: (bytes, buffer) => {
          this.#read(Buffer.from(buffer.buffer, buffer.byteOffset, bytes), opened);
          return true;
        },
      },
    });
  }

  static async open(
    address: string,
    heard: (data: Buffer) => void,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<LightSocket> {
    const url = new URL(address);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const socket = new LightSocket(url, heard, resolve);
    socket.#wire.once('error', reject);
    socket.#wire.write(headOf(url, headers));
    await promise;
    // A load that loses a socket measures nothing.
    socket.#wire.on('close', () => {
      throw new Error('a server has closed a socket');
    });
    return socket;
  }

  send(text: string): void {
    this.#say(TEXT, Buffer.from(text));
  }

  /** Whatever a client says is masked; a mask of zeros leaves it as it is. */
  #say(opcode: number, data: Buffer): void {
    const isShort = data.length <= SHORT;
    const head = Buffer.alloc(isShort ? 6 : 8);
    head[0] = FINAL | opcode;
    head[1] = MASKED | (isShort ? data.length : IN_TWO);
    if (!isShort) head.writeUInt16BE(data.length, 2);
    this.#wire.write(Buffer.concat([head, data]));
  }

  #read(chunk: Buffer, opened: () => void): void {
    const all = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    let from = this.#isOpen ? 0 : this.#greeted(all, opened);
    for (let next = this.#frame(all, from); next > from; next = this.#frame(all, from)) from = next;
    // What is kept must not lie where the next is read to.
    this.#rest = from === all.length ? all.subarray(from) : Buffer.from(all.subarray(from));
  }

  /** Where the server's first answer ends. */
  #greeted(all: Buffer, opened: () => void): number {
    const end = all.indexOf(END_OF_HEAD);
    if (end < 0) return 0;
    const [status = ''] = all.toString('latin1', 0, end).split('\r\n');
    if (!status.includes(' 101 ')) throw new Error(`no socket was opened: ${status}`);
    this.#isOpen = true;
    opened();
    return end + END_OF_HEAD.length;
  }

  /** Hears one message, if all of it is there, and says where it ends. */
  #frame(all: Buffer, from: number): number {
    if (!this.#isOpen || all.length < from + 2) return from;
    const [length = 0, start] = lengthIn(all, from);
    if (start === undefined || all.length < start + length) return from;
    const opcode = (all[from] ?? 0) & OPCODE;
    if (opcode === TEXT) this.#heard(all.subarray(start, start + length));
    else if (opcode === PING) this.#say(PONG, all.subarray(start, start + length));
    else if (opcode === CLOSE) throw new Error(`a server has closed a socket (${all.readUInt16BE(start)})`);
    return start + length;
  }
}

/** How long a message is, and where it begins; neither while that is not there yet. */
function lengthIn(all: Buffer, from: number): readonly [number, number] | readonly [] {
  const first = all[from + 1] ?? 0;
  if (first <= SHORT) return [first, from + 2];
  const bytes = first === IN_EIGHT ? 8 : 2;
  if (all.length < from + 2 + bytes) return [];
  const length = bytes === 2 ? all.readUInt16BE(from + 2) : Number(all.readBigUInt64BE(from + 2));
  return [length, from + 2 + bytes];
}

function headOf({ pathname, search, host }: URL, headers: Readonly<Record<string, string>>): string {
  const said = {
    host,
    upgrade: 'websocket',
    connection: 'Upgrade',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
    ...headers,
  };
  const lines = Object.entries(said).map(([name, value]) => `${name}: ${value}`);
  return `${[`GET ${pathname}${search} HTTP/1.1`, ...lines].join('\r\n')}${END_OF_HEAD}`;
}
