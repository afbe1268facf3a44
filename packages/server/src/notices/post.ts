import type { LookupFunction } from 'node:net';
import { Hopeless } from './persist.ts';

const TIMEOUT_MS = 10_000;

export type Letter = {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** How names are looked up, if not as usual. */
  readonly lookup?: LookupFunction;
};

/** It was not taken; the answer says why, as a number of HTTP. */
export class NotTaken extends Hopeless {
  readonly status: number;

  constructor(status: number) {
    super('not taken', { status });
    this.status = status;
  }
}

/** Something is wrong over there, or it is too much at the moment: later it may work. */
class NotNow extends Error {
  readonly code: string;

  constructor(status: number) {
    super('not now');
    this.code = `HTTP ${status}`;
  }
}

const NOT_NOW: readonly number[] = [408, 425, 429];

/** Posts something; rejects unless it was taken. What is answered beside that is not read, and nobody is sent elsewhere. */
export async function post({ url, headers, body, lookup }: Letter): Promise<void> {
  // Loaded when there is something to post: with them come all the ways of Node to ask others.
  const { request } = await (url.protocol === 'https:' ? import('node:https') : import('node:http'));
  const status = await new Promise<number>((resolve, reject) => {
    const asked = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(lookup === undefined ? {} : { lookup }),
    });
    asked.on('error', reject);
    asked.on('response', (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    asked.end(body);
  });
  if (status >= 200 && status < 300) return;
  throw status >= 500 || NOT_NOW.includes(status) ? new NotNow(status) : new NotTaken(status);
}
