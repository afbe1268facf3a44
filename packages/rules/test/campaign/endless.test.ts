import { CALM, ends, settles, write } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import {
  AFTER,
  BLUE_PERSONAS,
  inThirteenth,
  last,
  openPlot,
  RED_PERSONAS,
  setUp,
  thirteenth,
} from './afterwards.ts';
import { doors, RICH } from './village.ts';

describe('crate W: the last page', () => {
  test('opens after the twelfth game, whichever ending it was', () => {
    expect(doors(thirteenth())).toEqual(['W']);
  });

  test('rules 152 to 157 take the place of what was there', () => {
    const { chronicle } = thirteenth().sees;
    expect(chronicle).toEqual(expect.arrayContaining([152, 153, 154, 155, 156, 157]));
    for (const old of [132, 126, 127, 14, 29, 125]) expect(chronicle).not.toContain(old);
  });

  test('spectral worker, original personas and companions are archived', () => {
    const game = thirteenth();
    for (const card of [343, 200, 201, 202, 203, 204, 205, 337, 338])
      expect(game.whereIs(card)).toBe('archive');
  });

  test('goods, minions and cards go back: nobody begins with more than the bonus', () => {
    const game = setUp(inThirteenth('choose minion'));
    for (const { charter, goods, hand } of game.sees.charters) {
      expect([charter, goods]).toEqual([
        charter,
        { coin: 0, metal: 0, grain: 0, wood: 0, coal: 0, clay: 0, pumpkin: 0 },
      ]);
      expect(hand).toEqual([]);
      expect(game.of(charter).minions('cat')).toEqual([]);
    }
    expect(game.sees.supply.coin).toBe(36);
  });

  test('the village stays as it is', () => {
    const game = thirteenth();
    expect(game.sees.village).toMatchObject({ 'red-2': 73, 'sky-red-1': 76, 'blue-2': 88 });
  });
});

describe('rule 154: set-up after the campaign', () => {
  test('the die deals the charters', () => {
    const dealt = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const charters = setUp(inThirteenth('lay'), seed).sees.charters.map(({ charter }) => charter);
      expect(new Set(charters).size).toBe(2);
      dealt.add(charters.toSorted().join());
    }
    expect(dealt.size).toBeGreaterThan(2);
  });

  test('every seat has one', () => {
    const game = setUp(inThirteenth('lay'));
    const told = game.action.filter((fact) => fact.fact === 'charterChosen').map(({ seat }) => seat);
    expect(told.toSorted()).toEqual([1, 2]);
  });

  test('whoever had a charter gives it back before the first is dealt', () => {
    const had = last().sees.charters.map(({ seat, charter }) => ({ fact: 'stoodUp', seat, charter }));
    const told = setUp(inThirteenth('lay')).action;
    const isBack = ({ fact }: { readonly fact: string }): boolean => fact === 'stoodUp';
    expect(told.filter(isBack)).toEqual(expect.arrayContaining(had));
    expect(told.filter(isBack)).toHaveLength(had.length);
    expect(told.findLastIndex(isBack)).toBeLessThan(told.findIndex(({ fact }) => fact === 'charterChosen'));
    expect(told.findIndex(isBack)).toBeGreaterThan(told.findIndex(({ fact }) => fact === 'campaignEnded'));
  });

  test('five cards, three objectives, the token on its space, twelve influence, no guidepost', () => {
    const game = thirteenth();
    expect(game.sees.mat).toHaveLength(5);
    expect(game.sees.objectives).toHaveLength(3);
    expect(game.progress).toBe(game.state.box.board.progress.start[1]);
    for (const player of game.players) expect(player.influence).toBe(12);
    for (const card of [400, 412, 413]) expect(game.whereIs(card)).not.toBe('guidepost');
  });

  test('bonuses in reverse order: a minion or a card, and $2 or three points', () => {
    const game = setUp(inThirteenth('choose minion'));
    const order = game.sees.charters.map(({ charter }) => charter);
    const [first, second] = order;
    if (first === undefined || second === undefined) throw new Error('two play');
    expect(game.deciders).toEqual([game.of(second).seat]);
    expect(game.of(second).options).toEqual(['choose minion', 'choose card']);
    // Only the cat is known, and one may do without.
    game.of(second).chooses('minion').picks('cat');
    expect(game.of(second).minions('cat')).toEqual(['home']);
    expect(game.of(second).options).toEqual(['choose coins', 'choose points']);
    game.of(second).chooses('coins');
    expect(game.of(second).coins).toBe(2);
    expect(game.deciders).toEqual([game.of(first).seat]);
    settles(game, ['choose card', 'pick', 'choose points']);
    expect(game.of(first).points).toBe(3);
    expect(game.of(first).hand).toHaveLength(1);
  });

  test('glory rows give nothing any more', () => {
    const table = write(last(), { red: { stars: [3, 4, 5] }, blue: { stars: [3, 4, 5] } });
    const game = settles(ends(table), ['pass', 'mark row-10', 'choose card', 'choose points', 'pick']);
    for (const player of game.players) {
      expect(player.points).toBe(3);
      expect(player.coins).toBe(0);
    }
  });
});

