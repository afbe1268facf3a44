import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOX_FILES, boxSchema, readBoxFolder, whyNotAFolder, whyNotAName } from '@charterstone/server/boxes';
import { defineCommand } from 'citty';
import { Trouble, unwritable } from '../trouble.ts';

/** A small box that can be played as it is: whoever writes one changes it card by card. */
const EXAMPLE = fileURLToPath(new URL('../../../../examples/two-summers', import.meta.url));

export const newBox = defineCommand({
  meta: {
    name: 'charterstone new-box',
    description: 'Begin a box of your own: a folder with a small campaign to be changed',
  },
  args: {
    folder: { type: 'positional', description: 'Where: its name is a to z, 0 to 9 and -', required: true },
    name: { type: 'string', description: 'What the box is called', valueHint: 'text' },
  },
  run: ({ args: { folder, name } }) => {
    const place = resolve(folder);
    const id = basename(place);
    // All of it before anything is written: whoever mends their command finds an empty place.
    const badFolder = whyNotAFolder(id);
    if (badFolder !== undefined)
      throw new Trouble(`${id} can't be the name of a box's folder: ${badFolder}.`);
    const badName = name === undefined ? undefined : whyNotAName(name);
    if (badName !== undefined) throw new Trouble(`The box can't have the name in --name: ${badName}.`);
    mustBeEmpty(place, folder);
    try {
      write(place, name?.trim() ?? id);
    } catch (error) {
      throw unwritable(folder, error);
    }
    const read = readBoxFolder(place);
    if (!read.ok) throw new Error(read.problems.join('\n'));
    console.log(
      [
        `${folder} holds a box of two games that can be played as it is. Change it card by card, and look:`,
        `  npx charterstone verify --box ${folder}       whether everything fits together`,
        `  npx charterstone balance --box ${folder}      how it plays`,
        `  BOXES=${folder} npm start                     play it: a new campaign asks for the box`,
        'docs/your-own-box.md tells what each file is for, docs/effects.md the words of its cards.',
      ].join('\n'),
    );
  },
});

/** Nothing is there, or a folder with nothing in it. */
function mustBeEmpty(place: string, folder: string): void {
  try {
    if (!existsSync(place)) return;
    if (!statSync(place).isDirectory())
      throw new Trouble(`${folder} is a file; a new box begins in an empty folder.`);
    if (readdirSync(place).length === 0) return;
  } catch (error) {
    throw error instanceof Trouble ? error : unwritable(folder, error);
  }
  throw new Trouble(`There is something in ${folder} already; a new box begins in an empty folder.`);
}

function write(place: string, name: string): void {
  mkdirSync(place, { recursive: true });
  cpSync(EXAMPLE, place, { recursive: true });
  const head = join(place, 'box.json');
  const { name: _example, ...rest } = JSON.parse(readFileSync(head, 'utf8'));
  writeFileSync(head, `${JSON.stringify({ $schema: './schema/box.json', name, ...rest }, undefined, 2)}\n`);
  mkdirSync(join(place, 'schema'));
  for (const file of BOX_FILES)
    writeFileSync(
      join(place, 'schema', `${file}.json`),
      `${JSON.stringify(boxSchema(file), undefined, 1)}\n`,
    );
}
