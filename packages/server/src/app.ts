import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { historyHandlers } from './history/handlers.ts';
import { answerNoAddress, answerTrouble, bindRoutes, readQuery, tableIn } from './http/bind.ts';
import { readOnlyJson } from './http/bodies.ts';
import { openApi, socketSchema } from './http/describe.ts';
import { serveFiles } from './http/files.ts';
import { networkOf } from './http/network.ts';
import { isWelcome } from './http/origins.ts';
import { serveLost, serveMoment, servePages } from './http/page.ts';
import { forbidden, notFound, Refusal, restarting } from './http/refusal.ts';
import { Bearers } from './live/bearers.ts';
import { Crowding } from './live/crowding.ts';
import { type Bearer, CLOSED } from './live/guest.ts';
import { serveSocket, type Talk } from './live/socket.ts';
import { serveHealth } from './operations/health.ts';
import type { Parts } from './parts.ts';
import { cookieName, cookieOf } from './people/cookie.ts';
import { identityHandlers } from './people/handlers.ts';
import { originElsewhere } from './people/origin.ts';
import { hashOf } from './secrets.ts';
import { tableHandlers } from './tables/handlers.ts';

const { version }: { readonly version: string } = createRequire(import.meta.url)('../package.json');
/** What the web app is built to; without it there is a plain page. */
const APP = fileURLToPath(new URL('../../web/dist', import.meta.url));
const BODY_LIMIT = 64 * 1024;
const MINUTE = 60_000;
/** Enough for a big import over a slow line. */
const SLOWEST_REQUEST = 3 * MINUTE;

/** The doors of a server: pages, questions over HTTP, sockets. */
export async function makeApp(parts: Parts): Promise<FastifyInstance> {
  const { settings, log, drain } = parts;
  const { limits, doors } = settings;
  const logger: FastifyBaseLogger = log;
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: doors.trustProxy,
    bodyLimit: BODY_LIMIT,
    // Whoever sends a request byte by byte does not keep its socket for ever.
    requestTimeout: SLOWEST_REQUEST,
    routerOptions: { maxParamLength: 1500 },
    frameworkErrors: answerNoAddress,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  });
  app.setErrorHandler(answerTrouble(parts.trouble));
  readOnlyJson(app);
  await app.register(cookie);
  await app.register(helmet, security(settings.address.publicUrl));
  await app.register(rateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: MINUTE,
    keyGenerator: networkOf,
    errorResponseBuilder: () => new Refusal(429, 'slow-down', 'too many requests: please wait a minute'),
  });
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, serveLost);
  await app.register(websocket, {
    options: { maxPayload: limits.maxMessageBytes, perMessageDeflate: false },
    // What is wrong with a frame is its sender's trouble, not ours: it ends the socket.
    errorHandler: (error, socket) => {
      if (!isOfTheWire(error)) parts.trouble(error, 'opening a socket');
      socket.terminate();
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!drain.isDraining) {
      if (!request.ws) drain.enters(reply.raw, () => void reply.send(restarting()));
    } else if (!request.url.startsWith('/healthz') && !request.url.startsWith('/readyz')) {
      if (request.url.startsWith('/api/')) throw restarting();
      return serveMoment(request, reply);
    }
    if (request.method !== 'GET' && !isWelcome(request, doors.origins))
      throw forbidden('this page may not talk to this server');
  });
  app.addHook('preValidation', async (_, reply) => drain.arrived(reply.raw));
  app.addHook('onSend', async (_, reply) => {
    // Nobody keeps a line to a server that stops, which would wait for it.
    if (drain.isDraining) reply.header('connection', 'close');
  });
  serveHealth(app, parts);
  const hasApp = existsSync(APP);
  servePages(app, hasApp);
  if (hasApp) await serveFiles(app, APP);
  const preHandler = async (request: FastifyRequest): Promise<void> => void readQuery(request);
  app.get('/api/openapi.json', { preHandler }, (request) =>
    openApi(version, cookieName(request, settings.address.publicUrl)),
  );
  app.get('/api/socket.json', { preHandler }, () => socketSchema());
  bindAll(app, parts);
  serveSockets(app, parts);
  return app;
}

