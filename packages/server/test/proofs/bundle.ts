import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newCampaign } from '@charterstone/rules';
import { type Tally, tally } from '@charterstone/testkit';
import { box } from '../journals/games.ts';
import { lockedLines, Searcher } from './lockedWords.ts';
import { demand } from './measure.ts';

/** Texts of a page; what a picture or a font holds nobody reads. Compressed copies hold the same. */
const READABLE = '**/*.{js,css,html,json,map,svg,webmanifest,txt}';

/**
 * Nothing is spoiled by the app itself: everything in this folder, source maps as well, is searched for every name and line that a fresh campaign has not
 * unlocked, in every language.
 */
export function bundle(folder: string): Tally {
  const counts = tally();
  demand(existsSync(folder), () => `${folder} is not built`);
  const locked = new Searcher(quoted(lockedLines(newCampaign(box, { seats: 6, seed: 'bundle' }).state)));
  counts.add('names and lines looked for', locked.size);
  counts.add('names that are words of the screen too', OF_THE_SCREEN.size);
  for (const file of globSync(READABLE, { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8');
    const found = locked.find(text);
    demand(found === undefined, () => `${file} tells ${found}`);
    counts.add('files of the app');
    counts.add('kilobytes of the app', Math.round(text.length / 1024));
  }
  return counts;
}

/** Names of cards that are also the language of the screen: what cards, goods and helpers of a kind are called together, and headings. */
const OF_THE_SCREEN: ReadonlySet<string> = new Set([
  ...['Constructing', 'Personas', 'Glory', 'Capacity', 'Minions', 'Treasures', 'Items', 'Guests', 'Friends'],
  ...['Rollen', 'Ruhm', 'Kapazität', 'Wegweiser', 'Helfer', 'Gefahr', 'Schätze', 'Gegenstände', 'Gäste'],
  ...['Freunde', 'Himmelsinseln', 'Golems', 'Katzen', 'Geister', 'Butler', 'Roboter', 'Köche'],
  ...['Osobowości', 'Chwała', 'Pojemność', 'Wytyczne', 'Pomocnicy', 'Skarby', 'Przedmioty', 'Goście'],
  ...['Przyjaciele'],
]);

/** A short name is looked for between the marks that programs put around a text. */
function quoted(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const name = /^".*"$/.test(line) || !/\s/.test(line) ? line.replace(/^"|"$/g, '') : undefined;
    if (name === undefined) return [line];
    return OF_THE_SCREEN.has(name) ? [] : [`"${name}"`, `'${name}'`, `\`${name}\``];
  });
}
