import type { Charter, CommonsBuilding, Icon, Peril, What } from '@charterstone/rules';
import type { HeldCount, TableCount } from '../effects/ranges.ts';

/** Gender, nominative, plural and, where it differs, accusative. Resources that are poured or piled have no plural. */
export type Noun = {
  readonly gender: 'm' | 'f' | 'n';
  readonly one: string;
  readonly other: string;
  readonly accusative?: string;
  /** After „jedes“, where an adjective changes. */
  readonly weak?: string;
};

function m(one: string, other: string, accusative = one): Noun {
  return { gender: 'm', one, other, accusative };
}
function f(one: string, other: string): Noun {
  return { gender: 'f', one, other };
}
function n(one: string, other: string): Noun {
  return { gender: 'n', one, other };
}

export const ICON_NOUNS: { readonly [I in Icon]: Noun } = {
  coin: f('Münze', 'Münzen'),
  metal: n('Metall', 'Metall'),
  grain: n('Getreide', 'Getreide'),
  wood: n('Holz', 'Holz'),
  coal: f('Kohle', 'Kohle'),
  clay: m('Lehm', 'Lehm'),
  pumpkin: m('Kürbis', 'Kürbisse'),
  influence: m('Einflussmarker', 'Einflussmarker'),
  chef: m('Koch', 'Köche'),
  golem: m('Golem', 'Golems'),
  cat: f('Katze', 'Katzen'),
  butler: m('Butler', 'Butler'),
  robot: m('Roboter', 'Roboter'),
  ghost: m('Geist', 'Geister'),
  bandit: m('Bandit', 'Banditen', 'Banditen'),
  fuelShortage: m('Brennstoffmangel', 'Brennstoffmangel'),
  disrepair: f('Baufälligkeit', 'Baufälligkeit'),
  vermin: n('Ungeziefer', 'Ungeziefer'),
  blight: f('Seuche', 'Seuchen'),
  famine: f('Hungersnot', 'Hungersnöte'),
  assistant: m('Assistent', 'Assistenten', 'Assistenten'),
  unconstructedBuilding: f('ungenutzte Gebäudekarte', 'ungenutzte Gebäudekarten'),
  constructedBuilding: f('leere Gebäudekarte', 'leere Gebäudekarten'),
  guest: m('Gast', 'Gäste'),
  item: m('Gegenstand', 'Gegenstände'),
  friend: m('Freund', 'Freunde'),
  treasure: m('Schatz', 'Schätze'),
  resource: m('Rohstoff', 'Rohstoffe'),
  minion: m('Helfer', 'Helfer'),
  peril: f('Gefahr', 'Gefahren'),
  card: f('Ausbaukarte', 'Ausbaukarten'),
  vp: m('SP', 'SP'),
  reputation: n('Ansehen', 'Ansehen'),
  privateObjective: n('privates Ziel', 'private Ziele'),
  glory: m('Ruhm', 'Ruhm'),
  capacity: f('Kapazität', 'Kapazität'),
  victory: m('Sieg', 'Siege'),
  construct: m('Bau', 'Bauten'),
  crate: f('Kiste', 'Kisten'),
  objective: n('Ziel', 'Ziele'),
  quota: n('Abgabenfeld', 'Abgabenfelder'),
  progress: m('Fortschritt', 'Fortschritt'),
  income: n('Einkommen', 'Einkommen'),
  refreshMat: f('Erneuerung des Ausbautableaus', 'Erneuerungen des Ausbautableaus'),
  persona: f('Rolle', 'Rollen'),
  retrieve: m('zurückgenommener Arbeiter', 'zurückgenommene Arbeiter', 'zurückgenommenen Arbeiter'),
  again: m('weiterer Zug', 'weitere Züge', 'weiteren Zug'),
};

/** What is counted, and where it is: „Einflussmarker“ „auf der Abgabentabelle“. */
export type CountNoun = { readonly noun: Noun; readonly at?: (their: boolean) => string };

function board(noun: Noun): CountNoun {
  return { noun, at: () => ' auf dem Spielplan' };
}

function inCharter(their: boolean): string {
  return their ? ' im eigenen Charter' : ' in deinem Charter';
}

