// Spoilers: some of the screens are of later games.
import type { Page } from 'playwright-core';
import { bring } from '../guests.ts';
import { journalUntil, type Moment } from '../journals.ts';
import type { Screen } from './screen.ts';
import type { World } from './world.ts';

const CAMPAIGN = { seats: 3, seed: '1', games: 6 };

const upTo = (name: string, isThere: (moment: Moment) => boolean) => async (world: World) => {
  const make = (): Promise<string> => bring(world.player, 'Later that year', journalUntil(CAMPAIGN, isThere));
  return `table/${await world.once(name, make)}`;
};

const hasTurn = ({ seat, choices }: Moment): boolean =>
  seat === 1 && choices().some((choice) => choice.do === 'place');

/** Four games of a campaign, with everything that first appears in them. */
const played = upTo('moments', (moment) => moment.game >= 5 && hasTurn(moment));
/** The first game is over, and somebody who has not won it decides. */
const firstOver = upTo(
  'names',
  ({ seat, game, choices, now }) =>
    seat === 1 && game === 1 && choices()[0]?.do !== 'place' && now().winners.length > 0,
);

/** Runs in the page: as somebody who was away since just before this happened for the `n`th time. */
const AWAY = `async ([kind, n]) => {
  const [, , table] = location.hash.split('/');
  const address = '/api/tables/' + table + '/history?seat=1&most=500&after=';
  const steps = [];
  for (let after = 0, last = 1; after < last; ) {
    const told = await (await fetch(address + after)).json();
    steps.push(...told.steps);
    last = told.last;
    after = told.steps.at(-1)?.seq ?? last;
  }
  const found = steps.filter(({ facts }) => facts.some((fact) => fact.fact === kind || fact.to === kind))[n];
  localStorage.setItem('charterstone-moments-' + table + '-1', String(found.seq - 1));
}`;

async function away(page: Page, kind: string, n: number): Promise<void> {
  await page.evaluate(`(${AWAY})(${JSON.stringify([kind, n])})`);
  await page.reload();
  await page.locator('.rite-slip').first().waitFor();
}

/** Looks at what was missed, up to a certain kind of moment. */
async function showing(page: Page, kind: string, n: number, stage: string): Promise<void> {
  await away(page, kind, n);
  await page.locator('.rite-slip .button').first().click();
  for (let i = 0; i < 20; i++) {
    await page.locator('.rite').waitFor();
    await page.waitForTimeout(50);
    if ((await page.locator(stage).count()) > 0) return;
    await page.keyboard.press('Escape');
    await page.waitForTimeout(50);
  }
  throw new Error(`${stage} never came`);
}

const stage = (name: string, kind: string, shown: string, n = 0, hash = played): Screen => ({
  name: `rite-${name}`,
  as: 'player',
  hash,
  within: '.rite',
  ready: '.village:has(.log li)',
  then: (page) => showing(page, kind, n, `.opening[data-look=${shown}`),
});

/** Moments of a game in play. */
export const RITES: readonly Screen[] = [
  {
    name: 'rite-missed',
    as: 'player',
    hash: played,
    within: '.rite-slips',
    ready: '.village:has(.log li)',
    then: (page) => away(page, 'opened', 0),
  },
  stage('crate', 'opened', 'crate]:has(.sticker)'),
  stage('crate-piles', 'opened', 'crate]:has([data-pile])', 3),
  stage('glue', 'built', 'glue]', 4),
  stage('rules', 'gameEnded', 'rules]'),
  stage('story', 'storyOpened', 'story]'),
  stage('guidepost', 'guidepost', 'guidepost]'),
  stage('goal', 'goalMet', 'guidepost]:has(.goal)'),
  stage('islands', 'dealt', 'islands]'),
  stage('names', 'gameEnded', 'names]', 0, firstOver),
];
