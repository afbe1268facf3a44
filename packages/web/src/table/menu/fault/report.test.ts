import { describe, expect, test } from 'vitest';
import { hashOfCells } from './report.ts';

describe('the sign of a view', () => {
  test('is the same for those who see the same, and another for everybody else', () => {
    expect(hashOfCells(Int16Array.of(1, -2, 300))).toBe(hashOfCells(Int16Array.of(1, -2, 300)));
    expect(hashOfCells(Int16Array.of(1, -2, 300))).not.toBe(hashOfCells(Int16Array.of(1, -2, 301)));
    expect(hashOfCells(Int16Array.of(256))).not.toBe(hashOfCells(Int16Array.of(1)));
    expect(hashOfCells(Int16Array.of())).toMatch(/^[0-9a-f]{8}$/);
  });
});
