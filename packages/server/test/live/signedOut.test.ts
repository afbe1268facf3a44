import { expect, test } from 'vitest';
import { Visitor } from '../../src/client/index.ts';
import { CLOSED } from '../../src/live/guest.ts';
import { closed, onServers, seated, there } from './servers.ts';

onServers('a session that has ended', (servers) => {
  test('ends its sockets on every server, and no other of the same person; nothing said meanwhile is heard', async () => {
    const { id, people, at } = await seated(servers, 2);
    const [ann, hers, others] = [there(people[0]), there(at[0]), there(at[1])];
    const [, neighbour] = servers.houses();
    const elsewhere = await ann.sit(id, neighbour.url);
    const phone = new Visitor(ann.url);
    const { link } = await ann.ask('askRecovery');
    await phone.ask('recover', { body: { token: link.split('/').at(-1) } });
    const calling = await phone.sit(id, neighbour.url);
    const codes = Promise.all([closed(hers), closed(elsewhere)]);
    const option = there(hers.views.get(1)?.options[0]);
    await ann.ask('signOut');
    const late = hers.isOpen ? hers.choose(1, option).catch(() => 'unheard') : 'unheard';
    expect(await codes).toEqual([CLOSED.signedOut, CLOSED.signedOut]);
    await expect(ann.sit(id)).rejects.toThrow('refused: 401');
    // She is still here, on her other device; and it may choose.
    const answer = await calling.choose(1, option, { base: 0 });
    expect([await late, answer.answer]).toEqual(['unheard', 'accepted']);
    await others.until(() => others.seq === 1);
    for (const one of [calling, others]) one.close();
  });

  test('because the device is somebody else’s now, or its owner is forgotten', async () => {
    const { id, people, at } = await seated(servers, 2);
    const [ann, ben] = [there(people[0]), there(people[1])];
    const before = closed(there(at[0]));
    const { link } = await ben.ask('askRecovery');
    await ann.ask('recover', { body: { token: link.split('/').at(-1) } });
    expect(await before).toBe(CLOSED.signedOut);
    const bens = [there(at[1]), await ann.sit(id, servers.houses()[1].url)];
    const codes = Promise.all(bens.map(closed));
    await ben.ask('forgetMe');
    // They leave the table in the same breath: whichever is seen first.
    for (const code of await codes) expect([CLOSED.signedOut, CLOSED.notYours]).toContain(code);
  });
});
