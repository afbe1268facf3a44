import { box } from '@charterstone/box';
import {
  type Aside,
  type CardData,
  type Choice,
  COMMONS,
  COMMONS_CARD,
  type Fact,
  ICONS,
  type Lack,
  PRINTED_RULE,
} from '@charterstone/rules';
import { type CardText, isQuiet, type Lang, MESSAGES, type Speaker, textsOf } from '../src/index.ts';
import { CHOICES, LACKS, VILLAGE } from './samples/choices.ts';
import { FACTS } from './samples/facts.ts';
import { ABILITIES, COSTS, EFFECTS, TESTS } from './samples/language.ts';
import { speakers } from './speakers.ts';
import { TEXTS } from './texts.ts';

const scene = { village: VILLAGE };

/** Everything this language can say, for people to read. */
export function golden(lang: Lang): string {
  const { speaker: say, tongue } = speakers[lang];
  return [
    'SPOILERS: this page tells what lies in the crates. It lists every text that is written or generated in one',
    'language, to be read through by someone who speaks it. A test compares it; UPDATE_GOLDEN=1 npx vitest run',
    '--project unit packages/words writes it anew.',
    ...section('cards', cards(lang, say)),
    ...section('printed rules', rules(lang, say)),
    ...section('the Commons', commons(lang, say)),
    ...section('crates', crates(say)),
    ...section(
      'rows of glory',
      box.board.glory.map(({ bonus }, i) => `${i + 1} ${say.describeEffect(bonus)}`),
    ),
    ...section('facts (those in brackets are quiet)', facts(say)),
    ...section(
      'reasons',
      Object.values(LACKS)
        .flat()
        .map((lack: Lack) => say.lack(lack)),
    ),
    ...section('choices', choices(say)),
    ...section('costs', COSTS.map(say.describeCost)),
    ...section('effects', EFFECTS.map(say.describeEffect)),
    ...section('tests', TESTS.map(say.describeTest)),
    ...section('abilities', ABILITIES.map(say.describeAbility)),
    ...section(
      'goods',
      ICONS.map((icon) => [say.icon(icon), ...[1, 2, 5].map((n) => say.count(icon, n))].join(' · ')),
    ),
    ...section(
      'places',
      PLACES.map((place) => say.place(place)),
    ),
    ...section(
      'sites',
      ['zeppelin', 'red-3', 'sky-blue-2'].map((site) => say.site(site)),
    ),
    ...section(
      'labels',
      Object.entries(tongue.labels).map(([label, words]) => `${label}: ${words}`),
    ),
    ...section(
      'interface',
      Object.keys(MESSAGES).map((key) => `${key}: ${messageOf(tongue.catalogue, key)}`),
    ),
    '',
  ].join('\n');
}

const PLACES = [
  'index',
  'archive',
  'deck',
  'discard',
  'mat-1',
  'objectiveDeck',
  'objective-1',
  'chronicle',
  'hand-red',
  'chest-red',
  'play-red',
  'secret-red',
  'personaDeck',
  'guidepost',
  'table',
  'automaDeck',
];

function messageOf(catalogue: Readonly<Record<string, string>>, key: string): string {
  return catalogue[key] ?? '';
}

function section(title: string, lines: readonly string[]): string[] {
  return ['', `== ${title} ==`, ...lines];
}

function printed(number: string, text: CardText | undefined, does: string): string {
  const lines = [`${number} ${text?.name ?? '?'}`, text?.flavour, text?.text, does].filter(
    (line) => line !== undefined && line !== '',
  );
  return lines.join('\n').replaceAll('\n', '\n    ');
}

function cards(lang: Lang, say: Speaker): string[] {
  const textOf = textsOf(TEXTS[lang]);
  return Object.entries(box.cards).map(([n, card]) => {
    return printed(n, textOf(Number(n)), doing(card, say));
  });
}

