import { box } from '@charterstone/box';
import { EVERY_SEATING, PROMISED } from '@charterstone/testkit';
import { thingsOf } from '../../../packages/cli/src/uses/things.ts';
import type { Pledge } from '../pledge.ts';

const THINGS = thingsOf(box).names;

/** What the rules promise. */
export const RULES: readonly Pledge[] = [
  {
    name: 'rules',
    words:
      'Rules never break: whole campaigns of 12 games, 1 to 6 seats, with Automas and bots; every invariant after every choice.',
    unit: 'campaigns',
    large: PROMISED.rules.large,
    batch: 6,
    seconds: 1.4,
    load: async () => (await import('../runs/rules.ts')).proof,
  },
  {
    name: 'content',
    words:
      'All content works: players who look for what was hardly used use everything in the box ten times.',
    unit: 'things ten times',
    large: THINGS.length,
    batch: THINGS.length,
    // Players of the first parts have not found everything; what nobody finds for long is a problem (`runs/content.ts`).
    inAll: THINGS,
    goesOn: true,
    seconds: 0.3,
    load: async () => (await import('../runs/content.ts')).proof,
  },
  {
    name: 'same',
    words:
      'Same input, same game: saved and restored after every choice, replayed from zero, and in another process.',
    unit: 'campaigns',
    large: PROMISED.same.large,
    batch: 2,
    inAll: EVERY_SEATING,
    seconds: 2.5,
    load: async () => (await import('../runs/same.ts')).proof,
  },
  {
    name: 'illegal',
    words:
      'Illegal is refused: choices that are not among the options; the state stays as it is, to the byte.',
    unit: 'refusals',
    large: PROMISED.illegal.large,
    batch: 20_000,
    seconds: 0.0003,
    load: async () => (await import('../runs/illegal.ts')).proof,
  },
  {
    name: 'views',
    words:
      'Nothing hidden is in a view: states that differ only in hidden parts look the same to each seat and spectator.',
    unit: 'views',
    large: PROMISED.views.large,
    batch: 1000,
    inAll: [...EVERY_SEATING, 'with an Automa'],
    seconds: 0.001,
    load: async () => (await import('../runs/views.ts')).proof,
  },
  {
    name: 'undo',
    words:
      'Undo is exact: it leads back up to the barrier, and is refused behind it. A campaign counts as its 12 games.',
    unit: 'games',
    large: PROMISED.undo.large,
    batch: 15,
    seconds: 0.2,
    load: async () => (await import('../runs/undo.ts')).proof,
  },
];
