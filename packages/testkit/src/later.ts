import {
  CHARTERS,
  type Charter,
  type Game,
  MINIONS,
  type Minion,
  PERILS,
  type Peril,
  type State,
} from '@charterstone/rules';
import {
  firstCard,
  head,
  moveCard,
  nextCard,
  places,
  putInfluence,
  SUPPLY,
  setSince,
  siteName,
  siteNumber,
  trayStart,
} from '@charterstone/rules/internal';
import { type Holding, holdings, type Position } from './position.ts';

/** What later games bring to the table: rules, minions, peril, sky islands, income tokens, notes. */
const PIECES_A_KIND = 6;
const TOKENS_A_KIND = 6;
const FIRST_ISLAND = siteNumber('sky-purple-1') ?? 0;

const MINION_OF = trayStart('minionOf');
const MINION_AT = trayStart('minionAt');
const PERIL = trayStart('peril');
const SITE_PERIL = trayStart('sitePeril');
const SITE_TOKENS = trayStart('siteTokens');
const ISLAND_OF = trayStart('islandOf');
const ISLAND_AT = trayStart('islandAt');
const NOTE = trayStart('cardNote');

export function layLater(g: Game, position: Position): void {
  if (position.game !== undefined) head.setHead(g, head.GAME, position.game);
  if (position.difficulty !== undefined) head.setHead(g, head.DIFFICULTY, position.difficulty);
  enterRules(g, position.rules ?? []);
  if (position.guidepost !== undefined) {
    const old = firstCard(g, places.GUIDEPOST);
    if (old !== 0) moveCard(g, old, places.ARCHIVE);
    moveCard(g, position.guidepost, places.GUIDEPOST);
  }
  for (const [charter, holding] of holdings(position)) layIslands(g, charter, holding);
  for (const [charter, holding] of holdings(position)) layPersonas(g, charter, holding);
  for (const [charter, holding] of holdings(position)) layMinions(g, charter, holding);
  layPerils(g, position);
  for (const [card, note] of Object.entries(position.notes ?? {})) g.table[NOTE + Number(card)] = note;
}

/** What has its place only once the buildings stand. */
export function layTokens(g: Game, charter: number, holding: Holding): void {
  for (const name of holding.octagons ?? []) {
    const at = SITE_TOKENS + site(name);
    putInfluence(g, charter, 1);
    g.table[at] = (g.table[at] ?? 0) | (1 << charter);
  }
}

/** Rule cards in the Chronicle, each in the place of the one it replaces. */
function enterRules(g: Game, rules: readonly number[]): void {
  for (const rule of rules) {
    const slot = g.box.slots[rule] ?? 0;
    for (let old = firstCard(g, places.CHRONICLE); old !== 0; old = nextCard(g, old))
      if (slot !== 0 && old !== rule && g.box.slots[old] === slot) {
        moveCard(g, old, places.ARCHIVE);
        break;
      }
    moveCard(g, rule, places.CHRONICLE);
  }
}

/** Personas in play, instead of those that were; those go to the chest. */
function layPersonas(g: Game, charter: number, { persona, chest = [] }: Holding): void {
  if (persona !== undefined)
    for (let card = firstCard(g, places.PLAY + charter); card !== 0; ) {
      const next = nextCard(g, card);
      if (!persona.includes(card)) moveCard(g, card, places.CHEST + charter);
      card = next;
    }
  for (const card of persona ?? []) moveLong(g, card, places.PLAY + charter);
  for (const card of chest) moveLong(g, card, places.CHEST + charter);
}

function moveLong(g: Game, card: number, to: number): void {
  moveCard(g, card, to);
  setSince(g, card, 0);
}

/** All minions of a charter, kind by kind; a kind that is named is in play from then on. */
function layMinions(g: Game, charter: number, { minions }: Holding): void {
  if (minions === undefined) return;
  MINIONS.forEach((minion, kind) => {
    const wanted = minions[minion];
    if (wanted === undefined) return;
    moveCard(g, minionCard(g, minion), places.TABLE_PLACE);
    const pieces = Array.from({ length: PIECES_A_KIND }, (_, i) => kind * PIECES_A_KIND + i);
    for (const piece of pieces) if (g.table[MINION_OF + piece] === charter + 1) give(g, piece, 0, 0);
    for (const where of wanted) {
      const piece = pieces.find((one) => g.table[MINION_OF + one] === 0);
      if (piece === undefined) throw new Error(`the supply has no ${minion} left`);
      give(g, piece, charter + 1, where === 'home' ? 0 : site(where));
    }
  });
}

