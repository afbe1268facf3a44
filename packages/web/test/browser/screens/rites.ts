// Spoilers: some of the screens are of later games.
import type { Page } from 'playwright-core';
import { bring } from '../guests.ts';
import { journalUntil, type Moment } from '../journals.ts';
import { showMissed } from './missed.ts';
import { press, type Screen } from './screen.ts';
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
const isFirstOver = ({ seat, game, choices, now }: Moment): boolean =>
  seat === 1 && game === 1 && choices()[0]?.do !== 'place' && now().winners.length > 0;
const firstOver = upTo('names', isFirstOver);

/** Runs in the page: as somebody who was away from a table since just before this happened for the `n`th time. */
const AWAY = `async ([table, kind, n]) => {
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

const away =
  (kind: string, n: number) =>
  async (page: Page, hash: string): Promise<void> => {
    await page.evaluate(`(${AWAY})(${JSON.stringify([hash.split('/')[1], kind, n])})`);
  };

/** Runs in the page, where nobody can listen: a browser with a voice for every language, which never comes to an end. */
const VOICE = `() => {
  SpeechSynthesisUtterance = class {};
  const voices = ['en-GB', 'de-DE', 'pl-PL'].map((lang) => ({ lang, localService: true, default: false }));
  speechSynthesis.getVoices = () => voices;
  speechSynthesis.speak = () => {};
}`;

const SLIP = '.village:has(.log li) .rite-slip';

const stage = (name: string, kind: string, shown: string, n = 0, hash = played): Screen => ({
  name: `rite-${name}`,
  as: 'player',
  hash,
  before: away(kind, n),
  within: '.rite',
  ready: SLIP,
  then: (page) => showMissed(page, `.opening[data-look=${shown}`),
});

const story = stage('story', 'storyOpened', 'story]');

/** Moments of a game in play. */
export const RITES: readonly Screen[] = [
  {
    name: 'rite-missed',
    as: 'player',
    hash: played,
    before: away('opened', 0),
    within: '.rite-slips',
    ready: SLIP,
  },
  stage('crate', 'opened', 'crate]:has(.sticker)', 0, firstOver),
  stage('crate-piles', 'opened', 'crate]:has([data-pile])', 3),
  stage('glue', 'built', 'glue]', 4),
  stage('rules', 'gameEnded', 'rules]'),
  story,
  {
    ...story,
    name: 'rite-aloud',
    // With everything that there is to press while it is read.
    then: async (page) => {
      await page.evaluate(`(${VOICE})()`);
      await showMissed(page, '.opening[data-look=story]');
      await press(page, '.rite .aloud-main');
      await page.locator('.rite .aloud-rate').waitFor();
    },
    sizes: ['desktop', 'phone'],
    // The voice.
    isLasting: true,
  },
  stage('guidepost', 'guidepost', 'guidepost]'),
  stage('goal', 'goalMet', 'guidepost]:has(.goal)'),
  stage('islands', 'dealt', 'islands]'),
  stage('names', 'gameEnded', 'names]', 0, firstOver),
  {
    ...stage('naming', 'gameEnded', 'names]'),
    // What is written stays: the table is another one each time.
    hash: async ({ player }) =>
      `table/${await bring(player, 'Later that year', journalUntil(CAMPAIGN, isFirstOver))}`,
    then: async (page) => {
      await showMissed(page, '.opening[data-look=names]');
      const labels = page.locator('.rite .name-label');
      await labels.nth(0).locator('input').fill('Hazelport am See');
      await labels.nth(0).locator('button[type=submit]').click();
      // It is asked whether that is for good.
      await labels.nth(0).locator('button[type=submit]').click();
      await page.locator('.name-written').waitFor();
      await labels.nth(1).locator('input').fill('Birchwick');
    },
  },
];
