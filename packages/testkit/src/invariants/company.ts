import { CHARTERS, type Game } from '@charterstone/rules';
import {
  cardsIn,
  firstCard,
  HUMAN,
  isActive,
  kindOf,
  nextCard,
  placeOf,
  places,
  roleOf,
  head as table,
} from '@charterstone/rules/internal';
import { differs, hasBegun, type Invariant, ofCharters } from './invariant.ts';
import { doorOpened, gameOfCampaign, LAST_GAME } from './story.ts';

const COMPANIONS = [337, 338, 339, 340, 341, 342];
const SPECTRAL = 343;
const ORIGINALS = [200, 201, 202, 203, 204, 205];
/** The sides that charters take, in the order of CHARTERS: purple, black, green, red, blue, yellow. */
const LOYAL = [364, 366, 363, 365, 368, 367];
const REBEL = [370, 372, 369, 371, 374, 373];
/** Those of Automas, which have no choice. */
const OF_AUTOMAS = [394, 396, 393, 395, 398, 397];

/** Who comes with the story: companions, the spectral worker, victory cards, sides; and who leaves with it. */
export const companyInvariants: readonly Invariant[] = [
  {
    name: 'from game 6 on every charter has a companion, played or not',
    broken: (g) =>
      ofCharters((charter) =>
        isDuring(g, 6) ? differs('companions', 1, count(g, COMPANIONS, places.HAND + charter)) : undefined,
      ),
  },
  {
    name: 'from game 7 on one player has the spectral worker, until it is free',
    broken: (g) => {
      const holder = placeOf(g, SPECTRAL) - places.HAND;
      if (!isDuring(g, 7) || placeOf(g, SPECTRAL) === places.ARCHIVE) return undefined;
      return holder >= 0 && holder < CHARTERS.length && isActive(g, holder)
        ? undefined
        : `it is in place ${placeOf(g, SPECTRAL)}`;
    },
  },
  {
    name: 'from game 8 on every player has a victory card, secret after door K, open after L',
    broken: prizes,
  },
  {
    name: 'in game 12 every charter has taken one side, and no other charter’s',
    broken: (g) =>
      ofCharters((charter) => {
        if (!isDuring(g, LAST_GAME)) return undefined;
        // A charter keeps its side (ruling 59): where an Automa took it and left, its persona stays until a person comes.
        const made = roleOf(g, charter) === HUMAN ? [] : [OF_AUTOMAS[charter] ?? 0];
        const own = [LOYAL[charter] ?? 0, REBEL[charter] ?? 0, ...made];
        const taken = count(g, own, places.CHEST + charter) + count(g, own, places.PLAY + charter);
        return differs('sides', 1, taken);
      }),
  },
  { name: 'after the campaign nobody keeps anything but what is dealt', broken: leftovers },
];

/** Whether the campaign is in this game or a later one, and not yet decided. */
function isDuring(g: Game, from: number): boolean {
  return gameOfCampaign(g) >= from && table.head(g, table.FINISHED) === 0;
}

function count(g: Game, cards: readonly number[], place: number): number {
  return cards.filter((card) => placeOf(g, card) === place).length;
}

const run = (from: number): number[] => Array.from({ length: CHARTERS.length }, (_, i) => from + i);

function prizes(g: Game): string | undefined {
  if (!isDuring(g, 8)) return undefined;
  const secret = doorOpened(g, 'K') !== 0;
  return ofCharters((charter) => {
    if (!isActive(g, charter)) return undefined;
    return (
      differs('secret victory cards', secret ? 1 : 0, count(g, run(344), places.SECRET + charter)) ??
      differs('open victory cards', secret ? 0 : 1, count(g, run(350), places.HAND + charter))
    );
  });
}

function leftovers(g: Game): string | undefined {
  if (gameOfCampaign(g) <= LAST_GAME || !hasBegun(g)) return undefined;
  const back = [...COMPANIONS, SPECTRAL, ...ORIGINALS].find((card) => placeOf(g, card) !== places.ARCHIVE);
  if (back !== undefined) return `card ${back} is in place ${placeOf(g, back)}`;
  return ofCharters((charter) => {
    if (cardsIn(g, places.CHEST + charter) > 0) return 'has something in the chest';
    return isActive(g, charter) ? undefined : holds(g, charter);
  });
}

function holds(g: Game, charter: number): string | undefined {
  if (cardsIn(g, places.PLAY + charter) > 0) return 'has a persona, but nobody plays it';
  for (let card = firstCard(g, places.HAND + charter); card !== 0; card = nextCard(g, card))
    if (kindOf(g, card) >= 0) return `holds card ${card}, but nobody plays it`;
  return undefined;
}
