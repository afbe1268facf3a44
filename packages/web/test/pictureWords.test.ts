import { expect, test } from 'vitest';
import { CHAIN_WORDS, PROP_WORDS } from '../src/art/buildings/draw.ts';
import { ROOF_WORDS, WALL_WORDS } from '../src/art/buildings/materials.ts';
import { MINION_FIGURES } from '../src/art/figures/minions.ts';
import { PERILS } from '../src/art/figures/perils.ts';
import { SIGN_NAMES } from '../src/art/icons/icon.ts';
import { FORM_WORDS, PROP_WORDS as HELD_WORDS, THING_WORDS } from '../src/art/later.ts';
import { CLOTH_WORDS } from '../src/art/people/colours.ts';
import { SCENE_WORDS } from '../src/art/people/scenes.ts';
import { PERSON_WORDS } from '../src/art/people/words.ts';

type Row = readonly [field: string, words: readonly string[], also?: string];

function table(rows: readonly Row[]): string {
  return [
    '| field | words |',
    '| --- | --- |',
    ...rows.map(([field, words, also = '']) => `| \`${field}\` | ${[...words].sort().join(', ')}${also} |`),
  ].join('\n');
}

const PEOPLE = Object.entries(PERSON_WORDS).map(([field, [words, colours]]): Row => {
  const also = colours === undefined ? '' : `; a colour may follow: ${[...colours].sort().join(', ')}`;
  return [field, words, also];
});

const PAGE = `# Words for pictures

*Spoilers: kinds of helpers and trouble, by their names.*

The words of \`pictures.json\` in [a box of your own](your-own-box.md), by the kind of picture. Two words with a colon between are a thing and its colour (\`curls:black\`). What they look like: \`npm run dev\`, then \`/specimen.html\`
(buildings) and \`/specimen-people.html\` (people and things). The art knows all of these, and no others; for another word it draws something plausible.

## Buildings (\`"kind": "building"\`)

\`tier\` is how grand it is (1 to 7), \`seed\` any number: it lays the stones. \`props\` is a list; \`sign:\` and a word hangs out a sign, \`plain\` leaves out the goods of the chain.

${table([
  ['chain', CHAIN_WORDS],
  ['form', FORM_WORDS],
  ['material', WALL_WORDS],
  ['roof', ROOF_WORDS],
  ['props', [...PROP_WORDS, 'plain']],
  ['props, sign:', SIGN_NAMES],
])}

## People (\`"kind": "person"\`)

\`skin\`, \`hair\`, \`garment\` and \`tint\` are needed; what else is left out is chosen by the rest of the line. \`prop\` is in the hand on the right of the picture, \`other\` in the one on the left; \`marks\` may be several words with spaces between.

${table(PEOPLE)}

## Things (\`"kind": "thing"\`), helpers and trouble (\`"minion"\`, \`"peril"\`)

A \`thing\`, and a second one \`beside\` it, may also be whatever a person holds; a colour of \`tint\` may follow.

${table([
  ['thing, beside', [...new Set([...THING_WORDS, ...HELD_WORDS])]],
  ['tint', CLOTH_WORDS],
  ['scene', SCENE_WORDS],
  ['minion', Object.keys(MINION_FIGURES)],
  ['peril', Object.keys(PERILS)],
])}
`;

// Written anew by this test with --update.
test('docs/pictures.md names the words that the art knows, and no others', async () => {
  await expect(PAGE).toMatchFileSnapshot('../../../docs/pictures.md');
});
