import { LANGS } from '@charterstone/words';
import { describe, expect, test } from 'vitest';
import { addressesOf } from '../src/settings/addresses.ts';
import { confirmMail, NOTICES, turnInChannel, turnMail, turnPush } from '../src/words/notices.ts';
import {
  confirmedPage,
  confirmPage,
  frontPage,
  lostPage,
  momentPage,
  recoveryPage,
  recoverySpentPage,
} from '../src/words/pages.ts';
import { speakers } from '../src/words/speakers.ts';
import { listenTrouble, startLines, stoppedLine, stoppingLine } from '../src/words/start.ts';

const { en, de, pl } = speakers;
const HOME = {
  wlan0: [
    {
      address: '192.168.1.5',
      family: 'IPv4' as const,
      internal: false,
      netmask: '',
      mac: '',
      cidr: null,
    },
  ],
};
const started = (host: string, publicUrl?: string) => ({
  addresses: addressesOf({ host, port: 8080, publicUrl }, HOME),
  host,
  listens: `http://${host}:8080`,
  folder: '/srv/village/data',
});

describe('the terminal says', () => {
  test('where to open it, here and from the network, what is missing there, and where the data lies', () => {
    expect(startLines(en, started('0.0.0.0'))).toEqual([
      'The village is open.',
      'On this machine: http://localhost:8080',
      'For others on this network: http://192.168.1.5:8080',
      expect.stringMatching(/HTTPS.*docs\/hosting\.md/),
      'Your tables are kept in /srv/village/data.',
      'Ctrl+C stops the server; no table is lost.',
    ]);
  });

  test('that nobody else gets in, where nobody else does', () => {
    const lines = startLines(en, started('127.0.0.1'));
    expect(lines).toContain('Only this machine can get in (HOST is 127.0.0.1).');
    expect(lines.join('\n')).not.toMatch(/HTTPS|network/);
  });

  test('nothing of others, where there is no network', () => {
    const alone = addressesOf({ host: '0.0.0.0', port: 8080, publicUrl: undefined }, {});
    const lines = startLines(en, { ...started('0.0.0.0'), addresses: alone });
    expect(lines.join('\n')).not.toMatch(/HTTPS|network|HOST/);
  });

  test('an address once, where here and the network are the same', () => {
    const told = startLines(en, started('192.168.1.5')).filter((line) => line.includes('192.168.1.5'));
    expect(told).toEqual(['On this machine: http://192.168.1.5:8080']);
  });

  test('the public address alone, and what it lacks', () => {
    const lines = (url: string): string => startLines(en, started('0.0.0.0', url)).join('\n');
    expect(lines('https://village.example.org')).toMatch(
      /^The address for everybody: https:\/\/village\.example\.org$/m,
    );
    expect(lines('https://village.example.org')).not.toMatch(/HTTPS|asskeys|localhost|192/);
    expect(lines('http://village.example.org')).toMatch(/HTTPS/);
    expect(lines('https://192.0.2.7')).toMatch(/asskeys need a name/);
  });

  test('no word of the secret in DATABASE_URL', () => {
    const lines = startLines(en, { ...started('0.0.0.0'), folder: undefined });
    expect(lines).toContain('Your tables are kept in the PostgreSQL database of DATABASE_URL.');
  });

  test('why it can’t listen, and how it stops', () => {
    const at = { host: '192.0.2.1', port: 8080, isOfMetrics: false };
    expect(listenTrouble(en, 'EADDRINUSE', at)).toMatch(/^Port 8080 is taken .*\bPORT names/);
    expect(listenTrouble(en, 'EADDRINUSE', { ...at, isOfMetrics: true })).toMatch(/METRICS_PORT names/);
    expect(listenTrouble(de, 'EACCES', { ...at, port: 80 })).toMatch(/^Port 80 ist .* nicht erlaubt/);
    expect(listenTrouble(pl, 'EADDRNOTAVAIL', at)).toMatch(/nie ma adresu 192\.0\.2\.1/);
    expect(listenTrouble(en, 'EMFILE', at)).toBeUndefined();
    expect([0, 1000, 10_000].map((drain) => stoppingLine(pl, drain))).toEqual([
      'Serwer kończy pracę.',
      'Serwer kończy pracę; na to, co jeszcze trwa, jest 1 sekunda.',
      'Serwer kończy pracę; na to, co jeszcze trwa, jest 10 sekund.',
    ]);
    expect(stoppedLine(de)).toBe('Angehalten. Alle Tische sind sicher verwahrt.');
  });
});

describe.each(LANGS)('in %s', (lang) => {
  const say = speakers[lang];
  const waiting = { table: 'Käsekuchen & Co', url: 'https://village.example.org/t/1' };

  test.each(NOTICES)('a %s names the table and the way to it, and needs nothing else', (notice) => {
    const mail = turnMail(say, notice, waiting, 'https://village.example.org/stop');
    expect(mail.subject).toContain(waiting.table);
    expect(mail.text).toContain(waiting.table);
    expect(mail.text.match(/https:\S+/g)).toEqual([waiting.url, 'https://village.example.org/stop']);
    const push = turnPush(say, notice, waiting);
    expect(push.body).toContain(waiting.table);
    expect(push.title).not.toBe('');
    expect(push.url).toBe(waiting.url);
    const told = turnInChannel(say, notice, waiting, 'Ada');
    for (const part of ['Ada', waiting.table, waiting.url]) expect(told).toContain(part);
  });

  test('a reminder sounds like one', () => {
    const [turn, reminder] = NOTICES.map((notice) => [
      turnMail(say, notice, waiting, ''),
      turnPush(say, notice, waiting),
      turnInChannel(say, notice, waiting, 'Ada'),
    ]);
    turn?.forEach((words, i) => {
      expect(words).not.toEqual(reminder?.[i]);
    });
  });

  test('a table’s name begins no line of its own', () => {
    const evil = { ...waiting, table: 'a\r\nBcc: b@example.org\u2028c' };
    for (const notice of NOTICES) {
      expect(turnMail(say, notice, evil, '').subject).toMatch(/a Bcc: b@example\.org c/);
      expect(turnMail(say, notice, evil, '').text.split('\n\n')).toHaveLength(3);
      expect(turnInChannel(say, notice, evil, 'Ada')).not.toMatch(/[\r\n\u2028]/);
    }
  });

  test('an address is confirmed by a link, and nobody is pressed', () => {
    const { subject, text } = confirmMail(say, 'https://village.example.org/c');
    expect(subject).toContain('Charterstone');
    expect(text).toContain('https://village.example.org/c');
    expect(text.split('\n\n')).toHaveLength(3);
  });

  test('pages have something to say, and press nothing by themselves', () => {
    const leads = { api: '/api/openapi.json', socket: '/api/socket.json', command: 'npx charterstone play' };
    const front = frontPage(say, leads);
    expect(front.links?.map(({ to }) => to)).toEqual([leads.api, leads.socket]);
    expect(front.paragraphs.join(' ')).toContain(leads.command);
    expect(recoveryPage(say).button).toBeDefined();
    expect(confirmPage(say).button).toBeDefined();
    const ends = [
      lostPage(say),
      momentPage(say),
      recoverySpentPage(say),
      confirmedPage(say, true),
      confirmedPage(say, false),
    ];
    expect(new Set(ends.map(({ paragraphs }) => paragraphs.join(' '))).size).toBe(ends.length);
    expect(ends.filter(({ button }) => button !== undefined)).toEqual([]);
  });
});
