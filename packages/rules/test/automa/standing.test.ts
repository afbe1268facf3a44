import type { Charter } from '@charterstone/rules';
import { ends, inGame, settles, type Table, write } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { inLater, nextGame, seated, two } from './campaign.ts';
import { draws } from './table.ts';

describe('ruling 59: an Automa stands in for an absent player', () => {
  const away = (): Table => {
    const game = two().given({ unlocked: true, blue: { coins: 2, metal: 1, hand: [206] } });
    game.red.does({ do: 'automa', what: 'blue' });
    return nextGame(game, ['keep 206']);
  };

  test('on the same chair, from the next game on', () => {
    const game = away();
    expect(seated(game)).toEqual(['blue (Automa)', 'red']);
    expect(game.told('standsIn')).toEqual([{ fact: 'standsIn', seat: 2, charter: 'blue' }]);
    const [blue] = game.sees.charters.filter(({ charter }) => charter === 'blue');
    expect(blue).toMatchObject({ seat: 2, absent: true });
    expect(game.deciders).toEqual([game.red.seat]);
  });

  test('what was kept waits in the chest, and comes back with the player', () => {
    const game = away();
    expect(game.whereIs(206)).toBe('chest-blue');
    game.red.does({ do: 'dismiss', what: 'blue' });
    nextGame(game);
    expect(seated(game)).toEqual(['blue', 'red']);
    expect(game.told('isBack')).toEqual([{ fact: 'isBack', seat: 2, charter: 'blue' }]);
    expect(game.whereIs(206)).toBe('hand-blue');
    const [blue] = game.sees.charters.filter(({ charter }) => charter === 'blue');
    expect(blue?.goods).toMatchObject({ coin: 1, metal: 1 });
  });

  test('whoever is away may say that they are back', () => {
    const game = away();
    game.seat(2).does({ do: 'dismiss', what: 'blue' });
    nextGame(game);
    expect(seated(game)).toEqual(['blue', 'red']);
  });

  test('whoever is away may leave for good', () => {
    const game = away();
    game.seat(2).does({ do: 'part' });
    nextGame(game);
    expect(seated(game)).toEqual(['red']);
    expect(game.told('departed')).toEqual([{ fact: 'departed', seat: 2, charter: 'blue' }]);
  });

  test('somebody has to play: not for the last one who is there', () => {
    const game = away();
    expect(game.red.cannot({ do: 'automa', what: 'red' })).toEqual([{ lack: 'lastSeat' }]);
    expect(game.red.cannot({ do: 'part' })).toEqual([{ lack: 'lastSeat' }]);
    game.red.does({ do: 'dismiss', what: 'blue' });
    game.red.does({ do: 'automa', what: 'red' });
    nextGame(game);
    expect(seated(game)).toEqual(['blue', 'red (Automa)']);
  });

  test('nor may it stay when nobody else will be there', () => {
    const game = away();
    game.red.does({ do: 'dismiss', what: 'blue' });
    game.red.does({ do: 'part' });
    expect(game.red.cannot({ do: 'automa', what: 'blue' })).toEqual([{ lack: 'lastSeat' }]);
    expect(game.seat(2).cannot({ do: 'automa', what: 'blue' })).toEqual([{ lack: 'lastSeat' }]);
    expect(game.seat(2).cannot({ do: 'part' })).toEqual([{ lack: 'lastSeat' }]);
    // Whoever only said to come may think better of it.
    game.seat(3).does({ do: 'join', what: 'green' });
    expect(game.red.cannot({ do: 'automa', what: 'blue' })).toEqual([{ lack: 'lastSeat' }]);
    game.seat(3).does({ do: 'stay' });
    game.red.does({ do: 'stay' });
    game.red.does({ do: 'automa', what: 'blue' });
    nextGame(game);
    expect(seated(game)).toEqual(['blue (Automa)', 'red']);
  });

  test('nobody else comes to the charter meanwhile', () => {
    const game = away();
    expect(game.seat(3).cannot({ do: 'join', what: 'blue' })).toEqual([{ lack: 'seated', charter: 'blue' }]);
    game.red.does({ do: 'dismiss', what: 'blue' });
    expect(game.seat(3).cannot({ do: 'join', what: 'blue' })).toEqual([{ lack: 'seated', charter: 'blue' }]);
  });

  test('whoever said to leave, and an Automa was to follow, can’t simply stay', () => {
    const game = inGame({ game: 3, charters: ['red', 'blue', 'green'] });
    game.blue.does({ do: 'part' });
    game.red.does({ do: 'automa', what: 'blue' });
    expect(game.blue.cannot({ do: 'stay' })).toEqual([{ lack: 'seated', charter: 'blue' }]);
    nextGame(game);
    expect(seated(game)).toEqual(['blue (Automa)', 'green', 'red']);
    expect(game.sees.charters.every(({ absent }) => !absent)).toBe(true);
  });

  test('after the campaign the die deals the charters, and the chair is still the player’s', () => {
    const game = inLater(12, CHESTS, { charters: ['red', 'blue'], automas: ['green'] });
    game.red.does({ do: 'automa', what: 'blue' });
    settles(ends(game), ['pass', 'mark row-10', 'choose card', 'pick']);
    expect(game.sees.game).toBe(13);
    expect(game.sees.charters.filter(({ automa }) => automa)).toHaveLength(2);
    expect(game.sees.charters.filter(({ absent }) => absent).map(({ seat }) => seat)).toEqual([2]);
  });
});

