import { bring, makeTable } from '../guests.ts';
import { journalUntil } from '../journals.ts';
import { press, type Screen } from './screen.ts';
import type { World } from './world.ts';

const book =
  (name: string, make: (world: World) => Promise<string>, place?: number) => async (world: World) =>
    ['table', await world.once(name, make), 'book', place].filter((part) => part !== undefined).join('/');

const sixGames = (world: World): Promise<string> =>
  makeTable(world.player, 'Six games later', {
    seats: 3,
    bots: { 2: 'easy', 3: 'easy' },
    preparedGame: 6,
    seed: 'a book to look at',
  });

const firstTurn = (world: World): Promise<string> =>
  bring(
    world.player,
    'Friday evening',
    journalUntil({ seats: 2, seed: 'a blank page', games: 1 }, ({ seat, turn }) => seat === 1 && turn >= 3),
  );

const VILLAGE = '.book-board .tile';

/** The campaign book: before there is anything in it, in the middle, and what unfolds in it. */
export const BOOK: readonly Screen[] = [
  { name: 'book-blank', as: 'player', hash: book('blank book', firstTurn), ready: VILLAGE },
  { name: 'book', as: 'player', hash: book('six games', sixGames), ready: VILLAGE },
  {
    name: 'book-beginning',
    as: 'player',
    hash: book('six games', sixGames, 0),
    within: '.book-spread',
    ready: VILLAGE,
  },
  {
    name: 'book-numbers',
    as: 'player',
    hash: book('six games', sixGames, 3),
    within: '.book-chart',
    ready: VILLAGE,
    then: async (page) => {
      await press(page, 'section:has(#book-sources) .book-toggle');
      await page.locator('section:has(#book-sources) .book-numbers:not(.unseen)').scrollIntoViewIfNeeded();
    },
  },
];
