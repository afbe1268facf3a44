import { openedIn } from '../crates/crates.ts';
import type { BoxData, CardData, CrateData } from '../language/box.ts';
import type { State } from '../state.ts';
import { placeOf } from '../table/cards.ts';
import { reading } from '../table/game.ts';
import { INDEX } from '../table/places.ts';

/** The box as far as a campaign has unlocked it: what still lies in the Index is a number, an unopened crate a closed lid. */
export function unlockedPart(state: State): BoxData {
  const { data } = state.box;
  const g = reading(state.box, state.table);
  const known = startUpCards(data);
  const cards: Record<number, CardData> = {};
  const locked: number[] = [...(data.locked ?? [])];
  for (const [number, card] of Object.entries(data.cards)) {
    if (placeOf(g, Number(number)) === INDEX && !known.has(Number(number))) locked.push(Number(number));
    else cards[Number(number)] = card;
  }
  const crates: Record<number, CrateData> = {};
  for (const [crate, content] of Object.entries(data.crates))
    crates[Number(crate)] = openedIn(g, Number(crate)) > 0 ? content : { locked: true };
  return { ...data, cards, locked: locked.sort((a, b) => a - b), crates };
}

/** What lies on the table before the first game is known to everybody, also where nobody took it. */
function startUpCards(data: BoxData): ReadonlySet<number> {
  const { charters, deck, objectives, read } = data.startUp;
  const ofCharters = Object.values(charters).flatMap(({ basic, persona }) => [basic, persona]);
  return new Set([...ofCharters, ...deck, ...objectives, ...Object.values(read).flat()]);
}
