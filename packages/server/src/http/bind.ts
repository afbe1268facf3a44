import { ROUTES, type Route, type RouteName, tableId } from '@charterstone/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Drain } from '../operations/drain.ts';
import type { Trouble } from '../operations/trouble.ts';
import type { Handlers } from './handlers.ts';
import { serveBusy } from './page.ts';
import { forbidden, notFound, Refusal } from './refusal.ts';

/** Who may do what; asked before anything is looked at. */
export type Gate = {
  /** Whoever this request comes from, by its cookie. */
  readonly userOf: (request: FastifyRequest) => Promise<string | undefined>;
  readonly isParticipant: (table: string, user: string) => Promise<boolean>;
  readonly isHost: (table: string, user: string) => Promise<boolean>;
};

const NAMES = Object.keys(ROUTES) as RouteName[];
/** A table arrives whole, with its journal as a text in it, where every quotation mark takes two signs. */
const ROOM_BESIDE_JOURNAL = 4096;
const AS_TEXT = 2;
/** Where nothing is asked for, nothing is taken. */
const NOTHING = z.strictObject({});
/** What these make stays for good: nobody fills a server with guests and tables. */
const MAKING: readonly RouteName[] = ['beGuest', 'makeTable', 'importTable', 'whatIf'];

export type DoorLimits = {
  readonly maxImportBytes: number;
  /** How often a minute each of the doors that make something opens for one address. */
  readonly makingPerMinute: number;
};

/** How much comes over the wire at most, in bytes, with a campaign of so many. */
export function importLimit(maxImportBytes: number): number {
  return AS_TEXT * maxImportBytes + ROOM_BESIDE_JOURNAL;
}

/** Opens a door for every question of the protocol. */
export function bindRoutes(
  app: FastifyInstance,
  handlers: Handlers,
  gate: Gate,
  limits: DoorLimits,
  drain: Pick<Drain, 'attend'>,
): void {
  for (const name of NAMES) bind(app, name, handlers, gate, limits, drain);
}

function bind(
  app: FastifyInstance,
  name: RouteName,
  handlers: Handlers,
  gate: Gate,
  limits: DoorLimits,
  drain: Pick<Drain, 'attend'>,
): void {
  const route: Route = ROUTES[name];
  // What a handler is given was read by the very schemas its type comes from.
  const handle = handlers[name] as (ask: unknown) => Promise<unknown>;
  app.route({
    method: route.method,
    url: route.path,
    ...(name === 'importTable' ? { bodyLimit: importLimit(limits.maxImportBytes) } : {}),
    ...(MAKING.includes(name) ? { config: { rateLimit: { max: limits.makingPerMinute } } } : {}),
    handler: (request, reply) => {
      // What is answered is for whoever asks, now: neither a proxy nor the browser keeps it.
      reply.header('cache-control', 'no-store');
      return drain.attend(async () => {
        const user = await gate.userOf(request);
        const params = read(route.params, request.params, 'address');
        await admit(route, user, params, gate);
        const query = readQuery(request, route.query);
        const body = read(route.body ?? NOTHING, request.body, 'body');
        return handle({ user, params, query, body, request, reply });
      });
    },
  });
}

async function admit(route: Route, user: string | undefined, params: unknown, gate: Gate): Promise<void> {
  if (route.who === 'anyone') return;
  if (user === undefined) throw new Refusal(401, 'no-session', 'this is for guests: begin a session first');
  if (route.who === 'guest') return;
  const table = tableIn(params);
  if (table === undefined) throw new Error('a route for participants names its table');
  // Whether a table exists is nobody's business who does not take part in it.
  if (!(await gate.isParticipant(table, user))) throw notFound('table');
  if (route.who === 'host' && !(await gate.isHost(table, user)))
    throw forbidden('only the host of the table may do this');
}

/** The table that an address names; undefined when it names none. */
export function tableIn(params: unknown): string | undefined {
  const found: unknown =
    typeof params === 'object' && params !== null && 'table' in params ? params.table : undefined;
  const read = tableId.safeParse(found);
  return read.success ? read.data : undefined;
}

/** What follows the question mark: what the door knows, and nothing else. For every door of the API. */
export function readQuery(request: FastifyRequest, schema: z.ZodType = NOTHING): unknown {
  return read(schema, request.query, 'query');
}

function read(schema: z.ZodType | undefined, value: unknown, where: string): unknown {
  if (schema === undefined) return undefined;
  const found = schema.safeParse(value === undefined ? {} : value);
  if (found.success) return found.data;
  const issues = found.error.issues
    .slice(0, 8)
    .map(({ path, message }) => `${path.map(String).join('.') || where}: ${message}`);
  throw new WrongShape(`the ${where} is not as it should be`, issues);
}

/** A question that is none. */
class WrongShape extends Refusal {
  readonly issues: readonly string[];

  constructor(message: string, issues: readonly string[]) {
    super(400, 'wrong-shape', message);
    this.issues = issues;
  }
}

/** What is answered when something went wrong: nothing of the inside, which is told as trouble. */
export function answerTrouble(trouble: Trouble) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (error instanceof WrongShape)
      return reply
        .code(error.status)
        .send({ error: error.error, message: error.message, issues: error.issues });
    // Whoever opens a page is a person, who reads no JSON.
    if (error instanceof Refusal && error.status === 429 && !request.url.startsWith('/api/'))
      return serveBusy(request, reply);
    if (error instanceof Refusal)
      return reply.code(error.status).send({ error: error.error, message: error.message });
    const status = statusOf(error);
    if (status >= 500) {
      trouble(error, 'answering a request');
      return reply
        .code(503)
        .send({ error: 'later', message: 'this could not be done now; please try again' });
    }
    return reply
      .code(status)
      .send({ error: 'bad-request', message: error instanceof Error ? error.message : 'bad request' });
  };
}

/** An address that can't be read. What it was is not said back. */
export function answerNoAddress(_error: unknown, _request: unknown, reply: FastifyReply): void {
  reply
    .code(400)
    .header('x-content-type-options', 'nosniff')
    .send({ error: 'bad-request', message: 'this address can not be read' });
}

function statusOf(error: unknown): number {
  const code: unknown =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  return typeof code === 'number' ? code : 500;
}
