import { equal } from 'node:assert/strict';
import { hash } from '@charterstone/rules';
import { Visitor } from '../../src/client/index.ts';
import { anyChoice, chanceFrom, company, inviteFor } from '../house.ts';
import { Leaver, WAYS } from './leaver.ts';
import type { Fired } from './proof.ts';
import type { Servers } from './servers.ts';
import { isSight, truthOf } from './truth.ts';

/** How it may go with a table that everybody leaves. */
export const COURSES = [
  ...WAYS,
  'atOnce',
  'restart',
  'byReturn',
  'byLink',
  'byExport',
  'newHost',
  'seatTaken',
  'invitedAnew',
] as const;
export type Course = (typeof COURSES)[number];

type Found = {
  readonly id: string;
  readonly leavers: readonly Leaver[];
  readonly host: Visitor;
  readonly hash: string;
  readonly text: string;
  readonly token: string;
};

/** A table that was played at for a while, and which everybody has gone from. */
export class Abandoned {
  readonly #servers: Servers;
  readonly #fired: Fired<Course>;
  readonly #chance: (n: number) => number;
  readonly #id: string;
  readonly #leavers: readonly Leaver[];
  readonly #firstHost: Visitor;
  readonly #hash: string;
  readonly #export: string;
  /** Of a link that was given to somebody who has not come yet. */
  readonly #token: string;

  private constructor(servers: Servers, fired: Fired<Course>, chance: (n: number) => number, found: Found) {
    this.#servers = servers;
    this.#fired = fired;
    this.#chance = chance;
    this.#id = found.id;
    this.#leavers = found.leavers;
    this.#firstHost = found.host;
    this.#hash = found.hash;
    this.#export = found.text;
    this.#token = found.token;
  }

  static async make(servers: Servers, fired: Fired<Course>, seed: number): Promise<Abandoned> {
    const chance = chanceFrom(seed);
    const url = () => servers.urls[chance(servers.urls.length)] ?? '';
    const { id, people } = await company(url(), 1 + chance(4), { seed: `leaving ${seed}` });
    const [host] = people;
    if (host === undefined) throw new Error('nobody is there');
    const at = await Promise.all(people.map((one) => one.sit(id, url())));
    for (let choices = 4 + chance(8); choices > 0; choices--)
      equal((await anyChoice(at, chance))?.answer, 'accepted');
    const text = await host.ask('exportTable', { params: { table: id } });
    const token = await inviteFor(host, id, 1 + chance(people.length));
    const leavers = people.map((one) => new Leaver(one, id, WAYS[chance(WAYS.length)] ?? 'drop'));
    const isAtOnce = chance(2) === 0;
    if (isAtOnce) fired.add('atOnce');
    const goings = leavers
      .map((leaver, i) => ({ leaver, at: at[i], place: chance(1000) }))
      .sort((a, b) => a.place - b.place)
      .map(({ leaver, at: there }) => async () => {
        if (leaver.way === 'drop' || chance(2) === 0) there?.drop();
        await leaver.go();
        there?.drop();
        fired.add(leaver.way);
      });
    if (isAtOnce) await Promise.all(goings.map((go) => go()));
    else for (const go of goings) await go();
    const { last } = await truthOf(servers.store, id);
    return new Abandoned(servers, fired, chance, { id, leavers, host, hash: hash(last), text, token });
  }

