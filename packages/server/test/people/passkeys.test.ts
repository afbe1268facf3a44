import type { AddressInfo } from 'node:net';
import { ROUTES, type RouteName } from '@charterstone/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Store } from '../../src/store/store.ts';
import { type Ground, ground, STORES } from '../stores.ts';
import { CHROMIUM, Chromium, Page } from './chromium.ts';
import { Device, type Door, guest, openDoor } from './door.ts';

const answer = z.object({ status: z.number(), body: z.looseObject({}) });
type Answer = z.infer<typeof answer>;
const credential = z.looseObject({ id: z.string(), response: z.record(z.string(), z.unknown()) });
type Credential = z.infer<typeof credential>;

describe.skipIf(CHROMIUM === undefined).each(STORES)(
  'passkeys in %s, with the authenticator of a real browser (only where Chromium is installed)',
  (kind) => {
    let place: Ground;
    let store: Store;
    let door: Door;
    let origin: string;
    let browser: Chromium;
    let page: Page;
    beforeAll(async () => {
      place = await ground(kind);
      store = await place.open();
      door = await openDoor(store);
      door.app.get('/', (_request, reply) => reply.type('text/html').send('<!doctype html><title>x</title>'));
      await door.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = z.custom<AddressInfo>().parse(door.app.server.address());
      origin = `http://localhost:${port}`;
      browser = await Chromium.start(CHROMIUM ?? '');
    });
    afterAll(async () => {
      await browser?.close();
      await door?.app.close();
      await place?.dispose();
    });
    beforeEach(async () => {
      page = await Page.open(browser, origin);
    });
    afterEach(() => page.close());

    /** Asks as the page does, with the page's cookie. */
    async function asks(name: RouteName, body?: unknown, param = ''): Promise<Answer> {
      const { method, path } = ROUTES[name];
      const url = path.replace(/:\w+/, encodeURIComponent(param));
      const init =
        body === undefined
          ? { method }
          : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const code = `fetch(${JSON.stringify(url)}, ${JSON.stringify(init)})
        .then(async (response) => ({ status: response.status, body: await response.json() }))`;
      return answer.parse(await page.run(code));
    }

    async function make(options: unknown): Promise<Credential> {
      const code = `navigator.credentials.create({
        publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(${JSON.stringify(options)}) })
        .then((made) => made.toJSON())`;
      return credential.parse(await page.run(code));
    }

    async function show(options: unknown): Promise<Credential> {
      const code = `navigator.credentials.get({
        publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(${JSON.stringify(options)}) })
        .then((shown) => shown.toJSON())`;
      return credential.parse(await page.run(code));
    }

    /** Ada, on a device with a passkey of hers. */
    async function ada(): Promise<{ id: string; passkey: string }> {
      const { body } = await asks('beGuest', { name: 'Ada' });
      const made = await make((await asks('passkeyWanted')).body);
      const kept = await asks('passkeyMade', made);
      expect(kept).toMatchObject({ status: 200, body: { passkeys: [{ id: made.id }] } });
      return { id: String(body['id']), passkey: made.id };
    }

    const shown = async () => show((await asks('passkeyAsked')).body);
    const tampered = (base64url: unknown) => {
      const bytes = Buffer.from(String(base64url), 'base64url');
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
      return bytes.toString('base64url');
    };

    test('bring back whoever made them, without a name typed, again and again', async () => {
      const { id } = await ada();
      await asks('signOut');
      expect((await asks('whoAmI')).status).toBe(401);
      expect(await asks('passkeyShown', await shown())).toMatchObject({
        status: 200,
        body: { id, name: 'Ada' },
      });
      expect((await asks('whoAmI')).body).toMatchObject({ id });
      await asks('signOut');
      expect((await asks('passkeyShown', await shown())).status).toBe(200);
      const [row] = await store.db.selectFrom('passkeys').select('counter').where('user', '=', id).execute();
      expect(row?.counter).toBeGreaterThanOrEqual(2);
    });

    test('change a device that was somebody else', async () => {
      const { id } = await ada();
      await asks('signOut');
      const grace = await asks('beGuest', { name: 'Grace' });
      expect((await asks('passkeyShown', await shown())).body).toMatchObject({ id });
      const left = await store.db
        .selectFrom('sessions')
        .selectAll()
        .where('user', '=', String(grace.body['id']))
        .execute();
      expect(left).toEqual([]);
    });

    test('are made once per device', async () => {
      await ada();
      await expect(make((await asks('passkeyWanted')).body)).rejects.toThrow(/InvalidStateError/);
    });

    test('no longer work when they were removed', async () => {
      const { passkey } = await ada();
      const other = await guest(door, 'Grace');
      const foreign = await other.device.asks('passkeyGone', undefined, { param: passkey });
      expect(foreign).toMatchObject({ status: 404, body: { error: 'not-found' } });
      expect(await asks('passkeyGone', undefined, passkey)).toMatchObject({
        status: 200,
        body: { passkeys: [] },
      });
      expect((await asks('passkeyGone', undefined, passkey)).status).toBe(404);
      expect(await asks('passkeyShown', await shown())).toMatchObject({
        status: 401,
        body: { error: 'unknown-passkey' },
      });
    });

    test('an answer counts once, also when it comes twice at the same instant', async () => {
      const { id } = await ada();
      const before = await store.db.selectFrom('sessions').selectAll().where('user', '=', id).execute();
      const given = await shown();
      const post = () =>
        door.app.inject({
          method: 'POST',
          url: '/api/passkeys/shown',
          headers: { host: new URL(origin).host },
          payload: given,
        });
      const statuses = (await Promise.all([post(), post(), post()])).map(({ statusCode }) => statusCode);
      expect(statuses.toSorted()).toEqual([200, 410, 410]);
      expect((await post()).json()).toMatchObject({ error: 'challenge-over' });
      const after = await store.db.selectFrom('sessions').selectAll().where('user', '=', id).execute();
      expect(after).toHaveLength(before.length + 1);
    });

    test('an answer that comes after five minutes is none', async () => {
      await ada();
      const late = await openDoor(store, { now: () => Date.now() + 5 * 60_000 });
      const headers = { host: new URL(origin).host };
      const given = await shown();
      expect((await new Device(late).asks('passkeyShown', given, { headers })).status).toBe(410);
      expect((await new Device(door).asks('passkeyShown', given, { headers })).status).toBe(200);
    });

    test('one that counts less than before was copied', async () => {
      const { id, passkey } = await ada();
      await store.db.updateTable('passkeys').set({ counter: 1000 }).where('id', '=', passkey).execute();
      expect(await asks('passkeyShown', await shown())).toMatchObject({
        status: 403,
        body: { error: 'wrong-passkey' },
      });
      const [row] = await store.db.selectFrom('passkeys').select('counter').where('user', '=', id).execute();
      expect(row?.counter).toBe(1000);
    });

    test('a signature that is not theirs opens nothing', async () => {
      await ada();
      await asks('signOut');
      const given = await shown();
      const { signature } = given.response;
      const forged = { ...given, response: { ...given.response, signature: tampered(signature) } };
      expect((await asks('passkeyShown', forged)).body).toMatchObject({ error: 'wrong-passkey' });
      expect((await asks('whoAmI')).status).toBe(401);
    });

    test('one that says it belongs to somebody else opens nothing', async () => {
      await ada();
      const { id } = await guest(door, 'Grace');
      const given = await shown();
      const userHandle = Buffer.from(id).toString('base64url');
      const forged = { ...given, response: { ...given.response, userHandle } };
      expect((await asks('passkeyShown', forged)).body).toMatchObject({ error: 'wrong-passkey' });
    });

    test('one that was made for somebody else is not kept', async () => {
      await asks('beGuest', { name: 'Ada' });
      const options = (await asks('passkeyWanted')).body;
      await asks('signOut');
      await asks('beGuest', { name: 'Grace' });
      const made = await make(options);
      expect(await asks('passkeyMade', made)).toMatchObject({
        status: 410,
        body: { error: 'challenge-over' },
      });
      expect((await asks('whoAmI')).body).toMatchObject({ passkeys: [] });
    });

    test('a challenge to show is none to make', async () => {
      await asks('beGuest', { name: 'Ada' });
      const options = (await asks('passkeyWanted')).body;
      const { challenge } = (await asks('passkeyAsked')).body;
      const made = await make({ ...options, challenge });
      expect(await asks('passkeyMade', made)).toMatchObject({ status: 410 });
    });

    test('an answer given to another site is none', async () => {
      await ada();
      const elsewhere = await openDoor(store, { publicUrl: 'http://localhost:1' });
      const given = await shown();
      const answered = await new Device(elsewhere).asks('passkeyShown', given);
      expect(answered).toMatchObject({ status: 403, body: { error: 'wrong-passkey' } });
    });

    test('no certificate is followed to where its sender wants', async () => {
      await asks('beGuest', { name: 'Ada' });
      const made = await make((await asks('passkeyWanted')).body);
      const attestation = Buffer.from(String(made.response['attestationObject']), 'base64url').toString(
        'latin1',
      );
      expect(attestation).toContain('dnone');
      const attestationObject = Buffer.from(attestation.replace('dnone', 'kandroid-key'), 'latin1').toString(
        'base64url',
      );
      const forged = { ...made, response: { ...made.response, attestationObject } };
      expect((await asks('passkeyMade', forged)).body).toMatchObject({ error: 'wrong-attestation' });
    });

    test('the same one is not kept twice', async () => {
      await ada();
      const options = (await asks('passkeyWanted')).body;
      const made = await make({ ...options, excludeCredentials: [] });
      const [row] = await store.db.selectFrom('passkeys').selectAll().execute();
      if (row === undefined) throw new Error('there is one');
      await store.db
        .insertInto('passkeys')
        .values({ ...row, id: made.id })
        .execute();
      expect(await asks('passkeyMade', made)).toMatchObject({
        status: 409,
        body: { error: 'known-passkey' },
      });
    });

    test('what is no credential at all is refused, and changes nothing', async () => {
      await asks('beGuest', { name: 'Ada' });
      const made = await make((await asks('passkeyWanted')).body);
      const nonsense = ['null', '7', '{}', '{"challenge":{}}', '{"challenge":null}', 'x'];
      for (const text of nonsense) {
        const clientDataJSON = Buffer.from(text).toString('base64url');
        const forged = { ...made, response: { ...made.response, clientDataJSON } };
        expect((await asks('passkeyMade', forged)).status, text).toBeOneOf([403, 410]);
      }
      for (const body of [{}, [], { id: 'x' }, { ...made, response: undefined }, { ...made, rawId: 7 }])
        expect((await asks('passkeyMade', body)).status).toBe(400);
      const { attestationObject } = made.response;
      const broken = {
        ...made,
        response: { ...made.response, attestationObject: String(attestationObject).slice(0, 40) },
      };
      expect((await asks('passkeyMade', broken)).status).toBe(403);
      expect((await asks('whoAmI')).body).toMatchObject({ passkeys: [] });
    });
  },
);
