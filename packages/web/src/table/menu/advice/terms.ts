import type { TermName } from '@charterstone/words/light';

/** The parts of a bot's judgement that have words. The list of all messages would say it too, and weigh a hundred times as much. */
const TERMS: { readonly [T in TermName]: true } = {
  points: true,
  influence: true,
  coins: true,
  resources: true,
  cards: true,
  'building-ahead': true,
  'crate-ahead': true,
  workers: true,
  turns: true,
  reputation: true,
  octagons: true,
  perils: true,
  buildings: true,
  crates: true,
  stars: true,
  personas: true,
  lead: true,
  progress: true,
  objectives: true,
  goal: true,
  later: true,
};

export function isTerm(term: string): term is TermName {
  return Object.hasOwn(TERMS, term);
}
