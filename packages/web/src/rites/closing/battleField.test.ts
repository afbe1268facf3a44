import { expect, test } from 'vitest';
import { avatarOf } from '../../art/people/avatars.ts';
import { personFigure } from '../../art/people/person.ts';
import { battleField, type Fighter } from './battleField.ts';

const fighters = (n: number): readonly Fighter[] =>
  Array.from({ length: n }, (_, i) => ({ who: avatarOf('green', i), colour: '#336699' }));
const guard: readonly Fighter[] = [0, 1, 2, 3].map((i) => ({ who: avatarOf('black', i), colour: '#c4453c' }));

test.each([1, 2, 3, 4, 5, 6])(
  'everybody of %i charters and of the king stands behind a ridge',
  (charters) => {
    const village = fighters(charters);
    for (const isNarrow of [false, true]) {
      const { ranks } = battleField(guard, village, 'night', isNarrow);
      const count = (side: 'king' | 'village', { who }: Fighter): number =>
        ranks.filter((rank) => rank[side].includes(personFigure(who))).length;
      expect(guard.map((one) => count('king', one))).toEqual(guard.map(() => 1));
      expect(village.map((one) => count('village', one))).toEqual(village.map(() => 1));
      for (const { ridge } of ranks) expect(ridge).toContain('<path');
    }
  },
);

test('where there is little room two ranks are closer together than one, and so larger', () => {
  const widthOf = (isNarrow: boolean): number =>
    Number(battleField(guard, fighters(6), 'dawn', isNarrow).viewBox.split(' ')[2]);
  expect(widthOf(true)).toBeLessThan(0.6 * widthOf(false));
});