describe('card 343 while an Automa stands in for its owner', () => {
  /** A later game of red and blue; blue has the spectral worker, and an Automa plays for blue. */
  const haunted = (game = 7): Table => {
    const table = inLater(game, {}, { charters: ['red', 'blue'], automas: [] });
    write(table, { blue: { open: [343], victories: game - 2 } });
    table.red.does({ do: 'automa', what: 'blue' });
    return nextGame(table, ['open L', 'open S']);
  };
  const esteem = (game: Table): number => game.sees.reputation.filter((charter) => charter === 'blue').length;

  test('it does not work for the Automa', () => {
    const game = haunted();
    const before = esteem(game);
    draws(game, 389, { blue: { workers: ['home', 'red-1'] } });
    expect(game.told('placed')).toContainEqual(expect.objectContaining({ charter: 'blue', worker: 'big' }));
    expect(esteem(game)).toBe(before);
    expect(game.told('spoke').map(({ card }) => card)).not.toContain(343);
  });

  test('nor is anybody esteemed when the Automa is bumped', () => {
    const game = haunted().given({ blue: { workers: ['red-1'] }, automaDeck: [382], unlocked: true });
    const before = esteem(game);
    game.red.places('red-1');
    expect(game.told('bumped')).toContainEqual(expect.objectContaining({ owner: 'blue', worker: 'big' }));
    expect(esteem(game)).toBe(before);
  });

  test('whoever comes back has it again', () => {
    const game = haunted();
    game.red.does({ do: 'dismiss', what: 'blue' });
    nextGame(game);
    expect(game.whereIs(343)).toBe('hand-blue');
    if (game.sees.active !== 'blue') game.idleUntil('blue');
    game.given({ blue: { workers: [] } });
    game.blue.does({ do: 'place', what: 'big', at: 'blue-1' });
    expect(game.blue.options).toContain('use 343');
  });

  test('its owner can’t win the campaign, away or not', () => {
    const game = haunted(11);
    expect(game.sees.game).toBe(12);
    settles(ends(game), ['pass', 'mark row-10', 'choose card', 'pick']);
    const [ended] = game.history.filter((fact) => fact.fact === 'campaignEnded');
    expect(ended).toMatchObject({ champions: ['red'] });
  });
});

