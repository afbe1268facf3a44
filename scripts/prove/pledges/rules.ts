import { box } from '@charterstone/box';
import { thingsOf } from '../../../packages/cli/src/uses/things.ts';
import type { Pledge } from '../pledge.ts';

/** What the rules promise. */
export const RULES: readonly Pledge[] = [
  {
    name: 'rules',
    words:
      'Rules never break: whole campaigns of 12 games, 1 to 6 seats, with Automas and bots; every invariant after every choice.',
    unit: 'campaigns',
    small: 120,
    large: 10_000,
    batch: 6,
    seconds: 1.4,
    load: async () => (await import('../runs/rules.ts')).proof,
  },
  {
    name: 'content',
    words:
      'All content works: players who look for what was hardly used use everything in the box ten times.',
    unit: 'things ten times',
    small: 0,
    large: thingsOf(box).names.length,
    batch: thingsOf(box).names.length,
    seconds: 0.3,
    load: async () => (await import('../runs/content.ts')).proof,
  },
  {
    name: 'same',
    words:
      'Same input, same game: saved and restored after every choice, replayed from zero, and in another process.',
    unit: 'campaigns',
    small: 20,
    large: 1000,
    batch: 2,
    seconds: 2.5,
    load: async () => (await import('../runs/same.ts')).proof,
  },
  {
    name: 'illegal',
    words:
      'Illegal is refused: choices that are not among the options; the state stays as it is, to the byte.',
    unit: 'refusals',
    small: 20_000,
    large: 1_000_000,
    batch: 20_000,
    seconds: 0.0003,
    load: async () => (await import('../runs/illegal.ts')).proof,
  },
  {
    name: 'views',
    words:
      'Nothing hidden is in a view: states that differ only in hidden parts look the same to each seat and spectator.',
    unit: 'views',
    small: 5000,
    large: 100_000,
    batch: 1000,
    seconds: 0.001,
    load: async () => (await import('../runs/views.ts')).proof,
  },
  {
    name: 'undo',
    words:
      'Undo is exact: it leads back up to the barrier, and is refused behind it. A campaign counts as its 12 games.',
    unit: 'games',
    small: 10,
    large: 500,
    batch: 15,
    seconds: 0.2,
    load: async () => (await import('../runs/undo.ts')).proof,
  },
];
