import { box } from '@charterstone/box';
import {
  type Aside,
  type Building,
  type CardData,
  type Choice,
  COMMONS,
  COMMONS_CARD,
  type Fact,
  ICONS,
  type Lack,
  PRINTED_RULE,
} from '@charterstone/rules';
import { keysOf } from '../src/effects/steps.ts';
import { type CardText, isQuiet, type Lang, MESSAGES, type Speaker, textsOf } from '../src/index.ts';
import { CHARTER_PLACES, TABLE_PLACES } from '../src/places.ts';
import { ASIDES, CHOICES, LACKS, VILLAGE } from './samples/choices.ts';
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
    'language, to be read through by someone who speaks it. Paragraphs marked “[after 128]” are told only where story',
    '128 was told before. A test compares the page; UPDATE_GOLDEN=1 npx vitest run --project unit packages/words',
    'writes it anew.',
    ...section('cards', cards(lang, say)),
    ...section('printed rules', rules(lang, say)),
    ...section('the Commons', commons(lang, say)),
    ...section('crates', crates(say)),
    ...section(
      'rows of glory',
      box.board.glory.map(({ bonus }, i) => `${i + 1} ${say.describeEffect(bonus)}`),
    ),
    ...section(
      'quota spaces',
      box.board.quota.flatMap(({ row, take }) =>
        take.flatMap((n, i) => (n === 0 ? [] : [`${row}-${i + 1} ${say.quotaSpace(`${row}-${i + 1}`)}`])),
      ),
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

const PLACES = [...TABLE_PLACES, ...CHARTER_PLACES.map((place) => `${place}-red`)];

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
  // Texts as they are printed, with the marks of their echoes.
  return Object.entries(box.cards).map(([n, card]) =>
    printed(n, TEXTS[lang].cards[Number(n)], doing(card, say)),
  );
}

/** Rules and forks are told in the words of their cards; here for whoever compares them with their data. */
function doing(card: CardData, say: Speaker): string {
  if (card.kind === 'rule') return say.describeAbility(card.abilities ?? []);
  if (card.kind === 'building') return [say.describeCard(card), ...onBuilding(card, say)].join('\n');
  const does = say.describeCard(card);
  return card.kind === 'guidepost' ? `${does} ${say.describeFork(card.fork)}` : does;
}

/** What is printed on a building beside its use. */
function onBuilding(building: Building, say: Speaker): string[] {
  const { build, crate, value } = building;
  const parts = [
    ...(build === undefined ? [] : [say.describeBuild(building)]),
    ...(crate === undefined ? [] : [say.ui('table.crate', { n: crate })]),
    ...(value === undefined ? [] : [say.ui('table.value', { n: value })]),
  ];
  return parts.length === 0 ? [] : [parts.join(' · ')];
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
  return [
    ...keysOf(CHOICES).flatMap((deed) => [
      `? ${say.prompt([{ do: deed }])}`,
      ...CHOICES[deed].map((choice) => `  ${say.choice({ do: deed, ...choice }, scene)}`),
    ]),
    ...ASKED.flatMap(({ choice, ...asked }) => [
      `? ${say.prompt([choice], asked)}`,
      `  ${say.choice(choice, { ...scene, ...asked })}`,
    ]),
    ...Object.values(ASIDES)
      .flat()
      .map((aside: Aside) => `  ${say.choice(aside)}`),
  ];
}

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
