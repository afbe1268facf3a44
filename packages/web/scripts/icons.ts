/**
 * Takes the icons we use out of game-icons.net (CC BY 3.0) and writes their outlines, on a coarser grid, as a source of the app.
 *
 *     node packages/web/scripts/icons.ts && npm run format
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { GOODS_ICONS, SIGN_ICONS } from './iconNames.ts';
import { rounded } from './outlines.ts';

type Collection = {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
};

const source: Collection = JSON.parse(
  readFileSync(new URL(import.meta.resolve('@iconify-json/game-icons/icons.json')), 'utf8'),
);

function outlineOf(name: string, grid: number): string {
  const icon = source.icons[name] ?? source.icons[source.aliases?.[name]?.parent ?? ''];
  if (icon === undefined) throw new Error(`there is no icon "${name}"`);
  const outlines = [...icon.body.matchAll(/ d="([^"]+)"/g)].map(([, outline = '']) => rounded(outline, grid));
  if (outlines.length === 0 || /<(?!\/?(path|g)\b)/.test(icon.body))
    throw new Error(`"${name}" is not all paths`);
  return outlines.join('');
}

function write(file: string, what: string, grid: number, names: Readonly<Record<string, string>>): void {
  const lines = Object.entries(names).map(([ours, theirs]) => `  ${ours}: '${outlineOf(theirs, grid)}',`);
  const text = `// Written by packages/web/scripts/icons.ts from game-icons.net (CC BY 3.0, see CREDITS.md).
export const ${what}_GRID = ${grid};
export const ${what}_OUTLINES = {
${lines.join('\n')}
} as const;
`;
  writeFileSync(new URL(`../src/art/icons/${file}`, import.meta.url), text);
}

// As fine as the largest they are ever shown.
write('goodsOutlines.ts', 'GOODS', 192, GOODS_ICONS);
write('signOutlines.ts', 'SIGN', 128, SIGN_ICONS);
