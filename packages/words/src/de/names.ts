import type { CardData, Charter, Icon } from '@charterstone/rules';
import { commonsOf, printedSlot } from '../numbers.ts';
import {
  type CharterPlace,
  charterNamed,
  isForAutomas,
  isRule,
  ownerOf,
  placeWord,
  readQuotaSpace,
  readSite,
  stepsLeft,
  type TablePlace,
} from '../places.ts';
import { capital } from '../text.ts';
import type { Scene, Source } from '../tongue.ts';
import { at, COLOURS, COMMONS_NAMES, counted, countedObject, definite, from, ICON_NOUNS } from './nouns.ts';

/** How things and people are named, and how a name stands in a sentence. */
export type Names = ReturnType<typeof namesIn>;

/** A place by itself, as a direction, and as a whereabouts. */
type PlaceName = readonly [name: string, to: string, at: string];
const PLACES: { readonly [P in TablePlace | CharterPlace]: PlaceName } = {
  index: ['der Index', 'in den Index', 'im Index'],
  archive: ['das Archiv', 'ins Archiv', 'im Archiv'],
  deck: ['das Ausbaudeck', 'ins Ausbaudeck', 'im Ausbaudeck'],
  discard: ['der Abwurfstapel', 'auf den Abwurfstapel', 'auf dem Abwurfstapel'],
  mat: ['das Ausbautableau', 'auf das Ausbautableau', 'auf dem Ausbautableau'],
  objectiveDeck: ['das Zieldeck', 'ins Zieldeck', 'im Zieldeck'],
  objective: ['das Zieltableau', 'auf das Zieltableau', 'auf dem Zieltableau'],
  chronicle: ['die Chronik', 'in die Chronik', 'in der Chronik'],
  guidepost: ['der Wegweiser', 'zum Wegweiser', 'beim Wegweiser'],
  table: ['der Tisch', 'auf den Tisch', 'auf dem Tisch'],
  personaDeck: ['das Rollendeck', 'ins Rollendeck', 'im Rollendeck'],
  automaDeck: ['das Automa-Deck', 'ins Automa-Deck', 'im Automa-Deck'],
  automaDiscard: [
    'der Abwurfstapel des Automa',
    'auf den Abwurfstapel des Automa',
    'auf dem Abwurfstapel des Automa',
  ],
  automaAside: [
    'die beiseitegelegten Automa-Karten',
    'zu den beiseitegelegten Automa-Karten',
    'bei den beiseitegelegten Automa-Karten',
  ],
  hand: ['der persönliche Vorrat', 'in den persönlichen Vorrat', 'im persönlichen Vorrat'],
  chest: ['die Chartertruhe', 'in die Chartertruhe', 'in der Chartertruhe'],
  play: ['die Rolle im Spiel', 'ins Spiel', 'im Spiel'],
  secret: ['die geheimen Karten', 'zu den geheimen Karten', 'bei den geheimen Karten'],
  eyes: ['die Karten zur Auswahl', 'zu den Karten zur Auswahl', 'bei den Karten zur Auswahl'],
};

