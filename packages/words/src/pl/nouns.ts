import type { Charter, CommonsBuilding, Icon, Peril, What } from '@charterstone/rules';
import type { HeldCount, TableCount } from '../effects/ranges.ts';

/**
 * A noun with the forms that numbers ask for: 1 moneta (as an object: monetę), 2 monety, 5 monet. Persons take the
 * genitive after 2 to 4 as well (2 asystentów). Of what is poured or piled, five and more are a mass: 5 gliny.
 */
export type Noun = {
  /** m: inanimate, a: animate or a person, f, n. */
  readonly gender: 'm' | 'a' | 'f' | 'n';
  readonly one: string;
  readonly object: string;
  readonly few: string;
  readonly many: string;
};

function m(one: string, few: string, many: string): Noun {
  return { gender: 'm', one, object: one, few, many };
}
function n(one: string, few: string, many: string): Noun {
  return { gender: 'n', one, object: one, few, many };
}
function f(one: string, object: string, few: string, many: string): Noun {
  return { gender: 'f', one, object, few, many };
}
/** An animal or a thing that walks: 2 koty. */
function a(one: string, object: string, few: string, many: string): Noun {
  return { gender: 'a', one, object, few, many };
}
/** A person: 2 asystentów. */
function p(one: string, object: string, many: string): Noun {
  return { gender: 'a', one, object, few: many, many };
}

export const ICON_NOUNS: { readonly [I in Icon]: Noun } = {
  coin: f('moneta', 'monetę', 'monety', 'monet'),
  metal: m('metal', 'metale', 'metalu'),
  grain: n('zboże', 'zboża', 'zboża'),
  wood: n('drewno', 'drewna', 'drewna'),
  coal: m('węgiel', 'węgle', 'węgla'),
  clay: f('glina', 'glinę', 'gliny', 'gliny'),
  pumpkin: f('dynia', 'dynię', 'dynie', 'dyń'),
  influence: m('znacznik wpływu', 'znaczniki wpływu', 'znaczników wpływu'),
  chef: p('kucharz', 'kucharza', 'kucharzy'),
  golem: a('golem', 'golema', 'golemy', 'golemów'),
  cat: a('kot', 'kota', 'koty', 'kotów'),
  butler: p('lokaj', 'lokaja', 'lokajów'),
  robot: a('robot', 'robota', 'roboty', 'robotów'),
  ghost: a('duch', 'ducha', 'duchy', 'duchów'),
  bandit: p('bandyta', 'bandytę', 'bandytów'),
  fuelShortage: m('brak paliwa', 'braki paliwa', 'braków paliwa'),
  disrepair: n('uszkodzenie', 'uszkodzenia', 'uszkodzeń'),
  vermin: m('znacznik szkodników', 'znaczniki szkodników', 'znaczników szkodników'),
  blight: f('choroba', 'chorobę', 'choroby', 'chorób'),
  famine: m('głód', 'znaczniki głodu', 'znaczników głodu'),
  assistant: p('asystent', 'asystenta', 'asystentów'),
  unconstructedBuilding: f(
    'karta niewzniesionego budynku',
    'kartę niewzniesionego budynku',
    'karty niewzniesionych budynków',
    'kart niewzniesionych budynków',
  ),
  constructedBuilding: f(
    'karta wzniesionego budynku',
    'kartę wzniesionego budynku',
    'karty wzniesionych budynków',
    'kart wzniesionych budynków',
  ),
  guest: p('gość', 'gościa', 'gości'),
  item: m('przedmiot', 'przedmioty', 'przedmiotów'),
  friend: p('przyjaciel', 'przyjaciela', 'przyjaciół'),
  treasure: m('skarb', 'skarby', 'skarbów'),
  resource: m('surowiec', 'surowce', 'surowców'),
  minion: p('pomocnik', 'pomocnika', 'pomocników'),
  peril: n('zagrożenie', 'zagrożenia', 'zagrożeń'),
  card: f('karta rozwoju', 'kartę rozwoju', 'karty rozwoju', 'kart rozwoju'),
  vp: m('PZ', 'PZ', 'PZ'),
  reputation: m('punkt reputacji', 'punkty reputacji', 'punktów reputacji'),
  privateObjective: m('cel prywatny', 'cele prywatne', 'celów prywatnych'),
  glory: m('punkt chwały', 'punkty chwały', 'punktów chwały'),
  capacity: m('punkt pojemności', 'punkty pojemności', 'punktów pojemności'),
  victory: n('zwycięstwo', 'zwycięstwa', 'zwycięstw'),
  construct: f('budowa', 'budowę', 'budowy', 'budów'),
  crate: f('skrzynia', 'skrzynię', 'skrzynie', 'skrzyń'),
  objective: m('cel', 'cele', 'celów'),
  quota: n('pole eksportu', 'pola eksportu', 'pól eksportu'),
  progress: m('postęp', 'postępy', 'postępów'),
  income: m('przychód', 'przychody', 'przychodów'),
  refreshMat: n(
    'odświeżenie planszetki rozwoju',
    'odświeżenia planszetki rozwoju',
    'odświeżeń planszetki rozwoju',
  ),
  persona: f('osobowość', 'osobowość', 'osobowości', 'osobowości'),
  retrieve: p('odzyskany robotnik', 'odzyskanego robotnika', 'odzyskanych robotników'),
  again: f('dodatkowa tura', 'dodatkową turę', 'dodatkowe tury', 'dodatkowych tur'),
};

