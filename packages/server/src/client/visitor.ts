import { type Answered, ROUTES, type Route, type RouteName, trouble } from '@charterstone/protocol';
import { AtTable } from './at-table.ts';

/** What a question takes: parts of its address, what follows the question mark, a body. */
export type Question = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
};

/** A question that was not answered as hoped. */
export class NotDone extends Error {
  readonly status: number;
  readonly error: string;
  /** What exactly is wrong with what was asked, a line each. */
  readonly issues: readonly string[];

  constructor(status: number, error: string, message: string, issues: readonly string[] = []) {
    super([`${status} ${error}: ${message}`, ...issues].join('\n'));
    this.status = status;
    this.error = error;
    this.issues = issues;
  }
}

/** Somebody who visits a server without a browser: for programs, measurements and tests. */
export class Visitor {
  readonly url: string;
  #cookie: string;

  /** With the cookie of somebody who was there before, it is them. */
  constructor(url: string, cookie = '') {
    this.url = url.replace(/\/$/, '');
    this.#cookie = cookie;
  }

  /** A new guest. */
  static async arrive(url: string, name: string): Promise<Visitor> {
    const visitor = new Visitor(url);
    await visitor.ask('beGuest', { body: { name } });
    return visitor;
  }

  get cookie(): string {
    return this.#cookie;
  }

  /** Asks one of the questions of the protocol. */
  async ask<N extends RouteName>(name: N, question: Question = {}): Promise<Answered<N>> {
    const route: Route = ROUTES[name];
    const response = await fetch(this.#address(route, question), {
      method: route.method,
      headers: {
        ...(this.#cookie === '' ? {} : { cookie: this.#cookie }),
        ...(question.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(question.body === undefined ? {} : { body: JSON.stringify(question.body) }),
    });
    for (const cookie of response.headers.getSetCookie()) this.#cookie = cookie.split(';')[0] ?? '';
    const text = await response.text();
    if (!response.ok) throw troubleIn(response.status, text);
    // The answer has the shape that the protocol says; whoever doubts it parses it with the route's schema.
    return (name === 'exportTable' ? text : JSON.parse(text)) as Answered<N>;
  }

  /** Goes to a table and waits until everything is told. */
  sit(table: string, url = this.url): Promise<AtTable> {
    return AtTable.enter(`${url.replace(/^http/, 'ws')}/api/tables/${table}/socket`, this.#cookie);
  }

  #address({ path }: Route, { params = {}, query = {} }: Question): string {
    const filled = path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(params[part] ?? ''));
    const search = new URLSearchParams(
      Object.entries(query).map(([word, value]): [string, string] => [word, String(value)]),
    );
    return `${this.url}${filled}${search.size === 0 ? '' : `?${search}`}`;
  }
}

function troubleIn(status: number, text: string): NotDone {
  try {
    const { error, message, issues } = trouble.parse(JSON.parse(text));
    return new NotDone(status, error, message, issues);
  } catch {
    return new NotDone(status, 'unknown', text.slice(0, 200));
  }
}
