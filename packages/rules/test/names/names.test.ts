import { type Aside, choose } from '@charterstone/rules';
import { newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

describe('card 3 and rule 8: names', () => {
  test('a player names the persona of the own charter', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.red.names(203, 'Ada');
    expect(game.facts).toEqual([{ fact: 'named', charter: 'red', card: 203, text: 'Ada' }]);
  });

  test('already when the charter is chosen, and not before', () => {
    const game = newGame({ seats: 2, until: 'charters' });
    expect(game.seat(1).cannot({ do: 'name', what: 203, text: 'Ada' })).toEqual([{ lack: 'notYours' }]);
    game.seat(1).sitsDownAt('red').names(203, 'Ada');
    expect(game.deciders).toEqual([2]);
  });

  test('at any time, also in the turn of another; no decision is touched by it', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    const before = game.red.options;
    game.blue.names(204, 'Bob');
    expect(game.red.options).toEqual(before);
    expect(game.deciders).toEqual([game.red.seat]);
  });

  test('whoever holds an unnamed assistant may name it', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { hand: [8, 206] } });
    game.red.names(206, 'Carla');
    expect(game.facts).toMatchObject([{ charter: 'red', card: 206, text: 'Carla' }]);
  });

  test('a name is written once, even if the assistant changes hands', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { hand: [8, 206] } });
    game.red.names(206, 'Carla').names(203, 'Ada');
    expect(game.red.cannot({ do: 'name', what: 206, text: 'Dora' })).toEqual([{ lack: 'named', card: 206 }]);
    expect(game.red.cannot({ do: 'name', what: 203, text: 'Eva' })).toEqual([{ lack: 'named', card: 203 }]);
    game.given({ red: { hand: [8] }, blue: { hand: [9, 206] } });
    expect(game.blue.cannot({ do: 'name', what: 206, text: 'Dora' })).toEqual([{ lack: 'named', card: 206 }]);
  });

  test('nobody names what is not theirs: another’s persona or assistant, an open card, a building', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ blue: { hand: [9, 206] }, mat: [207, 208, 5, 6, 7] });
    for (const what of [204, 205, 206, 207, 8, 280])
      expect(game.red.cannot({ do: 'name', what, text: 'Ada' })).toEqual([{ lack: 'notYours' }]);
  });

  test('a name can be taken back like a choice (ruling 41)', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    const before = [...game.state.table];
    game.red.names(203, 'Aad').undoes();
    expect([...game.state.table]).toEqual(before);
    game.red.names(203, 'Ada');
    expect(game.facts).toMatchObject([{ text: 'Ada' }]);
  });
});

describe('ruling 41: names have 1 to 30 signs', () => {
  const naming = (text: string) =>
    choose(newGame({ charters: ['red', 'blue'] }).state, 1, { do: 'name', what: 203, text });

  test.each([
    'A',
    'x'.repeat(30),
    'Jean-Luc O’Neill',
    'Żółć gęślą jaźń',
    'Юлия',
    '太郎',
    'Ада 2',
    // Twenty signs, though forty halves in memory.
    '🏡'.repeat(20),
  ])('"%s" is a name', (text) => {
    expect(naming(text).ok).toBe(true);
  });

  test.each([
    ['nothing', ''],
    ['31 signs', 'x'.repeat(31)],
    ['a blank', ' '],
    ['a blank before', ' Ada'],
    ['a blank behind', 'Ada '],
    ['a line break', 'A\nda'],
    ['a tab', 'A\tda'],
    ['an invisible sign', 'A\u200bda'],
    ['a sign that turns the text round', '\u202eAda'],
    ['a line separator', 'A\u2028da'],
    ['half a sign', 'A\ud800'],
    ['a null', 'A\u0000'],
  ])('%s is none', (_, text) => {
    expect(naming(text)).toEqual({ ok: false, reasons: [{ lack: 'badName' }] });
  });

  test('what is no text, or no card, is refused and never throws', () => {
    const { state } = newGame({ charters: ['red', 'blue'] });
    const fromWire = (json: string): Aside => JSON.parse(json);
    for (const text of ['5', 'null', '["Ada"]', '{}'])
      expect(choose(state, 1, fromWire(`{"do":"name","what":203,"text":${text}}`))).toEqual({
        ok: false,
        reasons: [{ lack: 'badName' }],
      });
    for (const what of ['0', '414', '2.5', '-203', 'null', '"203"'])
      expect(choose(state, 1, fromWire(`{"do":"name","what":${what},"text":"Ada"}`))).toEqual({
        ok: false,
        reasons: [{ lack: 'unknown' }],
      });
  });
});
