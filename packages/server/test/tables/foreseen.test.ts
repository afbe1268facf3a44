import { isDeepStrictEqual as isEqual } from 'node:util';
import type { FromServer } from '@charterstone/protocol';
import { readChoice } from '@charterstone/rules';
import { expect, test } from 'vitest';
import type { AtTable } from '../../src/client/index.ts';
import { onOneStore, toldBack } from './evening.ts';

const CHOICES_MADE = 150;

function foresees(at: AtTable, seat: number, options: readonly string[], base = at.seq) {
  const choices = options.map((option) => readChoice(option) ?? { do: option });
  return toldBack(at, { type: 'foresee', id: crypto.randomUUID(), seat, base, choices });
}

onOneStore('what a choice would bring', ({ gather, house }) => {
  test('is what it then brings, up to the next question or the first hidden thing, in the middle of an action too', async () => {
    const { id, people } = await gather(['Ann', 'Bea'], { seed: 'foreseen' });
    const at = await Promise.all(people.map((one) => one.sit(id)));
    let [amid, told, crates] = [0, 0, 0];
    for (let n = 0; n < CHOICES_MADE; n++) {
      const next = at.find((one) => (one.views.get(one.seats[0] ?? 0)?.options ?? []).length > 0);
      if (next === undefined) break;
      const [seat = 0] = next.seats;
      const options = next.views.get(seat)?.options ?? [];
      const answer = await foresees(next, seat, options.slice(0, 24));
      if (answer.type !== 'foreseen') throw new Error(`it was answered ${JSON.stringify(answer)}`);
      expect(answer.outcomes).toHaveLength(Math.min(24, options.length));
      const which = n % answer.outcomes.length;
      const foreseen = answer.outcomes[which] ?? [];
      const heard: unknown[] = [];
      const hear = (message: FromServer): void => {
        if (message.type === 'step') heard.push(...(message.views[0]?.facts ?? []));
      };
      next.heard.on('message', hear);
      const chosen = await next.choose(seat, options[which] ?? '');
      await Promise.all(at.map((one) => one.until(() => one.seq >= chosen.seq)));
      next.heard.off('message', hear);
      // What opening a crate brings is known whatever lies in it; what does lie in it comes between.
      const isCrate = foreseen.some(({ fact }) => fact === 'opened');
      const came = isCrate ? heard.filter((fact) => foreseen.some((one) => isEqual(one, fact))) : heard;
      expect(came.slice(0, foreseen.length)).toEqual(foreseen);
      if (isCrate) crates++;
      if (foreseen.length > 0) told++;
      if (foreseen.length > 0 && !options.some((option) => /^(place|retrieve)/.test(option))) amid++;
    }
    expect(told).toBeGreaterThan(40);
    expect(amid).toBeGreaterThan(10);
    expect(crates).toBeGreaterThan(0);
    expect((await house().parts.tables.open(id)).seq).toBe(at[0]?.seq);
    for (const one of at) one.close();
  });

  test('is told for one’s own seat alone, and only of the table as it lies now', async () => {
    const { id, people } = await gather(['Ann', 'Bea']);
    const [hers, others] = await Promise.all(people.map((one) => one.sit(id)));
    if (hers === undefined || others === undefined) throw new Error('somebody is missing');
    const refused = (lack: string) => ({ type: 'answer', answer: 'refused', reasons: [{ lack }] });
    const options = hers.views.get(1)?.options ?? [];
    expect(await foresees(others, 1, options)).toMatchObject(refused('notYourSeat'));
    expect(await foresees(hers, 1, options, hers.seq + 1)).toMatchObject(refused('notNow'));
    const nothing = { type: 'foreseen', outcomes: [[], [], []] };
    expect(await foresees(hers, 1, ['place big nowhere', 'undo', 'sudo'])).toMatchObject(nothing);
    for (const one of [hers, others]) one.close();
  });
});
