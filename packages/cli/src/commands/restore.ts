import { restoreBackup, shown } from '@charterstone/server/backup';
import { defineCommand } from 'citty';
import { bars, contentOf, DATABASE, databaseFor, telling } from '../backup/database.ts';

export const restore = defineCommand({
  meta: {
    name: 'charterstone restore',
    description:
      'Bring a backup back, into a database with nothing in it. All of it is checked before anything is written, and all of it is restored or nothing. Stop the server first',
  },
  args: {
    file: { type: 'positional', required: true, description: 'A file that `backup` wrote' },
    ...DATABASE,
  },
  run: async ({ args }) => {
    // As for a server: what is kept is for nobody else on the machine, also in a folder that was there before.
    process.umask(0o077);
    const bar = bars();
    const progress = { checked: bar.follow('bytes checked'), restored: bar.follow('rows restored') };
    const restored = async () => {
      const where = databaseFor(args);
      return { where, counts: await restoreBackup(args.file, where, progress) };
    };
    const { where, counts } = await telling(`I can't restore ${args.file}`, restored).finally(bar.stop);
    console.log(`Restored into ${shown(where)}: ${contentOf(counts)}.`);
  },
});
