import { expect, test } from 'vitest';
import { socketAddress } from './socketAddress.ts';

test('a page that came over TLS talks over TLS', () => {
  expect(socketAddress('abc', 'https://village.example.org/#/table/abc').href).toBe(
    'wss://village.example.org/api/tables/abc/socket',
  );
  expect(socketAddress('abc', 'http://localhost:8080/').href).toBe(
    'ws://localhost:8080/api/tables/abc/socket',
  );
});

test('to the server that it came from, whatever a link calls the table', () => {
  for (const table of [
    '//evil.example',
    '../../..//evil.example',
    '@evil.example',
    '?x',
    '#x',
    '\\evil.example',
  ]) {
    const { host, pathname } = socketAddress(table, 'https://village.example.org/');
    expect([table, host]).toEqual([table, 'village.example.org']);
    expect([table, pathname]).toEqual([table, expect.stringMatching(/^\/api\/tables\/[^/]+\/socket$/)]);
  }
});
