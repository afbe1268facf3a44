import type { CardData, Charter, Icon } from '@charterstone/rules';
import { commonsOf, printedSlot } from '../numbers.ts';
import {
  type CharterPlace,
  charterNamed,
  charterPlace,
  isForAutomas,
  isRule,
  ownerOf,
  readQuotaSpace,
  readSite,
  stepsLeft,
  type TablePlace,
  tablePlace,
} from '../places.ts';
import { capital } from '../text.ts';
import type { Scene, Source } from '../tongue.ts';
import { COLOURS, COMMONS_NAMES, counted, ICON_NOUNS } from './nouns.ts';

/** How things and people are named, and how a name stands in a sentence. */
export type Names = ReturnType<typeof namesIn>;

const PLACES: { readonly [P in TablePlace]: string } = {
  index: 'the Index',
  archive: 'the Archive',
  deck: 'the advancement deck',
  discard: 'the discard pile',
  mat: 'the advancement mat',
  objectiveDeck: 'the objective deck',
  objective: 'the objective mat',
  chronicle: 'the Chronicle',
  guidepost: 'the guidepost',
  table: 'the table',
  personaDeck: 'the persona deck',
  automaDeck: 'the Automa deck',
  automaDiscard: 'the discard pile of the Automa',
  automaAside: 'the Automa cards set aside',
};
const OWN_PLACES: { readonly [P in CharterPlace]: string } = {
  hand: 'personal supply',
  chest: 'Charter Chest',
  play: 'persona in play',
  secret: 'secret cards',
  eyes: 'cards to choose from',
};

export function namesIn({ textOf, box, nameOf }: Source) {
  const name = (number: number): string => {
    const commons = commonsOf(number);
    if (commons !== undefined) return COMMONS_NAMES[commons];
    const slot = printedSlot(number);
    return textOf(number)?.name ?? (slot === undefined ? `card ${number}` : `rule ${slot}`);
  };
  /** Buildings and people have an article, unless their name brings one; numbers and companions have none. */
  const the = (number: number): string => {
    if (commonsOf(number) === undefined && textOf(number) === undefined) return name(number);
    if (box?.cards[number]?.kind === 'companion') return name(number);
    return /^An? /i.test(name(number)) ? name(number) : `the ${name(number).replace(/^The /, '')}`;
  };
  /** Where it is said that it is a card; one of which only the number is known, or only that it is new, says so itself. */
  const asCard = (number: number): string =>
    textOf(number) === undefined || /^an? /.test(name(number)) ? name(number) : `the card ${name(number)}`;
  /** Behind a card's number, where its name is known. */
  const titleOf = (number: number): string => (textOf(number) === undefined ? '' : `: ${name(number)}`);
  const who = (charter: Charter): string => nameOf(charter) ?? capital(COLOURS[charter]);
  const whose = (charter: Charter): string => `${who(charter)}’s`;
  const site = (text: string): string => {
    const found = readSite(text);
    if (found === undefined) return text;
    if ('commons' in found) return `the ${COMMONS_NAMES[found.commons]}`;
    return `${COLOURS[found.charter]} ${found.island ? 'sky island' : 'plot'} ${found.plot}`;
  };
  const place = (text: string): string => {
    const owner = ownerOf(text);
    const own = charterPlace(text);
    if (own !== undefined)
      return owner === undefined ? OWN_PLACES[own] : `${whose(owner)} ${OWN_PLACES[own]}`;
    const word = tablePlace(text);
    return word === undefined ? text : PLACES[word];
  };
  const quotaSpace = (text: string): string => {
    const { row, column, takes, bonus } = readQuotaSpace(text, box);
    if (takes === undefined) return `${ICON_NOUNS[row][1]}, space ${column}`;
    const extra = bonus.map(([icon, n]) => ` (+${counted(ICON_NOUNS[icon], n)})`).join('');
    return `${counted(ICON_NOUNS[row], takes)}${extra}`;
  };
  return {
    name,
    the,
    asCard,
    titleOf,
    who,
    whose,
    charter: (charter: Charter): string => `the ${COLOURS[charter]} charter`,
    /** What can be given a name of its own. */
    titled: (what: string): string => {
      const charter = charterNamed(what);
      return charter === undefined ? 'the village' : `the ${COLOURS[charter]} charter`;
    },
    site,
    /** A building where it is known, else its site. */
    at: (text: string, scene: Scene): string => {
      const card = scene.village?.[text];
      return card === undefined ? site(text) : the(card);
    },
    /** The emblem of the charter a site belongs to. */
    emblem: (text: string): string => {
      const found = readSite(text);
      return found === undefined || 'commons' in found
        ? 'the emblem'
        : `the emblem of the ${COLOURS[found.charter]} charter`;
    },
    place,
    quotaSpace,
    isRule: (number: number): boolean => isRule(number, box),
    /** Whether a rule speaks of Automas, if the box is known. */
    isForAutomas: (number: number): boolean => isForAutomas(number, box),
    /** What kind of card it is, if the box is known. */
    kind: (number: number): CardData['kind'] | undefined => box?.cards[number]?.kind,
    /** Where the progress token has come to. */
    progress: (to: number): string => {
      const left = stepsLeft(to, box);
      if (left === undefined) return ` to space ${to}`;
      return left === 0 ? ' to the hourglass' : `: ${counted(['space', 'spaces'], left)} to the hourglass`;
    },
    icon: (icon: Icon): string => ICON_NOUNS[icon][1],
    count: (icon: Icon, n: number): string => counted(ICON_NOUNS[icon], n),
  };
}
