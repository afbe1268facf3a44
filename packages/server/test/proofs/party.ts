import { deepEqual, equal } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Seat } from '@charterstone/rules';
import { Visitor } from '../../src/client/index.ts';
import { inviteFor } from '../house.ts';
import { Eyes } from './eyes.ts';
import type { Fired } from './proof.ts';
import { told } from './told.ts';

/** So long it takes to come in, more or less. */
const MOVING_MS = 12;

/** What may happen to a party. */
export const HAPPENINGS = [
  'back',
  'watcherBack',
  'backWhileOthersChoose',
  'backInMidChoice',
  'hadArrived',
  'allBack',
  'allMoved',
  'undo',
  'rewind',
] as const;
export type Happening = (typeof HAPPENINGS)[number];

/** Somebody who may choose, and what they would. */
type Decision = { readonly eyes: Eyes; readonly seat: Seat; readonly option: string };

/** The people at a table and one who watches. One thing after the other happens here, whole or cut off. */
export class Party {
  readonly table: string;
  readonly #people: readonly Eyes[];
  readonly #watcher: Eyes;
  readonly #chance: (n: number) => number;
  readonly #fired: Fired<Happening>;
  /** The last place of the journal that was acknowledged. */
  #place = 0;
  readonly #rewinds: { readonly at: number; readonly to: number }[] = [];

  private constructor(
    table: string,
    people: readonly Eyes[],
    watcher: Eyes,
    chance: (n: number) => number,
    fired: Fired<Happening>,
  ) {
    this.table = table;
    this.#people = people;
    this.#watcher = watcher;
    this.#chance = chance;
    this.#fired = fired;
  }

  static async gather(
    seats: readonly (readonly Seat[])[],
    name: string,
    urls: readonly string[],
    chance: (n: number) => number,
    fired: Fired<Happening>,
  ): Promise<Party> {
    const [url = ''] = urls;
    const host = await Visitor.arrive(url, 'Host');
    const { id } = await host.ask('makeTable', {
      body: { name: 'Fridays', seats: seats.flat().length, mine: seats[0], seed: name },
    });
    const visitors = [host];
    for (const mine of seats.slice(1)) {
      const guest = await Visitor.arrive(url, 'Guest');
      for (const seat of mine) await guest.ask('join', { body: { token: await inviteFor(host, id, seat) } });
      visitors.push(guest);
    }
    const watcher = await Visitor.arrive(url, 'Watcher');
    await watcher.ask('join', { body: { token: await inviteFor(host, id) } });
    const [last, ...people] = [watcher, ...visitors].map((one) => new Eyes(one, id, urls, chance));
    if (last === undefined) throw new Error('nobody watches');
    const party = new Party(id, people, last, chance, fired);
    for (const eyes of party.all) await eyes.come();
    return party;
  }

  get all(): readonly Eyes[] {
    return [...this.#people, this.#watcher];
  }

  /** One thing happens; how many connections came back in it. */
  async step(): Promise<number> {
    const by = await this.#decider();
    switch (this.#chance(14)) {
      case 0:
        return this.#back(this.#anybody());
      case 1:
        return this.#back(this.#watcher);
      case 2:
        return this.#backWhileOthersChoose(by);
      case 3:
        return this.#backInMidChoice(by);
      case 4:
      case 7:
        return this.#goBack(by);
      case 5:
        return this.#allBack();
      case 6:
        return this.#allMoved();
      default:
        for (let choices = 0; choices < 3; choices++) {
          const { eyes, seat, option } = await this.#decider();
          await this.#settled(await eyes.at.choose(seat, option));
        }
        return 0;
    }
  }

  #anybody(): Eyes {
    const found = this.#people[this.#chance(this.#people.length)];
    if (found === undefined) throw new Error('nobody is there');
    return found;
  }

