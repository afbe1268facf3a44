import { announce } from '../engine/announce.ts';
import { charterName } from '../engine/tell.ts';
import type { Game } from '../table/game.ts';
import { influenceOf, putInfluence } from '../table/goods.ts';
import { players } from '../table/seats.ts';
import { putOnReputation, reputationAt } from '../table/tracks.ts';
import { MOMENTS } from '../vocabulary.ts';

const ESTEEMED = MOMENTS.indexOf('esteemed');

/**
 * The next open space of the reputation track: the first token of a game lies on the space for the number of
 * players, later ones towards the ocean (rule 23). -1 when the track is full.
 */
function nextReputationSpace(g: Game): number {
  const { spaces, start } = g.box.board.reputation;
  for (let space = start[players(g) - 1] ?? 0; space < spaces; space++)
    if (reputationAt(g, space) < 0) return space;
  return -1;
}

/** Gaining reputation places one influence: it needs a token and an open space. */
export function canGainReputation(g: Game, charter: number): boolean {
  return influenceOf(g, charter) > 0 && nextReputationSpace(g) >= 0;
}

export function gainReputation(g: Game, charter: number, why: number): void {
  const space = nextReputationSpace(g);
  putInfluence(g, charter, 1);
  putOnReputation(g, space, charter);
  g.facts?.push({ fact: 'esteemed', charter: charterName(charter), space, why });
  announce(g, ESTEEMED, charter, 0, 0);
}
