import { expect, test } from 'vitest';
import { packing, type Unit, unpacking } from '../src/store/sqlite/messages.ts';

/** So many different statements that not all of them can have numbers. */
const MANY = 1200;

test('what is packed for the journal’s thread comes out as it was, however many statements there are and whichever come again', () => {
  const [packed, unpacked] = [packing(), unpacking()];
  const unit = (id: number, ...texts: readonly number[]): Unit => ({
    id,
    statements: texts.map((text) => ({
      sql: `select ${text}`,
      parameters: [text, 'a', null].slice(0, text % 4),
    })),
  });
  const all = Array.from({ length: MANY }, (_, i) => unit(i, i, i % 7, MANY - i));
  for (const units of [all.slice(0, 3), [], all, all.slice(0, 5), all])
    expect(unpacked(packed(units))).toEqual(units);
});

test('a statement that was carried before is only its number', () => {
  const packed = packing();
  const sql = 'insert into journal values (?)';
  const send = () => packed([{ id: 1, statements: [{ sql, parameters: [5] }] }]);
  expect(send()).toContain(sql);
  expect(send()).not.toContain(sql);
});
