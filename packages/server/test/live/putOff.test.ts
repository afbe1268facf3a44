import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FromBrowser } from '@charterstone/protocol';
import { readChoice } from '@charterstone/rules';
import { expect, test } from 'vitest';
import type { AtTable } from '../../src/client/index.ts';
import { chanceFrom } from '../house.ts';
import { USUAL_LIMITS } from '../proofs/floods.ts';
import { type Evening, firstOption, onBothStores, onOneStore, toldBack } from '../tables/evening.ts';

/** More than the usual limits let through at once, and less than one is shown out for. */
const TOO_MANY = 60;
const AGAIN_MS = 150;
/** Some three games. */
const CHOICES = 150;

/** One person who plays both seats. */
async function hotSeat({ arrive }: Evening): Promise<{ readonly id: string; readonly at: AtTable }> {
  const ann = await arrive('Ann');
  const body = { name: 'One tablet', seats: 2, mine: [1, 2], seed: 'in a hurry' };
  const { id } = await ann.ask('makeTable', { body });
  return { id, at: await ann.sit(id) };
}

/** The seat that has to decide, and its options. */
function decider(at: AtTable): { readonly seat: number; readonly options: readonly string[] } | undefined {
  const seat = at.seats.find((one) => (at.views.get(one)?.options ?? []).length > 0);
  return seat === undefined ? undefined : { seat, options: at.views.get(seat)?.options ?? [] };
}

function tooMuch(at: AtTable): void {
  for (let i = 0; i < TOO_MANY; i++) at.say({ type: 'ping', id: randomUUID() });
}

onBothStores(
  'whoever says too much at once',
  (evening) => {
    test('plays on as fast as they are answered: each choice is taken once, also where it was put off', async () => {
      const { id, at } = await hotSeat(evening);
      const chance = chanceFrom(7);
      const taken: string[] = [];
      let putOff = 0;
      tooMuch(at);
      for (let asked = decider(at); asked !== undefined && taken.length < CHOICES; asked = decider(at)) {
        const { seat, options } = asked;
        const option = options[chance(options.length)] ?? '';
        const wish = { id: randomUUID(), base: at.seq };
        let answer = await at.choose(seat, option, wish);
        for (; answer.answer === 'later'; answer = await at.choose(seat, option, wish)) {
          putOff++;
          await pause(AGAIN_MS);
        }
        expect(answer).toMatchObject({ answer: 'accepted', seq: taken.length + 1 });
        taken.push(wish.id);
        await at.until(() => at.seq >= answer.seq);
      }
      expect(putOff).toBeGreaterThan(0);
      expect(taken.length).toBe(CHOICES);
      const journal = await evening.house().parts.tables.journal.after(id, 0);
      expect(journal.map(({ message }) => message.split(' ').at(-1))).toEqual(taken);
      at.close();
    });

    test('is told of everything that it may come again, by its id and whatever it was', async () => {
      const { at } = await hotSeat(evening);
      const [seat, base] = [1, at.seq];
      const choices = [readChoice(firstOption(at, 1)) ?? { do: 'nothing' }];
      const heard: string[] = [];
      at.heard.on('message', (message) => {
        if (message.type === 'chat') heard.push(message.said.text);
        if (message.type === 'notice') heard.push(message.notice);
      });
      const said: FromBrowser[] = [
        { type: 'choose', id: randomUUID(), seat, base, choices },
        { type: 'rewind', id: randomUUID(), seat, base, to: 0 },
        { type: 'withdraw', id: randomUUID(), seat, base },
        { type: 'chat', id: randomUUID(), text: 'hello' },
        { type: 'hint', id: randomUUID(), seat },
        { type: 'foresee', id: randomUUID(), seat, base, choices },
        { type: 'resync', id: randomUUID() },
        { type: 'ping', id: randomUUID() },
      ];
      tooMuch(at);
      const answers = await Promise.all(said.map((message) => toldBack(at, message)));
      expect(answers).toEqual(said.map(({ id }) => ({ type: 'answer', id, answer: 'later', seq: base })));
      expect(heard.length).toBeGreaterThanOrEqual(said.length);
      expect(new Set(heard)).toEqual(new Set(['slow-down']));
      // Nothing of it has happened, and each of it may be said again.
      for (const message of said.filter(({ type }) => type === 'choose' || type === 'chat')) {
        await pause(AGAIN_MS);
        let answer = await toldBack(at, message);
        for (; 'answer' in answer && answer.answer === 'later'; answer = await toldBack(at, message))
          await pause(AGAIN_MS);
        expect(answer).toMatchObject({ answer: 'accepted' });
      }
      await at.until(() => heard.includes('hello'));
      expect(at.seq).toBe(base + 1);
      at.close();
    });
  },
  USUAL_LIMITS,
);

onOneStore(
  'a program that insists',
  (evening) => {
    test('finds out how much the server takes, and is not shown out for asking', async () => {
      const { at } = await hotSeat(evening);
      let putOff = 0;
      at.heard.on('message', (message) => {
        if (message.type === 'answer' && message.answer === 'later') putOff++;
      });
      for (let choices = 0; choices < 16; choices++) {
        const { seat, options } = decider(at) ?? { seat: 0, options: [] };
        const answer = await at.insist(seat, options[0] ?? '');
        expect(answer).toMatchObject({ answer: 'accepted', seq: choices + 1 });
        await at.until(() => at.seq >= answer.seq);
      }
      expect(putOff).toBeGreaterThan(0);
      at.close();
    });
  },
  { MESSAGES_PER_SECOND: '2', MESSAGE_BURST: '3' },
);
