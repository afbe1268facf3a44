import { PROMISED } from '@charterstone/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, inviteFor, openHouse } from '../house.ts';
import { doorMatrix } from '../proofs/doorMatrix.ts';
import { differences, type Everything, everything } from '../proofs/everything.ts';
import { report } from '../proofs/measure.ts';
import { openStage, otherOrigins, ownOrigin } from '../proofs/onlyYourSeat.ts';
import type { Scene } from '../proofs/scene.ts';
import { seatMatrix, shownOut } from '../proofs/seatMatrix.ts';
import { type Ground, ground, KINDS } from '../stores.ts';

test('all databases are tried', () => {
  expect(KINDS.length).toBe(PROMISED.seats.small);
});

describe.each(KINDS)('only your seat, the journal in %s', (kind) => {
  let place: Ground;
  let house: House;
  let scene: Scene;
  let before: Everything;
  /** One that seat 2 has before the matrix begins. */
  let option: string;
  beforeAll(async () => {
    place = await ground(kind);
    house = await openHouse(place.where);
    ({ scene, option, before } = await openStage(house));
  });
  afterAll(async () => {
    await house?.stop();
    await place?.dispose();
  });

  const unchanged = async () => expect(differences(before, await everything(house.parts.store))).toEqual([]);

  test('every door refuses all whose it is not', async () => {
    const counts = await doorMatrix(scene);
    await unchanged();
    expect(house.log).toEqual([]);
    report(
      counts
        .entries()
        .map(([name, n]) => `${name} ${n}`)
        .join(', '),
    );
  });

  test('every message for a seat is refused to all whose it is not', async () => {
    const counts = await seatMatrix(scene, option);
    await unchanged();
    expect(house.log).toEqual([]);
    report(
      counts
        .entries()
        .map(([name, n]) => `${name} ${n}`)
        .join(', '),
    );
  });

  test('pages of other origins may neither ask for changes nor open sockets', async () => {
    await otherOrigins(scene);
    await unchanged();
    await ownOrigin(scene);
  });

  test('whoever leaves, or watches by a link that is revoked, is shown out at once', async () => {
    const { people, table } = scene;
    const { host, stranger, resting } = people;
    const token = await inviteFor(host, table);
    await stranger.ask('join', { body: { token } });
    const { invites } = await host.ask('invites', { params: { table } });
    const watching = await stranger.sit(table);
    const link = invites.findLast(({ seat, revoked }) => seat === undefined && !revoked);
    const revoking = () => host.ask('revokeInvite', { params: { table, invite: link?.id ?? '' } });
    expect(await shownOut(watching, revoking, option)).toBe(4403);
    const playing = await resting.sit(table);
    expect(await shownOut(playing, () => resting.ask('leave', { params: { table } }), option)).toBe(4403);
    const journal = 'journal';
    expect((await everything(house.parts.store)).get(journal)).toEqual(before.get(journal));
    expect(house.log).toEqual([]);
  });

  test('and whose it is may: the same choice is taken from seat 2', async () => {
    const at = await scene.people.mate.sit(scene.table);
    expect(await at.choose(2, option)).toMatchObject({ answer: 'accepted' });
    at.close();
  });
});
