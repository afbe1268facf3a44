// Spoilers: some of the screens are of later games, and of the end.
import { box } from '@charterstone/box';
import type { Entry, Fact } from '@charterstone/rules';
import { bring } from '../guests.ts';
import { type Ahead, journalUntil, type Moment, storedUntil, storedWhole } from '../journals.ts';
import { showMissed } from './missed.ts';
import { fromMenu, press, type Screen } from './screen.ts';
import type { World } from './world.ts';

type IsNext = (ahead: Ahead) => boolean;
type IsTold = (fact: Fact, game: number) => boolean;

/** A stored campaign just before something happens, seen by whoever makes it happen. Nobody else goes on meanwhile. */
const before =
  (name: string, seats: number, looking: () => IsNext, whose = (next: Entry) => next.seat) =>
  async (world: World) => {
    const make = async (): Promise<string> => {
      const { journal, next } = storedUntil(seats, looking(), []);
      return bring(world.player, 'Hazelport', journal, [whose(next)]);
    };
    return `table/${await world.once(`closing ${name}`, make)}`;
  };

const asked =
  (game: number, deed: string, what: RegExp = /^/) =>
  (): IsNext =>
  (ahead) => {
    const { choice } = ahead;
    return (
      ahead.game === game && choice.do === deed && what.test(String('what' in choice ? choice.what : ''))
    );
  };

/** Just after this was told for the first time: whoever was away since is shown it. Some of it only the one who did it is told. */
const after = (name: string, seats: number, isTold: IsTold, isForDoer = false) => {
  let doer = 0;
  return before(
    name,
    seats,
    () => {
      let isOver = false;
      return (ahead) => {
        if (isOver) return true;
        isOver = ahead.facts.some((fact) => isTold(fact, ahead.game));
        if (isOver) doer = ahead.seat;
        return false;
      };
    },
    ({ seat }) => (isForDoer ? doer : seat),
  );
};

const page = (name: string, hash: Screen['hash'], ready: string): Screen => ({
  name: `between-${name}`,
  as: 'player',
  hash,
  ready: `.between ${ready}`,
  within: '.between',
});

/** Runs in the page: as somebody who was away from a table for the last few steps. */
const AWAY = `async (table) => {
  const { last } = await (await fetch('/api/tables/' + table + '/history?most=1')).json();
  for (let seat = 1; seat <= 6; seat++)
    localStorage.setItem('charterstone-moments-' + table + '-' + seat, String(last - 1));
}`;

const stage = (name: string, hash: Screen['hash'], shown: string): Screen => ({
  name: `closing-${name}`,
  as: 'player',
  hash,
  before: async (open, at) => {
    await open.evaluate(`(${AWAY})(${JSON.stringify(at.split('/')[1])})`);
  },
  within: '.rite',
  ready: '.village:has(.log li) :is(.rite-slip, .rite)',
  then: (open) => showMissed(open, shown),
});

/** The islands of one's charter in the campaign, some with a building, over plots with and without one; and those that are dealt to anybody after it. */
const islands = async (world: World): Promise<string> => {
  const isThere = ({ seat, game, choices, now }: Moment): boolean =>
    seat === 1 &&
    game > 1 &&
    choices()[0]?.do === 'lay' &&
    choices().some(({ what }) => now().village[String(what)] !== undefined);
  const make = (): Promise<string> =>
    bring(world.player, 'Hazelport', journalUntil({ seats: 2, seed: '1', bots: [] }, isThere));
  return `table/${await world.once('closing islands', make)}`;
};
const dealtIslands = before(
  'dealt islands',
  3,
  () =>
    ({ choice, now }) =>
      choice.do === 'lay' && now().game === 14,
);

/** As many as can be: the longest tally. */
const podium = after('podium', 6, ({ fact }, game) => fact === 'gameEnded' && game === 7);
const finale = after('finale', 3, ({ fact }) => fact === 'campaignEnded');
/** In the campaign of two the village loses its battle. */
const lost = async (world: World): Promise<string> => {
  const make = (): Promise<string> => bring(world.player, 'Hazelport', storedWhole(2, []));
  return `table/${await world.once('closing lost', make)}`;
};

/** The last ceremony, in its light; what it counts comes a moment later. */
const last = (name: string, hash: Screen['hash'], light: string): Screen => ({
  ...stage(name, hash, ''),
  then: async (open) => {
    await showMissed(open, `.closing[data-look=${light}]`);
    await open.locator('.rite .tally-scores').waitFor();
  },
});

const end = (name: string, hash: Screen['hash'], battle: string): Screen => ({
  name: `closing-${name}`,
  as: 'player',
  hash,
  ready: `.at-the-end[data-battle=${battle}] .tally-scores`,
  within: '.at-the-end',
});