function give(g: Game, piece: number, owner: number, at: number): void {
  g.table[MINION_OF + piece] = owner;
  g.table[MINION_AT + piece] = at;
}

function minionCard(g: Game, minion: string): number {
  const found = Object.entries(g.box.data.cards).find(
    ([, card]) => card.kind === 'minion' && card.minion === minion,
  );
  if (found === undefined) throw new Error(`no card says what a ${minion} does`);
  return Number(found[0]);
}

/** Peril before the charters and on buildings; the rest is the supply's. */
function layPerils(g: Game, position: Position): void {
  const named =
    position.peril !== undefined ||
    position.rules?.includes(36) ||
    holdings(position).some(([, { perils }]) => perils);
  if (!named) return;
  for (const [charter, { perils }] of holdings(position))
    if (perils)
      PERILS.forEach((peril, kind) => {
        g.table[PERIL + charter * PERILS.length + kind] = perils[peril] ?? 0;
      });
  for (const [name, peril] of Object.entries(position.peril ?? {}))
    g.table[SITE_PERIL + site(name)] = peril === 'none' ? 0 : PERILS.indexOf(peril) + 1;
  PERILS.forEach((peril, kind) => {
    let out = 0;
    for (let charter = 0; charter < SUPPLY; charter++)
      out += g.table[PERIL + charter * PERILS.length + kind] ?? 0;
    for (let at = 0; at < FIRST_ISLAND + 24; at++) if (g.table[SITE_PERIL + at] === kind + 1) out++;
    if (out > TOKENS_A_KIND) throw new Error(`there are only ${TOKENS_A_KIND} tokens of ${peril}`);
    g.table[PERIL + SUPPLY * PERILS.length + kind] = TOKENS_A_KIND - out;
  });
}

/** Sky islands over plots. Once one is named every charter owns its four. */
function layIslands(g: Game, charter: number, { islands }: Holding): void {
  if (islands === undefined) return;
  for (let piece = 0; piece < 24; piece++)
    if (g.table[ISLAND_OF + piece] === 0) g.table[ISLAND_OF + piece] = Math.floor(piece / 4) + 1;
  for (const [island, plot] of Object.entries(islands)) {
    const piece = site(island) - FIRST_ISLAND;
    if (piece < 0 || g.table[ISLAND_OF + piece] !== charter + 1) throw new Error(`${island} is another's`);
    g.table[ISLAND_AT + piece] = site(plot);
  }
  let laid = 0;
  for (let piece = 0; piece < 24; piece++) if (g.table[ISLAND_AT + piece] !== 0) laid++;
  head.setHead(g, head.ISLANDS_LAID, laid);
}

/** Where a charter's minions of a kind stand. */
export function minionsOf(state: Pick<State, 'table'>, charter: Charter, minion: Minion): readonly string[] {
  const first = MINIONS.indexOf(minion) * PIECES_A_KIND;
  const pieces = Array.from({ length: PIECES_A_KIND }, (_, i) => first + i);
  return pieces
    .filter((piece) => state.table[MINION_OF + piece] === CHARTERS.indexOf(charter) + 1)
    .map((piece) => siteName(state.table[MINION_AT + piece] ?? 0));
}

/** The peril tokens before a charter. */
export function perilsOf(state: State, charter: Charter): readonly Peril[] {
  const from = PERIL + CHARTERS.indexOf(charter) * PERILS.length;
  return PERILS.flatMap((peril, kind) => Array<Peril>(state.table[from + kind] ?? 0).fill(peril));
}

/** The peril on a building. */
export function perilOn(state: State, name: string): Peril | undefined {
  return PERILS[(state.table[SITE_PERIL + site(name)] ?? 0) - 1];
}

/** Whose influence lies beside an income building. */
export function octagonsOn(state: State, name: string): readonly Charter[] {
  const tokens = state.table[SITE_TOKENS + site(name)] ?? 0;
  return CHARTERS.filter((_, charter) => ((tokens >> charter) & 1) === 1);
}

function site(name: string): number {
  const number = siteNumber(name);
  if (number === undefined) throw new Error(`there is no site "${name}"`);
  return number;
}
