import type { FromBrowser, FromServer } from '@charterstone/protocol';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import type { AtTable, NotDone } from '../../src/client/index.ts';
import { anyChoice, chanceFrom, type House, inviteFor, openHouse } from '../house.ts';
import { type Ground, ground, type Kind, STORES } from '../stores.ts';
import { Checked, unheardOf } from './checked.ts';

/** A server that a specification is about, and the people who come to it. */
export type Evening = {
  readonly kind: Kind;
  readonly house: () => House;
  readonly arrive: (name: string) => Promise<Checked>;
  /** A table of one game with a person on each seat, the first of them its host. */
  readonly gather: (names: readonly string[], body?: Readonly<Record<string, unknown>>) => Promise<Party>;
};

export type Party = { readonly id: string; readonly people: readonly Checked[] };

/** The same specification on both stores, each with a server of its own. Nothing of it may lead to a line in the log. */
export function onBothStores(
  what: string,
  specs: (evening: Evening) => void,
  env: Readonly<Record<string, string>> = {},
): void {
  describe.each(STORES)(`${what}, the journal in %s`, (kind) => inHouse(kind, specs, env));
}

/** Where the store does not matter. */
export function onOneStore(
  what: string,
  specs: (evening: Evening) => void,
  env: Readonly<Record<string, string>> = {},
): void {
  describe(what, () => inHouse('sqlite', specs, env));
}

function inHouse(kind: Kind, specs: (evening: Evening) => void, env: Readonly<Record<string, string>>): void {
  let place: Ground | undefined;
  let house: House | undefined;
  beforeAll(async () => {
    place = await ground(kind);
    house = await openHouse(place.where, env);
  });
  afterEach(() => {
    expect(unheardOf.splice(0)).toEqual([]);
    expect(house?.log.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await house?.stop();
    await place?.dispose();
  });
  const open = (): House => {
    if (house === undefined) throw new Error('the house is closed');
    return house;
  };
  const arrive = (name: string): Promise<Checked> => Checked.arrive(open().url, name);
  specs({ kind, house: open, arrive, gather: (names, body) => gather(open().url, names, body) });
}

export async function gather(
  url: string,
  names: readonly string[],
  body: Readonly<Record<string, unknown>> = {},
): Promise<Party> {
  const [first = 'Ann', ...others] = names;
  const host = await Checked.arrive(url, first);
  const { id } = await host.ask('makeTable', {
    body: { name: 'Fridays', seats: names.length, games: 1, ...body },
  });
  const people = [host];
  for (const [i, name] of others.entries()) {
    const guest = await Checked.arrive(url, name);
    await guest.ask('join', { body: { token: await inviteFor(host, id, i + 2) } });
    people.push(guest);
  }
  return { id, people };
}

/** Whoever sits at the table plays on by chance: so many choices at most, or to the end. How many there were. */
export async function playOn(
  at: readonly AtTable[],
  most = Number.POSITIVE_INFINITY,
  seed = 1,
): Promise<number> {
  const chance = chanceFrom(seed);
  for (let choices = 0; choices < most; choices++) {
    const answer = await anyChoice(at, chance);
    if (answer === undefined) return choices;
    expect(answer.answer).toBe('accepted');
  }
  return most;
}

/** What somebody is told who asks for what can't be done. */
export async function refusal(asked: Promise<unknown>): Promise<NotDone> {
  return asked.then(
    () => {
      throw new Error('this was done, and should have been refused');
    },
    (error: NotDone) => error,
  );
}

export function refusals(asked: readonly Promise<unknown>[]): Promise<NotDone[]> {
  return Promise.all(asked.map(refusal));
}

/** Says something and waits for whatever is said about it, by its id. */
export function toldBack(at: AtTable, message: FromBrowser): Promise<FromServer> {
  return new Promise((resolve) => {
    const listen = (heard: FromServer): void => {
      if (!('id' in heard) || heard.id !== message.id) return;
      at.heard.off('message', listen);
      resolve(heard);
    };
    at.heard.on('message', listen);
    at.say(message);
  });
}

/** The first option of a seat. */
export function firstOption(at: AtTable, seat: number): string {
  const [option] = at.views.get(seat)?.options ?? [];
  if (option === undefined) throw new Error(`seat ${seat} has nothing to decide`);
  return option;
}
