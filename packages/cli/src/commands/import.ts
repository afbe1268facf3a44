import { box as data } from '@charterstone/box';
import { compile } from '@charterstone/rules';
import { defineCommand } from 'citty';
import { writeNew } from '../journal/file.ts';
import { contentLine, loadVerified } from '../journal/verified.ts';
import { freshSave } from '../play/saves.ts';

export const importCampaign = defineCommand({
  meta: {
    name: 'charterstone import',
    description:
      'Check an exported campaign by playing it from its first choice, and put it among the saved ones. Nothing is written unless all of it is in order',
  },
  args: {
    file: { type: 'positional', required: true, description: 'A file that `export` or `play --save` wrote' },
    out: {
      type: 'string',
      description: 'The file to write; a new one where `play` finds it, if not given',
      valueHint: 'file',
    },
  },
  run: ({ args }) => {
    const found = loadVerified(compile(data), args.file);
    const { state: _held, ...journal } = found.journal;
    const out = args.out ?? freshSave(new Date());
    writeNew(out, journal);
    console.log(`Imported to ${out}: ${contentLine(found)}.`);
    console.log(`To go on: npx charterstone play --resume ${out}`);
  },
});
