import type { Answered, Asked, RouteName } from '@charterstone/protocol';
import { PATHS } from './paths.ts';

/** A question that was not answered as hoped: a word for programs, and nothing that people should read. */
export class NotDone extends Error {
  /** 0 where no answer came at all. */
  readonly status: number;
  readonly error: string;

  constructor(status: number, error: string, message = '') {
    super(message === '' ? error : `${error}: ${message}`);
    this.status = status;
    this.error = error;
  }
}

type Given = Readonly<Record<string, string | number>>;

/** What a question takes: parts of its address, what follows the question mark, a body. */
export type Question<N extends RouteName> = {
  readonly params?: Given;
  readonly query?: Given;
  readonly body?: Asked<N>['body'];
};

/** Asks the server one of the questions of the protocol. Rejects with NotDone. */
export async function ask<N extends RouteName>(name: N, question: Question<N> = {}): Promise<Answered<N>> {
  const [method = 'GET', path = ''] = PATHS[name].split(' ');
  const { params = {}, query = {}, body } = question;
  const response = await fetch(addressOf(path, params, query), {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => {
    throw new NotDone(0, 'unreachable');
  });
  const text = await response.text();
  if (!response.ok) throw troubleIn(response.status, text);
  // Server and app are of one make: what the protocol says is what comes.
  return name === 'exportTable' ? (text as Answered<N>) : JSON.parse(text);
}

function addressOf(path: string, params: Given, query: Given): string {
  const filled = path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(params[part] ?? ''));
  const search = new URLSearchParams(Object.entries(query).map(([word, value]) => [word, String(value)]));
  return search.size === 0 ? filled : `${filled}?${search}`;
}

function troubleIn(status: number, text: string): NotDone {
  try {
    const { error, message }: { error?: unknown; message?: unknown } = JSON.parse(text);
    return new NotDone(status, String(error ?? 'unknown'), String(message ?? ''));
  } catch {
    return new NotDone(status, 'unknown');
  }
}
