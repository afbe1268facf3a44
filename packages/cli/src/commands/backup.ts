import { writeBackup } from '@charterstone/server/backup';
import { defineCommand } from 'citty';
import { bars, contentOf, DATABASE, databaseFor, telling } from '../backup/database.ts';

export const backup = defineCommand({
  meta: {
    name: 'charterstone backup',
    description:
      'Write all that a server keeps to one file: campaigns, tables, people, keys. The server may run meanwhile. Keep the file as safe as the server itself',
  },
  args: {
    out: {
      type: 'string',
      required: true,
      description: 'The file to write; it must not exist',
      valueHint: 'file',
    },
    ...DATABASE,
  },
  run: async ({ args }) => {
    const bar = bars();
    const counts = await telling('No backup was made', () =>
      writeBackup(databaseFor(args), args.out, bar.follow('rows')),
    ).finally(bar.stop);
    console.log(`Backed up to ${args.out}: ${contentOf(counts)}.`);
  },
});
