import { box as data } from '@charterstone/box';
import { type Fact, type Inspection, inspect, view } from '@charterstone/rules';
import { expect, test } from 'vitest';
import {
  boxWith,
  type Ledger,
  ledger,
  mustPlay,
  playoutByChoices,
  type StrategyName,
  tally,
  theBox,
} from '../src/index.ts';
import { report } from './report.ts';

const STRATEGIES: readonly StrategyName[] = ['random', 'curious', 'eager', 'ambitious'];
/** A box in which everything runs out: few coins, resources, cards and spaces, and a Treasury that is too generous. */
const poor = boxWith({
  coins: 25,
  resources: 4,
  board: { ...data.board, reputation: { spaces: 4, start: [3, 2, 2, 1, 1, 0] } },
  commons: { ...data.commons, treasury: { cost: { resource: 1 }, benefit: { coin: 6 } } },
  startUp: { ...data.startUp, deck: data.startUp.deck.slice(0, 4) },
});
const BOXES = { 'the box': theBox(), 'a poor box': poor };
const counts = tally();
/** The twelve games of a campaign, and two with the finished village. */
const GAMES = 14;

/** Whether somebody got a part of what was due, because the supply ran out (ruling 9). */
function partlyShort(facts: readonly Fact[]): boolean {
  return facts.some((fact, i) => {
    const next = facts[i + 1];
    return (
      fact.fact === 'gained' && next?.fact === 'short' && next.good === fact.good && next.why === fact.why
    );
  });
}

function mustAgree(books: Ledger, table: Inspection): void {
  const wrong = books.differences(table);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

test.each(Object.entries(BOXES))(
  'whoever hears only the facts knows the whole open table (%s)',
  (name, box) => {
    for (const seats of [1, 2, 3, 4, 5, 6]) {
      for (const player of STRATEGIES) {
        const books = ledger(box);
        mustPlay(box, { seats, seed: 'facts', player }, { check: false }, (...at) =>
          playoutByChoices(...at, (state, told) => {
            books.write(told);
            counts.add(`facts of ${name}`, told.length);
            counts.add(`choices with ${name}`);
            if (partlyShort(told)) counts.add('gains cut short');
            const table = inspect(view(state, undefined));
            if (table.round > 0 && table.mat.length < 5) counts.add('tables with an empty place on the mat');
            if (table.reputation.at(-1) !== undefined) counts.add('tables with a full reputation track');
            mustAgree(books, table);
          }),
        );
      }
    }
    expect(counts.of(`choices with ${name}`)).toBeGreaterThan(3000);
  },
);

/** A story of its own for each number of seats; together they have nearly every card of the box in play. */
test.each([
  { seats: 1, player: 'curious' },
  { seats: 2, player: 'ambitious' },
  { seats: 3, player: 'ambitious' },
  { seats: 4, player: 'ambitious' },
  { seats: 5, player: 'curious' },
  { seats: 6, player: 'ambitious' },
] as const)('from game to game, through whole campaigns ($seats seats)', ({ seats, player }) => {
  const box = theBox();
  const books = ledger(box);
  const match = { seats, seed: 'facts', player, games: GAMES };
  mustPlay(box, match, { check: false }, (...at) =>
    playoutByChoices(...at, (state, told) => {
      books.write(told);
      counts.add('facts of campaigns', told.length);
      counts.add('choices in campaigns');
      for (const { fact } of told) counts.add(`told ${fact}`);
      // What is told wrongly stays wrong: at big tables a look now and then finds it, too.
      if (seats < 4 || counts.of('choices in campaigns') % 4 === 0)
        mustAgree(books, inspect(view(state, undefined)));
    }),
  );
});

/** Facts that move something. The others say why, who or that (a roll, a card that spoke): nothing lies otherwise without them. */
const TELLING: readonly Fact['fact'][] = [
  ...(['charterChosen', 'started', 'gameBegan', 'roundBegan', 'turnBegan', 'advanced', 'gameEnded'] as const),
  ...(['gained', 'paid', 'returned', 'gave', 'points', 'esteemed', 'sold', 'scored', 'put'] as const),
  ...(['placed', 'bumped', 'retrieved', 'caught', 'cardMoved', 'revealed', 'shuffled'] as const),
  ...(['ruleEntered', 'built', 'laid', 'perilTaken', 'dealt', 'marked', 'victory', 'noted'] as const),
  ...(['storyOpened', 'cleared', 'campaignEnded'] as const),
];

test('the books notice whatever is kept from them', () => {
  const box = theBox();
  const heard: { readonly told: readonly Fact[]; readonly table: Inspection }[] = [];
  const match = { seats: 3, seed: 'dark', player: 'ambitious', games: GAMES } as const;
  playoutByChoices(box, match, {}, (state, told) =>
    heard.push({ told, table: inspect(view(state, undefined)) }),
  );
  const unnoticed = TELLING.filter((kept) => {
    const books = ledger(box);
    return !heard.some(({ told, table }) => {
      books.write(told.filter(({ fact }) => fact !== kept));
      return told.some(({ fact }) => fact === kept) && books.differences(table).length > 0;
    });
  });
  expect(unnoticed).toEqual([]);
});

test('and everything did run out', () => {
  for (const name of [
    'gains cut short',
    'tables with an empty place on the mat',
    'tables with a full reputation track',
  ])
    expect(counts.of(name), name).toBeGreaterThan(10);
  report(
    counts
      .entries()
      .map(([name, n]) => `${name} ${n}`)
      .join(', '),
  );
});
