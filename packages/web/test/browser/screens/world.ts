import type { BrowserContext } from 'playwright-core';
import { accept, arrive, HOSTILE, invite, makeTable, post } from '../guests.ts';
import type { BrowserHouse } from '../house.ts';
import type { Person } from './screen.ts';

/** Everybody who looks at screens, and the tables they look at. */
export class World {
  readonly house: BrowserHouse;
  readonly #people: { readonly [P in Person]: BrowserContext };
  readonly #made = new Map<string, Promise<string>>();

  private constructor(house: BrowserHouse, people: { readonly [P in Person]: BrowserContext }) {
    this.house = house;
    this.#people = people;
  }

  static async open(house: BrowserHouse): Promise<World> {
    const [stranger, player, watcher] = [
      await house.visitor(),
      await house.visitor(),
      await house.visitor(),
    ] as const;
    await arrive(player, 'Maria');
    await arrive(watcher, 'Eve');
    return new World(house, { stranger, player, watcher });
  }

  /** A browser of that person, to ask the server with. */
  person(as: Person): BrowserContext {
    return this.#people[as];
  }

  get player(): BrowserContext {
    return this.#people.player;
  }

  /** Something that several screens look at and nobody changes: made for the first of them. */
  once(name: string, make: (world: World) => Promise<string>): Promise<string> {
    const made = this.#made.get(name) ?? make(this);
    this.#made.set(name, made);
    return made;
  }

  /** Tables in every state, among people with difficult names; the one with a free seat. */
  furnished(): Promise<string> {
    return this.once('furnished', async () => {
      const { player } = this;
      const friend = await this.house.visitor();
      await arrive(friend, HOSTILE.markup);
      await makeTable(player, HOSTILE.rightToLeft);
      await makeTable(player, HOSTILE.wide, { automas: 2, options: { threeOpenCards: true } });
      const shared = await makeTable(player, HOSTILE.markup, { seats: 4, mine: [2], bots: { 3: 'hard' } });
      await accept(friend, await invite(player, shared, 1));
      const away = await makeTable(player, 'Put away');
      await post(player, `/api/tables/${away}/hidden`, { hidden: true });
      const left = await makeTable(player, 'Left');
      await post(player, `/api/tables/${left}/leave`, {});
      await friend.close();
      return shared;
    });
  }
}
