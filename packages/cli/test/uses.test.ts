import { box as data } from '@charterstone/box';
import { COMMONS, COMMONS_CARD, type Fact, PRINTED_RULE } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { branchesOf, endingsOf, thingsOf } from '../src/uses/things.ts';
import { Witness } from '../src/uses/witness.ts';

const things = thingsOf(data);

/** What somebody who hears these facts has seen used, in order. */
function used(...facts: readonly Fact[]): string[] {
  const seen: string[] = [];
  new Witness(data, things, (thing) => seen.push(things.names[thing] ?? '')).read(facts);
  return seen;
}

const move = (card: number, from: string, to: string, why: number): Fact => ({
  fact: 'cardMoved',
  charter: 'red',
  card,
  from,
  to,
  why,
});
const spoke = (card: number): Fact => ({ fact: 'spoke', charter: 'red', card });
const points = (why: number): Fact => ({ fact: 'points', charter: 'red', n: 1, total: 1, why });
const placed = (site: string, building: number): Fact => ({
  fact: 'placed',
  charter: 'red',
  worker: 'big',
  site,
  building,
});
const paid = (good: 'coin' | 'clay', n: number, why: number): Fact => ({
  fact: 'paid',
  charter: 'red',
  good,
  n,
  why,
});
const turnEnded: Fact = { fact: 'turnEnded', charter: 'red' };

describe('what there is to use', () => {
  test('every card but those of Automas, every crate, both branches of every fork, both endings', () => {
    for (const [number, card] of Object.entries(data.cards)) {
      const own = new RegExp(`^${card.kind} ${number}( (un)?kind)?$`);
      const names = things.names.filter((name) => own.test(name));
      const automa =
        card.kind === 'automa' ||
        (card.kind === 'persona' && card.automa === true) ||
        (Number(number) >= 158 && Number(number) <= 162);
      expect([number, names.length]).toEqual([number, automa ? 0 : card.kind === 'companion' ? 2 : 1]);
    }
    for (const crate of Object.keys(data.crates)) expect(things.names).toContain(`crate ${crate}`);
    expect(Object.keys(data.crates)).toHaveLength(54 + 23);
    expect(things.names.filter((name) => name.startsWith('fork '))).toHaveLength(24);
    expect(branchesOf(data, 402)).toEqual(['E', 'F']);
    expect(endingsOf(data).map(({ door }) => door)).toEqual(['U', 'V']);
    expect(new Set(things.names).size).toBe(things.names.length);
  });
});

