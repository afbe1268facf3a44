import type { CardData, Charter, Icon } from '@charterstone/rules';
import { commonsOf, printedSlot } from '../numbers.ts';
import {
  type CharterPlace,
  isForAutomas,
  isRule,
  ownerOf,
  placeWord,
  readQuotaSpace,
  readSite,
  stepsLeft,
  type TablePlace,
} from '../places.ts';
import type { Scene, Source } from '../tongue.ts';
import { COLOURS, COMMONS_NAMES, ICON_NOUNS, type Noun } from './nouns.ts';
import { counted, countedObject, inGeneral } from './numerals.ts';
import { list } from './verbs.ts';

/** How things and people are named, and how a name stands in a sentence. */
export type Names = ReturnType<typeof namesIn>;

/** A place by itself, as a direction, and as a whereabouts. */
type PlaceName = readonly [name: string, to: string, at: string];
const PLACES: { readonly [P in TablePlace | CharterPlace]: PlaceName } = {
  index: ['Indeks', 'do Indeksu', 'w Indeksie'],
  archive: ['Archiwum', 'do Archiwum', 'w Archiwum'],
  deck: ['talia rozwoju', 'do talii rozwoju', 'w talii rozwoju'],
  discard: ['stos kart odrzuconych', 'na stos kart odrzuconych', 'na stosie kart odrzuconych'],
  mat: ['planszetka rozwoju', 'na planszetkę rozwoju', 'na planszetce rozwoju'],
  objectiveDeck: ['talia celów', 'do talii celów', 'w talii celów'],
  objective: ['planszetka celów', 'na planszetkę celów', 'na planszetce celów'],
  chronicle: ['Kronika', 'do Kroniki', 'w Kronice'],
  guidepost: ['wytyczne', 'do wytycznych', 'w wytycznych'],
  table: ['stół', 'na stół', 'na stole'],
  personaDeck: ['talia osobowości', 'do talii osobowości', 'w talii osobowości'],
  automaDeck: ['talia Automy', 'do talii Automy', 'w talii Automy'],
  automaDiscard: ['odrzucone karty Automy', 'do odrzuconych kart Automy', 'wśród odrzuconych kart Automy'],
  automaAside: ['odłożone karty Automy', 'do odłożonych kart Automy', 'wśród odłożonych kart Automy'],
  hand: ['zasoby osobiste', 'do zasobów osobistych', 'w zasobach osobistych'],
  chest: ['kufer', 'do kufra', 'w kufrze'],
  play: ['osobowość w grze', 'do gry', 'w grze'],
  secret: ['tajne karty', 'do tajnych kart', 'wśród tajnych kart'],
  eyes: ['karty do wyboru', 'do kart do wyboru', 'wśród kart do wyboru'],
};

const SPACE: Noun = { gender: 'n', one: 'pole', object: 'pole', few: 'pola', many: 'pól' };

