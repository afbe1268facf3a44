// What lies in the box of the baseline game: plain tables, and the shape of the state (G).

export const RESOURCES = ['grain', 'wood', 'clay', 'stone', 'iron', 'glass'] as const;
export const GOODS = [...RESOURCES, 'coins'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Good = (typeof GOODS)[number];
export type District = 'harbour' | 'market' | 'hill';
export type Goods = { [K in Good]?: number };
export type Store = Record<Good, number>;

export interface Building {
  id: string;
  district: District;
  cost: Goods;
  benefit: { goods: Goods; influence: number; progress: number; score: number; card: boolean };
}

export interface Objective {
  id: string;
  need: Goods;
  influence: { district: District; level: number };
  score: number;
}

export interface Player {
  name: string;
  store: Store;
  /** The number of the building each worker stands on, or null at home. */
  workers: (number | null)[];
  influence: Record<District, number>;
  hand: string[];
  secret: string[];
  objectives: string[];
  delivered: number;
  score: number;
}

export interface Table {
  players: Record<string, Player>;
  /** The tiles as printed; moves never change them. */
  buildings: readonly Building[];
  /** Whose worker stands on each building. */
  occupants: (string | null)[];
  objectives: readonly Objective[];
  /** Who claimed each objective. */
  claims: (string | null)[];
  quota: { resource: Resource; required: number; delivered: Record<string, number>; filled: number };
  progress: { position: number; end: number };
  mat: { cards: string[]; deck: string[]; discard: string[] };
}

function building(
  id: string,
  district: District,
  cost: Goods,
  benefit: Partial<Building['benefit']>,
): Building {
  return {
    id,
    district,
    cost,
    benefit: { goods: {}, influence: 0, progress: 0, score: 0, card: false, ...benefit },
  };
}

export const BUILDINGS: readonly Building[] = [
  building('farm', 'harbour', {}, { goods: { grain: 2 } }),
  building('forest', 'hill', {}, { goods: { wood: 2 } }),
  building('clay pit', 'hill', {}, { goods: { clay: 2 } }),
  building('docks', 'harbour', {}, { goods: { coins: 2 } }),
  building('quarry', 'hill', { coins: 1 }, { goods: { stone: 2 } }),
  building('mine', 'hill', { grain: 1 }, { goods: { iron: 2 } }),
  building('glassworks', 'market', { wood: 1 }, { goods: { glass: 2 } }),
  building('mill', 'harbour', { grain: 2 }, { goods: { coins: 3 }, influence: 1 }),
  building('bazaar', 'market', { clay: 1, wood: 1 }, { goods: { coins: 2 }, influence: 1, score: 1 }),
  building('library', 'market', { coins: 2 }, { card: true }),
  building('guildhall', 'hill', { stone: 1, iron: 1 }, { influence: 2, score: 2 }),
  building('beacon', 'harbour', { glass: 1, stone: 1, iron: 1 }, { progress: 1, score: 4 }),
];

function objective(id: string, need: Goods, district: District, level: number, score: number): Objective {
  return { id, need, influence: { district, level }, score };
}

export const OBJECTIVES: readonly Objective[] = [
  objective('baker', { grain: 3, coins: 2 }, 'harbour', 1, 4),
  objective('joiner', { wood: 3, iron: 1 }, 'hill', 1, 4),
  objective('potter', { clay: 4 }, 'market', 1, 4),
  objective('mason', { stone: 3, clay: 1 }, 'hill', 2, 6),
  objective('smith', { iron: 3, coins: 1 }, 'hill', 2, 6),
  objective('glazier', { glass: 3 }, 'market', 2, 6),
  objective('banker', { coins: 7 }, 'market', 1, 5),
  objective('pilot', { wood: 2, glass: 2 }, 'harbour', 2, 6),
  objective('mayor', { stone: 2, coins: 4 }, 'market', 3, 8),
  objective('warden', { iron: 2, wood: 2 }, 'hill', 4, 8),
  objective('admiral', { wood: 4, grain: 2 }, 'harbour', 3, 8),
  objective('founder', { clay: 2, stone: 2, glass: 1 }, 'hill', 3, 9),
];

/** The secret objectives dealt before play: points for what is left over at the end. */
export const SECRETS: Record<string, { good: Good; each: number }> = {
  granary: { good: 'grain', each: 1 },
  sawmill: { good: 'wood', each: 1 },
  kiln: { good: 'clay', each: 1 },
  vault: { good: 'stone', each: 2 },
  forge: { good: 'iron', each: 2 },
  window: { good: 'glass', each: 2 },
  purse: { good: 'coins', each: 1 },
  treasury: { good: 'coins', each: 2 },
};

const CARD_KINDS: Record<string, Goods> = {
  harvest: { grain: 3 },
  timber: { wood: 3 },
  pottery: { clay: 3 },
  masonry: { stone: 2, coins: 1 },
  smithy: { iron: 2, coins: 1 },
  glazing: { glass: 2, coins: 1 },
  patron: { coins: 4 },
  tithe: { coins: 2, grain: 1 },
  salvage: { wood: 1, iron: 1 },
  caravan: { grain: 1, wood: 1, clay: 1 },
};

/** What each of the forty cards gives: five cards of eight kinds. */
export const CARDS: Record<string, Goods> = Object.fromEntries(
  Object.entries(CARD_KINDS).flatMap(([kind, goods]) =>
    [1, 2, 3, 4, 5].map((n) => [`${kind}-${n}`, goods] as const),
  ),
);

export function newPlayer(id: string, hand: string[], secret: string[]): Player {
  return {
    name: `Player ${id}`,
    store: { grain: 1, wood: 1, clay: 1, stone: 0, iron: 0, glass: 0, coins: 4 },
    workers: [null, null],
    influence: { harbour: 0, market: 0, hill: 0 },
    hand,
    secret,
    objectives: [],
    delivered: 0,
    score: 0,
  };
}
