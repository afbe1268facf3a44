import type { PersonPicture } from '@charterstone/protocol';
import { type Chance, chanceOf } from '../chance.ts';
import { faceShapes, type Turn } from './head.ts';

export type Age = 'child' | 'young' | 'grown' | 'old';

/** Everything about somebody, after what the line leaves open has been chosen. */
export type Looks = {
  readonly face: string;
  readonly eyes: string;
  readonly mouth: string;
  readonly brows: string;
  readonly nose: string;
  readonly width: number;
  readonly age: Age;
  readonly turn: Turn;
  /** How far the head leans, in degrees. */
  readonly tilt: number;
  readonly marks: readonly string[];
};

const BUILDS: { readonly [word: string]: number } = { small: 29, slim: 31, mid: 35, broad: 41, round: 43 };
const EYES = ['dot', 'dot', 'lid', 'happy', 'dot'] as const;
const MOUTHS = ['smile', 'smile', 'kind', 'smirk', 'grin'] as const;
const BROWS = ['soft', 'soft', 'up', 'bold', 'thin'] as const;
const NOSES = ['small', 'button', 'long', 'round', 'wide', 'hook'] as const;
const CHILD_NOSES = ['small', 'button'] as const;

function one<T>(chance: Chance, list: readonly T[], usual: T): T {
  return list[Math.floor(chance() * list.length)] ?? usual;
}

function turnOf(word: string | undefined, chance: number): Turn {
  if (word === 'left') return -1;
  if (word === 'right') return 1;
  if (word === 'front') return 0;
  // Most people look at us a little from the side.
  if (chance < 0.36) return -1;
  return chance < 0.6 ? 1 : 0;
}

const ageOf = (word: string | undefined): Age =>
  word === 'child' || word === 'young' || word === 'old' ? word : 'grown';

/** Chooses by the words of the line alone: the same line has the same face everywhere, at every time. */
export function looksOf(line: PersonPicture): Looks {
  const chance = chanceOf([line.skin, line.hair, line.hat, line.garment, line.prop, line.tint].join('|'));
  const age = ageOf(line.age);
  const build = line.build ?? one(chance, ['slim', 'mid', 'mid', 'broad'], 'mid');
  const width = Object.hasOwn(BUILDS, build) ? (BUILDS[build] ?? 35) : 35;
  const chosen = {
    face: one(chance, faceShapes, 'oval'),
    eyes: one(chance, EYES, 'dot'),
    mouth: one(chance, MOUTHS, 'smile'),
    brows: one(chance, BROWS, 'soft'),
    nose: one(chance, age === 'child' ? CHILD_NOSES : NOSES, 'small'),
  };
  return {
    face: line.face ?? (age === 'child' ? 'round' : chosen.face),
    eyes: line.eyes ?? chosen.eyes,
    mouth: line.mouth ?? chosen.mouth,
    brows: line.brows ?? chosen.brows,
    nose: line.nose ?? chosen.nose,
    width: age === 'child' ? Math.min(width, 28) : width,
    age,
    turn: turnOf(line.turn, chance()),
    tilt: Math.round((chance() - 0.5) * 7),
    marks: line.marks?.split(' ') ?? [],
  };
}

export const BUILD_WORDS = Object.keys(BUILDS);
