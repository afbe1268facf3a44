import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Visitor } from '../../src/client/index.ts';
import { type House, openHouse } from '../house.ts';
import { type Got, Line } from '../proofs/line.ts';
import { tryOrigin, wrongOrigins } from '../proofs/origins.ts';
import { type Ground, ground } from '../stores.ts';

let place: Ground;
beforeAll(async () => {
  place = await ground('sqlite');
});
afterAll(() => place?.dispose());

/** A server with such settings, as long as it is asked. */
async function at<T>(
  env: Readonly<Record<string, string>>,
  ask: (house: House, line: Line) => Promise<T>,
): Promise<T> {
  const house = await openHouse(place.where, env);
  const line = new Line(house.url);
  try {
    return await ask(house, line);
  } finally {
    line.close();
    await house.stop();
  }
}

const arriving = {
  method: 'POST',
  path: '/api/session',
  body: JSON.stringify({ name: 'Ada' }),
} as const;
const json = { 'content-type': 'application/json' };
const cookieIn = ({ headers }: Got): string[] => (headers['set-cookie']?.[0] ?? '').split('; ');

describe('what every answer says to browsers', () => {
  const answers = new Map<string, Got>();
  beforeAll(async () => {
    await at({}, async (_, line) => {
      for (const path of [
        '/',
        '/nowhere',
        '/page.css',
        '/healthz',
        '/api/openapi.json',
        '/api/session',
        '/api/nowhere',
      ])
        answers.set(path, await line.ask({ path }));
      answers.set('a guest', await line.ask({ ...arriving, headers: json }));
      answers.set('a broken body', await line.ask({ ...arriving, headers: json, body: '{' }));
      answers.set(
        'another origin',
        await line.ask({ ...arriving, headers: { ...json, origin: 'http://evil.example' } }),
      );
    });
  });

  test('nothing is sniffed, framed or loaded from elsewhere, and no script stands in a page', () => {
    expect(answers.size).toBe(10);
    for (const [path, { headers }] of answers) {
      const policy = String(headers['content-security-policy']);
      expect([path, policy]).toEqual([path, expect.stringContaining("default-src 'self'")]);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  test('no script and no style stands in a page', () => {
    for (const path of ['/', '/nowhere']) {
      const { text, headers } = answers.get(path) ?? { text: '', headers: {} };
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(text).not.toMatch(/<script(?![^>]*\ssrc="\/)|<style|style=|\son\w+=|javascript:/i);
    }
  });

  test('what is said to somebody is kept by nobody', () => {
    for (const path of ['/api/session', 'a guest']) {
      const kept = answers.get(path)?.headers['cache-control'];
      expect([path, kept]).toEqual([path, 'no-store']);
    }
  });

  test('what is no page is JSON', () => {
    for (const path of [
      '/healthz',
      '/api/openapi.json',
      '/api/session',
      '/api/nowhere',
      'a guest',
      'a broken body',
    ])
      expect([path, answers.get(path)?.headers['content-type']]).toEqual([
        path,
        'application/json; charset=utf-8',
      ]);
  });
});

describe('cookies', () => {
  test('no script reads them, no other site sends them', async () => {
    const got = await at({}, (_, line) => line.ask({ ...arriving, headers: json }));
    const parts = cookieIn(got);
    expect(parts[0]).toMatch(/^charterstone=[\w-]{22}$/);
    expect(parts).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']));
    expect(parts).not.toContain('Secure');
    expect(got.text).not.toContain(parts[0]?.split('=')[1] ?? 'a cookie');
  });

  test('behind a proxy that speaks TLS they never travel without', async () => {
    const headers = { ...json, 'x-forwarded-proto': 'https' };
    const trusted = await at({ TRUST_PROXY: 'loopback' }, (_, line) => line.ask({ ...arriving, headers }));
    expect(cookieIn(trusted)).toContain('Secure');
    expect(cookieIn(trusted)[0]).toMatch(/^__Host-charterstone=[\w-]{22}$/);
    const untold = await at({}, (_, line) => line.ask({ ...arriving, headers }));
    expect(cookieIn(untold)).not.toContain('Secure');
    const named = await at({ PUBLIC_URL: 'https://village.example.org' }, (_, line) =>
      line.ask({ ...arriving, headers: json }),
    );
    expect(cookieIn(named)).toContain('Secure');
    expect(named.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});

describe('origins', () => {
  async function tableOf(url: string): Promise<{ host: Visitor; table: string }> {
    const host = await Visitor.arrive(url, 'Ada');
    const { id } = await host.ask('makeTable', { body: { name: 'Fridays', seats: 1 } });
    return { host, table: id };
  }
  const MAY = { post: 200, socket: 'open' };
  const MAY_NOT = { post: 403, socket: 'refused: 403' };

  test('with PUBLIC_URL it is that one and those of ALLOWED_ORIGINS, and no other', async () => {
    const good = ['https://village.example.org', 'http://192.168.1.5:8080', 'https://other.example.org:8443'];
    const [PUBLIC_URL = '', ...more] = good;
    await at({ PUBLIC_URL, ALLOWED_ORIGINS: more.join(', ') }, async ({ url }) => {
      const { host, table } = await tableOf(url);
      for (const origin of good)
        expect([origin, await tryOrigin(host, table, origin)]).toEqual([origin, MAY]);
      const bad = [url, 'http://village.example.org', 'http://192.168.1.5', ...good.flatMap(wrongOrigins)];
      for (const origin of bad)
        expect([origin, await tryOrigin(host, table, origin)]).toEqual([origin, MAY_NOT]);
    });
  });

  test('without it, pages that this server itself has served, as a proxy names it', async () => {
    await at({ TRUST_PROXY: 'loopback' }, async ({ url }) => {
      const { host, table } = await tableOf(url);
      const proxied = {
        'x-forwarded-host': 'village.example.org',
        'x-forwarded-proto': 'https',
        // Over TLS it has a name that only TLS can give.
        cookie: `__Host-${host.cookie}`,
      };
      expect(await tryOrigin(host, table, 'https://village.example.org', proxied)).toEqual(MAY);
      expect(await tryOrigin(host, table, 'http://village.example.org', proxied)).toEqual(MAY_NOT);
      expect(await tryOrigin(host, table, url, proxied)).toEqual(MAY_NOT);
      for (const origin of wrongOrigins('https://village.example.org'))
        expect([origin, await tryOrigin(host, table, origin, proxied)]).toEqual([origin, MAY_NOT]);
    });
  });

  test('where a browser names no origin, it says whether another site has begun the request', async () => {
    await at({}, async ({ url }, line) => {
      const { host, table } = await tableOf(url);
      const ask = async (site: string): Promise<number> => {
        const headers = { cookie: host.cookie, 'sec-fetch-site': site };
        return (await line.ask({ method: 'POST', path: `/api/tables/${table}/leave`, headers })).status;
      };
      for (const site of ['cross-site', 'same-site', 'anything'])
        expect([site, await ask(site)]).toEqual([site, 403]);
      expect(await ask('same-origin')).toBe(200);
    });
  });

  test('a proxy that nobody told us of is not believed, but may take TLS off', async () => {
    await at({}, async ({ url }) => {
      const { host, table } = await tableOf(url);
      const proxied = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
      expect(await tryOrigin(host, table, 'https://evil.example', proxied)).toEqual(MAY_NOT);
      expect(await tryOrigin(host, table, url.replace('http:', 'https:'))).toEqual(MAY);
    });
  });
});
