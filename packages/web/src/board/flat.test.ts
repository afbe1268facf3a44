import { describe, expect, test } from 'vitest';
import { flat } from './flat.ts';
import { pathAt } from './flatShapes.ts';

describe('a flat drawing', () => {
  test('writes shapes where they are seen', () => {
    expect(
      flat('<g transform="translate(10 20) scale(2)"><circle cx="1" cy="2" r="3" fill="red"/></g>'),
    ).toBe('<circle cx="12" cy="24" r="6" fill="red"/>');
    expect(
      flat('<g transform="translate(10 20)"><g transform="scale(.5)"><rect width="4" height="2"/></g></g>'),
    ).toBe('<rect width="2" height="1" x="10" y="20"/>');
    expect(flat('<polygon points="0,0 4,2" transform="translate(1 1)"/>')).toBe(
      '<polygon points="1 1 5 3"/>',
    );
  });

  test('moves paths: places and lengths, near and far', () => {
    const placing = { x: 10, y: 100, k: 2 };
    expect(pathAt('M1 2L3 4H5V6z', placing)).toBe('M12 104L16 108H20V112z');
    expect(pathAt('m1 2l3 4h5v6', placing)).toBe('m12 104l6 8h10v12');
    expect(pathAt('M0 0A8 8 0 1 1 5-6', placing)).toBe('M10 100A16 16 0 1 1 20 88');
    expect(pathAt('M0 0q1 2 3 4t5 6', placing)).toBe('M10 100q2 4 6 8t10 12');
  });

  test('keeps what is turned, and what a group says besides', () => {
    expect(
      flat('<g transform="translate(5 5)"><g transform="rotate(30)"><rect width="1" height="1"/></g></g>'),
    ).toBe('<g transform="translate(5 5) rotate(30)"><rect width="1" height="1"/></g>');
    expect(flat('<g transform="scale(2)" opacity=".5"><circle r="1"/><circle r="2"/></g>')).toBe(
      '<g opacity=".5"><circle r="2" cx="0" cy="0"/><circle r="4" cx="0" cy="0"/></g>',
    );
    expect(
      flat('<g transform="translate(1 1)"><ellipse rx="2" ry="1" transform="rotate(24 2 3)"/></g>'),
    ).toBe('<ellipse rx="2" ry="1" transform="translate(1 1) rotate(24 2 3)"/>');
  });

  test('comes back to the outer place after a group', () => {
    expect(flat('<g transform="translate(1 1)"><circle r="1"/></g><circle r="1"/>')).toBe(
      '<circle r="1" cx="1" cy="1"/><circle r="1"/>',
    );
  });

  test('scales lines and writing, and leaves words alone', () => {
    expect(flat('<g transform="scale(2)"><path d="M0 0H1" stroke="red" fill="none"/></g>')).toBe(
      '<path d="M0 0H2" stroke="red" fill="none" stroke-width="2"/>',
    );
    expect(flat('<g transform="scale(2)"><text x="1" y="1" font-size="6">A &#60; B</text></g>')).toBe(
      '<text x="2" y="2" font-size="12">A &#60; B</text>',
    );
  });

  test('makes see-through shapes of one colour cheap', () => {
    expect(flat('<path d="M0 0" fill="red" opacity=".5"/>')).toBe(
      '<path d="M0 0" fill="red" fill-opacity="0.5"/>',
    );
    expect(flat('<path d="M0 0" fill="red" stroke="red" opacity=".5"/>')).toContain(' opacity=".5"');
  });
});
