import { box as data } from '@charterstone/box';
import { compile } from '@charterstone/rules';
import { bytesOf } from '@charterstone/server/journals';
import { defineCommand } from 'citty';
import { writeNew } from '../journal/file.ts';
import { contentLine, loadVerified } from '../journal/verified.ts';

export const exportCampaign = defineCommand({
  meta: {
    name: 'charterstone export',
    description:
      'Check a saved campaign by playing it from its first choice, and write it to a file that holds all it takes to go on elsewhere: format, rules and box versions, every choice, the hash of the table they lead to, and a checksum',
  },
  args: {
    file: { type: 'positional', required: true, description: 'A journal, as `play --save` writes it' },
    out: {
      type: 'string',
      required: true,
      description: 'The file to write; it must not exist',
      valueHint: 'file',
    },
    state: { type: 'boolean', description: 'Also write the table itself, as bytes; an import compares it' },
  },
  run: ({ args }) => {
    const found = loadVerified(compile(data), args.file);
    const { state: _held, ...journal } = found.journal;
    writeNew(args.out, args.state ? { ...journal, state: bytesOf(found.state) } : journal);
    console.log(`Exported to ${args.out}: ${contentLine(found)}.`);
  },
});
