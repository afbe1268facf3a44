import { randomUUID } from 'node:crypto';
import { choiceText, options, readChoice, type Seat } from '@charterstone/rules';
import { type Look, toldBy } from './looksAround.ts';
import { demand } from './measure.ts';
import type { Witness } from './witness.ts';

/** So many choices that can't be made are tried at once: each has reasons of its own. */
const MOST_REFUSED = 6;
/** No table comes so far. */
const FAR_AHEAD = 100_000;

export const REFUSED = 'refused: what others may choose, or what was possible once';
const UNKNOWN = 'refused: what nobody knows';

/** What a wrong choice must have been answered, by what was wrong with it. */
export const WRONG_KINDS = [
  ...[REFUSED, 'refused: the seat of somebody else'],
  ...[UNKNOWN, 'stale: a table of long ago', 'stale: a table that is still to come'],
  ...['wrong: a seat that no table has'],
] as const;

/** Chooses what can't be chosen, for every reason there is, and looks at what is answered. `offered` is what anybody could choose so far. */
export async function choosesWrongly(
  { at, seat }: Witness,
  { state, secrets, counts, mind }: Look,
  offered: ReadonlySet<string>,
): Promise<void> {
  const tells = async (
    kind: (typeof WRONG_KINDS)[number],
    wish: { readonly seat: Seat; readonly base?: number; readonly option: string },
  ): Promise<void> => {
    const { base = at.seq, option } = wish;
    const choices = [readChoice(option) ?? { do: option }];
    const told = await toldBy(at, { type: 'choose', id: randomUUID(), seat: wish.seat, base, choices });
    const { type, answer = type }: { readonly type: string; readonly answer?: string } = JSON.parse(told);
    const isSo = kind.startsWith(`${answer}: `) && (kind !== UNKNOWN || told.includes('"lack":"unknown"'));
    demand(isSo, () => `${option} was answered ${told.slice(0, 300)}, not ${kind}`);
    secrets.look(kind, told);
    counts.add(kind);
    counts.add('looked at');
  };
  const whose = seat ?? 1;
  const [option = 'retrieve'] = mind.shuffled([...offered]);
  await tells('wrong: a seat that no table has', { seat: 99, option });
  if (seat !== 1) await tells('refused: the seat of somebody else', { seat: 1, option });
  if (seat === undefined) return;
  await tells(UNKNOWN, { seat: whose, option: '?' });
  await tells('stale: a table that is still to come', { seat: whose, base: at.seq + FAR_AHEAD, option });
  const possible = new Set(options(state, seat).map(choiceText));
  const impossible = mind.shuffled([...offered].filter((one) => !possible.has(one)));
  for (const one of impossible.slice(0, MOST_REFUSED)) await tells(REFUSED, { seat, option: one });
  // Where a seat's decision has been the same since the beginning, a table of long ago is as good as that of now.
  const [gone] = impossible;
  if (gone !== undefined && possible.size > 0 && mind.below(2) === 0) {
    const told = await toldBy(at, {
      ...{ type: 'choose', id: randomUUID(), seat, base: 0 },
      choices: [readChoice(gone) ?? { do: gone }],
    });
    secrets.look('an answer to whoever is late', told);
    counts.add('looked at');
    if (told.includes('"answer":"stale"')) counts.add('stale: a table of long ago');
  }
}
