import { FORBIDS_CHAMPION, VICTORY } from '../compile/terms.ts';
import { COUNT_NAMES, countOf } from '../engine/counts.ts';
import type { Weights } from '../language/box.ts';
import { firstCard, hasMark, nextCard, placeOf, USED_PERSONA } from '../table/cards.ts';
import type { Game } from '../table/game.ts';
import { LAST_CARD } from '../table/layout.ts';
import { hasOption, MANUAL_VALUES } from '../table/options.ts';
import { ARCHIVE, HAND, SECRET } from '../table/places.ts';
import { isActive } from '../table/seats.ts';
import { allCapacityOf, gloryOf, victoriesOf } from '../table/sheets.ts';
import { CHARTERS } from '../vocabulary.ts';

/** The end of the campaign: what each category is worth is said by the victory card (344 to 355). */
export type CampaignScore = {
  readonly capacity: number;
  readonly personas: number;
  readonly victories: number;
  readonly glory: number;
  readonly buildings: number;
  readonly total: number;
};

/** Without a victory card (a village that never got so far) the equal ones count: 2, 6, 7, 10. */
const EQUAL: Weights = { capacity: 2, persona: 6, victory: 7, glory: 10 };
/** What the manual says instead, whoever holds which card. */
const MANUAL: Weights = { capacity: 3, persona: 2, victory: 5, glory: 10 };
const BUILDING_VALUES = COUNT_NAMES.indexOf('buildingValues');

function weightsOf(g: Game, charter: number): Weights {
  if (hasOption(g, MANUAL_VALUES)) return MANUAL;
  for (const place of [SECRET + charter, HAND + charter])
    for (let card = firstCard(g, place); card !== 0; card = nextCard(g, card)) {
      const data = g.box.data.cards[card];
      if (g.box.types[card] === VICTORY && data?.kind === 'victory') return data;
    }
  return EQUAL;
}

/** Personas of a charter that were in play in some game, those archived since not counted. */
function usedPersonas(g: Game, charter: number): number {
  let n = 0;
  for (let card = 1; card <= LAST_CARD; card++) {
    const place = placeOf(g, card);
    if (place > ARCHIVE && (place - HAND) % 6 === charter && hasMark(g, card, USED_PERSONA)) n++;
  }
  return n;
}

export function campaignScore(g: Game, charter: number): CampaignScore {
  const weights = weightsOf(g, charter);
  const capacity = allCapacityOf(g, charter) * weights.capacity;
  const personas = usedPersonas(g, charter) * weights.persona;
  const victories = victoriesOf(g, charter) * weights.victory;
  const glory = gloryOf(g, charter) * weights.glory;
  const buildings = countOf(g, BUILDING_VALUES, charter, 0);
  return {
    capacity,
    personas,
    victories,
    glory,
    buildings,
    total: capacity + personas + victories + glory + buildings,
  };
}

/** Whether a charter may win the campaign: the owner of the spectral worker may not (343). */
function mayWin(g: Game, charter: number): boolean {
  for (let card = firstCard(g, HAND + charter); card !== 0; card = nextCard(g, card))
    for (const number of g.box.abilitiesOf[card] ?? [])
      if (g.box.abilities[number]?.kind === FORBIDS_CHAMPION) return false;
  return true;
}

/** The champions: most points; ties by category in the order of the card (ruling 22), then friendly. */
export function champions(g: Game): number[] {
  const scores = CHARTERS.map((_, charter) => campaignScore(g, charter));
  let best = CHARTERS.map((_, charter) => charter).filter(
    (charter) => isActive(g, charter) && mayWin(g, charter),
  );
  for (const category of ['total', 'capacity', 'personas', 'victories', 'glory', 'buildings'] as const) {
    const most = Math.max(...best.map((charter) => scores[charter]?.[category] ?? 0));
    best = best.filter((charter) => scores[charter]?.[category] === most);
  }
  return best;
}

/** Of a campaign that is over: who has more points than its champions, and was barred from winning. Where nobody has won, nobody is named. */
export function barredIn<S extends { readonly charter: string; readonly total: number }>(
  champions: readonly string[],
  scores: readonly S[],
): readonly S[] {
  const best = scores.find(({ charter }) => champions.includes(charter));
  return best === undefined ? [] : scores.filter(({ total }) => total > best.total);
}
