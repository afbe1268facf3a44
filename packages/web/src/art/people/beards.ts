import { line, type Shades, shape } from '../paper.ts';
import { wordIn } from './kit.ts';

const LIPS = '#7a2438';

const BEARDS: { readonly [word: string]: (t: Shades) => string } = {
  short: (t) =>
    shape('M-16-10Q-16 8 0 11 16 8 16-10 13-2 7-4 0-6-7-4-13-2-16-10z', t.m) +
    shape('M-16-10Q-16 8-2 10.8-8 6-7.5-3.8-13-2-16-10z', t.d) +
    shape('M-4.5 .8Q0 3.5 4.5 .8Q0 5.5-4.5 .8z', LIPS),
  forked: (t) =>
    shape(
      'M-17-14Q-18 10-10 22L-6 28-1 18 1 18 6 28 10 22Q18 10 17-14 14-3 7-4.5 0-7-7-4.5-14-3-17-14z',
      t.m,
    ) +
    shape('M-17-14Q-18 10-10 22L-6 28-3 22Q-9 10-8-4.4-14-3-17-14z', t.d) +
    shape('M-4.5 .6Q0 3.2 4.5 .6Q0 5.2-4.5 .6z', LIPS),
  walrus: (t) =>
    shape('M0-4Q8-7 12 0 13 8 9 8 5 2 0 1-5 2-9 8-13 8-12 0-8-7 0-4z', t.m) +
    shape('M0-4Q-8-7-12 0-13 8-9 8-5 2 0 1z', t.d),
  twirl: (t) => line('M0-1.6Q-6 2.6-11-.6-13.6-4-10.6-5.6M0-1.6Q6 2.6 11-.6 13.6-4 10.6-5.6', t.m, 2.6),
  full: (t) =>
    shape('M-17-14Q-18 10 0 15 18 10 17-14 14-3 7-4.5 0-7-7-4.5-14-3-17-14z', t.m) +
    shape('M-17-14Q-18 10-2 14.8-9 8-8-4.4-14-3-17-14z', t.d) +
    shape('M-4.5 .8Q0 3.5 4.5 .8Q0 5.5-4.5 .8z', LIPS),
  long: (t) =>
    shape('M-17-14Q-19 14-9 24L0 36 9 24Q19 14 17-14 14-3 7-4.5 0-7-7-4.5-14-3-17-14z', t.m) +
    shape('M-17-14Q-19 14-9 24L0 36Q-9 16-8-4.4-14-3-17-14z', t.d) +
    line('M3 8q2 9-1 18M8 6q2 6 0 11', t.l, 1.6) +
    shape('M-4.5 .4Q0 3 4.5 .4Q0 5-4.5 .4z', LIPS),
  goatee: (t) =>
    shape('M-6 3Q0 .6 6 3 5 14 0 16-5 14-6 3z', t.m) + shape('M-6 3Q-3 1.6 0 1.6L0 16Q-5 14-6 3z', t.d),
  tache: (t) =>
    shape(
      'M0-3.5Q5-6 9-2.5 12-.5 14-3 13 3.5 6 2.6 2 2 0-.6-2 2-6 2.6-13 3.5-14-3-12-.5-9-2.5-5-6 0-3.5z',
      t.m,
    ) + shape('M0-3.5Q-5-6-9-2.5-12-.5-14-3-13 3.5-6 2.6-2 2 0-.6z', t.d),
  brush: (t) => shape('M-8 1Q-7-4 0-4T8 1Q4 2.5 0 1-4 2.5-8 1z', t.m),
  chops: (t) => shape('M-17-14Q-17 3-8 5-8-2-12-4zM17-14Q17 3 8 5 8-2 12-4z', t.m),
  stubble: (t) => shape('M-15-6Q-13 5 0 7.5 13 5 15-6 9 0 5-2.5 0-4-5-2.5-9 0-15-6z', t.m, 0.28),
};

/** Beards that hide the mouth have one of their own. */
const BUSHY: readonly string[] = ['full', 'long', 'short', 'forked'];

export const isBushy = (word: string): boolean => BUSHY.includes(word);

/** Whether it grows under the mouth, so that mouth and nose lie on top of it. */
export const isUnder = (word: string): boolean => isBushy(word) || word === 'chops' || word === 'stubble';

export const beardOf = (word: string, t: Shades): string => wordIn(BEARDS, word, () => '')(t);

export const BEARD_WORDS = Object.keys(BEARDS);