describe('minions that an absent player kept', () => {
  /** Blue kept a golem and a robot and is away for a game, in a village that has cats as well. */
  const away = (): Table => {
    const minions = { golem: ['home'], robot: ['home'] };
    const position = { red: { minions: { cat: [] } }, blue: { minions } };
    const game = inLater(3, position, { charters: ['red', 'blue'], automas: [], rules: [33, 34] });
    write(game, { blue: { circles: [1, 1, 1, 2] } });
    game.red.does({ do: 'automa', what: 'blue' });
    return nextGame(game, ['keep golem', 'keep robot']);
  };
  const serving = (game: Table): readonly string[] => game.blue.supply.minions.map(({ minion }) => minion);

  test('do not serve the Automa, which has one of each kind', () => {
    const game = away();
    expect(serving(game)).toEqual(['golem', 'cat', 'robot']);
  });

  test('come back as they were, and nothing of the Automa’s with them', () => {
    const game = away();
    game.red.does({ do: 'dismiss', what: 'blue' });
    nextGame(game);
    expect(serving(game)).toEqual(['golem', 'robot']);
  });

  test('also after several games', () => {
    const game = nextGame(away());
    game.red.does({ do: 'dismiss', what: 'blue' });
    nextGame(game);
    expect(serving(game)).toEqual(['golem', 'robot']);
  });

  test('who kept none has none', () => {
    const position = { red: { minions: { cat: [], robot: [] } } };
    const game = inLater(3, position, { charters: ['red', 'blue'], automas: [], rules: [33, 34] });
    game.red.does({ do: 'automa', what: 'blue' });
    nextGame(game);
    expect(game.blue.supply.minions).toHaveLength(2);
    game.red.does({ do: 'dismiss', what: 'blue' });
    nextGame(game);
    expect(game.blue.supply.minions).toEqual([]);
  });
});

describe('sides: an Automa that sits down after they were taken (game 12)', () => {
  /** Game 12 of red and blue, in which an Automa plays this charter; all sides were taken before it came. */
  const battle = (charter: Charter, side: 'loyal' | 'rebel'): Table => {
    const game = inLater(11, {}, { charters: ['red', 'blue'], automas: [] });
    game.red.does({ do: 'automa', what: charter });
    nextGame(game, ['open S', `choose ${side}`]);
    expect(game.sees.game).toBe(12);
    return game;
  };

  test.each([
    { charter: 'blue', side: 'rebel', own: 374, made: 398 },
    { charter: 'green', side: 'loyal', own: 363, made: 393 },
    { charter: 'black', side: 'rebel', own: 372, made: 396 },
  ] as const)('$charter, $side: it plays card $made instead of $own', ({ charter, side, own, made }) => {
    const game = battle(charter, side);
    expect(game.whereIs(made)).toBe(`play-${charter}`);
    expect(game.wasUsed(made)).toBe(true);
    expect(game.whereIs(own)).toBe('index');
  });

  test.each([
    { charter: 'blue', side: 'loyal', own: 368, made: 398 },
    { charter: 'green', side: 'rebel', own: 369, made: 393 },
  ] as const)(
    '$charter, $side: its own is on the other side, it plays none',
    ({ charter, side, own, made }) => {
      const game = battle(charter, side);
      expect(game.whereIs(made)).toBe('index');
      expect(game.whereIs(own)).toBe(`chest-${charter}`);
      expect(game.of(charter).supply.persona).toEqual([]);
    },
  );

  test('afterwards the card of people is dealt again, that of Automas is not', () => {
    const game = battle('blue', 'rebel');
    game.red.does({ do: 'dismiss', what: 'blue' });
    settles(ends(game), ['pass', 'mark row-10', 'choose card', 'pick']);
    expect(game.sees.game).toBe(13);
    expect(game.whereIs(398)).toBe('index');
    // Like that of red, who was there.
    for (const card of [371, 374]) expect(game.whereIs(card)).toMatch(/^(personaDeck|play-)/);
  });
});

/** After the campaign everybody draws from all personas. */
const CHESTS = { red: { chest: [280, 293, 295, 296] }, green: { chest: [258, 271, 273] } };

test('ruling 59: rule 29 limits what waits like what anybody keeps', () => {
  const hand = [206, 207, 208];
  const game = inGame({ game: 1, charters: ['red', 'blue'] }).given({ blue: { hand, coins: 3 } });
  game.red.does({ do: 'automa', what: 'blue' });
  nextGame(game);
  const waiting = (): number => hand.filter((card) => game.whereIs(card) === 'chest-blue').length;
  expect(waiting()).toBeGreaterThan(1);
  nextGame(game);
  expect(game.sees.game).toBe(3);
  expect(waiting()).toBe(1);
});