export function namesIn({ textOf, box, nameOf }: Source) {
  const name = (number: number): string => {
    const commons = commonsOf(number);
    if (commons !== undefined) return COMMONS_NAMES[commons].name;
    const slot = printedSlot(number);
    return textOf(number)?.name ?? (slot === undefined ? `karta ${number}` : `zasada ${slot}`);
  };
  /** A card's name in a sentence: in quotation marks, behind a noun that is declined in its stead. */
  const quoted = (number: number): string =>
    textOf(number) === undefined ? String(number) : `„${name(number)}”`;
  /** Behind a card's number, where its name is known. */
  const titleOf = (number: number): string => (textOf(number) === undefined ? '' : `: ${name(number)}`);
  const who = (charter: Charter): string => nameOf(charter) ?? `${COLOURS[charter][0]} dzielnica`;
  /** Genitive or dative. A player's own name can't be declined, so it stands in brackets. */
  const whose = (charter: Charter): string => {
    const player = nameOf(charter);
    return player === undefined ? `${COLOURS[charter][2]} dzielnicy` : `(${player})`;
  };
  const site = (text: string): string => {
    const found = readSite(text);
    if (found === undefined) return text;
    if ('commons' in found) return COMMONS_NAMES[found.commons].name;
    return `${COLOURS[found.charter][0]} ${found.island ? 'podniebna wyspa' : 'działka'} ${found.plot}`;
  };
  /** Where something stands or is built: „na czerwonej działce 3”. */
  const on = (text: string): string => {
    const found = readSite(text);
    if (found === undefined) return text;
    if ('commons' in found) return COMMONS_NAMES[found.commons].at;
    return `na ${COLOURS[found.charter][2]} ${found.island ? 'podniebnej wyspie' : 'działce'} ${found.plot}`;
  };
  /** Where a worker is placed, on a known building. */
  const in_ = (number: number): string => {
    const commons = commonsOf(number);
    return commons === undefined ? `w budynku ${quoted(number)}` : COMMONS_NAMES[commons].at;
  };
  const placeName = (text: string, form: 0 | 1 | 2): string => {
    const owner = ownerOf(text);
    const word = placeWord(text);
    const words = word === undefined ? text : PLACES[word][form];
    return owner === undefined ? words : `${words} ${whose(owner)}`;
  };
  const quotaSpace = (text: string): string => {
    const { row, column, takes, bonus } = readQuotaSpace(text, box);
    if (takes === undefined) return `${inGeneral(ICON_NOUNS[row])}, pole ${column}`;
    const extra = bonus.map(([icon, n]) => ` (+${counted(ICON_NOUNS[icon], n)})`).join('');
    return `${counted(ICON_NOUNS[row], takes)}${extra}`;
  };
  return {
    name,
    quoted,
    titleOf,
    who,
    whose,
    /** Several as one subject: „dzielnice czerwona i niebieska”. */
    together: (charters: readonly Charter[]): string =>
      charters.some((charter) => nameOf(charter) !== undefined)
        ? list(charters.map(who))
        : `dzielnice ${list(charters.map((charter) => COLOURS[charter][0]))}`,
    charter: (charter: Charter): string => `${COLOURS[charter][0]} dzielnica`,
    /** As an object. */
    charterObject: (charter: Charter): string => `${COLOURS[charter][1]} dzielnicę`,
    site,
    on,
    in: in_,
    /** A building in the genitive. */
    of: (number: number): string => {
      const commons = commonsOf(number);
      return commons === undefined ? `budynku ${quoted(number)}` : COMMONS_NAMES[commons].genitive;
    },
    /** A sky island as an object. */
    islandObject: (text: string): string => {
      const found = readSite(text);
      return found === undefined || 'commons' in found
        ? text
        : `${COLOURS[found.charter][1]} podniebną wyspę ${found.plot}`;
    },
    /** A pile in the genitive. */
    pile: (text: string): string => placeName(text, 0).replace(/^talia/, 'talii'),
    /** What an island hangs over. */
    over: (text: string): string => {
      const found = readSite(text);
      return found === undefined || 'commons' in found
        ? `nad ${site(text)}`
        : `nad ${COLOURS[found.charter][1]} działką ${found.plot}`;
    },
    /** The emblem of the charter a site belongs to, as a whereabouts. */
    emblem: (text: string): string => {
      const found = readSite(text);
      return found === undefined || 'commons' in found
        ? 'herbie'
        : `herbie ${COLOURS[found.charter][2]} dzielnicy`;
    },
    /** Where a worker is placed: the building where it is known, else its site. */
    at: (text: string, scene: Scene): string => {
      const card = scene.village?.[text];
      return card === undefined ? on(text) : in_(card);
    },
    from: (text: string, scene: Scene): string => {
      const found = readSite(text);
      if (found === undefined) return text;
      if ('commons' in found) return COMMONS_NAMES[found.commons].from;
      const card = scene.village?.[text];
      if (card !== undefined) return `z budynku ${quoted(card)}`;
      return `z ${COLOURS[found.charter][2]} ${found.island ? 'podniebnej wyspy' : 'działki'} ${found.plot}`;
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
      if (left === undefined) return ` na pole ${to}`;
      return left === 0 ? ' na pole klepsydry' : `: do klepsydry jeszcze ${counted(SPACE, left)}`;
    },
    icon: (icon: Icon): string => inGeneral(ICON_NOUNS[icon]),
    count: (icon: Icon, n: number): string => counted(ICON_NOUNS[icon], n),
    goods: (icon: Icon, n: number): string => countedObject(ICON_NOUNS[icon], n),
  };
}