  /** Whose turn it is; whoever has just come to a server that is a little behind learns of it first. */
  async #decider(): Promise<Decision> {
    const place = Math.max(this.#place, ...this.all.map(({ at }) => at.seq));
    await Promise.all(this.all.map(({ at }) => told(at, place)));
    for (const eyes of this.#people)
      for (const seat of eyes.at.seats) {
        const options = eyes.at.views.get(seat)?.options ?? [];
        const option = options[this.#chance(options.length)];
        if (option !== undefined) return { eyes, seat, option };
      }
    throw new Error('nobody can choose');
  }

  /** Everybody has heard of it. */
  async #settled({ answer, seq }: { readonly answer: string; readonly seq: number }): Promise<void> {
    equal(answer, 'accepted');
    this.#place = seq;
    await Promise.all(this.all.map(({ at }) => told(at, seq)));
  }

  async #back(eyes: Eyes): Promise<number> {
    eyes.at.drop();
    await eyes.come();
    await this.#sameAfresh(eyes);
    this.#fired.add(eyes === this.#watcher ? 'watcherBack' : 'back');
    return 1;
  }

  async #allBack(): Promise<number> {
    for (const { at } of this.all) at.drop();
    await Promise.all(this.all.map((eyes) => eyes.come()));
    for (const eyes of this.all) await this.#sameAfresh(eyes);
    this.#fired.add('allBack');
    return this.all.length;
  }

  /** New connections are being made while the old ones are cut, at any moment of it. */
  async #allMoved(): Promise<number> {
    const before = this.all.map(({ at }) => at);
    const cutting = before.map(async (at) => {
      await sleep(this.#chance(MOVING_MS));
      at.drop();
    });
    await Promise.all([...this.all.map((eyes) => eyes.come()), ...cutting]);
    const by = await this.#decider();
    await this.#settled(await by.eyes.at.choose(by.seat, by.option));
    this.#fired.add('allMoved');
    return this.all.length;
  }

  async #backWhileOthersChoose({ eyes, seat, option }: Decision): Promise<number> {
    const away = this.all.find((one) => one !== eyes) ?? this.#watcher;
    away.at.drop();
    const [answer] = await Promise.all([eyes.at.choose(seat, option), away.come()]);
    await this.#settled(answer);
    await this.#sameAfresh(away);
    this.#fired.add('backWhileOthersChoose');
    return 1;
  }

  /** The choice is on its way when the line is cut; it is sent again with its name, and has happened once. */
  async #backInMidChoice({ eyes, seat, option }: Decision): Promise<number> {
    const id = randomUUID();
    const base = eyes.at.seq;
    eyes.at.choose(seat, option, { id, base }).catch(() => {});
    eyes.at.drop();
    await eyes.come();
    if (eyes.at.seq > base) this.#fired.add('hadArrived');
    const answer = await eyes.at.choose(seat, option, { id, base });
    equal(answer.seq, base + 1);
    await this.#settled(answer);
    await this.#sameAfresh(eyes);
    this.#fired.add('backInMidChoice');
    return 1;
  }

  /** Undo, or further where one person plays all seats and so is of one mind. */
  async #goBack({ eyes }: Decision): Promise<number> {
    const { at } = eyes;
    const undoing = at.seats.find((seat) => at.views.get(seat)?.undo === true);
    if (this.#people.length === 1 && at.seq > 3 && this.#chance(3) > 0) {
      const [seat = 0] = at.seats;
      const ask = (to: number) => at.ask({ type: 'rewind', id: randomUUID(), seat, base: at.seq, to });
      const from = at.seq;
      const to = this.#standing(from - 1 - this.#chance(3));
      const answer = await ask(to);
      await this.#settled(answer);
      this.#rewinds.push({ at: answer.seq, to });
      this.#fired.add('rewind');
      // Nothing leads any more to what they went back behind.
      equal((await ask(from)).answer, 'refused');
    } else if (undoing !== undefined) {
      await this.#settled(await at.choose(undoing, 'undo'));
      this.#fired.add('undo');
    }
    return 0;
  }

  /** That place, or where they went back to from there. */
  #standing(place: number): number {
    const rewind = this.#rewinds.find((one) => one.at > place && one.to < place);
    return rewind === undefined ? place : this.#standing(rewind.to);
  }

  /** A connection that has just been made sees the same. */
  async #sameAfresh(eyes: Eyes): Promise<void> {
    const { at } = eyes;
    const fresh = await eyes.look();
    await Promise.all([told(fresh, at.seq), told(at, fresh.seq)]);
    deepEqual({ seq: fresh.seq, views: fresh.views }, { seq: at.seq, views: at.views });
    fresh.close();
  }
}
