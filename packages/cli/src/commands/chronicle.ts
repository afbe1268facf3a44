import { existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { BOTS } from '@charterstone/bots';
import { box as data } from '@charterstone/box';
import { compile } from '@charterstone/rules';
import { LANGS } from '@charterstone/words';
import { defineCommand } from 'citty';
import { oneOf, wholeNumber } from '../arguments.ts';
import { bookOf } from '../chronicle/book.ts';
import { type Order, playCampaign } from '../chronicle/campaign.ts';
import { Trouble, unwritable } from '../trouble.ts';

const MOST_SEATS = 6;
const GAMES = 12;

export const chronicle = defineCommand({
  meta: {
    name: 'charterstone chronicle',
    description:
      'Let bots play a campaign, and tell it as a book: one page to read from end to end. Full of spoilers',
  },
  args: {
    seed: { type: 'string', default: '1', description: 'Same seed, same book', valueHint: 'text' },
    lang: { type: 'string', default: 'en', description: LANGS.join(', '), valueHint: 'lang' },
    out: {
      type: 'string',
      description: 'The page to write; one that is there is overwritten. Else it goes to the standard output',
      valueHint: 'file',
    },
    seats: { type: 'string', default: '4', description: `1 to ${MOST_SEATS}`, valueHint: 'n' },
    players: {
      type: 'string',
      default: 'greedy',
      description: `Who plays: ${BOTS.join(', ')}`,
      valueHint: 'kind',
    },
    games: { type: 'string', default: String(GAMES), description: `1 to ${GAMES}`, valueHint: 'n' },
  },
  run: ({ args }) => {
    const lang = oneOf('lang', args.lang, LANGS);
    const order: Order = {
      seed: args.seed,
      seats: wholeNumber('seats', args.seats, 1, MOST_SEATS),
      games: wholeNumber('games', args.games, 1, GAMES),
      player: oneOf('players', args.players, BOTS),
    };
    if (args.out !== undefined) refuseFolder(args.out);
    const page = bookOf(data, playCampaign(compile(data), order).facts, order, lang);
    if (args.out === undefined) process.stdout.write(page);
    else {
      write(args.out, page);
      console.log(`The book is in ${args.out}.`);
    }
  },
});

/** What can be known before a campaign is played for nothing. */
function refuseFolder(file: string): void {
  const folder = dirname(file);
  if (!existsSync(folder)) throw new Trouble(`There is no folder ${folder} to write ${file} to.`);
  if (existsSync(file) && statSync(file).isDirectory()) throw new Trouble(`${file} is a folder, not a page.`);
}

function write(file: string, page: string): void {
  try {
    writeFileSync(file, page);
  } catch (error) {
    throw unwritable(file, error);
  }
}
