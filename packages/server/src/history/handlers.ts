import { LEVEL_NAMES, type LevelName } from '@charterstone/bots';
import type { Seat, State } from '@charterstone/rules';
import type { Handlers } from '../http/handlers.ts';
import { forbidden, notFound } from '../http/refusal.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Company } from '../tables/company.ts';
import type { Tables } from '../tables/tables.ts';
import { Recollection } from './recollection.ts';
import { boxOf, cardIn, picturesIn, textsIn } from './unlocked.ts';

export type HistoryDeps = {
  readonly tables: Pick<Tables, 'open' | 'campaign' | 'journal'>;
  readonly jobs: Pick<Jobs, 'recall'>;
  readonly company: Pick<Company, 'seatsOf' | 'seatRows' | 'membership'>;
};

type Subjects =
  | 'openBox'
  | 'texts'
  | 'pictures'
  | 'card'
  | 'history'
  | 'moment'
  | 'outline'
  | 'passage'
  | 'statistics'
  | 'exportTable';

/** So many steps are told at once where nobody says how many. */
const STEPS = 100;
/** What a bot becomes in a file when it is none of those that people choose from. */
const USUAL_LEVEL: LevelName = 'normal';

/** What a campaign has unlocked, and what happened in it, for whoever takes part. */
export function historyHandlers({ tables, jobs, company }: HistoryDeps): Handlers<Subjects> {
  const recollection = new Recollection(tables, jobs);

  const stateOf = async (table: string): Promise<State> => (await tables.open(table)).state;

  /** The seat by whose eyes somebody looks back: the one they name, or the first of theirs; without any, they watch. */
  const eyesOf = async (table: string, user: string, named: Seat | undefined): Promise<Seat | undefined> => {
    const seats = await company.seatsOf(table, user);
    if (named !== undefined && !seats.includes(named)) throw forbidden('this seat is not yours');
    return named ?? seats[0];
  };

  return {
    openBox: async ({ params }) => ({ ...boxOf(await stateOf(params.table)) }),

    texts: async ({ params }) => textsIn(await stateOf(params.table), params.language),

    pictures: async ({ params }) => picturesIn(await stateOf(params.table)),

    card: async ({ params: { table, card, language } }) => {
      const found = cardIn(await stateOf(table), card, language);
      if (found === undefined) throw notFound('card');
      return { card, art: `card-${card}`, text: found.text, data: found.data };
    },

    history: async ({ params: { table }, query, user }) => {
      const seat = await eyesOf(table, user, query.seat);
      return recollection.ask(user, table, 'history', {
        seat,
        after: query.after ?? -1,
        most: query.most ?? STEPS,
      });
    },

    moment: async ({ params: { table, seq }, query, user }) => {
      const seat = await eyesOf(table, user, query.seat);
      const found = await recollection.ask(user, table, 'moment', { seat, seq });
      if (found === undefined) throw notFound('moment');
      return found;
    },

    outline: async ({ params, user }) => recollection.ask(user, params.table, 'outline', {}),

    passage: async ({ params: { table, seq }, query, user }) => {
      const seat = await eyesOf(table, user, query.seat);
      const found = await recollection.ask(user, table, 'passage', {
        seat,
        seq,
        most: query.most ?? STEPS,
      });
      if (found === undefined) throw notFound('moment');
      return found;
    },

    statistics: async ({ params, user }) => recollection.ask(user, params.table, 'statistics', {}),

    exportTable: async ({ params: { table }, user, reply }) => {
      const found = await company.membership(table, user);
      // Whoever has left may take along what they played; of those who watched a table knows no more.
      if (found === undefined || (found.hasLeft && found.watches)) throw notFound('table');
      // It holds the seed and what was chosen in secret: a link to watch must not open every deck.
      if (found.watches) throw forbidden('only those who play at the table, or did, can export it');
      // Where a bot only stands in, the seat is a person's.
      const bots = (await company.seatRows(table)).filter(({ user, bot }) => user === null && bot !== null);
      const levels = bots.map(({ bot }) => LEVEL_NAMES.find((level) => level === bot) ?? USUAL_LEVEL);
      const text = await recollection.ask(user, table, 'export', {
        bots: bots.map(({ seat }) => seat),
        levels,
      });
      reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="charterstone-${table}.json"`);
      return text;
    },
  };
}
