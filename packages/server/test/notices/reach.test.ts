import { expect, test } from 'vitest';
import { Hopeless } from '../../src/notices/persist.ts';
import { post } from '../../src/notices/post.ts';
import { isOpen, lookUpOutside } from '../../src/notices/reach.ts';
import { httpReceiver } from './receivers.ts';

test('addresses of machines, houses and nobody are not open', () => {
  const inside = [
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '0.0.0.0'],
    ...['100.64.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '192.0.2.1'],
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1'],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:1::', '2001:db8::1'],
    ...['', 'example.org', '127.0.0.1.'],
  ];
  for (const address of inside) expect([address, isOpen(address)]).toEqual([address, false]);
  for (const address of ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])
    expect([address, isOpen(address)]).toEqual([address, true]);
});

test('a name that leads inside is not followed', async () => {
  const inside = await httpReceiver();
  const { port } = new URL(inside.url);
  const letter = { url: new URL(`http://localhost:${port}/`), headers: {}, body: '' };
  await expect(post({ ...letter, lookup: lookUpOutside })).rejects.toThrow(Hopeless);
  expect(inside.got).toEqual([]);
  await post(letter);
  expect(inside.got).toHaveLength(1);
  await inside.stop();
});
