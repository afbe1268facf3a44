// Spoilers: a whole campaign.
import { box as data } from '@charterstone/box';
import { choose, compile, type Inspection, inspect, newCampaign, options } from '@charterstone/rules';

import { expect, test } from 'vitest';
import { storedFixtures } from '../../../testkit/test/campaigns/stored.ts';
import { type ObjectName, objectNamed } from '../../src/board/objects.ts';
import { sitesOf } from '../../src/board/scene.ts';
import { pathOf } from '../../src/table/decision.ts';
import { isShown } from '../../src/table/shown.ts';

const box = compile(data);

/** What the village shows of plots, islands and the Commons. */
function drawn(now: Inspection): ReadonlySet<ObjectName> {
  return new Set(sitesOf(now, data).map(({ object }) => object));
}

/** What of these choices is neither drawn in the village nor offered beside the question. */
function outOfReach(
  now: Inspection,
  eyes: number,
  choices: ReturnType<typeof options>,
): readonly ObjectName[] {
  const own = now.charters.find(({ seat }) => seat === eyes)?.charter;
  const { village, covered } = now;
  const wanted = new Set(choices.flatMap((choice) => pathOf(choice, { village, covered, own })));
  const sites = [...wanted].filter((object) => objectNamed(object)?.kind === 'site');
  if (sites.length === 0) return [];
  const seen = drawn(now);
  return sites.filter(
    (object) => isShown({ now, eyes }, object, { mats: false, small: false }) && !seen.has(object),
  );
}

/** One campaign of two is enough: it has every kind of question, and is short. */
const SEATS = 2;

test('whatever can be chosen can be pointed at, or is offered beside the question', () => {
  const { fixture } = storedFixtures().find((one) => one.fixture.setting.seats === SEATS) ?? {};
  if (fixture === undefined) throw new Error('it is not stored');
  let { state } = newCampaign(box, fixture.setting);
  const lost: string[] = [];
  for (const { seat, choice } of fixture.games.flatMap(({ lines }) => lines)) {
    const now = inspect(state);
    for (const object of outOfReach(now, seat, options(state, seat)))
      lost.push(`game ${now.game}, turn ${now.turn}: ${object}`);
    const outcome = choose(state, seat, choice);
    if (!outcome.ok) throw new Error(`${JSON.stringify(choice)} was refused`);
    state = outcome.state;
  }
  expect(inspect(state).game).toBeGreaterThanOrEqual(12);
  expect(lost).toEqual([]);
});
