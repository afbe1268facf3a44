import { version } from '../../../../package.json';
import type { Scene } from '../../scene.ts';

/** Where and with what something went wrong. Nobody's name, no chat, no cards: the campaign itself is found by its number. */
export function reportOf({ at, eyes, seen, content, now }: Scene, browser: string, screen: string): string {
  return [
    `charterstone ${version}`,
    `campaign ${at.table.id}`,
    `seq ${at.seq}`,
    `game ${now.game} round ${now.round} turn ${now.turn}`,
    `seat ${eyes}`,
    `options ${seen.options.length}`,
    `view ${hashOfCells(seen.cells)}`,
    `language ${content.lang}`,
    `screen ${screen}`,
    `browser ${browser}`,
  ].join('\n');
}

/** FNV-1a over the numbers of the view: two who see the same have the same. */
export function hashOfCells(cells: Int16Array): string {
  let hash = 0x811c9dc5;
  for (const cell of cells) {
    hash = Math.imul(hash ^ (cell & 0xff), 0x01000193);
    hash = Math.imul(hash ^ ((cell >> 8) & 0xff), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
