import { createServer } from 'node:http';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { describe, expect, test } from 'vitest';
import { originElsewhere } from '../src/people/origin.ts';
import { addressesOf, type Interfaces } from '../src/settings/addresses.ts';

const info = (address: string, internal = false): NetworkInterfaceInfo => {
  const common = { address, netmask: '', mac: '00:00:00:00:00:00', internal, cidr: null };
  return address.includes(':') ? { ...common, family: 'IPv6', scopeid: 0 } : { ...common, family: 'IPv4' };
};

const HOME: Interfaces = {
  lo: [info('127.0.0.1', true), info('::1', true)],
  wlan0: [info('fe80::1'), info('2001:db8::7'), info('192.168.1.5')],
  eth0: [info('169.254.8.9'), info('10.0.0.2'), info('febf::2')],
  docker0: [info('172.17.0.1')],
  'br-0123456789ab': [info('172.18.0.1')],
  asleep: undefined,
};

const urls = (host: string, port = 8080, interfaces = HOME) => {
  const { here, network } = addressesOf({ host, port, publicUrl: undefined }, interfaces);
  return [here.url, ...network.map(({ url }) => url)];
};
const NONE = { passkeys: false, push: false, install: false };
const ALL = { passkeys: true, push: true, install: true };

describe('addresses to open', () => {
  test('this machine first, then those of the network, without what leads nowhere', () => {
    expect(urls('0.0.0.0')).toEqual([
      'http://localhost:8080',
      'http://192.168.1.5:8080',
      'http://10.0.0.2:8080',
    ]);
  });

  test('of both kinds where both are served, IPv4 before IPv6', () => {
    expect(urls('::')).toEqual([
      'http://localhost:8080',
      'http://192.168.1.5:8080',
      'http://10.0.0.2:8080',
      'http://[2001:db8::7]:8080',
    ]);
  });

  test.each(['127.0.0.1', '::1', 'localhost'])('%s is for this machine alone', (host) => {
    expect(urls(host)).toEqual(['http://localhost:8080']);
  });

  test.each([
    ['192.168.1.5', 'http://192.168.1.5:8080'],
    ['2001:db8::7', 'http://[2001:db8::7]:8080'],
    ['village.lan', 'http://village.lan:8080'],
  ])('%s is served at no other address, not even here', (host, url) => {
    expect(urls(host)).toEqual([url, url]);
  });

  test('127.0.0.2 is this machine, but not what localhost leads to', () => {
    expect(urls('127.0.0.2')).toEqual(['http://127.0.0.2:8080']);
  });

  test('the usual port is left out', () => {
    expect(urls('0.0.0.0', 80, {})).toEqual(['http://localhost']);
  });

  test('where the host has named one, it is the only one', () => {
    const { here, network, open } = addressesOf(
      { host: '0.0.0.0', port: 8080, publicUrl: 'https://village.example.org' },
      HOME,
    );
    expect(open).toEqual({ url: 'https://village.example.org', works: ALL });
    expect([here, ...network]).toEqual([open, open]);
  });
});

describe('what works where', () => {
  const at = (publicUrl: string) => addressesOf({ host: '::', port: 1, publicUrl }, {}).here.works;

  test('all of it over HTTPS and on this machine, nothing on a plain network address', () => {
    const { here, network } = addressesOf({ host: '0.0.0.0', port: 8080, publicUrl: undefined }, HOME);
    expect(here.works).toEqual(ALL);
    expect(network.map(({ works }) => works)).toEqual([NONE, NONE]);
    expect(at('http://village.lan')).toEqual(NONE);
    expect(at('http://village.localhost:3000')).toEqual(ALL);
    expect(at('http://localhost.example.org')).toEqual(NONE);
  });

  test('a passkey needs a name: numbers have none', () => {
    const numbers = { ...ALL, passkeys: false };
    expect(at('https://192.168.1.5')).toEqual(numbers);
    expect(at('https://[2001:db8::7]')).toEqual(numbers);
    expect(at('http://127.0.0.1:8080')).toEqual(numbers);
    expect(at('http://[::1]:8080')).toEqual(numbers);
  });
});

test('on the machine that runs this test, too', async () => {
  const server = createServer((_, response) => response.end('here'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const { here } = addressesOf({ host: '127.0.0.1', port, publicUrl: undefined }, networkInterfaces());
  const answer = await fetch(here.url);
  expect(await answer.text()).toBe('here');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('links that are opened on another device', () => {
  const at = (host: string) => ({ protocol: 'http', host }) as const;
  const NETWORK = 'http://192.168.1.5:8080';

  test.each(['localhost:8080', '127.0.0.1:8080', '[::1]:8080'])(
    'lead to the network’s address where they are made at %s',
    (host) => {
      expect(originElsewhere(at(host), undefined, NETWORK)).toBe(NETWORK);
    },
  );

  test('lead to where they were asked for otherwise, and to PUBLIC_URL before all', () => {
    expect(originElsewhere(at('village.lan'), undefined, NETWORK)).toBe('http://village.lan');
    // Nobody else gets in, or the doors are not open yet.
    for (const known of ['http://localhost:8080', ''])
      expect(originElsewhere(at('127.0.0.1:8080'), undefined, known)).toBe('http://127.0.0.1:8080');
    expect(originElsewhere(at('localhost:8080'), 'https://village.example', NETWORK)).toBe(
      'https://village.example',
    );
  });
});
