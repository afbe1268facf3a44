import type { BoxData } from '@charterstone/rules';
import { LANGS, type Lang, speaker, textsOf } from '@charterstone/words';
import { chainsOf, describeChains } from './chains.ts';
import type { Counts } from './counts.ts';
import { indexGuide, storyGuide, type Voice } from './guide.ts';
import { table } from './layout.ts';
import { describeStory } from './story.ts';
import type { Texts, Verdict } from './verdict.ts';

/** A verdict for people, with the Index Guide, the chains and the story; the box has words of its own in some languages. */
export function describe(
  data: BoxData,
  texts: Texts,
  verdict: Verdict,
  spoken: readonly Lang[],
  width: number,
): string {
  const textOf = textsOf(texts.en);
  const say = speaker('en', textOf, { box: data });
  const voice: Voice = {
    nameOf: (card) => `${card} ${textOf(card)?.name ?? '?'}`,
    describe: (effect) => say.describeEffect(effect),
  };
  return [
    `Box version ${verdict.box}. Beware: what follows spoils the campaign.`,
    '',
    table(inventory(verdict), width, [false, true]),
    '',
    'Index Guide',
    indexGuide(data, voice, width),
    '',
    `The ${chainsOf(data).length} chains; a crate in [brackets] is shut`,
    describeChains(data, voice, width),
    '',
    'The crates of the story',
    storyGuide(data, voice, width),
    '',
    'The story; a number behind an arrow is the next guidepost',
    describeStory(data, voice, width),
    '',
    table(findings(verdict, spoken), width),
    '',
    ...verdict.problems,
    verdict.ok ? 'The box is well-formed.' : 'The box is not in order.',
  ].join('\n');
}

function inventory({ counts: n, shut }: Verdict): string[][] {
  const rows: readonly (readonly [string, number, string?])[] = [
    [
      'buildings',
      n.buildings,
      `${n.basicBuildings} basic, ${n.chainBuildings} in chains, ${n.specialBuildings} special; and the ${n.commons} of the Commons`,
    ],
    ['assistants', n.assistants],
    ['friends', n.friends],
    ['items', n.items],
    ['guests', n.guests],
    ['treasures', n.treasures],
    ['companions', n.companions],
    ['objectives', n.objectives],
    ['minions', n.minions, 'kinds'],
    ['perils', n.perils, 'kinds'],
    ['personas', n.personas],
    ['guideposts', n.guideposts],
    ['victory cards', n.victoryCards],
    ['location cards', n.locationCards],
    [
      'rules',
      n.printedRules + n.ruleCards,
      `${n.printedRules} printed, ${n.ruleCards} on cards, ${n.automaRules} of them for Automas`,
    ],
    ['Automa cards', n.automaCards],
    ['stories', n.stories],
    ['cards in all', n.cards],
    ['crates', n.numberedCrates + n.letteredCrates, cratesIn(n, shut)],
    ['quota spaces', n.quotaSpaces],
  ];
  return rows.map(([thing, many, note = '']) => [thing, `${many}`, note]);
}

function cratesIn(n: Counts, shut: readonly number[]): string {
  const kinds = `${n.numberedCrates} on buildings, ${n.letteredCrates} of the story`;
  return shut.length === 0 ? kinds : `${kinds}; shut: ${shut.join(', ')}`;
}

function findings({ unreachable, missingTexts, hatches }: Verdict, spoken: readonly Lang[]): string[][] {
  return [
    ['out of reach', unreachable.join(', ') || 'nothing'],
    ['escape hatches', `${hatches}`],
    ...LANGS.map((lang) => {
      const missing = missingTexts[lang];
      const found = missing.length === 0 ? 'complete' : `${missing.length} missing: ${missing.join(', ')}`;
      return [
        `texts, ${lang}`,
        spoken.includes(lang) ? found : `none of its own; what is new is read in ${spoken[0]}`,
      ];
    }),
  ];
}
