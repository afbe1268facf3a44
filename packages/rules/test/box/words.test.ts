import { box as boxData } from '@charterstone/box';
import { describe, expect, test } from 'vitest';
import { assistant, changed, problems, withBoard, withCard } from './problems.ts';

const UNKNOWN: readonly { what: string; word: string; card: number; box: object }[] = [
  { what: 'a benefit', word: 'gold', card: 73, box: changed(73, { benefit: { gold: 1 } }) },
  { what: 'a cost', word: 'gold', card: 73, box: changed(73, { cost: { gold: 1 } }) },
  { what: 'a cost nobody can pay', word: 'vp', card: 73, box: changed(73, { cost: { vp: 1 } }) },
  {
    what: 'an icon nothing gives: peril is taken from buildings',
    word: 'blight',
    card: 73,
    box: changed(73, { benefit: { blight: 1 } }),
  },
  { what: 'a price of nothing', word: '0', card: 73, box: changed(73, { cost: { clay: 0 } }) },
  { what: 'half a point', word: '1.5', card: 73, box: changed(73, { benefit: { vp: 1.5 } }) },
  {
    what: 'a resource to build from',
    word: 'gold',
    card: 73,
    box: changed(73, { build: { clay: 2, grain: 1, metal: 1, gold: 1 } }),
  },
  {
    what: 'a count',
    word: 'luck',
    card: 73,
    box: changed(73, { benefit: { vp: { per: 'luck' } } }),
  },
  { what: 'a goal', word: 'luck', card: 215, box: changed(215, { goal: { luck: 3 } }) },
  { what: 'a range', word: 'lots', card: 215, box: changed(215, { goal: { coin: 'lots' } }) },
  { what: 'a moment', word: 'never', card: 206, box: assistant({ on: 'never', do: { vp: 1 } }) },
  {
    what: 'a place at a moment without one',
    word: 'turn',
    card: 206,
    box: assistant({ on: 'turn', where: { building: 'market' }, do: { vp: 1 } }),
  },
  {
    what: 'a space at a moment without one',
    word: 'used',
    card: 206,
    box: assistant({ on: 'used', where: { space: 'boat' }, do: { vp: 1 } }),
  },
  {
    what: 'a building to listen at',
    word: 'inn',
    card: 206,
    box: assistant({ on: 'used', where: { building: 'inn' }, do: { vp: 1 } }),
  },
  {
    what: 'a charter to listen in',
    word: 'pink',
    card: 206,
    box: assistant({ on: 'used', where: { charter: 'pink' }, do: { vp: 1 } }),
  },
  {
    what: 'a cost to listen for',
    word: 'gold',
    card: 206,
    box: assistant({ on: 'used', where: { takes: 'gold' }, do: { vp: 1 } }),
  },
  {
    what: 'a benefit to listen for',
    word: 'gold',
    card: 206,
    box: assistant({ on: 'used', where: { gives: 'gold' }, do: { vp: 1 } }),
  },
  {
    what: 'a space to listen on',
    word: 'moon',
    card: 206,
    box: assistant({ on: 'advanced', where: { space: 'moon' }, do: { vp: 1 } }),
  },
  {
    what: 'a doer to listen to',
    word: 'nobody',
    card: 206,
    box: assistant({ on: 'advanced', where: { by: 'nobody' }, do: { vp: 1 } }),
  },
  {
    what: 'a filter',
    word: 'weather',
    card: 206,
    box: assistant({ on: 'used', where: { weather: 'rain' }, do: { vp: 1 } }),
  },
  {
    what: 'a span of time',
    word: 'forever',
    card: 206,
    box: assistant({ on: 'used', once: 'forever', do: { vp: 1 } }),
  },
  { what: 'a kind of card', word: 'dragon', card: 206, box: withCard(206, { kind: 'dragon' }) },
];

describe('unknown words are refused, with the number of the card', () => {
  test.each(UNKNOWN)('$what: $word', ({ word, card, box }) => {
    const found = problems(box);
    expect(found.length).toBeGreaterThan(0);
    expect(found.join('\n')).toContain(`card ${card}`);
    expect(found.join('\n')).toContain(word);
  });

  test('in rules and on the board too', () => {
    const rules = { ...boxData.printedRules, 20: [{ on: 'scored', do: { gold: 1 } }] };
    expect(problems({ printedRules: rules }).join()).toContain('rule 20');
    const commons = { ...boxData.commons, market: { benefit: { gold: 1 } } };
    expect(problems({ commons }).join()).toContain('market');
    const quota = [{ row: 'coin', take: [1], bonus: [{ gold: 1 }] }];
    expect(problems(withBoard({ quota })).join()).toContain('quota');
  });
});
