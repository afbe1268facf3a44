import type { Supply } from '@charterstone/rules';
import type { Key, Speaker } from '@charterstone/words/light';
import type { AtTable } from '../wire/atTable.ts';

/** The names bots go by. */
const BOTS = [
  'bot-alma',
  'bot-willa',
  'bot-jasper',
  'bot-rufus',
  'bot-fern',
  'bot-greta',
  'bot-gus',
  'bot-oscar',
  'bot-milo',
  'bot-amos',
  'bot-edda',
  'bot-hazel',
] as const satisfies readonly Key[];

/** Another company at every table, and no name twice: the table's own name says where the list begins. */
function botName({ table }: AtTable, seat: number, say: Speaker): string {
  const start = [...table.id].reduce((sum, sign) => (31 * sum + (sign.codePointAt(0) ?? 0)) % BOTS.length, 0);
  return say.ui(BOTS[(start + seat) % BOTS.length] ?? 'bot-alma');
}

/** Whoever sits on a chair, or whoever plays there for them. Where one name stands for several chairs it tells nobody apart: their charters do. */
export function nameAt(at: AtTable, seat: number, say: Speaker): string | undefined {
  const { seats } = at.table;
  const chair = seats.find((one) => one.seat === seat);
  if (chair?.person !== undefined && seats.filter(({ person }) => person?.id === chair.person?.id).length > 1)
    return undefined;
  return chair?.person?.name ?? (chair?.bot === undefined ? undefined : botName(at, seat, say));
}

/** Whoever plays a charter: a person, a bot, an Automa, or nobody. */
export function nameOf(
  at: AtTable,
  { charter, seat, automa }: Pick<Supply, 'charter' | 'seat' | 'automa'>,
  say: Speaker,
): string {
  if (automa) return say.ui('column.automa');
  return nameAt(at, seat, say) ?? say.charter(charter);
}
