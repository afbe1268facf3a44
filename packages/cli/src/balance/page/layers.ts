import type { GameFigures } from '../figures.ts';
import { SOURCE_NAMES, type Source } from '../sources.ts';
import type { EndedBy } from '../told.ts';
import type { Layer } from './byGame.ts';

/** Sources that share a layer: more than eight colours nobody tells apart. */
const GROUPS: readonly (readonly [string, readonly Source[]])[] = [
  [SOURCE_NAMES.constructing, ['constructing']],
  [SOURCE_NAMES.crates, ['crates']],
  [SOURCE_NAMES.objectives, ['objectives']],
  [SOURCE_NAMES.quota, ['quota']],
  [SOURCE_NAMES.reputation, ['reputation']],
  ['other buildings, income, peril', ['buildings', 'income', 'peril']],
  ['personas, assistants, friends, minions', ['personas', 'assistants', 'friends', 'minions']],
  ['guests, items, treasures, story', ['cards', 'story']],
];

export const sourceLayers: readonly Layer[] = GROUPS.map(([name, sources]) => ({
  name,
  of: (game: GameFigures) => sources.reduce((sum, source) => sum + (game.sources[source] ?? 0), 0),
}));

const ENDS: readonly (readonly [EndedBy, string])[] = [
  ['construct', 'a building'],
  ['crate', 'a crate'],
  ['objective', 'an objective'],
  ['influence', 'an empty supply of influence'],
  ['card', 'a card or a special building'],
  ['stall', 'a stall'],
];

export const endLayers: readonly Layer[] = ENDS.map(([end, name]) => ({
  name,
  of: (game: GameFigures) => game.endedBy[end] ?? 0,
}));
