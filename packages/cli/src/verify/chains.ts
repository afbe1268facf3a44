import { type BoxData, CHARTERS, type Charter } from '@charterstone/rules';
import { buildingsOf } from './counts.ts';
import type { Voice } from './guide.ts';
import { table, tied } from './layout.ts';

/** Buildings and crates in turn: what is constructed, what is opened, and the buildings without a crate that end it. */
export type Chain = {
  readonly charter: Charter;
  readonly links: readonly { readonly building: number; readonly crate: number }[];
  readonly ends: readonly number[];
};

/** From each basic building along its crates. A chain parts where a crate holds several buildings with crates. */
export function chainsOf(data: BoxData): Chain[] {
  const crates = new Map(buildingsOf(data).map(([number, { crate }]) => [number, crate]));
  const follow = (building: number, before: Chain): Chain[] => {
    const crate = crates.get(building);
    if (crate === undefined) return [before];
    const chain = { ...before, links: [...before.links, { building, crate }] };
    const inside = (data.crates[crate]?.hand ?? []).filter((card) => crates.has(card));
    const further = inside.filter((card) => crates.get(card) !== undefined);
    const ends = inside.filter((card) => crates.get(card) === undefined);
    if (further.length === 0) return [{ ...chain, ends }];
    return further.flatMap((card) => follow(card, chain));
  };
  return CHARTERS.flatMap((charter) =>
    follow(data.startUp.charters[charter].basic, { charter, links: [], ends: [] }),
  );
}

/** A crate in [brackets] is shut: nobody knows what is in it. */
export function describeChains(data: BoxData, { nameOf }: Voice, width: number): string {
  const lid = (crate: number): string => (data.crates[crate] ? `crate ${crate}` : `[crate ${crate}]`);
  return table(
    chainsOf(data).map(({ charter, links, ends }) => [
      charter,
      [
        ...links.flatMap(({ building, crate }) => [nameOf(building), lid(crate)]),
        ...(ends.length === 0 ? [] : [ends.map(nameOf).map(tied).join(', ')]),
      ]
        .map((step, i) => (i === 0 ? tied(step) : `${ARROW}${i < 2 * links.length ? tied(step) : step}`))
        .join(' '),
    ]),
    width,
  );
}

const ARROW = tied('→ ');
