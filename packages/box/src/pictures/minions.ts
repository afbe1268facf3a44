import type { PictureLines } from './line.ts';

/** The six kinds of minion. */
export const minionPictures: PictureLines = {
  227: { kind: 'minion', minion: 'cat' },
  234: { kind: 'minion', minion: 'ghost' },
  278: { kind: 'minion', minion: 'butler' },
  297: { kind: 'minion', minion: 'golem' },
  309: { kind: 'minion', minion: 'robot' },
  332: { kind: 'minion', minion: 'chef' },
};
