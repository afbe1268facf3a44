import { existsSync } from 'node:fs';
import {
  chairAt,
  hostOf,
  linkBack,
  matching,
  OperatorTrouble,
  oneOf,
  openBeside,
  originIn,
  seatings,
} from '@charterstone/server/operator';
import { defineCommand } from 'citty';
import { wholeNumber } from '../arguments.ts';
import { DATABASE, databaseFor, telling } from '../backup/database.ts';
import { dayAndTime, listed } from '../recover/listed.ts';
import { misuse, Trouble } from '../trouble.ts';

const MOST_SEATS = 6;
const TROUBLE = 'Nobody can be brought back';

export const recover = defineCommand({
  meta: {
    name: 'charterstone recover',
    description:
      'Bring somebody back who has lost their device: lists who sits where, and with a table and a seat prints a link that works once. For whoever runs a server, also while it runs',
  },
  args: {
    table: {
      type: 'string',
      description: 'Only this table, by its name or id',
      valueHint: 'name or id',
    },
    seat: { type: 'string', description: 'Make a link for whoever sits there', valueHint: 'n' },
    host: { type: 'boolean', description: 'Make a link for whoever looks after the table' },
    ...DATABASE,
    json: { type: 'boolean', description: 'One JSON object' },
  },
  run: async ({ args }) => {
    const { table: meant } = args;
    const seat = args.seat === undefined ? undefined : wholeNumber('seat', args.seat, 1, MOST_SEATS);
    const isFor = seat !== undefined || args.host === true;
    if (isFor && meant === undefined)
      throw misuse('--seat and --host are of a table: say which with --table.');
    if (seat !== undefined && args.host === true) throw misuse('A link is for a --seat or for the --host.');
    // What is beside the database while it is open is for nobody else on the machine.
    process.umask(0o077);
    // Where the server is found stands there too, whatever database was named.
    if (existsSync('.env')) process.loadEnvFile('.env');
    await telling(TROUBLE, async () => {
      const where = databaseFor(args);
      await plainly(async () => {
        const store = await openBeside(where);
        try {
          const tables = await seatings(store);
          if (meant === undefined || !isFor) {
            const found = meant === undefined ? tables : matching(tables, meant);
            return console.log(args.json ? JSON.stringify({ tables: found }) : listed(found));
          }
          const table = oneOf(tables, meant);
          const person = seat === undefined ? hostOf(table) : chairAt(table, seat);
          const { link, until } = await linkBack(store, person, originIn(process.env));
          if (args.json)
            return console.log(JSON.stringify({ table: table.id, seat, name: person.name, link, until }));
          const as = seat === undefined ? 'host' : `seat ${seat}`;
          console.log(`For ${person.name} (${table.name}, ${as}), once, until ${dayAndTime(until)}:`);
          console.log(link);
          console.log(`Whoever opens it is ${person.name} at all of their tables: give it to nobody else.`);
        } finally {
          await store.engine.close();
        }
      });
    });
  },
});

async function plainly(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw error instanceof OperatorTrouble ? new Trouble(`${TROUBLE}: ${error.message}.`) : error;
  }
}