/** A noun with its place: „znacznik wpływu na torze eksportu”. */
function at(noun: Noun, place: string): Noun {
  return {
    gender: noun.gender,
    one: `${noun.one}${place}`,
    object: `${noun.object}${place}`,
    few: `${noun.few}${place}`,
    many: `${noun.many}${place}`,
  };
}

const BOARD = ' na planszy';
const HOME = ' w swojej dzielnicy';

export const COUNT_NOUNS: { readonly [C in HeldCount]: Noun } = {
  coin: ICON_NOUNS.coin,
  influence: ICON_NOUNS.influence,
  resource: ICON_NOUNS.resource,
  vp: ICON_NOUNS.vp,
  minion: ICON_NOUNS.minion,
  peril: ICON_NOUNS.peril,
  card: ICON_NOUNS.card,
  assistant: ICON_NOUNS.assistant,
  unconstructedBuilding: ICON_NOUNS.unconstructedBuilding,
  constructedBuilding: ICON_NOUNS.constructedBuilding,
  guest: ICON_NOUNS.guest,
  item: ICON_NOUNS.item,
  friend: ICON_NOUNS.friend,
  treasure: ICON_NOUNS.treasure,
  goods: f('moneta lub surowiec', 'monetę lub surowiec', 'monety i surowce', 'monet i surowców'),
  resourceKinds: m('rodzaj surowca', 'różne rodzaje surowców', 'różnych rodzajów surowców'),
  cardKinds: m('rodzaj kart rozwoju', 'różne rodzaje kart rozwoju', 'różnych rodzajów kart rozwoju'),
  minionKinds: m('rodzaj pomocników', 'różne rodzaje pomocników', 'różnych rodzajów pomocników'),
  perilKinds: m('rodzaj zagrożeń', 'różne rodzaje zagrożeń', 'różnych rodzajów zagrożeń'),
  minionPlaced: at(ICON_NOUNS.minion, BOARD),
  chefPlaced: at(ICON_NOUNS.chef, BOARD),
  golemPlaced: at(ICON_NOUNS.golem, BOARD),
  catPlaced: at(ICON_NOUNS.cat, BOARD),
  butlerPlaced: at(ICON_NOUNS.butler, BOARD),
  robotPlaced: at(ICON_NOUNS.robot, BOARD),
  ghostPlaced: at(ICON_NOUNS.ghost, BOARD),
  quotaTokens: at(ICON_NOUNS.influence, ' na torze eksportu'),
  reputationTokens: at(ICON_NOUNS.influence, ' na torze reputacji'),
  incomeTokens: at(ICON_NOUNS.influence, ' przy budynkach przychodu'),
  objectivesScored: m('zapunktowany cel', 'zapunktowane cele', 'zapunktowanych celów'),
  buildingCards: f(
    'karta budynku, wzniesionego lub nie',
    'kartę budynku, wzniesionego lub nie',
    'karty budynków, wzniesionych lub nie',
    'kart budynków, wzniesionych lub nie',
  ),
  buildingsInCharter: at(m('budynek', 'budynki', 'budynków'), HOME),
  buildingValues: at(m('punkt wartości', 'punkty wartości', 'punktów wartości'), ` budynków${HOME}`),
  openPlots: f('wolna działka', 'wolną działkę', 'wolne działki', 'wolnych działek'),
  workersHome: at(p('robotnik', 'robotnika', 'robotników'), ' w zasobach osobistych'),
  regularsAbroad: at(
    p('zwykły robotnik', 'zwykłego robotnika', 'zwykłych robotników'),
    ' w dzielnicach przeciwników',
  ),
  humanWorkersInCharter: at(
    p('robotnik żywego gracza', 'robotnika żywego gracza', 'robotników żywych graczy'),
    HOME,
  ),
  personas: ICON_NOUNS.persona,
  glory: f('gwiazdka chwały', 'gwiazdkę chwały', 'gwiazdki chwały', 'gwiazdek chwały'),
};

