import { isDeepStrictEqual } from 'node:util';
import { explain, explainSite, type Lack } from '@charterstone/rules';
import { SITE_LIMIT, siteName } from '@charterstone/rules/internal';
import { expect, test } from 'vitest';
import { recordGame, tally, theBox } from '../src/index.ts';
import { report } from './report.ts';

const box = theBox();
const counts = tally();
const sites = Array.from({ length: SITE_LIMIT - 1 }, (_, i) => siteName(i + 1));

/** Hundreds of thousands are looked at: an `expect` for each would take longer than all else. */
function mustFit(offered: boolean, lacks: readonly Lack[], where: string): void {
  if (offered === (lacks.length === 0)) return;
  throw new Error(`${where} is ${offered ? '' : 'not '}offered, and lacks ${JSON.stringify(lacks)}`);
}

test('a building is offered exactly when nothing speaks against it', () => {
  for (const seats of [1, 2, 3, 4, 5, 6]) {
    for (const { state, offers } of recordGame(box, { seats, seed: 'explain', player: 'curious' })) {
      for (const { seat, choices } of offers) {
        const placings = choices.filter((choice) => choice.do === 'place');
        const worker = placings[0]?.what;
        if (worker === undefined) continue;
        for (const site of sites) {
          const offered = placings.some((choice) => choice.at === site);
          const lacks = explainSite(state, seat, site);
          mustFit(offered, lacks, site);
          const explained = explain(state, seat, { do: 'place', what: worker, at: site });
          if (!isDeepStrictEqual(explained, lacks)) expect(explained, site).toEqual(lacks);
          counts.add(offered ? 'offered' : 'explained');
          for (const lack of lacks) {
            counts.add(`lack ${lack.lack}`);
            if (lack.lack === 'goods' && lack.short <= 0) throw new Error(`${site}: ${JSON.stringify(lack)}`);
          }
        }
      }
    }
  }
  const lacks = ['goods', 'aim', 'incomplete', 'scored', 'empty'];
  expect(counts.missing(lacks.map((lack) => `lack ${lack}`))).toEqual([]);
  // The whole box is here: no crate stays shut for want of its contents (ruling 40).
  expect(counts.of('lack shut')).toBe(0);
});

/** Of so many decisions of a campaign one is looked at. */
const SAMPLE = 25;

test('through a campaign, for workers and minions: what is not offered has a reason that says more than “not now”', () => {
  for (const seats of [2, 4])
    recordGame(box, { seats, seed: 'explain', player: 'ambitious', games: 14 }).forEach(
      ({ state, offers }, i) => {
        if (i % SAMPLE !== 0) return;
        for (const { seat, choices } of offers) {
          const placings = choices.filter((choice) => choice.do === 'place');
          for (const what of new Set(placings.map((choice) => choice.what)))
            for (const at of sites) {
              const offered = placings.some((choice) => choice.at === at && choice.what === what);
              const lacks = what === undefined ? [] : explain(state, seat, { do: 'place', what, at });
              mustFit(offered, lacks, `${what} ${at}`);
              for (const { lack } of lacks) if (lack === 'notNow') throw new Error(`${what} ${at}: not now`);
              for (const lack of lacks) counts.add(`campaign lack ${lack.lack}`);
            }
        }
      },
    );
  const lacks = ['goods', 'aim', 'incomplete', 'scored', 'empty', 'forbidden', 'covered', 'token', 'plot'];
  expect(counts.missing(lacks.map((lack) => `campaign lack ${lack}`))).toEqual([]);
  report(
    counts
      .entries()
      .map(([name, n]) => `${name} ${n}`)
      .join(', '),
  );
});
