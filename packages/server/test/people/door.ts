import { ROUTES, type RouteName } from '@charterstone/protocol';
import cookies from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyServerOptions, type InjectOptions } from 'fastify';
import { answerTrouble, bindRoutes } from '../../src/http/bind.ts';
import type { Handlers } from '../../src/http/handlers.ts';
import { Drain } from '../../src/operations/drain.ts';
import { cookieOf } from '../../src/people/cookie.ts';
import { identityHandlers } from '../../src/people/handlers.ts';
import { identityOn } from '../../src/people/identity.ts';
import { originOf } from '../../src/people/origin.ts';
import type { Store } from '../../src/store/store.ts';

/** A server that knows people, and nothing else. */
export type Door = {
  readonly app: FastifyInstance;
  readonly told: readonly string[];
  /** What its cookie is called. */
  readonly cookieName: string;
};

type Wanted = {
  readonly publicUrl?: string;
  readonly now?: () => number;
  readonly fastify?: FastifyServerOptions;
};

export async function openDoor(store: Store, wanted: Wanted = {}): Promise<Door> {
  const app = fastify({ routerOptions: { maxParamLength: 1400 }, ...wanted.fastify });
  await app.register(cookies);
  app.setErrorHandler(answerTrouble((error, what) => app.log.error({ err: error }, what)));
  const identity = identityOn(store, wanted.now);
  const told: string[] = [];
  const mine = identityHandlers({
    ...identity,
    publicUrl: wanted.publicUrl,
    originFor: (request) => originOf(request, wanted.publicUrl),
    tableChanged: async (campaign) => {
      told.push(campaign);
    },
  });
  const gate = {
    userOf: (request: Parameters<typeof cookieOf>[0]) =>
      identity.sessions.userOf(cookieOf(request, wanted.publicUrl)),
    isParticipant: async () => false,
    isHost: async () => false,
  };
  bindRoutes(app, complete(mine), gate, { maxImportBytes: 1000, makingPerMinute: 1000 }, new Drain());
  const cookieName = wanted.publicUrl?.startsWith('https:') ? '__Host-charterstone' : 'charterstone';
  return { app, told, cookieName };
}

/** All other questions are nobody's here. */
function complete(mine: Partial<Handlers>): Handlers {
  const nobody = async (): Promise<never> => {
    throw new Error('this server knows people only');
  };
  const names = Object.keys(ROUTES);
  const all: Partial<Handlers> = { ...Object.fromEntries(names.map((name) => [name, nobody])), ...mine };
  if (!isComplete(all)) throw new Error('a route has no handler');
  return all;
}

function isComplete(some: Partial<Handlers>): some is Handlers {
  return Object.keys(ROUTES).every((name) => name in some);
}

export type Answer = {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** As it was set, with all it says. */
  readonly setCookie: string | undefined;
};

/** A browser: it remembers its cookie, and asks by the names of the protocol. */
export class Device {
  readonly #door: Door;
  #name: string;
  cookie: string | undefined;

  constructor(door: Door, cookie?: string) {
    this.#door = door;
    this.#name = door.cookieName;
    this.cookie = cookie;
  }

  async asks(name: RouteName, body?: object, more: InjectOptions & { param?: string } = {}): Promise<Answer> {
    const { method, path } = ROUTES[name];
    const { param = '', headers, ...rest } = more;
    const response = await this.#door.app.inject({
      method,
      url: path.replace(/:\w+/, encodeURIComponent(param)),
      headers: {
        host: 'localhost:8000',
        ...(this.cookie === undefined ? {} : { cookie: `theme=dark; ${this.#name}=${this.cookie}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body }),
      ...rest,
    });
    const [setCookie] = [response.headers['set-cookie'] ?? []].flat();
    const [, called, value] = setCookie?.match(/^((?:__Host-)?charterstone)=([^;]*)/) ?? [];
    this.#name = called ?? this.#name;
    if (value !== undefined) this.cookie = value === '' ? undefined : value;
    return { status: response.statusCode, body: response.json(), setCookie };
  }
}

/** A device whose owner has a name. */
export async function guest(door: Door, name: string): Promise<{ device: Device; id: string }> {
  const device = new Device(door);
  const { body } = await device.asks('beGuest', { name });
  if (typeof body['id'] !== 'string') throw new Error(`no guest: ${JSON.stringify(body)}`);
  return { device, id: body['id'] };
}
