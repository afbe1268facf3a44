import type { NearWords } from '../messages.ts';
import { withNames } from '../text.ts';
import type { Source, Speech } from '../tongue.ts';
import { describeAbility, describeHelp } from './abilities.ts';
import { describeCost } from './amounts.ts';
import { describeAutoma } from './automa.ts';
import { describeFork, describePlots, describeWeights } from './cards.ts';
import { asideIn, choicesIn, lacksIn } from './choices.ts';
import { common } from './common.ts';
import { factsIn } from './facts.ts';
import { describeEffect, describeUse } from './grammar.ts';
import { LABELS } from './labels.ts';
import { namesIn } from './names.ts';
import { describeTest } from './tests.ts';
import { list } from './verbs.ts';

export function german(source: Source): Speech {
  const names = namesIn(source);
  const named = (text: string): string => withNames(text, names.quoted);
  return {
    ...names,
    pluralForm: (n) => (n === 1 ? 'one' : 'other'),
    labels: LABELS,
    list,
    describeCost: (of) => named(describeCost(of)),
    describeEffect: (of) => named(describeEffect(of)),
    describeUse: (of) => named(describeUse(of)),
    describeTest,
    describeAbility: (of) => named(describeAbility(of)),
    describeHelp,
    describeWeights,
    describePlots,
    describeFork,
    describeAutoma,
    facts: factsIn(names),
    lacks: lacksIn(names),
    choices: choicesIn(names, source),
    aside: asideIn(names),
  };
}

export const words: NearWords = {
  common,
  leaves: {
    annals: async () => (await import('./annals.ts')).annals,
    chronicle: async () => (await import('./chronicle.ts')).chronicle,
    closing: async () => (await import('./closing.ts')).closing,
    elsewhere: async () => (await import('./elsewhere.ts')).elsewhere,
    replay: async () => (await import('./replay.ts')).replay,
    settings: async () => (await import('./settings.ts')).settings,
  },
};
