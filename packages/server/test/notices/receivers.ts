import { createServer as createHttp, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** Somebody on the other end, on a port of its own. `stop` ends it, also for whoever is still connected. */
export type Receiver<T> = {
  readonly url: string;
  readonly got: readonly T[];
  /** What the next ones are answered, in this order, or nothing ever; then they are taken. */
  readonly answers: (number | 'nothing')[];
  /** Resolves when so many have come. */
  readonly has: (count: number) => Promise<void>;
  readonly stop: () => Promise<void>;
};

export type Posted = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer };
export type Mailed = { readonly to: readonly string[]; readonly raw: string };

async function listening<T>(
  server: Server,
  protocol: string,
  got: T[],
  arrived: EventTarget,
  answers: (number | 'nothing')[],
): Promise<Receiver<T>> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `${protocol}://127.0.0.1:${port}`,
    got,
    answers,
    has: async (count) => {
      while (got.length < count)
        await new Promise((resolve) => arrived.addEventListener('one', resolve, { once: true }));
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Takes whatever is posted. */
export async function httpReceiver(): Promise<Receiver<Posted>> {
  const got: Posted[] = [];
  const answers: (number | 'nothing')[] = [];
  const arrived = new EventTarget();
  const take: RequestListener = async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const status = answers.shift() ?? 201;
    got.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    // Whoever is sent elsewhere would come again.
    if (status !== 'nothing') reply.writeHead(status, { location: '/elsewhere' }).end('thank you');
    arrived.dispatchEvent(new Event('one'));
  };
  return listening(createHttp(take), 'http', got, arrived, answers);
}

/** A mail server that takes one mail after the other, and says what it is told to at the end of each. */
export async function mailReceiver(): Promise<Receiver<Mailed>> {
  const got: Mailed[] = [];
  const answers: (number | 'nothing')[] = [];
  const arrived = new EventTarget();
  const server = createServer((socket) => {
    let rest = '';
    let to: string[] = [];
    let inMail = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (line: string): void => {
      if (/^EHLO/i.test(line)) say('250 village');
      else if (/^RCPT/i.test(line)) {
        to.push(/<(.*)>/.exec(line)?.[1] ?? '');
        say('250 fine');
      } else if (/^DATA/i.test(line)) {
        inMail = true;
        say('354 go on');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say('250 fine');
    };
    const taken = (raw: string): void => {
      const answer = answers.shift() ?? 250;
      inMail = false;
      got.push({ to, raw });
      to = [];
      if (answer !== 'nothing') say(`${answer} so it is`);
      arrived.dispatchEvent(new Event('one'));
    };
    socket.on('error', () => {});
    socket.on('data', (data) => {
      rest += data.toString('latin1');
      for (;;) {
        const end = inMail ? '\r\n.\r\n' : '\r\n';
        const at = rest.indexOf(end);
        if (at < 0) return;
        const part = rest.slice(0, at);
        rest = rest.slice(at + end.length);
        // A line that begins with a point was given another one on its way.
        if (inMail) taken(part.replace(/\r\n\.\./g, '\r\n.'));
        else hear(part);
      }
    });
    say('220 village');
  });
  return listening(server, 'smtp', got, arrived, answers);
}

/** The text of a part of a mail as people read it. */
export function partOf({ raw }: Mailed, type: 'text/plain' | 'text/html'): string {
  const part = raw.split(/\r\n--/).find((each) => each.includes(`Content-Type: ${type}`)) ?? '';
  const [head = '', ...body] = part.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8');
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

export function subjectOf({ raw }: Mailed): string {
  return /^Subject: (.*)$/m.exec(raw)?.[1]?.trim() ?? '';
}
