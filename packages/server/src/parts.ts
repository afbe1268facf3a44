import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { BotRunner } from './bots/runner.ts';
import { ownBoxesIn, Shelf } from './boxes/shelf.ts';
import { Claims } from './claims.ts';
import type { Handlers } from './http/handlers.ts';
import { type Jobs, startJobs } from './jobs/jobs.ts';
import { Chat } from './live/chat.ts';
import { Presence } from './live/presence.ts';
import { Rewinds } from './live/rewinds.ts';
import { Rooms } from './live/rooms.ts';
import { Following, standOf, waitingSince } from './notices/follow.ts';
import type { NoticeNames } from './notices/handlers.ts';
import type { Notices } from './notices/notices.ts';
import { openNotices } from './notices/open.ts';
import { Drain } from './operations/drain.ts';
import type { Measures } from './operations/metrics.ts';
import { type Trouble, troubleTo } from './operations/trouble.ts';
import { type Identity, identityOn } from './people/identity.ts';
import { newId } from './secrets.ts';
import type { Settings } from './settings/settings.ts';
import { makeFolders } from './store/folders.ts';
import { openStore, type Store } from './store/store.ts';
import { whereIs } from './store/where.ts';
import { Company } from './tables/company.ts';
import { Inviting } from './tables/inviting.ts';
import { Making } from './tables/making.ts';
import { Papers } from './tables/papers.ts';
import { type Patience, Seating } from './tables/seating.ts';
import { ShowingOut } from './tables/showingOut.ts';
import { Succession } from './tables/succession.ts';
import { Tables } from './tables/tables.ts';

/** Everything a server is made of, put together once at its start. */
export type Parts = {
  readonly settings: Settings;
  readonly log: Logger;
  readonly store: Store;
  readonly jobs: Jobs;
  readonly identity: Identity;
  readonly tables: Tables;
  readonly company: Company;
  readonly papers: Papers;
  readonly making: Making;
  readonly shelf: Shelf;
  readonly inviting: Inviting;
  readonly chat: Chat;
  readonly presence: Presence;
  readonly rewinds: Rewinds;
  readonly rooms: Rooms;
  readonly bots: BotRunner;
  readonly claims: Claims;
  /** Where somebody wants to see them. */
  readonly measures: Measures | undefined;
  readonly seating: Seating;
  readonly showingOut: ShowingOut;
  readonly succession: Succession;
  readonly drain: Drain;
  readonly trouble: Trouble;
  readonly notices: Notices;
  readonly noticeHandlers: Handlers<NoticeNames>;
  readonly following: Following;
  /** A table was made: bots may have to begin, and somebody may have to be told. */
  readonly made: (campaign: string) => Promise<void>;
  /** What goes on by itself begins, once the doors are open and it is known where people find them. */
  readonly begin: (origin: string) => void;
  /** Where people find this server; nothing before it has begun. */
  readonly foundAt: () => string;
};

/** The file of all campaigns, where there is no other database. */
function storeOf({ store }: Settings): string {
  if (store.databaseUrl === undefined) makeFolder(resolve(store.dataDir));
  return whereIs(store);
}

function makeFolder(folder: string): void {
  try {
    // Keys, mail addresses and seeds lie there: nobody else on the machine looks in.
    makeFolders(folder, 0o700);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`the tables can't be kept in ${folder}: ${why}`, { cause: error });
  }
}

/** Bots among themselves play no faster than somebody can look on. */
const BOTS_REST_MS = 1000;

/** What tests need otherwise: push services of their own, pauses that nobody waits for, threads that many servers share. */
export type Overrides = {
  readonly allowLocalPush?: boolean;
  readonly pauses?: readonly number[];
  readonly settleMs?: number;
  readonly botsRestMs?: number;
  readonly jobs?: Jobs;
};

export async function makeParts(settings: Settings, log: Logger, overrides: Overrides = {}): Promise<Parts> {
  const own = settings.boxes === undefined ? [] : await ownBoxesIn(settings.boxes);
  const store = await openStore(storeOf(settings));
  const trouble = troubleTo(log);
  const server = newId();
  const jobs = overrides.jobs ?? startJobs(settings.bots.threads);
  const shelf = new Shelf(store, own);
  await shelf.keepUsual();
  const tables = new Tables(store, shelf, jobs, trouble);
  const company = new Company(store);
  const papers = new Papers(store);
  const chat = new Chat(store);
  const presence = new Presence(store, server);
  const rewinds = new Rewinds(store);
  const rooms = new Rooms({
    store,
    tables,
    company,
    papers,
    chat,
    presence,
    rewinds,
    // Bots that are alone wait for somebody to look on.
    entered: (campaign) => bots.wake(campaign),
    trouble,
  });
  const claims = new Claims(store, server);
  const bots = new BotRunner({
    store,
    tables,
    company,
    jobs,
    // The only server of a file need not ask the others.
    claim: async (work, forMs) => store.engine.kind === 'sqlite' || claims.claim(work, forMs),
    release: async (work) => (store.engine.kind === 'sqlite' ? undefined : claims.release(work)),
    isWatched: (campaign) => presence.at(campaign).length > 0,
    restMs: overrides.botsRestMs ?? BOTS_REST_MS,
    trouble,
  });
  const identity = identityOn(store);
  let origin = settings.address.publicUrl ?? '';
  const { notices, handlers: noticeHandlers } = await openNotices({
    store,
    claims,
    settings: settings.notices,
    publicUrl: settings.address.publicUrl,
    links: {
      table: (campaign) => `${origin}/#/table/${campaign}`,
      confirm: (secret) => `${origin}/#/confirm/${secret}`,
      stop: () => `${origin}/#/settings`,
    },
    meOf: (user) => identity.people.me(user),
    isHere: (campaign, user) => presence.isHere(campaign, user),
    standOf: async (campaign) => {
      const table = await tables.open(campaign);
      bots.wake(campaign);
      return standOf(table);
    },
    log,
    ...overrides,
  });
  const measures = settings.operations.metrics && (await measuresOf(store, rooms, tables));
  const following = new Following(tables, notices);
  const patience: Patience = {
    absentMs: settings.notices.absentAfter,
    waitingSince: (campaign, seat) => waitingSince(tables, notices.waiting, campaign, seat),
    isHere: (campaign, user) => presence.isHere(campaign, user),
  };
  return {
    settings,
    log,
    store,
    jobs,
    identity,
    tables,
    company,
    papers,
    shelf,
    making: new Making(store, tables.journal, jobs, shelf),
    inviting: new Inviting(store),
    chat,
    presence,
    rewinds,
    rooms,
    bots,
    claims,
    seating: new Seating(store, company, patience),
    showingOut: new ShowingOut(store, company),
    succession: new Succession(store, company, patience),
    drain: new Drain(),
    measures,
    trouble,
    notices,
    noticeHandlers,
    following,
    made: async (campaign) => {
      following.follow(await tables.open(campaign));
      bots.wake(campaign);
    },
    foundAt: () => origin,
    begin: (found) => {
      origin = settings.address.publicUrl ?? found;
      notices.start();
      bots.start();
    },
  };
}

/** Only servers whose measures somebody wants to see load what counts them. */
async function measuresOf({ engine }: Store, rooms: Rooms, tables: Tables): Promise<Measures> {
  const { measuring } = await import('./operations/metrics.ts');
  return measuring({
    sockets: () => rooms.guests,
    tables: () => tables.count,
    commits: engine.commits,
  });
}
