import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

export type Sent = {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
};
export type Got = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string };

/** A line to a server over which anything can be said, also what no browser would say. */
export class Line {
  readonly url: string;
  readonly #agent: Agent;

  constructor(url: string, sockets = 20) {
    this.url = url;
    this.#agent = new Agent({ keepAlive: true, maxSockets: sockets });
  }

  /** Asks; once more where the line was cut at that very moment: a server hangs up after what it does not want to read to its end. */
  async ask(sent: Sent): Promise<Got> {
    for (let tries = 0; ; tries++)
      try {
        return await this.#ask(sent, tries === 0 ? this.#agent : undefined);
      } catch (error) {
        if (tries === 3) throw error;
      }
  }

  /** Node writes a path as it is, unlike `fetch`. */
  #ask({ method = 'GET', path, headers = {}, body }: Sent, agent: Agent | undefined): Promise<Got> {
    const { hostname, port } = new URL(this.url);
    return new Promise((resolve, reject) => {
      const asked = request({ hostname, port, method, path, headers, agent: agent ?? false }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(parts).toString(),
          }),
        );
        answer.on('error', reject);
      });
      asked.on('error', reject);
      asked.end(body);
    });
  }

  /** Bytes as they are, over a connection of their own; what came back until it was closed, or until `ms` have passed. */
  shout(bytes: Buffer | string, ms: number): Promise<string> {
    const { hostname, port } = new URL(this.url);
    return new Promise((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write(bytes));
      let heard = '';
      const late = setTimeout(() => socket.destroy(), ms);
      socket.on('data', (part) => {
        heard += part.toString('latin1');
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        clearTimeout(late);
        resolve(heard);
      });
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
