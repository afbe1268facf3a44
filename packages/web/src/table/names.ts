import type { Chair, Person } from '@charterstone/protocol';
import type { Supply } from '@charterstone/rules';
import type { Key, Speaker } from '@charterstone/words/light';
import { inSentence } from '../parts/names.ts';
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

/** Another company at every table, and no name twice: the table's own name says where the list begins. In a copy it is the company of the campaign. */
function botName({ table }: AtTable, seat: number, say: Speaker): string {
  const { table: campaign = table.id } = table.whatIf ?? {};
  const start = [...campaign].reduce((sum, sign) => (31 * sum + (sign.codePointAt(0) ?? 0)) % BOTS.length, 0);
  return say.ui(BOTS[(start + seat) % BOTS.length] ?? 'bot-alma');
}

/**
 * Whoever sits on a chair, or whoever plays there for them. People who share a device have names of their own; where one name stands for
 * several chairs it tells nobody apart: their charters do.
 */
export function nameAt(at: AtTable, seat: number, say: Speaker): string | undefined {
  const { seats } = at.table;
  const chair = seats.find((one) => one.seat === seat);
  if (chair?.name !== undefined) return chair.name;
  const isAlike = (one: Chair): boolean => one.person?.id === chair?.person?.id && one.name === undefined;
  if (chair?.person !== undefined && seats.filter(isAlike).length > 1) return undefined;
  return chair?.person?.name ?? (chair?.bot === undefined ? undefined : botName(at, seat, say));
}

/**
 * What a person is called at this table who does not play one chair: who speaks, who is the host. Several people may speak from one device; they are
 * called what they are called on their chairs. undefined for somebody without a name.
 */
export function calledAt(
  { table }: Pick<AtTable, 'table'>,
  { id, name }: Person,
  say: Pick<Speaker, 'list'>,
): string | undefined {
  const theirs = table.seats.filter(({ person }) => person?.id === id);
  const names = new Set(theirs.map((chair) => chair.name ?? chair.person?.name ?? name));
  const called = [...(names.size === 0 ? [name] : names)].filter((one) => one !== undefined);
  return called.length > 1 ? say.list(called.map(inSentence)) : called[0];
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