export const COUNT_NOUNS: { readonly [C in HeldCount]: CountNoun } = {
  coin: { noun: ICON_NOUNS.coin },
  influence: { noun: ICON_NOUNS.influence },
  resource: { noun: ICON_NOUNS.resource },
  vp: { noun: ICON_NOUNS.vp },
  minion: { noun: ICON_NOUNS.minion },
  peril: { noun: ICON_NOUNS.peril },
  card: { noun: ICON_NOUNS.card },
  assistant: { noun: ICON_NOUNS.assistant },
  unconstructedBuilding: { noun: ICON_NOUNS.unconstructedBuilding },
  constructedBuilding: { noun: ICON_NOUNS.constructedBuilding },
  guest: { noun: ICON_NOUNS.guest },
  item: { noun: ICON_NOUNS.item },
  friend: { noun: ICON_NOUNS.friend },
  treasure: { noun: ICON_NOUNS.treasure },
  goods: { noun: f('Münze und jeden Rohstoff', 'Münzen und Rohstoffe') },
  resourceKinds: { noun: f('Rohstoffsorte', 'verschiedene Rohstoffsorten') },
  cardKinds: { noun: f('Art von Ausbaukarten', 'verschiedene Arten von Ausbaukarten') },
  minionKinds: { noun: f('Art von Helfern', 'verschiedene Arten von Helfern') },
  perilKinds: { noun: f('Art von Gefahren', 'verschiedene Arten von Gefahren') },
  minionPlaced: board(ICON_NOUNS.minion),
  chefPlaced: board(ICON_NOUNS.chef),
  golemPlaced: board(ICON_NOUNS.golem),
  catPlaced: board(ICON_NOUNS.cat),
  butlerPlaced: board(ICON_NOUNS.butler),
  robotPlaced: board(ICON_NOUNS.robot),
  ghostPlaced: board(ICON_NOUNS.ghost),
  quotaTokens: { noun: ICON_NOUNS.influence, at: () => ' auf der Abgabentabelle' },
  reputationTokens: { noun: ICON_NOUNS.influence, at: () => ' auf der Ansehensleiste' },
  incomeTokens: { noun: ICON_NOUNS.influence, at: () => ' auf Einkommensgebäuden' },
  objectivesScored: { noun: { ...n('gewertetes Ziel', 'gewertete Ziele'), weak: 'gewertete Ziel' } },
  buildingCards: { noun: f('Gebäudekarte, ungenutzt oder leer', 'Gebäudekarten, ungenutzt oder leer') },
  buildingsInCharter: { noun: n('Gebäude', 'Gebäude'), at: inCharter },
  buildingValues: {
    noun: m('aufgedruckter Punkt', 'aufgedruckte Punkte', 'aufgedruckten Punkt'),
    at: (their) => ` auf den Gebäuden${inCharter(their)}`,
  },
  openPlots: { noun: m('freier Bauplatz', 'freie Bauplätze', 'freien Bauplatz'), at: inCharter },
  workersHome: { noun: m('Arbeiter', 'Arbeiter'), at: () => ' im Vorrat' },
  regularsAbroad: {
    noun: m('gewöhnlicher Arbeiter', 'gewöhnliche Arbeiter', 'gewöhnlichen Arbeiter'),
    at: () => ' in den Chartern von Gegnern',
  },
  humanWorkersInCharter: {
    noun: m('Arbeiter menschlicher Spieler', 'Arbeiter menschlicher Spieler'),
    at: (their) => (their ? ' im eigenen Charter' : ' in deinem Charter'),
  },
  personas: { noun: ICON_NOUNS.persona },
  glory: { noun: m('Ruhmesstern', 'Ruhmessterne') },
};

/** What lies on the table, whoever has it. */
export const TABLE_NOUNS: { readonly [C in TableCount]: Noun } = {
  villageVp: m('SP in diesem Dorf', 'SP in diesem Dorf'),
  told: m('SP im Durchschnitt aller Dörfer', 'im Durchschnitt aller Dörfer'),
  minionsInSupply: m('Helfer im allgemeinen Vorrat', 'Helfer im allgemeinen Vorrat'),
  perilOnHumanCharters: f('Gefahr in den Chartern der Spieler', 'Gefahren in den Chartern der Spieler'),
  pleasedKings: m('zufriedener König', 'zufriedene Könige', 'zufriedenen König'),
  displeasedKings: m('verärgerter König', 'verärgerte Könige', 'verärgerten König'),
  kindCompanions: m(
    'freundlich behandelter Gefährte',
    'freundlich behandelte Gefährten',
    'freundlich behandelten Gefährten',
  ),
  rebels: m('Rebell', 'Rebellen', 'Rebellen'),
  itemsOrTreasuresOnMat: m(
    'Gegenstand oder Schatz auf dem Ausbautableau',
    'Gegenstände oder Schätze auf dem Ausbautableau',
  ),
};

