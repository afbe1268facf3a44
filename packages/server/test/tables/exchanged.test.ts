import { expect, test } from 'vitest';
import type { AtTable } from '../../src/client/index.ts';
import type { Checked } from './checked.ts';
import { onBothStores, playOn, toldBack } from './evening.ts';

/** Ann plays both seats, and the first is asked something that is worth thinking about: where to place a worker. */
async function atWeightyDecision(ann: Checked): Promise<{ readonly id: string; readonly at: AtTable }> {
  const { id } = await ann.ask('makeTable', {
    body: { name: 'Impatient', seats: 2, mine: [1, 2], games: 3, seed: 'impatient' },
  });
  const at = await ann.sit(id);
  await toWeightyDecision(at);
  return { id, at };
}

async function toWeightyDecision(at: AtTable): Promise<void> {
  const isWeighty = (): boolean =>
    (at.views.get(1)?.options ?? []).filter((one) => one.startsWith('place')).length > 3;
  while (!isWeighty()) await playOn([at], 1, at.seq);
}

onBothStores('a bot that is exchanged while it thinks', ({ arrive, house }) => {
  test('for another: the new one answers, every time', async () => {
    const ann = await arrive('Ann');
    const { id, at } = await atWeightyDecision(ann);
    const seat = { table: id, seat: 1 };
    const table = await house().parts.tables.open(id);
    let inTime = 0;
    // Were the new ones only found by whoever looks for forgotten bots now and then, this would take minutes.
    for (let round = 0; round < 6; round++) {
      await toWeightyDecision(at);
      const { seq } = at;
      await ann.ask('standIn', { params: seat, body: { bot: 'search:400ms' } });
      await ann.ask('standIn', { params: seat, body: { bot: 'easy' } });
      if (table.seq === seq) inTime++;
      await at.until(() => at.seq > seq);
      const [next] = await house().parts.tables.journal.after(id, seq);
      expect(next).toMatchObject({ seat: 1, message: expect.stringMatching(/^bot-1-/) });
      await ann.ask('handBack', { params: seat });
      // It may have been asked again before it got up: a hint waits for whatever bots still think about.
      await toldBack(at, { type: 'hint', id: crypto.randomUUID(), seat: 1 });
      await at.until(() => at.table?.seats[0]?.bot === undefined && at.seq === table.seq);
    }
    expect(inTime).toBeGreaterThan(0);
    at.close();
  });

  test('for its person: what it thought of is not done', async () => {
    const ann = await arrive('Ann');
    const { id, at } = await atWeightyDecision(ann);
    const { seq } = at;
    const seat = { table: id, seat: 1 };
    await ann.ask('standIn', { params: seat, body: { bot: 'search:800ms' } });
    await ann.ask('handBack', { params: seat });
    // There is one thread for bots here, and hints wait their turn: when one is told, the bot has thought.
    for (let hints = 0; hints < 3; hints++)
      expect(await toldBack(at, { type: 'hint', id: crypto.randomUUID(), seat: 1 })).toMatchObject({
        type: 'hint',
        hint: {},
      });
    expect((await house().parts.tables.open(id)).seq).toBe(seq);
    at.close();
  });
});