export function namesIn({ textOf, box, nameOf }: Source) {
  const name = (number: number): string => {
    const commons = commonsOf(number);
    if (commons !== undefined) return COMMONS_NAMES[commons].one;
    const slot = printedSlot(number);
    return textOf(number)?.name ?? (slot === undefined ? `Karte ${number}` : `Regel ${slot}`);
  };
  /** A card's name in a sentence; in quotation marks it need not be declined. */
  const quoted = (number: number): string =>
    textOf(number) === undefined ? name(number) : `„${name(number)}“`;
  /** Where it is said that it is a card; one of which only the number is known says so itself. */
  const asCard = (number: number): string =>
    textOf(number) === undefined ? name(number) : `die Karte ${quoted(number)}`;
  /** As the object of a verb or of „auf“. */
  const object = (number: number): string => {
    const commons = commonsOf(number);
    return commons === undefined ? quoted(number) : definite(COMMONS_NAMES[commons]);
  };
  /** Behind a card's number, where its name is known. */
  const titleOf = (number: number): string => (textOf(number) === undefined ? '' : `: ${name(number)}`);
  const who = (charter: Charter): string => nameOf(charter) ?? capital(COLOURS[charter]);
  const plot = (charter: Charter, island: boolean, number: number): string =>
    `${island ? 'Himmelsinsel' : 'Bauplatz'} ${capital(COLOURS[charter])} ${number}`;
  const site = (text: string): string => {
    const found = readSite(text);
    if (found === undefined) return text;
    return 'commons' in found
      ? COMMONS_NAMES[found.commons].one
      : plot(found.charter, found.island, found.plot);
  };
  /** Behind „auf“: the building where it is known, else its site. */
  const onto = (text: string, scene: Scene): string => {
    const card = scene.village?.[text];
    if (card !== undefined) return object(card);
    const found = readSite(text);
    return found !== undefined && 'commons' in found ? definite(COMMONS_NAMES[found.commons]) : site(text);
  };
  const off = (text: string, scene: Scene): string => {
    const found = readSite(text);
    if (found !== undefined && 'commons' in found) return from(COMMONS_NAMES[found.commons]);
    return `von ${onto(text, scene)}`;
  };
  /** Where something stands: „auf dem Markt“, „auf „Töpferei““. */
  const upon = (text: string, scene: Scene): string => {
    const found = readSite(text);
    return found !== undefined && 'commons' in found
      ? `auf ${at(COMMONS_NAMES[found.commons])}`
      : `auf ${onto(text, scene)}`;
  };
  const placeName = (text: string, form: 0 | 1 | 2): string => {
    const owner = ownerOf(text);
    const word = placeWord(text);
    const words = word === undefined ? text : PLACES[word][form];
    return owner === undefined ? words : `${words} von ${who(owner)}`;
  };
  const quotaSpace = (text: string): string => {
    const { row, column, takes, bonus } = readQuotaSpace(text, box);
    if (takes === undefined) return `${ICON_NOUNS[row].other}, Feld ${column}`;
    const extra = bonus.map(([icon, n]) => `, Bonus ${counted(ICON_NOUNS[icon], n)}`).join('');
    return `${counted(ICON_NOUNS[row], takes)}${extra}`;
  };
  return {
    name,
    quoted,
    asCard,
    titleOf,
    object,
    who,
    charter: (charter: Charter): string => `das ${COLOURS[charter]}e Charter`,
    /** What can be given a name of its own, in the dative. */
    titled: (what: string): string => {
      const charter = charterNamed(what);
      return charter === undefined ? 'dem Dorf' : `dem ${COLOURS[charter]}en Charter`;
    },
    site,
    onto,
    off,
    upon,
    /** A pile in the genitive. */
    pile: (text: string): string => `des ${placeName(text, 0).replace(/^das /, '')}s`,
    /** The emblem of the charter a site belongs to, as an object. */
    emblem: (text: string): string => {
      const found = readSite(text);
      return found === undefined || 'commons' in found
        ? 'das Wappen'
        : `das Wappen des ${COLOURS[found.charter]}en Charters`;
    },
    place: (text: string): string => placeName(text, 0),
    placeTo: (text: string): string => placeName(text, 1),
    placeAt: (text: string): string => placeName(text, 2),
    quotaSpace,
    isRule: (number: number): boolean => isRule(number, box),
    /** Whether a rule speaks of Automas, if the box is known. */
    isForAutomas: (number: number): boolean => isForAutomas(number, box),
    /** What kind of card it is, if the box is known. */
    kind: (number: number): CardData['kind'] | undefined => box?.cards[number]?.kind,
    /** Where the progress token has come to. */
    progress: (to: number): string => {
      const left = stepsLeft(to, box);
      if (left === undefined) return ` auf Feld ${to} vor`;
      if (left === 0) return ' auf die Sanduhr vor';
      return ` vor: noch ${left === 1 ? '1 Feld' : `${left} Felder`} bis zur Sanduhr`;
    },
    progressBack: (to: number): string => {
      const left = stepsLeft(to, box);
      return left === undefined
        ? ` auf Feld ${to}`
        : `: noch ${left === 1 ? '1 Feld' : `${left} Felder`} bis zur Sanduhr`;
    },
    icon: (icon: Icon): string => ICON_NOUNS[icon].other,
    count: (icon: Icon, n: number): string => counted(ICON_NOUNS[icon], n),
    goods: (icon: Icon, n: number): string => countedObject(ICON_NOUNS[icon], n),
  };
}