describe('rule 152: islands are dealt', () => {
  test('four random ones each, of any colour; two are laid', () => {
    const game = setUp(inThirteenth('lay'));
    for (const { charter, seat } of game.sees.charters) {
      const texts = game.seat(seat).options;
      expect(texts).toHaveLength(20);
      const islands = new Set(texts.map((text) => text.split(' ')[1]));
      expect(islands.size).toBe(4);
      expect(texts.every((text) => text.split(' ')[2]?.startsWith(charter))).toBe(true);
    }
  });

  test('no island belongs to two', () => {
    const game = setUp(inThirteenth('lay'));
    const all = game.deciders.flatMap((seat) => [
      ...new Set(game.seat(seat).options.map((text) => text.split(' ')[1])),
    ]);
    expect(new Set(all).size).toBe(8);
  });

  test('not always the same', () => {
    const deals = new Set(
      ['a', 'b', 'c'].map((seed) => setUp(inThirteenth('lay'), seed).decider.options.slice(0, 20).join()),
    );
    expect(deals.size).toBe(3);
  });
});

describe('rule 153: personas are dealt', () => {
  test('three each, one is put on, the others go back', () => {
    const game = setUp(
      (table) => table.sees.game === 13 && table.decider.options.every((text) => text.startsWith('pick')),
    );
    const [seat] = game.deciders;
    if (seat === undefined) throw new Error('somebody chooses a persona');
    expect(game.seat(seat).options).toHaveLength(3);
    settles(game, AFTER);
    for (const player of game.players) {
      expect(player.personas).toHaveLength(1);
      expect(player.chest).toEqual([]);
    }
    const pooled = [...RED_PERSONAS, ...BLUE_PERSONAS].filter((card) => game.whereIs(card) === 'personaDeck');
    expect(pooled).toHaveLength(10);
  });

  test('personas of charters nobody played are pooled, too', () => {
    const table = write(last(), { green: { used: [258, 369] } });
    const game = settles(ends(table), AFTER);
    for (const card of [258, 369]) expect(game.whereIs(card)).toMatch(/^(personaDeck|play-)/);
  });

  test('a newly unlocked persona acts at once', () => {
    const game = thirteenth();
    const player = game.decider;
    const site = openPlot(game, player.charter);
    game.given({
      unlocked: true,
      [player.charter]: { ...RICH, hand: [25], built: { [site]: 25 } },
      progress: CALM,
    });
    player.places('charterstone');
    if (player.options.includes('pass 156')) player.passes();
    player.opens(25);
    expect(game.whereIs(224)).toBe(`play-${player.charter}`);
  });

  test('the Shoemaker-like building draws from the persona deck', () => {
    const game = thirteenth();
    const player = game.decider;
    const site = openPlot(game, player.charter);
    game.given({ unlocked: true, [player.charter]: { ...RICH, stands: { [site]: 93 } } });
    player.places(site);
    expect(player.personas).toHaveLength(2);
  });
});
