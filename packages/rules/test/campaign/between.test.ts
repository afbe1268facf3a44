import { choiceText, deciders, load, options, save } from '@charterstone/rules';
import { ends, inGame, isAsked, settles, sheetOf, type Table, theBox } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

/** The end of game 1: red and blue fill stars, side by side. */
function stars(): Table {
  const game = inGame({ game: 1, charters: ['red', 'blue'] });
  game.given({ red: { points: 20 }, blue: { points: 20 } });
  return ends(game);
}

/** One seat goes on as far as it can while the game is put away: the first wish that it may choose, else its first option. */
function goesOnAlone(table: Table, charter: 'red' | 'blue', wishes: readonly string[]): void {
  const { seat } = table[charter];
  const { game } = table.sees;
  while (table.deciders.includes(seat) && table.sees.game === game) {
    const choices = options(table.state, seat);
    const wished = choices.find((choice) => wishes.includes(choiceText(choice))) ?? choices[0];
    table.chooses(seat, wished ?? expect.fail(`seat ${seat} decides, but has no option`));
  }
}

/** Two seats in the end of game 2, with stars to fill, and too many cards to keep. */
function puttingAway(): Table {
  const game = inGame({ game: 2, charters: ['red', 'blue'] });
  game.given({ red: { points: 11, hand: [206, 207] }, blue: { points: 25, hand: [208, 209] } });
  const isCounted = ({ action }: Table): boolean => action.some(({ fact }) => fact === 'gameEnded');
  return settles(ends(game), ['open B', 'mark row-10'], isCounted);
}

describe('choices between games', () => {
  test('can be taken back as long as nobody else chose', () => {
    const game = stars();
    game.red.does({ do: 'mark', what: 'row-3' });
    expect(game.red.canUndo).toBe(true);
    game.red.undoes();
    expect(sheetOf(game, 'red').glory).toBe(0);
  });

  test('not after another seat chose', () => {
    const game = stars();
    game.red.does({ do: 'mark', what: 'row-3' });
    game.blue.does({ do: 'mark', what: 'row-1' });
    expect(game.red.canUndo).toBe(false);
    expect(game.blue.canUndo).toBe(true);
  });

  test('a door of the story can’t be shut again', () => {
    const game = inGame({ game: 2, charters: ['red', 'blue'] }).given({ red: { coins: 9 } });
    settles(ends(game), ['mark row-10'], isAsked('open A'));
    game.red.does({ do: 'open', at: 'A' });
    expect(game.red.canUndo).toBe(false);
  });

  test('nobody waits: one seat fills stars and circles and keeps its things before another has begun', () => {
    const game = puttingAway();
    goesOnAlone(game, 'red', ['mark row-2', 'mark card', 'keep 207']);
    expect(game.deciders).toEqual([game.blue.seat]);
    expect(game.red.hand).toEqual([207]);
    expect(sheetOf(game, 'blue')).toMatchObject({ victories: 0 });
    goesOnAlone(game, 'blue', ['mark row-3']);
    expect(game.sees.game).toBe(3);
    expect(sheetOf(game, 'blue')).toMatchObject({ victories: 1 });
  });

  test('in whatever order seats put their things away, the same table comes out', () => {
    const first = puttingAway();
    goesOnAlone(first, 'red', ['mark row-2']);
    goesOnAlone(first, 'blue', ['mark row-3']);
    const second = puttingAway();
    goesOnAlone(second, 'blue', ['mark row-3']);
    goesOnAlone(second, 'red', ['mark row-2']);
    expect(save(first.state)).toEqual(save(second.state));
  });

  test('what was not asked is refused', () => {
    const game = stars();
    expect(game.red.cannot({ do: 'mark', what: 'coin' })).not.toEqual([]);
    expect(game.red.cannot({ do: 'mark', what: 'row-11' })).not.toEqual([]);
    expect(game.red.cannot({ do: 'open', at: 'A' })).not.toEqual([]);
    expect(game.red.cannot({ do: 'keep', what: 'coin' })).not.toEqual([]);
    expect(game.red.cannot({ do: 'retrieve' })).not.toEqual([]);
  });

  test('a table saved between games goes on where it was', () => {
    const { state } = stars();
    const again = load(theBox(), save(state));
    if (again === undefined) throw new Error('the bytes can’t be read');
    expect(deciders(again)).toEqual(deciders(state));
    for (const seat of deciders(state)) expect(options(again, seat)).toEqual(options(state, seat));
  });
});
