import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Visitor } from '../../src/client/index.ts';
import { type Running, startServer } from '../../src/server.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { inviteFor, openHouse, settingsFor } from '../house.ts';
import { type Ground, ground, STORES } from '../stores.ts';
import { Browser } from './browser.ts';
import {
  httpReceiver,
  type Mailed,
  mailReceiver,
  type Posted,
  partOf,
  type Receiver,
  subjectOf,
} from './receivers.ts';

/** The secret at the end of a link in a mail. */
function secretIn(mail: Mailed | undefined): string {
  return /#\/confirm\/([\w-]+)/.exec(mail === undefined ? '' : partOf(mail, 'text/plain'))?.[1] ?? '';
}

test('a server without a mail server takes no address', async () => {
  const place = await ground('sqlite');
  const house = await openHouse(place.where);
  const ada = await Visitor.arrive(house.url, 'Ada');
  await expect(ada.ask('mailOn', { body: { address: 'ada@example.org' } })).rejects.toMatchObject({
    status: 409,
    error: 'no-mail',
  });
  expect(await ada.ask('mailOff')).not.toHaveProperty('email');
  await house.stop();
  await place.dispose();
});

describe.each(STORES)('a server that tells people, with %s', (kind) => {
  let place: Ground;
  let box: Receiver<Mailed>;
  let service: Receiver<Posted>;
  let channel: Receiver<Posted>;
  let house: Running;
  let url: string;
  const log: string[] = [];
  beforeAll(async () => {
    place = await ground(kind);
    [box, service, channel] = await Promise.all([mailReceiver(), httpReceiver(), httpReceiver()]);
    const read = readSettings(
      settingsFor(place.where, {
        SMTP_URL: box.url,
        MAIL_FROM: 'village@example.org',
        WEBHOOK_URL: channel.url,
        NOTIFY_AFTER_SECONDS: '0',
      }),
    );
    if (!read.ok) throw new Error(read.problems.join('\n'));
    const lines = new Writable({
      write: (chunk, _, done) => {
        log.push(String(chunk));
        done();
      },
    });
    house = await startServer(read.settings, lines, { allowLocalPush: true, pauses: [1, 1, 1], settleMs: 0 });
    url = `http://127.0.0.1:${house.port}`;
  });
  afterAll(async () => {
    await house.stop();
    await Promise.all([box, service, channel].map((each) => each.stop()));
    await place.dispose();
  });

  test('browsers come and go', async () => {
    const ada = await Visitor.arrive(url, 'Ada');
    const { key } = await ada.ask('pushKey');
    expect(Buffer.from(key, 'base64url')).toHaveLength(65);
    const [one, two] = ['/1', '/2'].map((path) => new Browser(`${service.url}${path}`).subscription);
    expect((await ada.ask('pushOn', { body: one })).pushes).toBe(1);
    expect((await ada.ask('pushOn', { body: { ...two, expirationTime: null } })).pushes).toBe(2);
    expect((await ada.ask('pushOff', { body: { endpoint: one?.endpoint } })).pushes).toBe(1);
    expect((await ada.ask('pushOff', { body: {} })).pushes).toBe(0);
    const stranger = new Visitor(url);
    await expect(stranger.ask('pushOn', { body: one })).rejects.toMatchObject({ status: 401 });
  });

  test('a browser that somebody was signed out of is told nothing more', async () => {
    const ada = await Visitor.arrive(url, 'Ada');
    const lost = new Visitor(url);
    const { link } = await ada.ask('askRecovery');
    await lost.ask('recover', { body: { token: link.split('/').at(-1) } });
    const [hers, theirs] = ['/hers', '/lost'].map(
      (path) => new Browser(`${service.url}${path}`).subscription,
    );
    await ada.ask('pushOn', { body: hers });
    expect((await lost.ask('pushOn', { body: theirs })).pushes).toBe(2);
    await ada.ask('endOtherDevices');
    expect((await ada.ask('whoAmI')).pushes).toBe(1);
  });

  test('an address counts when its link was opened, once, by whoever reads there', async () => {
    const ben = await Visitor.arrive(url, 'Ben');
    const address = 'ben@example.org';
    expect((await ben.ask('mailOn', { body: { address } })).email).toEqual({ address, confirmed: false });
    await box.has(1);
    expect(box.got[0]?.to).toEqual([address]);
    const token = secretIn(box.got[0]);
    const reader = new Visitor(url);
    await reader.ask('mailConfirmed', { body: { token } });
    expect((await ben.ask('whoAmI')).email).toEqual({ address, confirmed: true });
    await expect(reader.ask('mailConfirmed', { body: { token } })).rejects.toMatchObject({ status: 410 });
    // It is known already: nothing is sent, and nothing has to be confirmed again.
    expect((await ben.ask('mailOn', { body: { address } })).email?.confirmed).toBe(true);
    await house.parts.notices.settled();
    expect(box.got).toHaveLength(1);
    expect(await ben.ask('mailOff')).not.toHaveProperty('email');
    await expect(ben.ask('mailOn', { body: { address } })).rejects.toMatchObject({ error: 'too-soon' });
  });

  test('whoever is away is told that it is their turn, in every way once, and nothing else', async () => {
    const ada = await Visitor.arrive(url, 'Ada');
    const { id } = await ada.ask('makeTable', { body: { name: 'Fridays', seats: 2, seed: 'told' } });
    const at = await ada.sit(id);
    const cleo = await Visitor.arrive(url, 'Cleo');
    const browser = new Browser(`${service.url}/cleo`);
    await cleo.ask('pushOn', { body: browser.subscription });
    const mails = box.got.length + 1;
    await cleo.ask('mailOn', { body: { address: 'cleo@example.org' } });
    await box.has(mails);
    await cleo.ask('mailConfirmed', { body: { token: secretIn(box.got.at(-1)) } });
    await cleo.ask('join', { body: { token: await inviteFor(ada, id, 2) } });
    // Ada goes on as long as she can: then it is Cleo’s turn, and only hers.
    for (
      let option = at.views.get(1)?.options[0];
      option !== undefined;
      option = at.views.get(1)?.options[0]
    ) {
      const { seq } = await at.choose(1, option);
      await at.until(() => at.seq >= seq);
    }
    await Promise.all([channel.has(1), service.has(1), box.has(mails + 1)]);
    await house.parts.following.close();
    await house.parts.notices.sweep();
    await house.parts.notices.settled();
    expect([channel.got.length, service.got.length, box.got.length - mails]).toEqual([1, 1, 1]);
    const link = `${house.addresses.here.url}/#/table/${id}`;
    expect(JSON.parse(channel.got[0]?.body.toString() ?? '')).toMatchObject({
      content: `It is Cleo’s turn at the table “Fridays”: ${link}`,
    });
    const [posted] = service.got;
    if (posted === undefined) throw new Error('nothing was pushed');
    expect(browser.read(posted)).toEqual({
      type: 'turn',
      table: id,
      title: expect.any(String),
      body: expect.stringContaining('Fridays'),
      link,
    });
    const mail = box.got.at(-1);
    if (mail === undefined) throw new Error('nothing was mailed');
    expect(mail.to).toEqual(['cleo@example.org']);
    expect(subjectOf(mail)).toBe('Your turn: Fridays');
    expect(
      partOf(mail, 'text/plain')
        .trim()
        .split(/[\r\n]+/),
    ).toEqual([
      'It is your turn at the table “Fridays”.',
      `To the table: ${link}`,
      `To get no more of these mails: ${house.addresses.here.url}/#/settings`,
    ]);
    at.close();
    expect(log).toEqual([]);
  });
});
