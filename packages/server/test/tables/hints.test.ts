import { expect, test } from 'vitest';
import type { AtTable } from '../../src/client/index.ts';
import { onOneStore, toldBack } from './evening.ts';

const asks = (at: AtTable, seat: number) => toldBack(at, { type: 'hint', id: crypto.randomUUID(), seat });

onOneStore('a hint', ({ gather }) => {
  test('is one of the options, with what speaks for it, and can be followed through a whole game', async () => {
    const { id, people } = await gather(['Ann', 'Bea'], { seed: 'hints' });
    const at = await Promise.all(people.map((one) => one.sit(id)));
    let followed = 0;
    let reasoned = 0;
    for (;;) {
      const next = at.find((one) => (one.views.get(one.seats[0] ?? 0)?.options ?? []).length > 0);
      if (next === undefined) break;
      const [seat = 0] = next.seats;
      const told = await asks(next, seat);
      if (told.type !== 'hint' || told.hint === undefined) throw new Error('there is something to decide');
      expect(next.views.get(seat)?.options).toContain(told.hint.choice);
      if (told.hint.terms.length > 0) reasoned++;
      const answer = await next.choose(seat, told.hint.choice);
      expect(answer.answer).toBe('accepted');
      await Promise.all(at.map((one) => one.until(() => one.seq >= answer.seq)));
      followed++;
    }
    expect(followed).toBeGreaterThan(20);
    expect(reasoned).toBeGreaterThan(5);
    for (const one of at) one.close();
  });

  test('is for one’s own seat alone, and is empty where there is nothing to decide', async () => {
    const { id, people } = await gather(['Ann', 'Bea']);
    const at = await Promise.all(people.map((one) => one.sit(id)));
    const [hers, others] = at;
    if (hers === undefined || others === undefined) throw new Error('somebody is missing');
    const refused = { type: 'answer', answer: 'refused', reasons: [{ lack: 'notYourSeat' }] };
    expect(await asks(hers, 2)).toMatchObject(refused);
    expect(await asks(others, 1)).toMatchObject(refused);
    expect(await asks(others, 3)).toMatchObject(refused);
    const waiting = (others.views.get(2)?.options ?? []).length === 0 ? others : hers;
    const empty = await asks(waiting, waiting.seats[0] ?? 0);
    expect(empty).toEqual({ type: 'hint', id: expect.any(String) });
    for (const one of at) one.close();
  });
});
