import type { Sizes } from './at-bare.ts';
import type { Company, LoadQuestions } from './client.ts';
import { Helper } from './helper.ts';
import type { Load, PacedLoad } from './load.ts';
import {
  type BoardgameMode,
  cpuOf,
  type OurServer,
  type Serving,
  serveBare,
  serveBoardgame,
  serveOurs,
} from './serving.ts';
import type { Taken, TakenOfOurs } from './summary.ts';

const CLIENT = new URL('./client.ts', import.meta.url);

export type Guests = Omit<Company, 'url'>;

/** A server under a load of its own: each in a process of its own, people seated. */
export class Target<S extends Serving = Serving> {
  protected readonly server: S;
  protected readonly load: Helper<LoadQuestions>;

  protected constructor(server: S, load: Helper<LoadQuestions>) {
    this.server = server;
    this.load = load;
  }

  static async bare(guests: Guests, sizes: Sizes): Promise<Target> {
    const server = await serveBare();
    return new Target(
      server,
      await seated(server, (load, url) => load.ask('bare', { url, ...guests, sizes })),
    );
  }

  static async boardgame(guests: Guests, mode: BoardgameMode): Promise<Target> {
    const server = await serveBoardgame(mode);
    return new Target(server, await seated(server, (load, url) => load.ask('boardgame', { url, ...guests })));
  }

  saturated(seconds: number): Promise<Taken> {
    return this.#taken(() => this.load.ask('saturated', { seconds }));
  }

  paced(seconds: number, perSecond: number): Promise<Taken<PacedLoad>> {
    return this.#taken(() => this.load.ask('paced', { seconds, perSecond }));
  }

  /** Everybody goes home. Whoever shares the server has to do so before it stops. */
  leave(): Promise<void> {
    return this.load.stop();
  }

  async stop(): Promise<void> {
    await this.leave();
    await this.server.stop();
  }

  async #taken<L extends Load>(measure: () => Promise<L>): Promise<Taken<L>> {
    const before = cpuOf(this.server.pid);
    const load = await measure();
    const after = cpuOf(this.server.pid);
    return { load, cpu: before === undefined || after === undefined ? undefined : after - before };
  }
}

/** Ours says more of itself. */
export class OurTarget extends Target<OurServer> {
  static async open(folder: string, guests: Guests, nodeOptions: readonly string[] = []): Promise<OurTarget> {
    const server = await serveOurs(folder, nodeOptions);
    return OurTarget.#at(server, guests);
  }

  static async #at(server: OurServer, guests: Guests): Promise<OurTarget> {
    return new OurTarget(server, await seated(server, (load, url) => load.ask('ours', { url, ...guests })));
  }

  /** Other tables of the same server, under a load of their own. */
  beside(guests: Guests): Promise<OurTarget> {
    return OurTarget.#at(this.server, guests);
  }

  /** The same people begin new campaigns. */
  async beginAnew(guests: Guests): Promise<void> {
    await this.load.ask('ours', { url: this.server.url, ...guests });
  }

  override saturated(seconds: number): Promise<TakenOfOurs> {
    return this.#watched(() => super.saturated(seconds));
  }

  override paced(seconds: number, perSecond: number): Promise<TakenOfOurs<PacedLoad>> {
    return this.#watched(() => super.paced(seconds, perSecond));
  }

  async #watched<L extends Load>(measure: () => Promise<Taken<L>>): Promise<TakenOfOurs<L>> {
    // Asking also begins the count of the loop's delay anew.
    const before = await this.server.metrics();
    const taken = await measure();
    return { ...taken, before, after: await this.server.metrics() };
  }
}

async function seated(
  server: Serving,
  seat: (load: Helper<LoadQuestions>, url: string) => Promise<null>,
): Promise<Helper<LoadQuestions>> {
  const load = new Helper<LoadQuestions>(CLIENT);
  try {
    await seat(load, server.url);
    return load;
  } catch (error) {
    await load.stop();
    await server.stop();
    throw error;
  }
}

/** How long our messages are: what a choice asks, what each player is told of it, and the answer. */
export function sizesIn({ load }: Taken, sockets: number): Sizes {
  const { asked, told, answered } = load.traffic;
  return {
    asked: Math.round(asked / load.all),
    told: Math.round(told / load.all / sockets),
    answered: Math.round(answered / load.all),
  };
}
