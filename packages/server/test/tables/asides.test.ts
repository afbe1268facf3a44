import type { FromServer } from '@charterstone/protocol';
import { CHARTERS } from '@charterstone/rules';
import { expect, test } from 'vitest';
import type { Answer, AtTable } from '../../src/client/index.ts';
import type { Checked } from './checked.ts';
import { onBothStores, playOn } from './evening.ts';
import { playToGame, seen } from './seen.ts';

type Said = { readonly do: string; readonly what?: number | string; readonly text?: string };

function says(at: AtTable, choice: Said, base = at.seq): Promise<Answer> {
  const message = { type: 'choose', id: crypto.randomUUID(), seat: at.seats[0] ?? 0, base } as const;
  const { do: deed, what, text } = choice;
  if (what !== undefined && text !== undefined)
    return at.ask({ ...message, choices: [{ do: 'name', what, text }] });
  return at.ask({ ...message, choices: [{ do: deed, ...(what === undefined ? {} : { what }) }] });
}

/** The next thing of this kind that somebody hears. */
function hears(at: AtTable, fact: string): Promise<unknown> {
  return new Promise((resolve) => {
    const listen = (message: FromServer): void => {
      const facts = message.type === 'step' ? message.views.flatMap((view) => view.facts) : [];
      const found = facts.find((one) => one.fact === fact);
      if (found === undefined) return;
      at.heard.off('message', listen);
      resolve(found);
    };
    at.heard.on('message', listen);
  });
}

const refused = (lack: string) => ({ answer: 'refused', reasons: [{ lack }] });

