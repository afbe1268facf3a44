/** The sounds of the table: wood, paper, metal, a few strings. None of them says anything that is not also seen. */
export const SOUNDS = [
  'worker',
  'coin',
  'goods',
  'card',
  'glue',
  'crate',
  'rule',
  'peril',
  'turn',
  'fork',
  'end',
] as const;
export type SoundName = (typeof SOUNDS)[number];

/** Those that may be listened to beforehand; the others are heard when it is time for them. */
export const KNOWN_SOUNDS = [
  'worker',
  'coin',
  'goods',
  'card',
  'glue',
  'crate',
  'rule',
  'turn',
  'end',
] as const satisfies readonly SoundName[];