/** What lies on the table, whoever has it. */
export const TABLE_NOUNS: { readonly [C in TableCount]: Noun } = {
  villageVp: at(ICON_NOUNS.vp, ' w tej osadzie'),
  told: at(ICON_NOUNS.vp, ' w przeciętnej osadzie'),
  minionsInSupply: at(ICON_NOUNS.minion, ' w zasobach ogólnych'),
  perilOnHumanCharters: at(ICON_NOUNS.peril, ' w dzielnicach graczy'),
  pleasedKings: p('zadowolony król', 'zadowolonego króla', 'zadowolonych królów'),
  displeasedKings: p('rozgniewany król', 'rozgniewanego króla', 'rozgniewanych królów'),
  kindCompanions: p(
    'życzliwie potraktowany towarzysz',
    'życzliwie potraktowanego towarzysza',
    'życzliwie potraktowanych towarzyszy',
  ),
  rebels: p('buntownik', 'buntownika', 'buntowników'),
  itemsOrTreasuresOnMat: at(
    m('przedmiot lub skarb', 'przedmioty lub skarby', 'przedmiotów lub skarbów'),
    ' na planszetce rozwoju',
  ),
};

/** Things that change their place without being goods. */
export const THING_NOUNS: {
  readonly [W in Exclude<What, Icon | 'this' | readonly number[]>]: Noun;
} = {
  skyIsland: f('podniebna wyspa', 'podniebną wyspę', 'podniebne wyspy', 'podniebnych wysp'),
  usedPersona: f('użyta osobowość', 'użytą osobowość', 'użyte osobowości', 'użytych osobowości'),
  companion: p('towarzysz', 'towarzysza', 'towarzyszy'),
  loyal: f('lojalna osobowość', 'lojalną osobowość', 'lojalne osobowości', 'lojalnych osobowości'),
  rebel: f(
    'zbuntowana osobowość',
    'zbuntowaną osobowość',
    'zbuntowane osobowości',
    'zbuntowanych osobowości',
  ),
  victoryCard: f('karta zwycięstwa', 'kartę zwycięstwa', 'karty zwycięstwa', 'kart zwycięstwa'),
  locationCard: f('karta miejsca', 'kartę miejsca', 'karty miejsc', 'kart miejsc'),
};

/** A peril as something one takes, and as something that is there. */
export const PERIL_OBJECTS: { readonly [P in Peril | 'any']: readonly [object: string, with_: string] } = {
  bandit: ['bandytę', 'z bandytą'],
  fuelShortage: ['brak paliwa', 'z brakiem paliwa'],
  disrepair: ['uszkodzenie', 'z uszkodzeniem'],
  vermin: ['szkodniki', 'ze szkodnikami'],
  blight: ['chorobę', 'z chorobą'],
  famine: ['głód', 'z głodem'],
  any: ['zagrożenie', 'z zagrożeniem'],
};

/** Colours as they stand before a charter or a plot, which are feminine: nominative, accusative, all other cases. */
export type Colour = readonly [nominative: string, accusative: string, oblique: string];
export const COLOURS: { readonly [C in Charter]: Colour } = {
  purple: ['fioletowa', 'fioletową', 'fioletowej'],
  black: ['czarna', 'czarną', 'czarnej'],
  green: ['zielona', 'zieloną', 'zielonej'],
  red: ['czerwona', 'czerwoną', 'czerwonej'],
  blue: ['niebieska', 'niebieską', 'niebieskiej'],
  yellow: ['żółta', 'żółtą', 'żółtej'],
};

/** A building of the Commons in the cases it needs: what it is, whose, where a worker stands, from where one is bumped. */
export type SiteName = {
  readonly name: string;
  readonly genitive: string;
  readonly at: string;
  readonly from: string;
};
export const COMMONS_NAMES: { readonly [B in CommonsBuilding]: SiteName } = {
  zeppelin: { name: 'Sterowiec', genitive: 'Sterowca', at: 'na Sterowcu', from: 'ze Sterowca' },
  charterstone: {
    name: 'Kamień Dzielnicowy',
    genitive: 'Kamienia Dzielnicowego',
    at: 'na Kamieniu Dzielnicowym',
    from: 'z Kamienia Dzielnicowego',
  },
  grandstand: { name: 'Trybuna', genitive: 'Trybuny', at: 'na Trybunie', from: 'z Trybuny' },
  treasury: { name: 'Skarbiec', genitive: 'Skarbca', at: 'w Skarbcu', from: 'ze Skarbca' },
  market: { name: 'Rynek', genitive: 'Rynku', at: 'na Rynku', from: 'z Rynku' },
  cloudPort: {
    name: 'Port w chmurach',
    genitive: 'Portu w chmurach',
    at: 'w Porcie w chmurach',
    from: 'z Portu w chmurach',
  },
};
