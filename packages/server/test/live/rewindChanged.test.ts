import { expect, test, vi } from 'vitest';
import { agreed, ended, playOn, proposed, wish, withdraw } from './rewinding.ts';
import { onServers, seated, there } from './servers.ts';

onServers('a wish to go back that somebody thinks better of', (servers) => {
  test('another place takes the place of the first: everybody is asked for it, and goes nowhere else', async () => {
    const { id, at } = await seated(servers, 3, { seed: 'instead' });
    const [ann, ben, cem] = [there(at[0]), there(at[1]), there(at[2])];
    await playOn(at, 16, 31);
    const base = ann.seq;
    const first = [ben, cem].map((one) => proposed(one, ({ to }) => to === 2));
    await wish(ann, 2, { base });
    await Promise.all(first);
    const second = [ann, ben, cem].map((one) => proposed(one, ({ to }) => to === 12));
    await wish(ann, 12, { base });
    for (const rewind of await Promise.all(second))
      expect(rewind).toEqual({ base, to: 12, agreed: [1], needed: [1, 2, 3] });
    // Both at once: what was said last is what is wished for.
    await Promise.all([wish(ann, 5, { base }), wish(ann, 11, { base })]);
    for (const one of [ben, cem]) await wish(one, 11, { base });
    const { entries } = await agreed(servers.houses()[0], { id, at });
    expect(entries.at(-1)?.choice).toEqual({ do: 'rewind', what: 11 });
    for (const one of at) one.close();
  });

  test('it is taken back: everybody hears that it is over, and whoever agrees then has a wish of their own', async () => {
    const { id, at } = await seated(servers, 2, { seed: 'withdrawn' });
    const [ann, ben] = [there(at[0]), there(at[1])];
    await playOn(at, 10, 32);
    const base = ann.seq;
    const over = at.map(ended);
    const heard = at.map((one) => proposed(one, () => true));
    await wish(ann, 3, { base });
    await Promise.all(heard);
    expect(await withdraw(ben, { base, seat: 1 })).toMatchObject({
      answer: 'refused',
      reasons: [{ lack: 'notYourSeat' }],
    });
    expect(await withdraw(ann, { base })).toMatchObject({ answer: 'accepted', seq: base });
    await vi.waitFor(() => expect(over).toEqual(at.map(() => [{ base, to: 3 }])));
    const own = proposed(ann, () => true);
    expect(await wish(ben, 3, { base })).toMatchObject({ answer: 'accepted', seq: base });
    expect(await own).toEqual({ base, to: 3, agreed: [2], needed: [1, 2] });
    expect((await agreed(servers.houses()[0], { id, at })).entries).toHaveLength(base);
    await playOn(at, 1, 33);
    expect(await withdraw(ben, { base })).toMatchObject({ answer: 'stale', seq: base + 1 });
    for (const one of at) one.close();
  });
});
