import { hash, replay } from '@charterstone/rules';
import { CALM, newGame, type Table, theBox } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

const bytes = (game: Table): number[] => [...game.state.table];

describe('undo', () => {
  test('takes the last choice back: the table is as before, to the byte', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    const before = bytes(game);
    game.red.places('red-1');
    expect(bytes(game)).not.toEqual(before);
    game.red.undoes();
    expect(bytes(game)).toEqual(before);
    expect(game.facts).toEqual([{ fact: 'undone', seat: game.red.seat }]);
    expect(game.red.options).toContain('place big red-1');
  });

  test('goes back choice by choice, in the middle of an action too', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { clay: 1, wood: 1 } });
    const before = bytes(game);
    game.red.places('cloudPort');
    const placed = bytes(game);
    game.red.sells('resource-1');
    const sold = bytes(game);
    game.red.pays('wood');
    game.red.undoes();
    expect(bytes(game)).toEqual(sold);
    game.red.undoes();
    expect(bytes(game)).toEqual(placed);
    game.red.undoes();
    expect(bytes(game)).toEqual(before);
    expect(game.red.canUndo).toBe(false);
  });

  test('brings bumped workers, goods and points back', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ red: { clay: 1 }, blue: { workers: ['treasury'] } });
    game.red.places('treasury').undoes();
    expect(game.blue.workers).toEqual(['treasury', 'home']);
    expect(game.red.goods).toMatchObject({ clay: 1, coin: 4 });
  });

  test('something else can be chosen afterwards', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.red.places('red-1').undoes().places('yellow-1');
    expect(game.red.goods).toMatchObject({ clay: 0, grain: 1 });
    expect(game.deciders).toEqual([game.blue.seat]);
  });

  test('a finished turn can be taken back until somebody else has chosen', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.red.places('red-1');
    expect(game.deciders).toEqual([game.blue.seat]);
    expect(game.red.canUndo).toBe(true);
    game.blue.places('blue-1');
    expect(game.red.canUndo).toBe(false);
    expect(game.red.cannot({ do: 'undo' })).toEqual([{ lack: 'noUndo' }]);
  });

  test('nobody takes back the choice of another', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.red.places('red-1');
    expect(game.blue.canUndo).toBe(false);
    expect(game.blue.cannot({ do: 'undo' })).toEqual([{ lack: 'noUndo' }]);
  });

  test('what another seat chose before one’s own choice stays', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.red.places('red-1');
    game.blue.places('blue-1').undoes();
    expect(game.blue.canUndo).toBe(false);
    expect(game.red.canUndo).toBe(false);
    expect(game.red.workers).toEqual(['red-1', 'home']);
  });

  test('there is nothing to take back before the first choice', () => {
    const game = newGame({ until: 'charters' });
    expect(game.seat(1).cannot({ do: 'undo' })).toEqual([{ lack: 'noUndo' }]);
  });
});

describe('undo: the barrier', () => {
  test('a draw: a card was turned up', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { clay: 1 } });
    game.red.places('market');
    expect(game.red.canUndo).toBe(true);
    game.red.takes(game.sees.mat[0] ?? 0);
    expect(game.red.canUndo).toBe(false);
    expect(game.red.cannot({ do: 'undo' })).toEqual([{ lack: 'noUndo' }]);
  });

  test('no draw, no barrier: the Market without taking a card', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { clay: 1 } });
    game.red.places('market').picksNothing().undoes();
    expect(game.red.options).toContain('pick none');
  });

  test('a crate', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.red.places('charterstone');
    expect(game.red.canUndo).toBe(true);
    game.red.opens(8);
    expect(game.red.canUndo).toBe(false);
  });

  test('the die: the last plot of the start-up casts it', () => {
    const game = newGame({ charters: ['red', 'blue'], until: 'plots' });
    game.red.lays('red-1');
    expect(game.red.canUndo).toBe(true);
    game.blue.lays('blue-1');
    expect(game.blue.canUndo).toBe(false);
    expect(game.red.canUndo).toBe(false);
  });

  test('behind the barrier undo stops; what came after it can be taken back', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ red: { clay: 1, hand: [8, 212] }, mat: [206, 207, 5, 6, 7] });
    game.red.places('market').takes(206);
    expect(game.red.canUndo).toBe(false);
    game.red.passes();
    expect(game.red.canUndo).toBe(true);
    game.red.undoes();
    expect(game.red.options).toEqual(['use 212', 'pass 212']);
    expect(game.red.hand).toEqual([8, 206, 212]);
    expect(game.red.cannot({ do: 'undo' })).toEqual([{ lack: 'noUndo' }]);
  });

  test('the choice of a charter can be taken back until the next seat chooses', () => {
    const game = newGame({ seats: 2, until: 'charters' });
    game.seat(1).sitsDownAt('red').undoes().sitsDownAt('green');
    game.seat(2).sitsDownAt('red');
    expect(game.seat(1).canUndo).toBe(false);
    expect(game.green.seat).toBe(1);
  });
});

describe('the journal', () => {
  test('undone choices stay in it, and replaying it gives the same table', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.red.places('red-1').undoes().places('yellow-1');
    game.blue.places('charterstone').opens(9);
    // The second step of two players brings a boat.
    game.red.places('charterstone').opens(8).passes();
    const setting = { seats: 2, seed: game.seed, games: 1 };
    const again = replay(theBox(), { setting, entries: game.journal });
    if (!again.ok) throw new Error('the journal is refused');
    expect(hash(again.state)).toBe(hash(game.state));
    expect(again.facts.flat()).toEqual(game.history);
  });

  test('a line that is refused is named, with the reasons', () => {
    const game = newGame({ charters: ['red', 'blue'], seed: 'journal' });
    game.red.places('red-1');
    const entries = [...game.journal, { seat: game.red.seat, choice: { do: 'retrieve' } as const }];
    const again = replay(theBox(), { setting: { seats: 2, seed: game.seed, games: 1 }, entries });
    expect(again).toEqual({ ok: false, at: entries.length - 1, reasons: [{ lack: 'notYourDecision' }] });
  });

  test('a taken-back choice draws nothing: the same choice again brings the same', () => {
    const play = (hesitate: boolean): string => {
      const game = newGame({ charters: ['red', 'blue'], seed: 'hesitation' }).given({ progress: CALM });
      if (hesitate) game.red.places('charterstone').undoes();
      game.red.places('charterstone').opens(8);
      return hash(game.state);
    };
    expect(play(true)).toBe(play(false));
  });
});
