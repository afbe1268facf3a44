import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { inviteFor } from '../house.ts';
import type { Checked } from './checked.ts';
import { onBothStores, refusal } from './evening.ts';

const HOUR = 3_600_000;

onBothStores(
  'a host who does not come any more',
  ({ arrive, gather, house }) => {
    /** So many hours ago everybody was last at the table, or came to it. */
    async function hoursLater(campaign: string, hours: number): Promise<void> {
      const { db } = house().parts.store;
      await db
        .updateTable('seen')
        .set(({ eb }) => ({ at: eb('at', '-', hours * HOUR) }))
        .where('campaign', '=', campaign)
        .execute();
      await db
        .updateTable('members')
        .set(({ eb }) => ({ joined_at: eb('joined_at', '-', hours * HOUR) }))
        .where('campaign', '=', campaign)
        .execute();
    }

    const becomeHost = (one: Checked, table: string) => one.ask('becomeHost', { params: { table } });

    async function party() {
      const { id, people } = await gather(['Ann', 'Bea', 'Cem']);
      const [ann, bea, cem] = people;
      if (ann === undefined || bea === undefined || cem === undefined) throw new Error('somebody is missing');
      return { id, ann, bea, cem };
    }

    test('is waited for; after that whoever plays takes over, and everybody is told', async () => {
      const { id, ann, bea, cem } = await party();
      const hers = await ann.sit(id);
      await hoursLater(id, 100);
      // She is here, however long ago she came.
      expect(await refusal(becomeHost(bea, id))).toMatchObject({ status: 409, error: 'host-here' });
      hers.close();
      const at = await cem.sit(id);
      await at.until(() => at.here.length === 1);
      await hoursLater(id, 47);
      const early = await refusal(becomeHost(bea, id));
      expect(early).toMatchObject({ status: 409, error: 'host-expected' });
      expect(early.message).toContain('has not been away for long enough');
      expect((await cem.ask('tableInfo', { params: { table: id } })).host).toBe(await ann.id());
      await hoursLater(id, 2);
      const [me, before] = [await bea.id(), await ann.id()];
      expect(await becomeHost(bea, id)).toMatchObject({ host: me });
      await at.until(() => at.table?.host === me);
      // Twice is once; and whoever asked for it is expected from then on.
      expect(await becomeHost(bea, id)).toMatchObject({ host: me });
      at.close();
      expect(await refusal(becomeHost(cem, id))).toMatchObject({ error: 'host-expected' });
      // Whoever was the host plays on, and may be given the table back.
      expect(await refusal(ann.ask('invites', { params: { table: id } }))).toMatchObject({ status: 403 });
      await bea.ask('changeTable', { params: { table: id }, body: { host: before } });
    });

    test('and has no way back is not waited for: no device, no passkey, no link', async () => {
      const { id, ann, bea } = await party();
      const user = await ann.id();
      const { link } = await ann.ask('askRecovery');
      const { db } = house().parts.store;
      const passkey = randomBytes(8).toString('base64url');
      const row = {
        id: passkey,
        user,
        public_key: Buffer.from([1]),
        counter: 0,
        transports: '[]',
        made_at: 1,
      };
      await db.insertInto('passkeys').values(row).execute();
      const expected = { status: 409, error: 'host-expected' };
      expect(await refusal(becomeHost(bea, id))).toMatchObject(expected);
      await ann.ask('signOut');
      expect(await refusal(becomeHost(bea, id))).toMatchObject(expected);
      await db.deleteFrom('passkeys').where('id', '=', passkey).execute();
      expect(await refusal(becomeHost(bea, id))).toMatchObject(expected);
      // The link brings somebody back once, and that device has gone as well.
      await ann.ask('recover', { body: { token: link.split('/').at(-1) } });
      expect(await refusal(becomeHost(bea, id))).toMatchObject(expected);
      await ann.ask('signOut');
      expect(await becomeHost(bea, id)).toMatchObject({ host: await bea.id() });
    });

    test('has one successor, however many ask at once; none who only watches or has left', async () => {
      const { id, ann, bea, cem } = await party();
      const [eva, dov] = [await arrive('Eva'), await arrive('Dov')];
      await eva.ask('join', { body: { token: await inviteFor(ann, id) } });
      await hoursLater(id, 49);
      expect(await refusal(becomeHost(eva, id))).toMatchObject({ status: 403 });
      expect(await refusal(becomeHost(dov, id))).toMatchObject({ status: 404 });
      for (let round = 0; round < 5; round++) {
        const answers = await Promise.all(
          [bea, cem].map((one) => becomeHost(one, id).catch((error) => error.error)),
        );
        const { host } = await eva.ask('tableInfo', { params: { table: id } });
        expect(answers).toContain('host-expected');
        expect(answers.find((answer) => typeof answer === 'object')).toMatchObject({ host });
        await hoursLater(id, 49);
        await (host === (await bea.id()) ? bea : cem).ask('changeTable', {
          params: { table: id },
          body: { host: await ann.id() },
        });
      }
      await bea.ask('leave', { params: { table: id } });
      expect(await refusal(becomeHost(bea, id))).toMatchObject({ status: 404 });
    });
  },
  { ABSENT_AFTER_HOURS: '48' },
);