/** The slot of the Chronicle that stars are ruled by. */
const GLORY_SLOT = 28;
const DEALT = '.closing-card:not(.closing-light)';

/** What a full row of stars brings at the start of a game is taken, and not before a turn of it. */
function isBonus({ seat, choice, now }: Ahead): boolean {
  if (choice.do !== 'pick' || typeof choice.what !== 'string') return false;
  const { round, questions } = now();
  const asks = questions.find((one) => one.seat === seat);
  const card = asks === undefined ? undefined : box.cards[asks.card];
  return round === 0 && card?.kind === 'rule' && card.slot === GLORY_SLOT;
}

function isGuidepost(card: number): boolean {
  return box.cards[card]?.kind === 'guidepost';
}

/** The end of a game, what is decided between games, and the end of the campaign. */
export const CLOSING: readonly Screen[] = [
  page('fork', before('fork', 4, asked(2, 'open')), '.fork'),
  page('stars', before('stars', 4, asked(4, 'mark', /^row/)), '.star-row'),
  page('circles', before('circles', 4, asked(4, 'mark', /^(coin|card|minion|resource)/)), '.circle-option'),
  page('keep', before('keep', 5, asked(7, 'keep', /^\d/)), '.card-option'),
  page('last-look', before('last look', 6, asked(12, 'keep')), '.left-things'),
  page('companion', before('companion asks', 4, asked(5, 'choose', /^(un)?kind$/)), '.asking'),
  page(
    'bonus',
    before('bonus', 5, () => isBonus),
    '.word-option',
  ),
  page('islands', islands, '.site-option.card-option'),
  {
    ...page('advice', islands, '.site-option'),
    // It lies above the page, and covers nothing of it.
    then: async (open) => {
      await fromMenu(open, 'hint');
      await open.locator('.note-actions .button').first().click({ trial: true });
      const [slip, asks] = await Promise.all(
        ['.note', '.between'].map((one) => open.locator(one).boundingBox()),
      );
      if (!slip || !asks || slip.y + slip.height > asks.y) throw new Error('the advice covers the question');
    },
    within: '.note',
  },
  {
    ...page('plots', islands, '.site-option'),
    then: async (open) => {
      await press(open, '.between .site-option');
      // The way back to the islands.
      await open.locator('.between-main:has(.site-option.card-option) .button-paper').waitFor();
    },
  },
  page('after-campaign', dealtIslands, '.site-option'),
  page('persona', before('persona', 5, asked(9, 'pick', /^\d/)), '.card-option'),
  page('side', before('side', 5, asked(11, 'choose')), '.card-option'),
  {
    ...page('away', islands, '.site-option'),
    then: async (open) => {
      await press(open, '.between-foot .button:last-child');
      await open.locator('.between-away').waitFor();
    },
    within: '.between-away',
  },
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
  stage(
    'battle-won',
    after('battle won', 3, (fact) => fact.fact === 'storyOpened' && 'UV'.includes(fact.door)),
    '.battle',
  ),
  stage(
    'light',
    after('light', 5, (fact) => fact.fact === 'noted' && fact.note > 0 && isGuidepost(fact.card)),
    '.closing-light',
  ),
  stage(
    'companion',
    after('companion', 4, (fact, game) => game === 5 && fact.fact === 'storyOpened'),
    DEALT,
  ),
  stage(
    'secret',
    after('secret', 5, ({ fact }) => fact === 'cardHidden', true),
    DEALT,
  ),
  stage(
    'arrival',
    after('arrival', 4, (fact, game) => game === 10 && fact.fact === 'cardMoved' && fact.to === 'table'),
    '.opening[data-look=arrival]',
  ),
  stage(
    'islands',
    after('islands dealt', 3, ({ fact }, game) => fact === 'gameEnded' && game === 13),
    '.opening[data-look=islands]',
  ),
  // Whoever has seen the end is not offered it again: the page behind it comes first.
  end('end', finale, 'won'),
  last('finale', finale, 'dawn'),
  end('end-lost', lost, 'lost'),
  last('finale-lost', lost, 'night'),
  {
    name: 'book-ended',
    as: 'player',
    hash: async (world) => `${await finale(world)}/book`,
    ready: '.book-sheet .book-stars',
    within: '.book-ending',
    then: (open) => open.locator('.book-ending').scrollIntoViewIfNeeded(),
  },
  {
    name: 'closing-played-on',
    as: 'player',
    hash: before('played on', 3, asked(13, 'place')),
    ready: '.village:has(.log li):has(.thing-possible)',
  },
];
