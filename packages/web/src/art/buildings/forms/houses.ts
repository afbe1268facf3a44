import {
  at,
  CREAM,
  DOOR,
  d,
  disc,
  GLOW,
  GLOW_LOW,
  line,
  poly,
  rect,
  round,
  shape,
  times,
  WOOD_DARK,
} from '../../paper.ts';
import { awning } from '../awning.ts';
import { type Form, type Forms, formed } from '../form.ts';
import { back, box, gable, type Kit, ridge } from '../masses.ts';
import { beams, door, windowAt, windows } from '../openings.ts';

const isPale = ({ wall }: Kit): boolean => wall === 'plaster' || wall === 'white';

/** What everything looks like that has no shape of its own. */
export const cottage: Form = (k) => {
  const w = 38 + k.tier * 1.2;
  const h = 19 + k.tier;
  const x = -w / 2 + 5;
  const body =
    gable(k, { x, w, h, d: 26, rh: 20 }) +
    (isPale(k) ? beams(x, w, h) : '') +
    windowAt(x + w * 0.2, -h * 0.46, 6.4, 8.2) +
    windowAt(x + w * 0.8, -h * 0.46, 6.4, 8.2) +
    door(x + w / 2) +
    disc(x + w / 2, -h - 7.2, 3.2, GLOW);
  return formed(body, x, w, h, 20);
};

/** Where people live and work. */
export const HOUSES: Forms = {
  cottage,

  longhouse: (k) => {
    const [w, x, h, rh] = [56, -24, 17 + k.tier, 19 + k.tier * 0.8];
    const body =
      ridge(k, { x, w, h, d: 22, rh }) +
      windows(x + 2, w * 0.36, h, 2) +
      windows(x + w * 0.6, w * 0.38, h, 2) +
      door(x + w * 0.5);
    return formed(body, x, w, h, rh, { cx: x + w / 2 - 4 });
  },

  barn: (k) => {
    const [w, h, x, d] = [46, 22, -18, 22];
    const mid = x + w / 2;
    const body =
      box(k, { x, w, h, d }) +
      poly(
        [
          [x, -h],
          [x + 5, -h - 15],
          [mid, -h - 25],
          [x + w - 5, -h - 15],
          [x + w, -h],
        ],
        k.t.l,
      ) +
      poly([[x - 3, -h + 2], [x + 5, -h - 15], back([x + 5, -h - 15], d), back([x - 3, -h + 2], d)], k.rt.d) +
      poly([[x + 5, -h - 15], [mid, -h - 25], back([mid, -h - 25], d), back([x + 5, -h - 15], d)], k.rt.m) +
      line(
        `M${x - 2}${-h + 3}L${x + 6}${-h - 13.5}L${mid}${-h - 23}L${x + w - 6}${-h - 13.5}L${x + w + 2}${-h + 3}`,
        k.rt.l,
        4,
      ) +
      rect(mid - 11, -20, 22, 20, k.t.x) +
      line(`M${mid - 11} 0V-20H${mid + 11}V0zl22-20M${mid - 11}-20l22 20M${mid} 0v-20`, CREAM, 1.6) +
      rect(mid - 4, -33, 8, 7, GLOW, 1);
    return formed(body, x, w, h, 25);
  },

  hall: (k) => {
    const [w, h, x] = [60, 25 + k.tier, -25];
    const body =
      gable(k, { x, w, h, d: 20, rh: 17, o: 4 }) +
      windows(x + 2, 24, h, 2, 1, 'arch') +
      windows(x + w - 26, 24, h, 2, 1, 'arch') +
      door(x + w / 2, 17, 10) +
      disc(x + w / 2, -h - 7, 4, GLOW);
    return formed(body, x, w, h, 17);
  },

  manor: (k) => {
    const [w, h, x] = [34, 30 + k.tier, -8];
    const wing = ridge(k, { x: -34, w: 30, h: h * 0.58, d: 16, rh: 14 }) + windows(-33, 24, h * 0.58, 2);
    const body =
      wing +
      gable(k, { x, w, h, d: 18, rh: 20 }) +
      (isPale(k) ? beams(x, w, h) : '') +
      windows(x + 3, w - 6, h * 1.02, 2, 2) +
      door(x + w / 2, 13, 8);
    return formed(body, x, w, h, 20);
  },

  /** Two storeys, the upper one jutting out, half-timbered. */
  inn: (k) => {
    const [x, w] = [-24, 50];
    const studs = d`M${x + 1} ${-1}V-17M${x + w * 0.25}-1V-17M${x + w * 0.5}-1V-17M${x + w * 0.75}-1V-17M${x + w - 1}-1V-17`;
    const upper =
      ridge({ ...k, wall: 'plain' }, { x, w, h: 18, d: 22, rh: 17 }) +
      line(studs, '#8a5a3a', 1.8) +
      windows(x, w, 17, 4);
    const body =
      box(k, { x: x + 3, w: w - 5, h: 18, d: 20 }) +
      windowAt(x + 12, -9, 6.4, 8) +
      windowAt(x + w - 11, -9, 6.4, 8) +
      door(x + w * 0.5, 14, 9) +
      at(0, -17, 1, upper) +
      rect(x - 1, -18.6, w + 2, 2.6, WOOD_DARK);
    return formed(body, x, w, 35, 18, { cx: x + w / 2 - 3 });
  },

  /** A shop with a wide bow window. */
  shopfront: (k) => {
    const [x, w, h] = [-24, 48, 27 + k.tier * 0.6];
    const body =
      gable(k, { x, w, h, d: 18, rh: 16 }) +
      windows(x + 5, w - 10, 15, 3)
        .replace(/^/, `<g transform="translate(0 ${round(-h + 10)})">`)
        .concat('</g>') +
      rect(x + 4, -16, 25, 13, '#3a2a3c', 1) +
      rect(x + 5.2, -14.8, 22.6, 10.4, GLOW, 0.6) +
      rect(x + 5.2, -9, 22.6, 4.6, GLOW_LOW) +
      line(`M${x + 16.5}-15V-4.5`, '#3a2a3c', 1) +
      ['#c23f52', '#2f8f8a', '#8455a3'].map((fill, i) => disc(x + 9.5 + i * 7.2, -6.6, 2.4, fill)).join('') +
      rect(x + 3, -3.4, 27, 3.4, k.t.m) +
      door(x + w - 9.5, 15, 9) +
      awning(x + 2, -19, 29, k.rt) +
      disc(x + w / 2, -h - 5.6, 3, GLOW);
    return formed(body, x, w, h, 16);
  },

  /** A long hall whose front is all arches, with a loft above. */
  arcade: (k) => {
    const [x, w, h] = [-28, 58, 30];
    const body =
      ridge(k, { x, w, h, d: 18, rh: 15 }) +
      times(4, (i) => shape(`M${x + 3 + i * 13.6} 0V-9a5.4 5.4 0 0 1 10.8 0V0z`, i === 2 ? DOOR : GLOW_LOW)) +
      times(4, (i) => rect(x + 1.2 + i * 13.6, -3, 2.4, 3, k.t.h)) +
      rect(x - 1, -18.4, w + 2, 2, k.t.m) +
      windows(x + 3, w - 6, 12, 5)
        .replace(/^/, '<g transform="translate(0 -17)">')
        .concat('</g>');
    return formed(body, x, w, h, 15, { cx: x + w / 2 - 4 });
  },
};
