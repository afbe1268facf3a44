import type { Charter, CommonsBuilding, Count, Icon } from '@charterstone/rules';

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

export const COUNT_NOUNS: { readonly [C in Count]: Noun } = {
  coin: ICON_NOUNS.coin,
  influence: ICON_NOUNS.influence,
  resource: ICON_NOUNS.resource,
  vp: ICON_NOUNS.vp,
  card: ICON_NOUNS.card,
  assistant: ICON_NOUNS.assistant,
  unconstructedBuilding: ICON_NOUNS.unconstructedBuilding,
  constructedBuilding: ICON_NOUNS.constructedBuilding,
  guest: ICON_NOUNS.guest,
  item: ICON_NOUNS.item,
  friend: ICON_NOUNS.friend,
  treasure: ICON_NOUNS.treasure,
  resourceKinds: f('Rohstoffsorte', 'verschiedene Rohstoffsorten'),
  cardKinds: f('Art von Ausbaukarten', 'verschiedene Arten von Ausbaukarten'),
  quotaTokens: m('Einflussmarker auf der Abgabentabelle', 'Einflussmarker auf der Abgabentabelle'),
  reputationTokens: m('Einflussmarker auf der Ansehensleiste', 'Einflussmarker auf der Ansehensleiste'),
  objectivesScored: { ...n('gewertetes Ziel', 'gewertete Ziele'), weak: 'gewertete Ziel' },
  buildingCards: f('Gebäudekarte, ungenutzt oder leer', 'Gebäudekarten, ungenutzt oder leer'),
  game: n('Spiel', 'Spiele'),
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

/** „jeden Assistenten“ as an object. */
export function each(noun: Noun): string {
  return `${EACH[noun.gender]} ${noun.weak ?? accusativeOf(noun)}`;
}

/** „vom Schatzamt“, „von der Tribüne“. */
export function from(noun: Noun): string {
  return `${FROM[noun.gender]} ${noun.one}`;
}
