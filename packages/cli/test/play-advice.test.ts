import { hint } from '@charterstone/bots';
import {
  choose,
  deciders,
  gameOf,
  hash,
  inspect,
  newCampaign,
  options,
  type State,
} from '@charterstone/rules';
import { prepared } from '@charterstone/server/journals';
import { chance, hiddenOtherwise } from '@charterstone/testkit';
import { LANGS } from '@charterstone/words';
import { describe, expect, test } from 'vitest';
import { type Desk, deskFor } from '../src/play/desk.ts';
import { type Menu, menuFor } from '../src/play/menu.ts';
import { adviceLines } from '../src/play/screens/advice.ts';
import { widthOf } from '../src/terminal/columns.ts';
import { box } from './games.ts';
import { charterstoneHere, folder } from './program.ts';

const typed = (...lines: readonly string[]): string => `${lines.join('\n')}\n`;

/** Decisions of a campaign of two, every so many. */
function decisions(every: number): State[] {
  const journal = prepared(box, { game: 9, seats: 2, seed: 'advice', bots: [] });
  let { state } = newCampaign(box, journal.setting);
  return journal.entries.flatMap(({ seat, choice }, i) => {
    const before = state;
    const outcome = choose(state, seat, choice);
    if (!outcome.ok) throw new Error('an entry was refused');
    state = outcome.state;
    return i % every === 0 ? [before] : [];
  });
}

const states = decisions(13);
const seatIn = (state: State): number => deciders(state)[0] ?? 0;
const menuAt = (desk: Desk, state: State): Menu =>
  menuFor({ desk, state, seen: inspect(state), seat: seatIn(state) });

describe.each(LANGS)('in %s', (lang) => {
  const desk: Desk = { ...deskFor(box, lang, false), size: () => ({ width: 80, rows: 24 }) };

  test('advice is a sentence or two at every decision, no wider than the terminal', () => {
    expect(states.length).toBeGreaterThan(40);
    for (const state of states) {
      const lines = adviceLines(desk, state, menuAt(desk, state));
      expect(lines.join(' ')).toMatch(/^\p{Lu}.*\.$/u);
      expect(lines.join(' ')).not.toMatch(/undefined|\[object|NaN|term-|\{\w/);
      for (const line of lines) expect([line, widthOf(line) <= 80]).toEqual([line, true]);
    }
  });
});

describe('the number it names', () => {
  const desk = deskFor(box, 'en', false);

  test('is that of the option the bot would choose', () => {
    for (const state of states) {
      const menu = menuAt(desk, state);
      const told = adviceLines(desk, state, menu).join(' ');
      const [, number = '', way = ''] = /^I would take (\d+)(s?): /.exec(told) ?? [];
      const item = menu.items[Number(number) - 1];
      const chosen = way === 's' ? item?.variants.s : item?.choice;
      expect([told, chosen]).toEqual([told, hint(gameOf(state), menu.seat)?.choice]);
      expect(options(state, menu.seat)).toContainEqual(chosen);
    }
  });
});

test('it says so where there is nothing to choose, and only there', () => {
  const desk = deskFor(box, 'en', false);
  const all = decisions(1);
  const alone = all.filter((state) => options(state, seatIn(state)).length === 1);
  expect(alone.length).toBeGreaterThan(3);
  const told = (state: State): string =>
    adviceLines(desk, state, menuAt(desk, state)).join(' ').replace(/\s+/g, ' ');
  for (const state of alone)
    expect(told(state)).toMatch(/^I would take 1: .*\. It is the only possibility\.$/);
  const others = states.filter((state) => !alone.some((other) => hash(other) === hash(state)));
  for (const state of others) expect(told(state)).not.toMatch(/only possibility/);
});

test('nothing hidden shows: tables that look the same get the same advice', () => {
  const desk = deskFor(box, 'en', false);
  for (const state of states) {
    const seat = seatIn(state);
    const menu = menuAt(desk, state);
    const told = adviceLines(desk, state, menu);
    for (const other of ['a', 'b']) {
      const table = hiddenOtherwise(state, seat, chance(other));
      expect(hash(table)).not.toBe(hash(state));
      expect(adviceLines(desk, table, menu)).toEqual(told);
    }
  }
});

test('it is asked for by a word, in the language spoken or in English, and changes nothing', async () => {
  const file = `${folder()}/game.json`;
  const people = ['play', '--seats', '2', '--bots', '0', '--seed', 'table', '--save', file];
  const ran = await charterstoneHere(
    [...people, '--lang', 'en'],
    typed('hint', '1', '1', '1', '1', 'hint', 'advice'),
  );
  expect(ran).toMatchObject({ code: 0, err: '' });
  const told = [...ran.out.matchAll(/I would take \d+s?: .*/g)].map(([line]) => line);
  expect(told).toHaveLength(3);
  expect(ran.out.replace(/\s+/g, ' ')).toMatch(
    /I would take \d: Choose the \w+ charter\. But that is a matter of taste/,
  );
  expect(told[1]).toBe(told[2]);
  expect(ran.out).toMatch(/That\s+brings/);
  const german = await charterstoneHere(
    ['play', '--resume', file, '--lang', 'de'],
    typed('rat', 'hint', 'hilfe'),
  );
  expect(german.out.match(/Ich würde \d+s? nehmen: /g)).toHaveLength(2);
  expect(german.out).toMatch(/rat +sagen, was ein Bot/);
});
