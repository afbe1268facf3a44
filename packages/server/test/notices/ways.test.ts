import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Mailer } from '../../src/notices/mail.ts';
import { persistent } from '../../src/notices/persist.ts';
import type { Turn } from '../../src/notices/way.ts';
import { Webhook } from '../../src/notices/webhook.ts';
import { httpReceiver, type Mailed, mailReceiver, type Posted, partOf, type Receiver } from './receivers.ts';

const LINK = 'https://village.example.org/#/table/abcdefgh';
/** Names that would like to be more than names. */
const HOSTILE = '<b>@everyone</b> <@1> **x** [a](http://evil.example) `c` "q" & _s_ # ~~t~~ \\';
const persist = persistent([1, 1, 1], new AbortController().signal);

const turnOf = (id: string, more: Partial<Turn> = {}): Turn => ({
  campaign: 'abcdefgh',
  table: { name: 'Elm Hollow', language: 'en' },
  person: { id, name: 'Ada', language: 'en', address: undefined },
  isReminder: false,
  link: LINK,
  ...more,
});

describe('by mail', () => {
  let box: Receiver<Mailed>;
  let mailer: Mailer;
  beforeAll(async () => {
    box = await mailReceiver();
    mailer = new Mailer(
      { url: box.url, from: 'Charterstone <village@example.org>' },
      {
        confirm: (secret) => `https://village.example.org/#/confirm/${secret}`,
        stop: () => 'https://village.example.org/#/me',
      },
    );
  });
  afterAll(() => box.stop());

  const address = 'ada@example.org';
  const told = async (turn: Turn): Promise<Mailed> => {
    const before = box.got.length;
    await mailer.tell(turn, persist);
    expect(box.got).toHaveLength(before + 1);
    return box.got.at(-1) ?? { to: [], raw: '' };
  };

  test('says whose turn it is and where, in the language of its reader, as text and as HTML', async () => {
    const ada = { id: 'ada', name: 'Ada', language: 'de' as const, address };
    const mail = await told(turnOf('ada', { person: ada }));
    expect(mail.to).toEqual([address]);
    expect(mail.raw).toMatch(/^Subject: .*Elm Hollow/m);
    expect(mail.raw).toMatch(/^From: Charterstone <village@example\.org>/m);
    expect(mail.raw).toMatch(/^Auto-Submitted: auto-generated/m);
    const text = partOf(mail, 'text/plain');
    expect(text).toContain('Elm Hollow');
    expect(text.match(/https?:\S+/g)).toEqual([LINK, 'https://village.example.org/#/me']);
    expect(partOf(mail, 'text/html')).toContain(`<a href="${LINK}">${LINK}</a>`);
    const again = await told(turnOf('ada', { person: ada, isReminder: true }));
    expect(partOf(again, 'text/plain')).not.toBe(text);
  });

  test('a name stays a name, in the header and in the HTML', async () => {
    const table = { name: `${HOSTILE}\r\nBcc: evil@example.com`, language: 'en' as const };
    const mail = await told(
      turnOf('ada', { table, person: { id: 'ada', name: 'Ada', language: 'en', address } }),
    );
    expect(mail.to).toEqual([address]);
    expect(mail.raw).not.toMatch(/^Bcc:/m);
    const html = partOf(mail, 'text/html');
    expect(html).toContain('&lt;b&gt;@everyone&lt;/b&gt;');
    expect(html.match(/<\w+/g)?.filter((tag) => !['<meta', '<p', '<a'].includes(tag))).toEqual([]);
    expect(html.match(/href="[^"]*"/g)).toEqual([
      `href="${LINK}"`,
      'href="https://village.example.org/#/me"',
    ]);
  });

  test('nobody is written to who has not confirmed an address', async () => {
    const before = box.got.length;
    await mailer.tell(turnOf('ada'), persist);
    expect(box.got).toHaveLength(before);
  });

  test('is tried again where the mail server asks for it, and not where it says no', async () => {
    const turn = turnOf('ada', { person: { id: 'ada', name: 'Ada', language: 'en', address } });
    let before = box.got.length;
    box.answers.push(451, 421);
    await mailer.tell(turn, persist);
    expect(box.got).toHaveLength(before + 3);
    before = box.got.length;
    box.answers.push(550);
    await expect(mailer.tell(turn, persist)).rejects.toThrow('not taken');
    expect(box.got).toHaveLength(before + 1);
  });

  test('an address is one address, whatever stands in it', async () => {
    const before = box.got.length;
    const two = 'ada@example.org, evil@example.com';
    const person = { id: 'ada', name: 'Ada', language: 'en' as const, address: two };
    await mailer.tell(turnOf('ada', { person }), persist).catch(() => {});
    for (const { to } of box.got.slice(before)) expect(to).toHaveLength(1);
  });
});

describe('by webhook', () => {
  let channel: Receiver<Posted>;
  beforeAll(async () => {
    channel = await httpReceiver();
  });
  afterAll(() => channel.stop());

  test('says whose turn it is in the language of the table, and calls nobody', async () => {
    const hook = new Webhook(`${channel.url}/hook`);
    await hook.tell(
      turnOf('ada', {
        table: { name: HOSTILE, language: 'pl' },
        person: { id: 'ada', name: HOSTILE, language: 'de', address: undefined },
      }),
      persist,
    );
    const [posted] = channel.got;
    expect(posted?.headers['content-type']).toBe('application/json');
    const { content, username, allowed_mentions, ...more } = JSON.parse(posted?.body.toString() ?? '');
    expect(more).toEqual({});
    expect(allowed_mentions).toEqual({ parse: [] });
    expect(username).toContain('Charterstone');
    expect(content).toContain(LINK);
    const names = content.replaceAll(LINK, '');
    // No sign that Discord reads stands without a stroke before it.
    expect(names.replace(/\\[!-/:-@[-`{-~]/g, '')).not.toMatch(/[*_~`|<>#[\]()@\\/]/);
    expect(names).not.toMatch(/@(everyone|here|\d)|:\/\//);
  });
});