describe('used means used', () => {
  test('a card that is dealt, drawn, bought or discarded has done nothing', () => {
    for (const card of [206, 236, 259, 281, 315, 219, 214, 344, 357])
      expect(
        used(
          move(card, 'index', 'deck', 12),
          { fact: 'revealed', card, place: 'mat-1' },
          move(card, 'mat-1', 'hand-red', COMMONS_CARD),
          move(card, 'hand-red', 'discard', 96),
        ),
      ).toEqual([]);
  });

  test('a building is used by a worker who stands on it, not by being built', () => {
    expect(used({ fact: 'built', charter: 'red', card: 73, site: 'red-2', why: 444 })).toEqual([]);
    expect(used(placed('red-2', 73))).toEqual(['building 73']);
    expect(used(placed('market', COMMONS_CARD + COMMONS.indexOf('market')))).toEqual(['building market']);
  });

  test('an ability is used when its effect is felt, not when it was offered or came to nothing', () => {
    expect(used({ fact: 'passed', charter: 'red', card: 213 })).toEqual([]);
    // 331 rolls each time its owner enters a charter; only a hit pays.
    expect(used(spoke(331))).toEqual([]);
    expect(used(spoke(331), points(331))).toEqual(['persona 331']);
    expect(used({ fact: 'short', charter: 'red', good: 'pumpkin', n: 1, why: 281 })).toEqual([]);
    expect(used({ fact: 'gained', charter: 'red', good: 'pumpkin', n: 1, why: 281 })).toEqual(['guest 281']);
  });

  test('a treasure is used by what it does, not by going to the discards', () => {
    expect(used(move(238, 'hand-red', 'discard', 238))).toEqual([]);
    expect(
      used(spoke(238), move(238, 'hand-red', 'discard', 238), move(206, 'deck', 'hand-red', 238)),
    ).toEqual(['treasure 238']);
    // An amulet brings a worker home, which is told without its number.
    expect(used(spoke(241), move(241, 'hand-red', 'discard', 241))).toEqual(['treasure 241']);
  });

  test('an original persona is used by being put on, another one by speaking', () => {
    expect(used(move(203, 'index', 'play-red', 1))).toEqual(['persona 203']);
    expect(used(move(280, 'chest-red', 'play-red', 15), points(280))).toEqual(['rule 15', 'persona 280']);
    expect(used(move(280, 'chest-red', 'play-red', 15))).toEqual(['rule 15']);
  });

  test('255 is used when a resource stands in for a coin', () => {
    // Building 44 takes four coins.
    const use = [placed('black-2', 44), spoke(255)];
    expect(used(...use, paid('coin', 4, 44), turnEnded)).toEqual(['building 44']);
    expect(used(...use, paid('coin', 3, 44), paid('clay', 1, 44), turnEnded)).toEqual([
      'building 44',
      'persona 255',
    ]);
    expect(used(...use, { fact: 'waived', charter: 'red', card: 44 }, turnEnded)).toEqual(['building 44']);
    // Building 43 takes no coin.
    expect(used(placed('black-2', 43), spoke(255), turnEnded)).toEqual(['building 43']);
  });

  test('objectives are scored, minions help, perils are taken, companions are treated well or badly', () => {
    expect(used({ fact: 'scored', charter: 'red', card: 214, why: 446 })).toEqual(['objective 214']);
    expect(used({ fact: 'helped', charter: 'red', minion: 'cat', site: 'red-1' }, points(227))).toEqual([
      'minion 227',
    ]);
    expect(used({ fact: 'perilTaken', charter: 'red', peril: 'blight', site: 'red-1', why: 36 })).toEqual([
      'rule 36',
      'peril blight',
    ]);
    const marked = (sheet: 'glory' | 'capacity'): Fact => ({
      fact: 'marked',
      charter: 'red',
      sheet,
      row: 1,
      why: 339,
    });
    expect(used(marked('capacity'))).toEqual(['companion 339 kind']);
    expect(used(marked('glory'))).toEqual(['companion 339 unkind']);
  });

  test('a victory card counts when the campaign is decided by it', () => {
    const taken: Fact = {
      fact: 'cardHidden',
      charter: 'red',
      card: 344,
      from: 'index',
      to: 'secret-red',
      why: 406,
    };
    const ended: Fact = { fact: 'campaignEnded', scores: [], champions: [] };
    const door: Fact = { fact: 'storyOpened', door: 'V', kings: 0 };
    expect(used(taken)).toEqual([]);
    expect(used(taken, door, ended)).toEqual(['crate V', 'victory 344', 'ending V']);
  });

  test('a location card is used when a minion comes to stand on its plot, or on the island over it', () => {
    const minion = (site: string): Fact => ({ fact: 'laid', what: 'cat', charter: 'red', site, why: 409 });
    const island: Fact = {
      fact: 'laid',
      what: 'skyIsland',
      island: 'sky-red-4',
      charter: 'red',
      site: 'red-2',
      why: 132,
    };
    const card = move(357, 'index', 'table', 409);
    // Card 357 shows plot 2 of red.
    expect(used(card, minion('red-2'))).toEqual(['location 357']);
    expect(used(card, minion('red-3'))).toEqual([]);
    expect(used(island, card, minion('sky-red-4'))).toEqual(['rule 132', 'location 357']);
    expect(used(minion('red-2'))).toEqual([]);
  });

  test('rules by what they do; those without a voice by being read; a row of the quota track by being sold to', () => {
    expect(used(spoke(PRINTED_RULE + 20))).toEqual([]);
    expect(used({ fact: 'advanced', charter: 'red', from: 3, to: 4, why: PRINTED_RULE + 20 })).toEqual([
      'printed rule 20',
    ]);
    expect(used({ fact: 'ruleEntered', slot: 12, card: 60 })).toEqual(['rule 60']);
    expect(used({ fact: 'ruleEntered', slot: 18, card: 14 })).toEqual([]);
    expect(used({ fact: 'ruleEntered', slot: 0, card: 34 })).toEqual([]);
    expect(used({ fact: 'sold', charter: 'red', space: 'minion-3', why: 449 })).toEqual(['rule 34']);
    expect(used({ fact: 'sold', charter: 'red', space: 'coin-3', why: 449 })).toEqual([]);
  });

  test('guideposts by whoever reaches them, forks by the door that opens, a rule of one game by its voice', () => {
    const goal = (charters: readonly 'red'[]): Fact => ({ fact: 'goalMet', guidepost: 403, charters });
    const door: Fact = { fact: 'storyOpened', door: 'F', kings: -1 };
    expect(used(goal([]), door)).toEqual(['crate F', 'fork 403 F']);
    expect(used(goal(['red']), door)).toEqual(['guidepost 403', 'crate F', 'fork 403 F']);
    expect(used(door)).toEqual(['crate F']);
    expect(used(spoke(405))).toEqual(['rule of guidepost 405']);
    expect(used({ fact: 'opened', charter: 'red', crate: 31, card: 73, why: 445 })).toEqual(['crate 31']);
    expect(used({ fact: 'storyRead', card: 16 })).toEqual(['story 16']);
  });
});
