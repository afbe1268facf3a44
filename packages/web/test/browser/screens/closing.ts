// Spoilers: some of the screens are of later games, and of the end.
import type { Fact } from '@charterstone/rules';
import type { Page } from 'playwright-core';
import { bring } from '../guests.ts';
import { type Ahead, storedUntil } from '../journals.ts';
import type { Screen } from './screen.ts';
import type { World } from './world.ts';

type IsNext = (ahead: Ahead) => boolean;

/** A stored campaign just before something happens, seen by whoever makes it happen. Nobody else goes on meanwhile. */
const before = (name: string, seats: number, isNext: IsNext) => async (world: World) => {
  const make = async (): Promise<string> => {
    const { journal, next } = storedUntil(seats, isNext, []);
    return bring(world.player, 'Hazelport', journal, [next.seat]);
  };
  return `table/${await world.once(`closing ${name}`, make)}`;
};

const asked =
  (game: number, deed: string, what: RegExp = /^/): IsNext =>
  (ahead) => {
    const { choice } = ahead;
    return (
      ahead.game === game && choice.do === deed && what.test(String('what' in choice ? choice.what : ''))
    );
  };

/** Just after this was told for the first time: whoever was away since is shown it. */
const after = (name: string, seats: number, isTold: (fact: Fact, game: number) => boolean) => {
  let isOver = false;
  return before(name, seats, (ahead) => {
    if (isOver) return true;
    isOver = ahead.facts.some((fact) => isTold(fact, ahead.game));
    return false;
  });
};

const page = (name: string, hash: Screen['hash'], ready: string): Screen => ({
  name: `between-${name}`,
  as: 'player',
  hash,
  ready: `.between ${ready}`,
  within: '.between',
});

/** Runs in the page: as somebody who was away for the last few steps. */
const AWAY = `async () => {
  const [, , table] = location.hash.split('/');
  const { last } = await (await fetch('/api/tables/' + table + '/history?most=1')).json();
  for (let seat = 1; seat <= 6; seat++)
    localStorage.setItem('charterstone-moments-' + table + '-' + seat, String(last - 1));
}`;

async function showing(shown: Page, stage: string): Promise<void> {
  await shown.evaluate(`(${AWAY})()`);
  await shown.reload();
  await shown.locator('.rite-slip .button').first().click();
  for (let i = 0; i < 20; i++) {
    await shown.locator('.rite').waitFor();
    await shown.waitForTimeout(50);
    if ((await shown.locator(stage).count()) > 0) return;
    await shown.keyboard.press('Escape');
    await shown.waitForTimeout(50);
  }
  throw new Error(`${stage} never came`);
}

const stage = (name: string, hash: Screen['hash'], shown: string): Screen => ({
  name: `closing-${name}`,
  as: 'player',
  hash,
  within: '.rite',
  ready: '.village:has(.log li)',
  then: (open) => showing(open, shown),
});

const podium = after('podium', 5, ({ fact }, game) => fact === 'gameEnded' && game === 7);
const finale = after('finale', 3, ({ fact }) => fact === 'campaignEnded');

/** The end of a game, what is decided between games, and the end of the campaign. */
export const CLOSING: readonly Screen[] = [
  page('fork', before('fork', 4, asked(2, 'open')), '.fork'),
  page('stars', before('stars', 4, asked(4, 'mark', /^row/)), '.star-row'),
  page('circles', before('circles', 4, asked(4, 'mark', /^(coin|card|minion|resource)/)), '.circle-option'),
  page('keep', before('keep', 5, asked(7, 'keep', /^\d/)), '.card-option'),
  page('islands', before('islands', 4, asked(7, 'lay')), '.site-option'),
  page('persona', before('persona', 5, asked(9, 'pick', /^\d/)), '.card-option'),
  page('side', before('side', 5, asked(11, 'choose')), '.card-option'),
  stage('podium', podium, '.podium'),
  stage(
    'doors',
    after('doors', 4, ({ fact }) => fact === 'forked'),
    '.closing-doors',
  ),
  stage(
    'battle',
    after('battle', 5, (fact) => fact.fact === 'storyOpened' && 'UV'.includes(fact.door)),
    '.battle',
  ),
  stage('finale', finale, '.tally-scores'),
  {
    name: 'closing-end',
    as: 'player',
    hash: finale,
    ready: '.at-the-end .tally-scores',
    within: '.at-the-end',
  },
];
