import { readFileSync } from 'node:fs';
import { box } from '@charterstone/box';
import { type Abilities, type CardData, MOMENTS } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';

/** The list of moments in docs/effects.md: one row each, with the cards that use it. */
const page = readFileSync(new URL('../../../../docs/effects.md', import.meta.url), 'utf8');
const [, after = ''] = page.split('### Moments\n');
const rows = after
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .slice(0, MOMENTS.length + 1)
  .map((line) => line.split('|').map((cell) => cell.trim()));

const listed = rows.flatMap(([, name = '', when = '', who = '', cards = '']) =>
  when === '' ? [] : [{ moment: name.replaceAll('`', ''), when, who, cards: numbersIn(cards) }],
);

/** `rule 4, 245 to 249, 255`, written out. */
function numbersIn(cards: string): readonly string[] {
  return cards.split(', ').flatMap((one) => {
    const [first = '', last] = one.split(' to ');
    if (last === undefined) return [first];
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => `${Number(first) + i}`);
  });
}

function spokenOf(abilities: Abilities | undefined): readonly string[] {
  if (abilities === undefined) return [];
  const list = Array.isArray(abilities) ? abilities : [abilities];
  return list.flatMap((ability) => ('on' in ability ? [ability.on] : []));
}

function abilitiesOf(card: CardData): Abilities | undefined {
  if (card.kind === 'guidepost') return card.rules;
  return 'abilities' in card ? card.abilities : undefined;
}

/** Printed rules and cards that listen to a moment. */
function users(moment: string): readonly string[] {
  const printed = Object.entries(box.printedRules).flatMap(([slot, abilities]) =>
    spokenOf(abilities).includes(moment) ? [`rule ${slot}`] : [],
  );
  const cards = Object.entries(box.cards).flatMap(([number, card]) =>
    spokenOf(abilitiesOf(card)).includes(moment) ? [number] : [],
  );
  return [...printed, ...cards].toSorted();
}

describe('the list of moments in docs/effects.md', () => {
  test('names every moment there is, in order, and no other', () => {
    expect(listed.map(({ moment }) => moment)).toEqual(MOMENTS);
  });

  test('says when each is and who hears it', () => {
    for (const { when, who } of listed) expect([when, who]).not.toContain('');
  });

  test.each(MOMENTS)('names the cards that use `%s`', (moment) => {
    expect(listed.find((row) => row.moment === moment)?.cards.toSorted()).toEqual(users(moment));
    expect(users(moment)).not.toEqual([]);
  });
});