  /** Somebody brings it back, by one of the ways that are open; others may follow; then it is played on. */
  async bringBack(): Promise<void> {
    for (const leaver of this.#leavers)
      equal(await leaver.isNobody(), leaver.way === 'forget' || leaver.way === 'signOut', leaver.way);
    const able = this.#leavers.filter(({ way }) => way !== 'forget');
    const first = able[this.#chance(able.length)];
    const isEmpty = this.#leavers.every(({ hasLeft }) => hasLeft);
    if (first === undefined || this.#chance(4) === 0) await this.#fromExport();
    const byLink = isEmpty && (first === undefined || this.#chance(3) === 0);
    const present = [byLink || first === undefined ? await this.#byLink() : await this.#byReturn(first)];
    if (isEmpty && this.#chance(2) === 0) await this.#fill(present);
    for (const leaver of able) {
      const isBack = leaver === first && !byLink;
      // Whoever has not left is waited for.
      if (isBack || (leaver.hasLeft && this.#chance(2) === 0)) continue;
      await leaver.comeBack();
      present.push(leaver.visitor);
    }
    await this.#fill(present);
    await this.#playOn(present);
  }

  /** A table made from the file is the same campaign, for whoever made it. */
  async #fromExport(): Promise<void> {
    const stranger = await Visitor.arrive(this.#url(), 'Stranger');
    const mine = this.#leavers.map((_, i) => i + 1);
    const { id } = await stranger.ask('importTable', {
      body: { name: 'Again', journal: this.#export, mine },
    });
    equal(hash((await truthOf(this.#servers.store, id)).last), this.#hash, 'an export is the same campaign');
    const at = await stranger.sit(id, this.#url());
    equal((await anyChoice([at], this.#chance))?.answer, 'accepted');
    at.close();
    this.#fired.add('byExport');
  }

  /** A link that was given away leads to its seat although nobody is there; whoever comes by it keeps the table. */
  async #byLink(): Promise<Visitor> {
    const stranger = await Visitor.arrive(this.#url(), 'Stranger');
    const { host } = await stranger.ask('join', { body: { token: this.#token } });
    equal(
      host,
      (await stranger.ask('whoAmI')).id,
      'whoever comes to a table that everybody has left is its host',
    );
    this.#fired.add('byLink');
    return stranger;
  }

  async #byReturn(first: Leaver): Promise<Visitor> {
    await first.comeBack();
    const { visitor } = first;
    const at = await visitor.sit(this.#id, this.#url());
    const { last } = await truthOf(this.#servers.store, this.#id);
    equal(hash(last), this.#hash, 'the campaign is as it was');
    equal(at.seats.join(), String(1 + this.#leavers.indexOf(first)), 'the seat is theirs again');
    for (const seat of at.seats) isSight(at.views.get(seat), last, seat, 'after coming back');
    at.close();
    this.#fired.add('byReturn');
    return visitor;
  }

  /** Of all who are there one is the host, who fills the seats that are free: by a link for somebody new, or by playing them too. */
  async #fill(present: Visitor[]): Promise<void> {
    const [anyone] = present;
    const params = { table: this.#id };
    const info = await anyone?.ask('tableInfo', { params });
    const ids = await Promise.all(present.map(async (one) => (await one.ask('whoAmI')).id));
    const host = present[ids.indexOf(info?.host ?? '')];
    if (host === undefined) throw new Error(`the host ${info?.host} is none of those who are there`);
    if (host !== this.#firstHost) this.#fired.add('newHost');
    for (const { seat, person } of info?.seats ?? []) {
      if (person !== undefined) continue;
      if (this.#chance(2) === 0) {
        await host.ask('takeSeat', { params: { ...params, seat } });
        this.#fired.add('seatTaken');
        continue;
      }
      const stranger = await Visitor.arrive(this.#url(), 'Stranger');
      await stranger.ask('join', { body: { token: await inviteFor(host, this.#id, seat) } });
      present.push(stranger);
      this.#fired.add('invitedAnew');
    }
  }

  async #playOn(present: readonly Visitor[]): Promise<void> {
    const at = await Promise.all(present.map((one) => one.sit(this.#id, this.#url())));
    for (let choices = 0; choices < 3; choices++)
      equal((await anyChoice(at, this.#chance))?.answer, 'accepted');
    for (const one of at) one.close();
  }

  #url(): string {
    const { urls } = this.#servers;
    return urls[this.#chance(urls.length)] ?? '';
  }
}
