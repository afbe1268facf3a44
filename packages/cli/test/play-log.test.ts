import { CHARTERS, charterOfSeat, type Fact, inspect } from '@charterstone/rules';
import { prepared } from '@charterstone/server/journals';
import { LANGS } from '@charterstone/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { cardText } from '../src/play/answers.ts';
import { deskFor } from '../src/play/desk.ts';
import { tell } from '../src/play/log/chronicler.ts';
import { Session, type Told } from '../src/play/session.ts';
import { widthOf } from '../src/terminal/columns.ts';
import { box } from './games.ts';

const desk = deskFor(box, 'en', false);

/** One choice and what came of it. */
function told(...facts: readonly Fact[]): Told[] {
  return [{ seat: 1, facts }];
}

/** Words with an echo on a story, a guidepost and a companion. */
const remembering = {
  ...desk,
  texts: {
    ...desk.texts,
    cards: {
      ...desk.texts.cards,
      129: {
        name: 'The Door',
        text: 'It opens.\n\n[after 124] Coins roll out.\n\n[after 128] A pumpkin rolls out.',
      },
      402: { name: 'The Post', text: '[after 124] It gleams.\n\nIt points.' },
    },
  },
};

describe('the log of a village that remembers', () => {
  const read = (card: number): Fact => ({ fact: 'storyRead', card });
  const laid: Fact = {
    fact: 'cardMoved',
    charter: undefined,
    card: 402,
    from: 'index',
    to: 'guidepost',
    why: 0,
  };

  test('tells a card with what came before it, and without the ways not taken', () => {
    const lines = tell(remembering, [...told(read(128)), ...told(read(129), laid)], { from: 1 });
    expect(lines).toEqual([
      '',
      'Card 129 · A Price on Every Door',
      '  It opens.',
      '',
      '  A pumpkin rolls out.',
      '',
      'Guidepost · The King Can’t Wait',
      '  It points.',
      '',
    ]);
    expect(tell(remembering, told(read(124), laid)).join('\n')).toContain('  It gleams.\n\n  It points.');
  });

  test('does not know what is still to come', () => {
    const lines = tell(remembering, told(read(129), read(124), read(128)));
    expect(lines.join('\n')).not.toMatch(/Coins roll|A pumpkin rolls|\[after/);
  });

  test('tells the same when a card is looked up again', () => {
    const journal = prepared(box, { game: 4, seats: 2, seed: 'echo', bots: [] });
    const session = Session.resume(box, journal, undefined, 'it');
    expect(session.stories.slice(0, 2)).toEqual([1, 2]);
    const [, second] = session.stories.filter((card) => card >= 124 && card <= 130);
    const text = 'Here.\n\n[after 124] Coins.\n\n[after 128] Goods.';
    const texts = { ...desk.texts, cards: { ...desk.texts.cards, [second ?? 0]: { name: 'Here', text } } };
    const looking = { desk: { ...desk, texts }, session, seen: inspect(session.state), seat: 1 };
    const [, ...body] = cardText(looking, String(second));
    const past = session.isTold(124) ? '  Coins.' : '  Goods.';
    expect(body).toEqual(['  Here.', '', past]);
    expect(tell(looking.desk, session.told).join('\n')).toContain(body.join('\n'));
  });
});

describe('the log', () => {
  test('tells stars that are filled one by one together, and each charter’s doings between games in a paragraph', () => {
    const star = (charter: 'red' | 'blue', row: number): Fact => ({
      fact: 'marked',
      charter,
      sheet: 'glory',
      row,
      why: 18,
    });
    const lines = tell(
      desk,
      told(
        { fact: 'gameEnded', winners: ['red'], points: { red: 31, blue: 12 } },
        star('red', 2),
        star('blue', 1),
        star('red', 1),
        { fact: 'victory', charter: 'red', total: 1 },
        star('red', 2),
      ),
    );
    expect(lines.slice(-3)).toEqual([
      '♦ Red fills 2 glory stars, in rows 1 and 2. Red gains a victory and now has 1.',
      '  Red fills a glory star in row 2.',
      '■ Blue fills a glory star in row 1.',
    ]);
  });

  test('tells the result of a game: points, where they came from, the goal, the crates', () => {
    const lines = tell(
      desk,
      told(
        { fact: 'gameBegan', game: 3, first: 'red', progress: 6 },
        { fact: 'turnBegan', charter: 'red', turn: 1 },
        { fact: 'opened', charter: 'red', crate: 4, card: 8, why: 445 },
        { fact: 'turnEnded', charter: 'red' },
        { fact: 'goalMet', guidepost: 401, charters: ['blue'] },
        { fact: 'storyOpened', door: 'C', kings: 1 },
        { fact: 'points', charter: 'red', n: 10, total: 28, why: 414 + 23 },
        { fact: 'gameEnded', winners: ['red', 'blue'], points: { red: 28, blue: 28, green: 3 } },
      ),
    );
    expect(lines.slice(lines.indexOf('Game 3 · Result')).join('\n').trimEnd()).toBe(
      [
        'Game 3 · Result',
        'The game is over.',
        'Red and Blue share the victory with 28 VP each.',
        '  ♦ Red    28 VP  10 of them for reputation',
        '  ■ Blue   28 VP  goal of the guidepost met',
        '  ♣ Green   3 VP',
        'Crates opened: 4 (Red) and C',
        '1 turn was played.',
      ].join('\n'),
    );
  });

  test('tells the end of a campaign by category, and why the best may not have won it', () => {
    const score = { capacity: 10, personas: 12, victories: 14, glory: 100, buildings: 20 };
    const lines = tell(
      desk,
      told({
        fact: 'campaignEnded',
        champions: ['blue'],
        scores: [
          { charter: 'red', ...score, total: 300 },
          { charter: 'blue', ...score, total: 156 },
        ],
      }),
    );
    expect(lines.join('\n')).toMatch(/Blue wins the campaign with 156 points\.\n +♦ Red +■ Blue\n/);
    expect(lines.join('\n')).toMatch(/ {2}Total +300 +156\n/);
    expect(lines.join(' ')).toMatch(/owes the spectral worker his price: Red\./);
  });

  test('names a building that stood there at that time, not the one that stands there now', () => {
    const built = (card: number, over?: number): Fact => ({
      fact: 'built',
      charter: 'red',
      card,
      site: 'red-3',
      why: 444,
      ...(over === undefined ? {} : { over }),
    });
    const bumped: Fact = { fact: 'bumped', charter: 'red', owner: 'blue', worker: 'big', site: 'red-3' };
    const lines = tell(desk, [...told(built(73)), ...told(bumped), ...told(built(74, 73)), ...told(bumped)]);
    expect(lines.join(' ').replace(/\s+/g, ' ')).toMatch(
      /from the Tiled Parlour\..*over the Tiled Parlour .*from the Kiln Yard\./,
    );
  });
});

describe('a whole campaign', () => {
  const told: Told[] = [];
  let session: Session;

  beforeAll(() => {
    const journal = prepared(box, { game: 13, seats: 4, seed: 'log', bots: [2, 3, 4] });
    session = Session.resume(box, journal, undefined, 'it');
    told.push(...session.told);
  });

  test.each(LANGS)('is told in %s without a code, each line as wide as the terminal at most', (lang) => {
    const { size, ...rest } = deskFor(box, lang, false);
    const lines = tell({ ...rest, size: () => ({ ...size(), width: 72 }) }, told);
    expect(lines.length).toBeGreaterThan(3000);
    for (const line of lines) {
      expect(line).not.toMatch(/undefined|NaN|\[object|\brow-\d|\bsky-[a-z]|\b[a-z]+-\d\b|#\d/);
      expect([line, widthOf(line) <= 72]).toEqual([line, true]);
    }
  });

  test.each(LANGS)(
    'with Automas is told in %s as well, and no card of theirs is named again as a reason',
    (lang) => {
      const { size, ...rest } = deskFor(box, lang, false);
      const desk = { ...rest, size: () => ({ ...size(), width: 72 }) };
      const solo = prepared(box, { game: 13, seats: 1, automas: 2, seed: 'log', bots: [] });
      const lines = tell(desk, Session.resume(box, solo, undefined, 'it').told);
      expect(lines.length).toBeGreaterThan(1500);
      for (const line of lines) {
        expect(line).not.toMatch(/undefined|NaN|\[object|\brow-\d|\bsky-[a-z]|\b[a-z]+-\d\b|#\d/);
        expect([line, widthOf(line) <= 72]).toEqual([line, true]);
      }
      const text = lines.join(' ').replace(/\s+/g, ' ');
      const cards = box.data.automa?.deck.map((card) => desk.say.name(card)) ?? [];
      expect(cards.length).toBeGreaterThan(10);
      for (const card of cards) {
        expect([card, text.includes(card)]).toEqual([card, true]);
        expect([card, text.includes(`(${card})`)]).toEqual([card, false]);
      }
    },
  );

  test('reads every story and rule once, and every guidepost with its game', () => {
    const lines = tell(desk, told);
    const facts = told.flatMap((choice) => choice.facts);
    for (const fact of facts)
      if (fact.fact === 'storyRead')
        expect(
          lines.filter((line) => line === `Card ${fact.card} · ${desk.say.name(fact.card)}`),
        ).toHaveLength(1);
    const guideposts = lines.filter((line) => line.startsWith('Guidepost · '));
    expect(guideposts).toHaveLength(11);
  });

  test('tells the one person at the keyboard their own secret and nobody else’s', () => {
    const secrets = CHARTERS.map(
      (charter): Fact => ({
        fact: 'cardHidden',
        charter,
        card: 344,
        from: 'index',
        to: `secret-${charter}`,
        why: 406,
      }),
    );
    const known = session
      .heard(secrets)
      .flatMap((fact) => ('card' in fact && 'charter' in fact ? [fact.charter] : []));
    expect(session.persons).toEqual([1]);
    expect(known).toEqual([charterOfSeat(session.state, 1)]);
  });
});