/** What is asked is read by the schemas of the protocol, so that Fastify need not load what compiles its own. */
function noSchemas(): never {
  throw new Error('the schemas of a route are in the protocol');
}

/** Nothing is loaded from elsewhere, no script stands in a page, and nobody frames us. */
function security(publicUrl: string | undefined) {
  const isSecure = publicUrl?.startsWith('https:') === true;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isSecure,
    referrerPolicy: { policy: 'no-referrer' as const },
  };
}

function bindAll(app: FastifyInstance, parts: Parts): void {
  const { settings, identity, company } = parts;
  const { publicUrl } = settings.address;
  const originFor = (request: FastifyRequest): string => originElsewhere(request, publicUrl, parts.foundAt());
  const handlers = {
    ...identityHandlers({
      ...identity,
      publicUrl,
      originFor,
      tableChanged: (campaign) => company.changed(campaign),
    }),
    ...tableHandlers({ ...parts, originFor }),
    ...historyHandlers(parts),
    ...parts.noticeHandlers,
  };
  const { maxImportBytes, requestsPerMinute } = settings.limits;
  const makingPerMinute = Math.ceil(requestsPerMinute / 10);
  bindRoutes(app, handlers, gateOf(parts), { maxImportBytes, makingPerMinute }, parts.drain);
}

function gateOf({ identity, company, settings }: Parts) {
  const { publicUrl } = settings.address;
  return {
    userOf: (request: FastifyRequest) => identity.sessions.userOf(cookieOf(request, publicUrl)),
    isParticipant: (table: string, user: string) => company.isParticipant(table, user),
    isHost: (table: string, user: string) => company.isHost(table, user),
  };
}

function serveSockets(app: FastifyInstance, parts: Parts): void {
  const { settings, company, tables, identity } = parts;
  const { limits, doors } = settings;
  const talk: Talk = {
    rooms: parts.rooms,
    bearers: new Bearers(identity.sessions, parts.trouble),
    chat: parts.chat,
    jobs: parts.jobs,
    advised: new Set(),
    limits: {
      maxBuffered: limits.maxBufferedBytes,
      perSecond: limits.messagesPerSecond,
      burst: limits.messageBurst,
    },
    counted: parts.measures?.counted ?? (() => {}),
    trouble: parts.trouble,
  };
  const crowding = new Crowding(limits.socketsPerAddress);
  const admitted = new WeakMap<FastifyRequest, Bearer & { readonly table: string }>();
  app.get(
    '/api/tables/:table/socket',
    {
      websocket: true,
      // Whoever may not come in is told so before the socket opens.
      preValidation: async (request) => {
        if (!isWelcome(request, doors.origins)) throw forbidden('this page may not talk to this server');
        const table = tableIn(request.params);
        const cookie = cookieOf(request, settings.address.publicUrl);
        const user = await identity.sessions.userOf(cookie);
        if (cookie === undefined || user === undefined)
          throw new Refusal(401, 'no-session', 'begin a session first');
        if (table === undefined || !(await company.isParticipant(table, user))) throw notFound('table');
        readQuery(request);
        if (crowding.isFull(networkOf(request)))
          throw new Refusal(429, 'slow-down', 'too many sockets from one address');
        // A table that this server can't play is refused with its reason.
        await tables.campaign(table);
        admitted.set(request, { user, session: hashOf(cookie), table });
      },
    },
    (socket, request) => {
      const found = admitted.get(request);
      if (found === undefined) return socket.close(1011);
      const address = networkOf(request);
      // Many may have been let in at the same instant.
      if (crowding.isFull(address)) return socket.close(CLOSED.crowded, 'too many sockets from one address');
      crowding.enter(address);
      socket.on('close', () => crowding.leave(address));
      serveSocket(socket, request.raw.socket, found.table, found, talk);
    },
  );
}

/** Errors that a peer makes: a broken frame, a line that is cut. */
function isOfTheWire(error: Error): boolean {
  const code: unknown = 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^(WS_ERR_|E[A-Z]+$)/.test(code);
}
