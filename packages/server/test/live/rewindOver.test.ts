import { expect, test, vi } from 'vitest';
import { Visitor } from '../../src/client/index.ts';
import { anyChoice, chanceFrom, inviteFor } from '../house.ts';
import { told } from '../proofs/told.ts';
import { agreed, ended, playOn, proposed, wish } from './rewinding.ts';
import { onServers, seated, there } from './servers.ts';

onServers('a wish to go back that comes to nothing', (servers) => {
  test('everybody who saw the wish hears once that it is over when somebody plays on, and nobody when all go back', async () => {
    const { id, people, at } = await seated(servers, 2, { seed: 'over' });
    const watcher = await Visitor.arrive(servers.houses()[0].url, 'Watcher');
    await watcher.ask('join', { body: { token: await inviteFor(there(people[0]), id) } });
    const watching = await watcher.sit(id, servers.houses()[1].url);
    const all = [...at, watching];
    const over = all.map(ended);
    const [ann, ben] = [there(at[0]), there(at[1])];
    const asked = async (to: number): Promise<number> => {
      const [base, heard] = [ann.seq, all.map((one) => proposed(one, (rewind) => rewind.to === to))];
      await wish(ann, to, { base });
      await Promise.all(heard);
      return base;
    };
    await playOn(at, 8, 17);
    const base = await asked(3);
    await playOn(at, 2, 18);
    await vi.waitFor(() => expect(over).toEqual(all.map(() => [{ base, to: 3 }])));
    const again = await asked(4);
    await wish(ben, 4, { base: again });
    await agreed(servers.houses()[0], { id, at });
    await playOn(at, 2, 19);
    await agreed(servers.houses()[0], { id, at });
    await told(watching, ann.seq);
    expect(over).toEqual(all.map(() => [{ base, to: 3 }]));
    for (const one of all) one.close();
  });

  test('everybody hears that the wish is over when whoever had it leaves, and not when they let a bot stand in', async () => {
    const { id, people, at } = await seated(servers, 3, { seed: 'leaves' });
    const [ann, ben, cem] = [there(at[0]), there(at[1]), there(at[2])];
    const chance = chanceFrom(20);
    do await anyChoice(at, chance);
    while (ann.seq < 8 || cem.views.get(3)?.options.length !== 0);
    const base = ann.seq;
    const over = [ann, ben].map(ended);
    const heard = [ann, ben].map((one) => proposed(one, () => true));
    await wish(cem, 3, { base });
    await Promise.all(heard);
    const params = { table: id };
    const still = [ann, ben].map((one) => proposed(one, () => true));
    await there(people[2]).ask('standIn', { params: { ...params, seat: 3 }, body: { bot: 'easy' } });
    for (const rewind of await Promise.all(still)) expect(rewind).toMatchObject({ base, to: 3, agreed: [3] });
    await there(people[2]).ask('leave', { params });
    await vi.waitFor(() => expect(over).toEqual([[{ base, to: 3 }], [{ base, to: 3 }]]));
    expect(ann.seq).toBe(base);
    for (const one of at) one.close();
  });
});
