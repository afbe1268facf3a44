import type { Source, Tongue } from '../tongue.ts';
import { catalogue } from './catalogue.ts';
import { asideIn, choicesIn, lacksIn } from './choices.ts';
import { factsIn } from './facts.ts';
import { describeCost, describeEffect, describeUse } from './grammar.ts';
import { LABELS } from './labels.ts';
import { describeAbility } from './moments.ts';
import { namesIn } from './names.ts';
import { describeTest } from './tests.ts';
import { list } from './verbs.ts';

export function german(source: Source): Tongue {
  const names = namesIn(source);
  return {
    ...names,
    pluralForm: (n) => (n === 1 ? 'one' : 'other'),
    catalogue,
    labels: LABELS,
    list,
    describeCost,
    describeEffect,
    describeUse,
    describeTest,
    describeAbility,
    facts: factsIn(names),
    lacks: lacksIn(names),
    choices: choicesIn(names, source),
    aside: asideIn(names),
  };
}
