import { type BoxData, CHARTERS } from '@charterstone/rules';
import { type BoxText, textsOf } from '@charterstone/words';
import { columns } from '../terminal/columns.ts';
import { buildingsOf } from './counts.ts';

/** The Index Guide: what each crate holds, and the building it is printed on. */
export function indexGuide(data: BoxData, text: BoxText): string {
  const named = namer(text);
  const on = new Map(buildingsOf(data).map(([number, { crate }]) => [crate, number]));
  const rows = Object.entries(data.crates).map(([crate, { hand = [], chest }]) => [
    crate,
    named(on.get(Number(crate)) ?? 0),
    hand.map(named).join(', '),
    chest === undefined ? '–' : named(chest),
  ]);
  return columns([['crate', 'on building', 'gives', 'persona'], ...rows], [true]);
}

/** From each charter's basic building along its crates; a crate in [brackets] is shut. */
export function chains(data: BoxData): string {
  const crates = new Map(buildingsOf(data).map(([number, { crate }]) => [number, crate]));
  const follow = (card: number): string[] => {
    const crate = crates.get(card);
    if (crate === undefined) return [`${card}`];
    const inside = (data.crates[crate]?.hand ?? []).filter((found) => crates.has(found));
    if (inside.length === 0)
      return [`${card} → ${data.crates[crate] ? `crate ${crate}` : `[crate ${crate}]`}`];
    return inside.flatMap(follow).map((line) => `${card} → crate ${crate} → ${line}`);
  };
  return columns(
    CHARTERS.flatMap((charter) =>
      follow(data.startUp.charters[charter].basic).map((line) => [charter, line]),
    ),
  );
}

function namer(text: BoxText): (card: number) => string {
  const textOf = textsOf(text);
  return (card) => `${card} ${textOf(card)?.name ?? '?'}`;
}
