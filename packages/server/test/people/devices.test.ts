import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf } from '../../src/secrets.ts';
import { type Ground, ground, STORES } from '../stores.ts';
import { Device, type Door, guest, openDoor } from './door.ts';

const DAY = 24 * 60 * 60_000;

describe.each(STORES)('the devices of a person in %s', (kind) => {
  let place: Ground;
  let door: Door;
  let now = Date.now();
  beforeAll(async () => {
    place = await ground(kind);
    door = await openDoor(await place.open(), { now: () => now });
  });
  afterAll(() => place.dispose());

  const tokenOf = async (device: Device): Promise<string | undefined> =>
    String((await device.asks('askRecovery')).body['link'])
      .split('/')
      .at(-1);

  /** Somebody with a device that asks, and two more. */
  async function withThree(): Promise<{ here: Device; others: readonly [Device, Device] }> {
    const { device: here } = await guest(door, 'Ada');
    const others = [new Device(door), new Device(door)] as const;
    for (const other of others) {
      now += DAY;
      await other.asks('recover', { token: await tokenOf(here) });
    }
    return { here, others };
  }
  const nameOf = ({ cookie }: Device): string => hashOf(cookie ?? '');
  const named = (body: Readonly<Record<string, unknown>>): unknown[] =>
    [body['devices']].flat().map((one) => Object(one).id);

  test('are listed for that person: the one that asks, then the one used last', async () => {
    const { here, others } = await withThree();
    await guest(door, 'Ben');
    const { body } = await here.asks('devices');
    expect(named(body)).toEqual([nameOf(here), nameOf(others[1]), nameOf(others[0])]);
    expect(body['devices']).toEqual([
      { id: nameOf(here), madeAt: now - 2 * DAY, seenAt: now - 2 * DAY, here: true },
      { id: nameOf(others[1]), madeAt: now, seenAt: now, here: false },
      { id: nameOf(others[0]), madeAt: now - DAY, seenAt: now - DAY, here: false },
    ]);
    // What they are called opens nothing.
    expect((await new Device(door, nameOf(here)).asks('whoAmI')).status).toBe(401);
  });

  test('one of them is signed out, and no other', async () => {
    const { here, others } = await withThree();
    const { body } = await here.asks('endDevice', undefined, { param: nameOf(others[0]) });
    expect(named(body)).toEqual([nameOf(here), nameOf(others[1])]);
    expect((await others[0].asks('whoAmI')).status).toBe(401);
    expect((await others[1].asks('whoAmI')).status).toBe(200);
    expect((await here.asks('endDevice', undefined, { param: nameOf(others[0]) })).status).toBe(404);
  });

  test('nobody signs out the device of somebody else', async () => {
    const { here } = await withThree();
    const { device: stranger } = await guest(door, 'Ben');
    expect((await stranger.asks('endDevice', undefined, { param: nameOf(here) })).status).toBe(404);
    await stranger.asks('endOtherDevices');
    expect((await here.asks('whoAmI')).status).toBe(200);
  });

  test('all others are signed out at once, and so is a link that was not used', async () => {
    const { here, others } = await withThree();
    const token = await tokenOf(here);
    const { body } = await here.asks('endOtherDevices');
    expect(named(body)).toEqual([nameOf(here)]);
    for (const other of others) expect((await other.asks('whoAmI')).status).toBe(401);
    expect((await new Device(door).asks('recover', { token })).status).toBe(410);
    expect((await here.asks('whoAmI')).status).toBe(200);
  });

  test('those whose session is over are not among them', async () => {
    const { here, others } = await withThree();
    now += 397 * DAY;
    await here.asks('whoAmI');
    now += 4 * DAY;
    expect(named((await here.asks('devices')).body)).toEqual([nameOf(here)]);
    expect((await others[1].asks('devices')).status).toBe(401);
  });
});
