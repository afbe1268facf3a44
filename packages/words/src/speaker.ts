import type { Aside, BoxData, CardData, Charter, Choice, Fact, Lack } from '@charterstone/rules';
import { pickingOf } from './effects/picking.ts';
import { format, type Values } from './icu.ts';
import type { Given, Key } from './messages.ts';
import { isStartUp } from './numbers.ts';
import { laying, offering, promptFor } from './prompts.ts';
import { capital, join } from './text.ts';
import type { TextOf } from './texts.ts';
import type { FactName, FactOf, LackName, LackOf, Scene, Source, Tongue } from './tongue.ts';

export const LANGS = ['en', 'de', 'pl'] as const;
export type Lang = (typeof LANGS)[number];

/** A language: what it makes of the words of a box. */
export type TongueOf = (source: Source) => Tongue;

/** See index.ts for what each of these says. Not every room has all messages. */
export type Speaker<Known extends Key = Key> = Omit<
  Tongue,
  'facts' | 'lacks' | 'choices' | 'aside' | 'catalogue' | 'labels' | 'pluralForm'
> & {
  readonly lang: Lang;
  fact(fact: Fact, scene?: Scene): string;
  lack(lack: Lack): string;
  choice(choice: Choice | Aside, scene?: Scene): string;
  prompt(options: readonly Choice[], scene?: Scene): string;
  describeCard(card: CardData): string;
  describeBuild(card: CardData | undefined): string;
  ui<K extends Known>(key: K, ...values: Given<K>): string;
};

export type Options = {
  readonly box?: BoxData;
  readonly nameOf?: (charter: Charter) => string | undefined;
};

/** A speaker of one language, for whoever loads only that one. */
export function speakerOf(lang: Lang, tongueOf: TongueOf, textOf: TextOf, options: Options = {}): Speaker {
  const tongue = tongueOf({
    textOf,
    box: options.box,
    nameOf: options.nameOf ?? (() => undefined),
  });
  const message = (key: Key, values: Values): string =>
    // A page's words are there before the page is: its key is better than nothing if they are not.
    format(tongue.catalogue[key] ?? key, values, tongue.pluralForm);
  return {
    lang,
    name: tongue.name,
    who: tongue.who,
    charter: tongue.charter,
    site: tongue.site,
    place: tongue.place,
    quotaSpace: tongue.quotaSpace,
    icon: tongue.icon,
    count: tongue.count,
    list: tongue.list,
    describeCost: tongue.describeCost,
    describeEffect: tongue.describeEffect,
    describeUse: tongue.describeUse,
    describeTest: tongue.describeTest,
    describeAbility: tongue.describeAbility,
    describeHelp: tongue.describeHelp,
    describeWeights: tongue.describeWeights,
    describePlots: tongue.describePlots,
    describeFork: tongue.describeFork,
    describeAutoma: tongue.describeAutoma,
    fact: (fact, scene = {}) => sentence(tongue, fact, scene),
    lack: (lack) => reason(tongue, lack),
    choice: (choice, scene = {}) =>
      isAside(choice) ? tongue.aside(choice) : tongue.choices[choice.do](choice, scene),
    prompt: (choices, scene = {}) => {
      const thing = offering(choices);
      if (thing !== undefined) return message('prompt.offer', { thing: tongue.name(thing) });
      const laid = laying(choices);
      if (laid !== undefined) return message('prompt.layThis', { thing: tongue.name(laid) });
      const [first] = choices;
      return message(promptFor(first, pickingOf(options.box, first ?? { do: 'place' }, scene.asks)), {});
    },
    describeCard: (card) => cardWords(tongue, card),
    describeBuild: (card) =>
      card?.kind !== 'building' || card.build === undefined
        ? ''
        : message('table.built', { resources: tongue.describeCost(card.build) }),
    ui: (key, ...[values]) => message(key, values ?? {}),
  };
}

const ASIDES: { readonly [D in Aside['do']]: true } = {
  name: true,
  undo: true,
  join: true,
  part: true,
  stay: true,
  automa: true,
  dismiss: true,
  tell: true,
  deal: true,
};

function isAside(choice: Choice | Aside): choice is Aside {
  return Object.hasOwn(ASIDES, choice.do);
}

function tell<K extends FactName>(tongue: Tongue, fact: FactOf<K>, scene: Scene): string {
  return tongue.facts[fact.fact](fact, scene);
}

/** Some facts share a type in the rules; here each name goes with a sentence of its own. */
function apart(fact: Fact): FactOf<FactName> {
  switch (fact.fact) {
    case 'gained':
      return { ...fact, fact: 'gained' };
    case 'paid':
      return { ...fact, fact: 'paid' };
    case 'short':
      return { ...fact, fact: 'short' };
    case 'left':
      return { ...fact, fact: 'left' };
    case 'returned':
      return { ...fact, fact: 'returned' };
    case 'automaSeated':
      return { ...fact, fact: 'automaSeated' };
    case 'automaLeft':
      return { ...fact, fact: 'automaLeft' };
    case 'standsIn':
      return { ...fact, fact: 'standsIn' };
    case 'isBack':
      return { ...fact, fact: 'isBack' };
    case 'arrived':
      return { ...fact, fact: 'arrived' };
    case 'departed':
      return { ...fact, fact: 'departed' };
    case 'joining':
      return { ...fact, fact: 'joining' };
    case 'leaving':
      return { ...fact, fact: 'leaving' };
    case 'staying':
      return { ...fact, fact: 'staying' };
    default:
      return fact;
  }
}

/** A fact as a sentence, with the card or building behind it in brackets. */
function sentence(tongue: Tongue, fact: Fact, scene: Scene): string {
  const told = capital(tell(tongue, apart(fact), scene));
  const cause = scene.why === false || !('why' in fact) || isItsOwnReason(fact) ? 0 : fact.why;
  return cause === 0 || isStartUp(cause) ? `${told}.` : `${told} (${tongue.name(cause)}).`;
}

/** A card that moves by its own doing, such as one that an Automa turns over, is named once. */
function isItsOwnReason(fact: Fact): boolean {
  return fact.fact === 'cardMoved' && fact.card === fact.why;
}

function because<K extends LackName>(tongue: Tongue, lack: LackOf<K>): string {
  return tongue.lacks[lack.lack](lack);
}

function reason(tongue: Tongue, lack: Lack): string {
  return because(tongue, lack);
}

function cardWords(tongue: Tongue, card: CardData): string {
  switch (card.kind) {
    case 'building':
      return tongue.describeUse(card);
    case 'objective':
      return tongue.describeTest(card.goal);
    case 'persona':
      return card.abilities === undefined ? '' : tongue.describeAbility(card.abilities);
    case 'minion':
      return tongue.describeHelp(card.help);
    case 'victory':
      return tongue.describeWeights(card);
    case 'location':
      return tongue.describePlots(card.plots);
    case 'guidepost':
      return join(tongue.describeTest(card.goal), tongue.describeAbility(card.rules ?? []));
    case 'automa':
      return tongue.describeAutoma(card);
    // Rules and stories are written out on their cards.
    case 'rule':
    case 'story':
      return '';
    default:
      return tongue.describeAbility(card.abilities);
  }
}
