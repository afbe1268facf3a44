import { type Choice, choiceText, choose, options, type State } from '@charterstone/rules';
import { expect, test } from 'vitest';
import type { AtTable } from '../../src/client/index.ts';
import { wholeView } from '../../src/live/encode.ts';
import { firstOption, onBothStores, playOn } from './evening.ts';

/** Two choices that a seat could make one right after the other. */
function runIn(state: State, seat: number): readonly [Choice, Choice] | undefined {
  for (const first of options(state, seat)) {
    const after = choose(state, seat, first);
    const [second] = after.ok ? options(after.state, seat) : [];
    if (second !== undefined) return [first, second];
  }
  return undefined;
}

onBothStores('whoever chooses', ({ arrive, gather, house }) => {
  /** A table of one who plays both seats, at a place where a seat could choose twice in a row. */
  async function atRun(): Promise<{
    readonly at: AtTable;
    readonly id: string;
    readonly seat: number;
    readonly run: readonly [Choice, Choice];
  }> {
    const ann = await arrive('Ann');
    const { id } = await ann.ask('makeTable', {
      body: { name: 'Runs', seats: 2, mine: [1, 2], games: 1, seed: 'runs' },
    });
    const at = await ann.sit(id);
    const table = await house().parts.tables.open(id);
    await playOn([at], 4);
    for (let steps = 0; steps < 100; steps++) {
      for (const seat of [1, 2]) {
        const run = runIn(table.state, seat);
        if (run !== undefined) return { at, id, seat, run };
      }
      await playOn([at], 1, steps);
    }
    throw new Error('nobody could ever choose twice in a row');
  }

  test('may say several things at once: all of them happen, in their order, under one answer', async () => {
    const { at, id, seat, run } = await atRun();
    const { seq } = at;
    const steps: number[] = [];
    at.heard.on('message', (message) => {
      if (message.type === 'step') steps.push(message.seq);
    });
    const message = crypto.randomUUID();
    const lines = run.map(choiceText);
    expect(await at.choose(seat, lines, { id: message })).toMatchObject({ answer: 'accepted', seq: seq + 1 });
    await at.until(() => at.seq === seq + 2);
    expect(steps).toEqual([seq + 1, seq + 2]);
    const written = await house().parts.tables.journal.after(id, seq);
    expect(written.map(({ choice }) => choice)).toEqual(run);
    // Said again, it is the same answer, and nothing more happens.
    expect(await at.choose(seat, lines, { id: message, base: seq })).toMatchObject({
      answer: 'accepted',
      seq: seq + 1,
    });
    expect((await house().parts.tables.open(id)).seq).toBe(seq + 2);
    at.close();
  });

  test('and says something impossible among it has said nothing at all', async () => {
    const { at, id, seat, run } = await atRun();
    const { seq } = at;
    const before = at.views.get(seat)?.cells.join();
    for (const lines of [
      [...run.map(choiceText), 'place big blue-7'],
      [choiceText(run[0]), choiceText(run[0]), choiceText(run[0])],
      ['fly to the moon', choiceText(run[0])],
    ]) {
      const answer = await at.choose(seat, lines);
      expect(answer).toMatchObject({ answer: 'refused', seq });
      expect(answer).toHaveProperty('reasons.0.lack');
    }
    expect(await house().parts.tables.journal.after(id, seq)).toEqual([]);
    expect(at.views.get(seat)?.cells.join()).toBe(before);
    expect(await at.choose(seat, run.map(choiceText))).toMatchObject({ answer: 'accepted' });
    at.close();
  });

  test('for a table that has moved on is shown the table as it is', async () => {
    const { id, people } = await gather(['Ann', 'Bea'], { seed: 'too late' });
    const at = await Promise.all(people.map((one) => one.sit(id)));
    await playOn(at, 20);
    const table = await house().parts.tables.open(id);
    const deciding = at.find((one) => (one.views.get(one.seats[0] ?? 0)?.options ?? []).length > 0);
    const [seat = 0] = deciding?.seats ?? [];
    if (deciding === undefined) throw new Error('nobody has anything to decide');
    const answer = await deciding.choose(seat, firstOption(deciding, seat), { base: 3 });
    const now = wholeView(table.state, seat, options(table.state, seat).map(choiceText));
    expect(answer).toEqual({ type: 'answer', id: answer.id, answer: 'stale', seq: 20, views: [now] });
    expect(table.seq).toBe(20);
    // Now they know, and choose.
    expect(await deciding.choose(seat, firstOption(deciding, seat))).toMatchObject({
      answer: 'accepted',
      seq: 21,
    });
    for (const one of at) one.close();
  });

  test('what is not among the options reads the reason, in the words of the rules', async () => {
    const { id, people } = await gather(['Ann', 'Bea'], { seed: 'against the rules' });
    const at = await Promise.all(people.map((one) => one.sit(id)));
    await playOn(at, 10);
    for (const one of at) {
      const [seat = 0] = one.seats;
      const isAsked = (one.views.get(seat)?.options ?? []).length > 0;
      const answer = await one.choose(seat, 'build 412');
      expect(answer).toMatchObject({ answer: 'refused', seq: 10 });
      if (!isAsked) expect(answer).toMatchObject({ reasons: [{ lack: 'notYourDecision' }] });
      // Nobody chooses for somebody else, not even what that one could choose.
      const other = at.find((two) => two !== one);
      const [hers = 0] = other?.seats ?? [];
      for (const option of other?.views.get(hers)?.options.slice(0, 2) ?? [])
        expect(await one.choose(hers, option)).toMatchObject({
          answer: 'refused',
          reasons: [{ lack: 'notYourSeat' }],
        });
    }
    expect((await house().parts.tables.open(id)).seq).toBe(10);
    for (const one of at) one.close();
  });

  test('and changes their mind takes it back, as far as nothing new was seen', async () => {
    const { at, id, seat, run } = await atRun();
    const { seq } = at;
    const seen = () => at.views.get(seat)?.options;
    const before = seen();
    await at.choose(seat, choiceText(run[0]));
    await at.until(() => at.seq === seq + 1);
    const undo = () =>
      at.ask({ type: 'choose', id: crypto.randomUUID(), seat, base: at.seq, choices: [{ do: 'undo' }] });
    if (at.views.get(seat)?.undo === true) {
      expect(await undo()).toMatchObject({ answer: 'accepted', seq: seq + 2 });
      await at.until(() => at.seq === seq + 2);
      expect(seen()).toEqual(before);
    } else expect(await undo()).toMatchObject({ answer: 'refused', reasons: [{ lack: 'noUndo' }] });
    expect((await house().parts.tables.journal.after(id, seq)).length).toBeGreaterThan(0);
    at.close();
  });
});