/** Things that change their place without being goods. */
export const THING_NOUNS: {
  readonly [W in Exclude<What, Icon | 'this' | readonly number[]>]: Noun;
} = {
  skyIsland: f('Himmelsinsel', 'Himmelsinseln'),
  usedPersona: f('benutzte Rolle', 'benutzte Rollen'),
  companion: m('Gefährte', 'Gefährten', 'Gefährten'),
  loyal: f('königstreue Rolle', 'königstreue Rollen'),
  rebel: f('rebellische Rolle', 'rebellische Rollen'),
  victoryCard: f('Siegkarte', 'Siegkarten'),
  locationCard: f('Ortskarte', 'Ortskarten'),
};

/** A peril as something one takes, and behind „mit“. */
export const PERIL_OBJECTS: { readonly [P in Peril | 'any']: readonly [object: string, dative: string] } = {
  bandit: ['einen Banditen', 'einem Banditen'],
  fuelShortage: ['Brennstoffmangel', 'Brennstoffmangel'],
  disrepair: ['Baufälligkeit', 'Baufälligkeit'],
  vermin: ['Ungeziefer', 'Ungeziefer'],
  blight: ['eine Seuche', 'einer Seuche'],
  famine: ['eine Hungersnot', 'einer Hungersnot'],
  any: ['eine Gefahr', 'einer Gefahr'],
};

/** Stems of the colours: das rote Charter, im roten Charter. */
export const COLOURS: { readonly [C in Charter]: string } = {
  purple: 'violett',
  black: 'schwarz',
  green: 'grün',
  red: 'rot',
  blue: 'blau',
  yellow: 'gelb',
};

/** The buildings of the Commons with their gender, which rules „auf den“ and „vom“. */
export const COMMONS_NAMES: { readonly [B in CommonsBuilding]: Noun } = {
  zeppelin: m('Zeppelin', 'Zeppeline'),
  charterstone: n('Charterstonegebäude', 'Charterstonegebäude'),
  grandstand: f('Tribüne', 'Tribünen'),
  treasury: n('Schatzamt', 'Schatzämter'),
  market: m('Markt', 'Märkte'),
  cloudPort: m('Wolkenhafen', 'Wolkenhäfen'),
};

const DEFINITE = { m: 'den', f: 'die', n: 'das' } as const;
const EACH = { m: 'jeden', f: 'jede', n: 'jedes' } as const;
const A = { m: 'einen', f: 'eine', n: 'ein' } as const;
const RANDOM = { m: 'zufälligen', f: 'zufällige', n: 'zufälliges' } as const;
const SUBJECT = { m: 'der', f: 'die', n: 'das' } as const;
const AT = { m: 'dem', f: 'der', n: 'dem' } as const;
const FROM = { m: 'vom', f: 'von der', n: 'vom' } as const;

function accusativeOf(noun: Noun): string {
  return noun.accusative ?? noun.one;
}

/** „1 Assistent“: as a subject or alone. */
export function counted(noun: Noun, count: number): string {
  return `${count} ${count === 1 ? noun.one : noun.other}`;
}

/** „1 Assistenten“: as an object. */
export function countedObject(noun: Noun, count: number): string {
  return `${count} ${count === 1 ? accusativeOf(noun) : noun.other}`;
}

/** „das Schatzamt“ as an object. */
export function definite(noun: Noun): string {
  return `${DEFINITE[noun.gender]} ${accusativeOf(noun)}`;
}

/** „einen Gegenstand“, „eine Ausbaukarte“ as an object. */
export function indefinite(noun: Noun): string {
  return `${A[noun.gender]} ${accusativeOf(noun)}`;
}

/** „zufälligen Gefährten“: with the adjective of chance, as an object. */
export function byChance(noun: Noun): Noun {
  const one = `${RANDOM[noun.gender]} ${accusativeOf(noun)}`;
  return { gender: noun.gender, one, accusative: one, other: `zufällige ${noun.other}` };
}

/** „jeden Assistenten“ as an object. */
export function each(noun: Noun): string {
  return `${EACH[noun.gender]} ${noun.weak ?? accusativeOf(noun)}`;
}

/** „vom Schatzamt“, „von der Tribüne“. */
export function from(noun: Noun): string {
  return `${FROM[noun.gender]} ${noun.one}`;
}

/** „dem Schatzamt“, „der Tribüne“: behind „auf“, where something stands. */
export function at(noun: Noun): string {
  return `${AT[noun.gender]} ${noun.one}`;
}

/** The plural behind „die“ and „alle“, where an adjective changes: die meisten gewerteten Ziele. */
export function weakPlural(noun: Noun): string {
  return noun.other.replace(/\b([a-zäöüß]+e) (?=\p{Lu})/u, '$1n ');
}

/** „der Koch“, „die Katze“: as a subject. */
export function subject(noun: Noun): string {
  return `${SUBJECT[noun.gender]} ${noun.one}`;
}