/** Rules and forks are told in the words of their cards; here for whoever compares them with their data. */
function doing(card: CardData, say: Speaker): string {
  if (card.kind === 'rule') return say.describeAbility(card.abilities ?? []);
  const does = say.describeCard(card);
  return card.kind === 'guidepost' ? `${does} ${say.describeFork(card.fork)}` : does;
}

/** What a crate does beside giving its cards. */
function crates(say: Speaker): string[] {
  return Object.entries(box.crates).flatMap(([crate, { do: effect }]) =>
    effect === undefined ? [] : [`${crate} ${say.describeEffect(effect)}`],
  );
}

function rules(lang: Lang, say: Speaker): string[] {
  const textOf = textsOf(TEXTS[lang]);
  return Object.entries(box.printedRules).map(([slot, abilities]) =>
    printed(slot, textOf(PRINTED_RULE + Number(slot)), say.describeAbility(abilities)),
  );
}

function commons(lang: Lang, say: Speaker): string[] {
  const textOf = textsOf(TEXTS[lang]);
  return COMMONS.map((name, i) => printed('·', textOf(COMMONS_CARD + i), say.describeUse(box.commons[name])));
}

function facts(say: Speaker): string[] {
  return Object.values(FACTS)
    .flat()
    .map((fact: Fact) => (isQuiet(fact, box) ? `(${say.fact(fact, scene)})` : say.fact(fact, scene)));
}

function choices(say: Speaker): string[] {
  const told: string[] = [];
  for (const deed of DEEDS) {
    told.push(`? ${say.prompt([{ do: deed }])}`);
    for (const choice of CHOICES[deed]) told.push(`  ${say.choice({ do: deed, ...choice }, scene)}`);
  }
  return [
    ...told,
    ...ASKED.flatMap(({ choice, ...asked }) => [
      `? ${say.prompt([choice], asked)}`,
      `  ${say.choice(choice, { ...scene, ...asked })}`,
    ]),
    ...ASIDES.map((aside) => `  ${say.choice(aside)}`),
  ];
}

const ASIDES: readonly Aside[] = [
  { do: 'name', what: 203, text: 'Berta' },
  { do: 'name', what: 'red', text: 'Kettlefield' },
  { do: 'name', what: 'village', text: 'Umbermouth' },
  { do: 'undo' },
  { do: 'join', what: 'blue' },
  { do: 'part' },
  { do: 'stay' },
  { do: 'tell', what: 173 },
];

/** Questions that read differently, depending on what is asked and by which card. */
const ASKED: readonly { readonly choice: Choice; readonly asks: number; readonly ability?: number }[] = [
  { choice: { do: 'open', at: 'A' }, asks: 400 },
  { choice: { do: 'lay', what: 'sky-red-2', at: 'red-3' }, asks: 132 },
  { choice: { do: 'mark', what: 'row-2' }, asks: 18 },
  { choice: { do: 'pick', what: 201 }, asks: 15 },
  { choice: { do: 'pick', what: 201 }, asks: 408 },
  { choice: { do: 'pick', what: 344 }, asks: 406 },
  { choice: { do: 'pick', what: 213 }, asks: 363 },
  { choice: { do: 'pick', what: 'cat' }, asks: 368 },
  { choice: { do: 'pick', what: 'clay' }, asks: 365 },
  { choice: { do: 'choose', what: 'kind' }, asks: 340 },
  { choice: { do: 'choose', what: 'rebel' }, asks: 410 },
  { choice: { do: 'use', what: 343 }, asks: 343, ability: 0 },
  { choice: { do: 'use', what: 343 }, asks: 343, ability: 3 },
  { choice: { do: 'use', what: 343 }, asks: 343, ability: 4 },
];

const DEEDS = [
  'charter',
  'lay',
  'place',
  'careful',
  'retrieve',
  'build',
  'open',
  'score',
  'sell',
  'pay',
  'pick',
  'use',
  'pass',
  'choose',
  'take',
  'leave',
  'next',
  'act',
  'end',
  'by',
  'mark',
  'keep',
  'done',
] as const;
