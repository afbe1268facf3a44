import type { Scene } from './scene.ts';
import type { AtMyTable } from './useTable.ts';

/** What a page of a table is given: the Chronicle, the campaign book, the replay. */
export type PageProps = {
  readonly mine: AtMyTable;
  readonly scene: Scene;
  /** Which card, game or step its address names. */
  readonly place: number | undefined;
};
