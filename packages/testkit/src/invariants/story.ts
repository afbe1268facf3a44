import type { Game } from '@charterstone/rules';
import {
  CARD_LIMIT,
  firstCard,
  nextCard,
  placeOf,
  places,
  RULE_SLOTS,
  head as table,
  trayStart,
} from '@charterstone/rules/internal';
import { differs, hasBegun, type Invariant } from './invariant.ts';

const CRATES = trayStart('crates');
const FIRST_DOOR = 55;
export const LAST_GAME = 12;

/** The doors of the story by the game after which one of them opens. */
const DOORS: readonly (readonly [number, string])[] = [
  ...['AB', 'CD', 'EF', 'GH', 'IJ', 'KL', 'MN', 'OP', 'QR', 'ST'].map((pair, i) => [i + 2, pair] as const),
  [11, 'UV'],
  [12, 'W'],
];
/** The guideposts of games 2 to 12; where there are two, the door of the second. */
const GUIDEPOSTS: readonly (readonly [number, number?, string?])[] = [
  ...([[400], [401], [402, 403, 'D'], [404], [405], [406], [407], [408], [409]] as const),
  ...([
    [410, 411, 'R'],
    [412, 413, 'V'],
  ] as const),
];

/** How a campaign goes, for tables that were played up to here; a table that was laid out may show anything. */
export const storyInvariants: readonly Invariant[] = [
  { name: 'after every game of the campaign one door of two was opened', broken: badDoors },
  { name: 'the guidepost is the one the story leads to', broken: badGuidepost },
  { name: 'the kings of the opened doors are pleased and displeased', broken: badKings },
  { name: 'every slot of the Chronicle holds one rule at most', broken: crowded },
  { name: 'the Chronicle has the rules that the story has brought', broken: missingRules },
];

export function gameOfCampaign(g: Game): number {
  return table.head(g, table.GAME);
}

/** The game after which a door was opened, or 0. */
export function doorOpened(g: Game, door: string): number {
  return g.table[CRATES + FIRST_DOOR + door.charCodeAt(0) - 65] ?? 0;
}

function badDoors(g: Game): string | undefined {
  const now = gameOfCampaign(g);
  for (const [game, pair] of DOORS) {
    const opened = [...pair].filter((door) => doorOpened(g, door) !== 0);
    const wrong = opened.find((door) => doorOpened(g, door) !== game);
    if (wrong !== undefined) return `door ${wrong} was opened after game ${doorOpened(g, wrong)}`;
    if (opened.length > 1 || (game < now && opened.length === 0))
      return `of ${pair} ${opened.length} are open in game ${now}`;
  }
  return undefined;
}

function badGuidepost(g: Game): string | undefined {
  const game = gameOfCampaign(g);
  const [usual, other, door] = GUIDEPOSTS[game - 2] ?? [];
  if (!hasBegun(g) || game < 2 || game > LAST_GAME || usual === undefined) return undefined;
  const expected = door !== undefined && doorOpened(g, door) !== 0 ? (other ?? usual) : usual;
  return differs('guidepost', expected, firstCard(g, places.GUIDEPOST));
}

function badKings(g: Game): string | undefined {
  let pleased = 0;
  let displeased = 0;
  for (const [door, { kings = 0 }] of Object.entries(g.box.data.crates)) {
    if (!/^[A-W]$/.test(door) || doorOpened(g, door) === 0) continue;
    pleased += Math.max(0, kings);
    displeased += Math.max(0, -kings);
  }
  return (
    differs('pleased kings', pleased, table.head(g, table.PLEASED)) ??
    differs('displeased kings', displeased, table.head(g, table.DISPLEASED))
  );
}

function crowded(g: Game): string | undefined {
  const rules = new Uint8Array(RULE_SLOTS + 1);
  for (let card = firstCard(g, places.CHRONICLE); card !== 0; card = nextCard(g, card)) {
    const slot = g.box.slots[card] ?? 0;
    rules[slot] = (rules[slot] ?? 0) + 1;
    if (slot !== 0 && rules[slot] > 1) return `slot ${slot} holds two rules, one of them ${card}`;
  }
  return undefined;
}

/** Rules that must be there, by the games in which they are: those that a door brings are there from its opening on. */
const BY_DOOR: Brought = [
  [3, LAST_GAME, [125, 126, 127]],
  [5, LAST_GAME, [132]],
  [LAST_GAME + 1, CARD_LIMIT, [152, 153, 154, 155, 156, 157]],
];
const BY_SET_UP: Brought = [
  [2, CARD_LIMIT, [18, 19, 20]],
  [8, CARD_LIMIT, [36, 37]],
  [10, CARD_LIMIT, [33, 34]],
  [11, CARD_LIMIT, [47, 60, 75, 111]],
];
type Brought = readonly (readonly [from: number, to: number, cards: readonly number[]])[];

function missingRules(g: Game): string | undefined {
  const game = gameOfCampaign(g);
  if (!hasBegun(g) || game === 0) return undefined;
  const doorIsOpen = DOORS.some(([of, pair]) => of === game && [...pair].some((door) => doorOpened(g, door)));
  return missingOf(g, BY_DOOR, doorIsOpen ? game + 1 : game, true) ?? missingOf(g, BY_SET_UP, game, false);
}

/** Rules that should be there and are not; with `only` also those that should not be there and are. */
function missingOf(g: Game, brought: Brought, game: number, only: boolean): string | undefined {
  for (const [from, to, cards] of brought) {
    const expected = game >= from && game <= to;
    for (const card of cards) {
      const there = placeOf(g, card) === places.CHRONICLE;
      if (expected && !there) return `rule ${card} is missing in game ${game}`;
      if (only && there && !expected) return `rule ${card} is there in game ${game}`;
    }
  }
  return undefined;
}