onBothStores('beside the game', ({ gather, house }) => {
  async function inGame(
    game: number,
    body: Readonly<Record<string, unknown>> = {},
  ): Promise<{
    readonly id: string;
    readonly ann: AtTable;
    readonly bea: AtTable;
    readonly people: readonly Checked[];
  }> {
    const { id, people } = await gather(['Ann', 'Bea'], { games: game + 1, seed: 'asides', ...body });
    const [ann, bea] = await Promise.all(people.map((one) => one.sit(id)));
    if (ann === undefined || bea === undefined) throw new Error('somebody is missing');
    await playToGame([ann, bea], game);
    return { id, ann, bea, people };
  }

  test('somebody names a card of their own: once, for good, and everybody hears it', async () => {
    const { id, ann, bea } = await inGame(1);
    const persona = seen(ann).charters.find(({ seat }) => seat === 1)?.persona[0];
    if (persona === undefined) throw new Error('there is no persona before seat 1');
    const { seq } = ann;
    for (const text of ['', ' Ada', 'A\nda', 'A'.repeat(31), 'A\u200bda'])
      expect(await says(ann, { do: 'name', what: persona, text })).toMatchObject(refused('badName'));
    expect(await says(bea, { do: 'name', what: persona, text: 'Ada' })).toMatchObject(refused('notYours'));
    expect(await says(ann, { do: 'name', what: 9999, text: 'Ada' })).toMatchObject(refused('unknown'));
    const heard = Promise.all([hears(ann, 'named'), hears(bea, 'named')]);
    // Somebody who was slow to look may still write a name: it is for no decision.
    expect(await says(ann, { do: 'name', what: persona, text: 'Ada <b>Łucja</b> 🦊' }, 0)).toMatchObject({
      answer: 'accepted',
      seq: seq + 1,
    });
    const named = { fact: 'named', card: persona, text: 'Ada <b>Łucja</b> 🦊' };
    expect(await heard).toMatchObject([named, named]);
    expect(await says(ann, { do: 'name', what: persona, text: 'Eva' })).toMatchObject(refused('named'));
    const { text } = await house()
      .parts.tables.journal.after(id, seq)
      .then(([entry]) => Object(entry?.choice));
    expect(text).toBe('Ada <b>Łucja</b> 🦊');
    for (const at of [ann, bea]) at.close();
  });

  test('charters are named once the first game is over, the village when the story says so', async () => {
    const { ann, bea } = await inGame(1);
    const mine = seen(ann).charters.find(({ seat }) => seat === 1)?.charter ?? '';
    for (const what of [mine, 'village'])
      expect(await says(ann, { do: 'name', what, text: 'Early' })).toMatchObject(refused('notNow'));
    expect(await says(ann, { do: 'name', what: 'pink', text: 'Nowhere' })).toMatchObject(refused('unknown'));
    await playToGame([ann, bea], 2);
    const answers = [];
    for (const charter of CHARTERS)
      for (const at of [ann, bea])
        answers.push(await says(at, { do: 'name', what: charter, text: `The ${charter}s` }));
    // Each of the six gets one name, by whoever may give it.
    expect(answers.filter(({ answer }) => answer === 'accepted')).toHaveLength(CHARTERS.length);
    for (const at of [ann, bea]) at.close();
  });

  test('somebody says that they will go, thinks better of it; the last one can’t go', async () => {
    const { ann, bea } = await inGame(1);
    expect(await says(ann, { do: 'stay' })).toMatchObject(refused('notNow'));
    const heard = hears(bea, 'leaving');
    expect(await says(ann, { do: 'part' })).toMatchObject({ answer: 'accepted' });
    expect(await heard).toMatchObject({ fact: 'leaving', seat: 1 });
    expect(seen(bea).coming).toEqual([{ seat: 1, charter: undefined }]);
    expect(await says(bea, { do: 'part' })).toMatchObject(refused('lastSeat'));
    expect(await says(ann, { do: 'stay' })).toMatchObject({ answer: 'accepted' });
    await bea.until(() => seen(bea).coming.length === 0);
    expect(await says(bea, { do: 'part' })).toMatchObject({ answer: 'accepted' });
    for (const at of [ann, bea]) at.close();
  });

  test('somebody who went is not asked in the next game, and the other plays on', async () => {
    const { ann, bea } = await inGame(1, { games: 3 });
    expect(await says(ann, { do: 'part' })).toMatchObject({ answer: 'accepted' });
    await playToGame([ann, bea], 2);
    expect(seen(bea).charters.map(({ seat }) => seat)).toEqual([2]);
    for (let steps = 0; steps < 20; steps++) {
      expect(ann.views.get(1)?.options).toEqual([]);
      await playOn([bea], 1, steps);
      await ann.until(() => ann.seq === bea.seq);
    }
    for (const at of [ann, bea]) at.close();
  });

  test('an Automa is asked to the next game, or not after all; in the next game it is there, and is sent home', async () => {
    const { ann, bea } = await inGame(1, { games: 3 });
    const free = CHARTERS.filter((charter) => !seen(ann).charters.some((one) => one.charter === charter));
    const [first = '', second = ''] = free;
    const mine = seen(ann).charters.find(({ seat }) => seat === 1)?.charter ?? '';
    expect(await says(ann, { do: 'dismiss', what: first })).toMatchObject(refused('notNow'));
    expect(await says(ann, { do: 'automa', what: 'pink' })).toMatchObject(refused('unknown'));
    const heard = hears(bea, 'automaPlanned');
    expect(await says(ann, { do: 'automa', what: first })).toMatchObject({ answer: 'accepted' });
    expect(await heard).toMatchObject({ charter: first, plan: 'comes' });
    expect(await says(bea, { do: 'automa', what: first })).toMatchObject(refused('seated'));
    expect(await says(bea, { do: 'automa', what: second })).toMatchObject({ answer: 'accepted' });
    expect(await says(ann, { do: 'dismiss', what: second })).toMatchObject({ answer: 'accepted' });
    await ann.until(() => Object.keys(seen(ann).automaPlans).length === 1);
    await playToGame([ann, bea], 2);
    const automa = seen(ann).charters.filter((one) => one.automa);
    expect(automa.map(({ charter }) => charter)).toEqual([first]);
    expect(seen(ann).charters.map(({ charter }) => charter)).toContain(mine);
    expect(await says(bea, { do: 'dismiss', what: first })).toMatchObject({ answer: 'accepted' });
    await bea.until(() => Object.keys(seen(bea).automaPlans).length === 1);
    expect(seen(bea).automaPlans).toEqual({ [first]: 'goes' });
    for (const at of [ann, bea]) at.close();
  });

  test('nobody who plays tells the averages of other villages', async () => {
    const { ann, bea } = await inGame(1);
    expect(await says(ann, { do: 'tell', what: 40 })).toMatchObject(refused('notYours'));
    expect(await says(ann, { do: 'deal', what: '1', text: 'my luck' })).toMatchObject(refused('unknown'));
    for (const at of [ann, bea]) at.close();
  });
});
