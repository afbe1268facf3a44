import { describe, expect, test } from 'vitest';
import { isAway, wayOf } from './way.ts';

const HERE = 'https://village.example.org';
const asked = (path: string, mode = 'cors', method = 'GET') =>
  wayOf({ method, url: HERE + path, mode }, HERE);

describe('what a worker keeps', () => {
  test('the page and the files of the app', () => {
    expect(asked('/', 'navigate')).toBe('page');
    expect(asked('/?from=home', 'navigate')).toBe('page');
    expect(asked('/assets/index-abc.js')).toBe('asset');
  });

  test('never what the server says', () => {
    for (const path of ['/api/session', '/api/tables', '/healthz', '/readyz', '/sw.js', '/', '/api/assets/x'])
      expect([path, asked(path)]).toEqual([path, undefined]);
    expect(asked('/api/openapi.json', 'navigate')).toBe(undefined);
    expect(asked('/assets/index-abc.js', 'cors', 'POST')).toBe(undefined);
    expect(wayOf({ method: 'GET', url: 'https://evil.example/assets/x.js', mode: 'cors' }, HERE)).toBe(
      undefined,
    );
    expect(wayOf({ method: 'GET', url: 'no address', mode: 'navigate' }, HERE)).toBe(undefined);
  });

  test('a proxy that answers for a server is no server', () => {
    expect([500, 502, 503, 504, 404, 200].map(isAway)).toEqual([false, true, true, true, false, false]);
  });
});
