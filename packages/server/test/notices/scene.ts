import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { Webhook } from '../../src/notices/webhook.ts';
import type { Store } from '../../src/store/store.ts';
import { type Ground, ground, type Kind } from '../stores.ts';
import { httpReceiver, type Posted, type Receiver } from './receivers.ts';
import { type Player, person } from './village.ts';
import { Watch } from './watch.ts';

type Set = { readonly place: Ground; readonly store: Store; readonly ada: Player; readonly ben: Player };
type Props = { readonly watch: Watch; readonly channel: Receiver<Posted>; readonly ways: readonly Webhook[] };

/** A database with Ada and Ben in it for all tests, and for each a clock and a channel that reads along. */
export class Scene {
  #set: Set | undefined;
  #props: Props | undefined;

  constructor(kind: Kind) {
    beforeAll(async () => {
      const place = await ground(kind);
      const store = await place.open();
      this.#set = { place, store, ada: await person(store, 'Ada'), ben: await person(store, 'Ben') };
    });
    afterAll(() => this.place.dispose());
    beforeEach(async () => {
      const channel = await httpReceiver();
      this.#props = { watch: new Watch(), channel, ways: [new Webhook(`${channel.url}/hook/secret`)] };
    });
    afterEach(async () => {
      await this.watch.close();
      await this.channel.stop();
      // Whoever still waits belongs to the test that is over.
      await this.store.db.updateTable('waiting').set({ look_at: null }).execute();
    });
  }

  get place(): Ground {
    return there(this.#set).place;
  }

  get store(): Store {
    return there(this.#set).store;
  }

  get ada(): Player {
    return there(this.#set).ada;
  }

  get ben(): Player {
    return there(this.#set).ben;
  }

  get watch(): Watch {
    return there(this.#props).watch;
  }

  get channel(): Receiver<Posted> {
    return there(this.#props).channel;
  }

  get ways(): readonly Webhook[] {
    return there(this.#props).ways;
  }

  /** What the channel reads. */
  said(): string[] {
    return this.channel.got.map(({ body }) => String(JSON.parse(body.toString()).content));
  }
}

function there<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('the scene is not set yet');
  return thing;
}
