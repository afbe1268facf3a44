import { type Fact, PERILS } from '@charterstone/rules';
import type { SoundName } from './names.ts';

/** A sound, deliberately none, or the one that goes with what it is about. */
type Heard = SoundName | 'silent' | ((fact: Fact) => SoundName);

const isPeril = (what: string): boolean => PERILS.some((peril) => peril === what);

function goods(fact: Fact): SoundName {
  if (!('good' in fact)) return 'goods';
  if (fact.good === 'coin') return 'coin';
  return isPeril(fact.good) ? 'peril' : 'goods';
}

const laid = (fact: Fact): SoundName => ('what' in fact && isPeril(fact.what) ? 'peril' : 'worker');

/** What is heard of everything that can happen. Silent is what only counts or is said in words, and what comes with something heard. */
const HEARD: { readonly [N in Fact['fact']]: Heard } = {
  storyRead: 'card',
  charterChosen: 'worker',
  gameBegan: 'card',
  started: 'silent',
  roundBegan: 'silent',
  turnBegan: 'silent',
  turnEnded: 'silent',
  ending: 'silent',
  gameEnded: 'end',
  placed: 'worker',
  bumped: 'worker',
  retrieved: 'worker',
  gained: goods,
  paid: goods,
  returned: goods,
  short: 'silent',
  left: 'silent',
  points: 'silent',
  esteemed: 'worker',
  sold: 'coin',
  scored: 'card',
  cardMoved: 'card',
  revealed: 'card',
  shuffled: 'card',
  rolled: 'worker',
  built: 'glue',
  opened: 'crate',
  unlocked: 'crate',
  ruleEntered: 'rule',
  advanced: 'worker',
  incomeSpace: 'silent',
  spoke: 'silent',
  passed: 'silent',
  stayed: 'worker',
  helped: 'worker',
  gave: goods,
  waived: 'silent',
  put: 'worker',
  looked: 'card',
  cardHidden: 'card',
  laid,
  perilTaken: 'peril',
  caught: 'worker',
  income: 'silent',
  noted: 'silent',
  goalMet: 'rule',
  forked: 'fork',
  storyOpened: 'card',
  marked: 'rule',
  victory: 'silent',
  kept: 'card',
  campaignEnded: 'end',
  dealt: 'card',
  departed: 'silent',
  arrived: 'silent',
  cleared: 'card',
  personaUsed: 'silent',
  difficulty: 'silent',
  automaSeated: 'silent',
  automaLeft: 'silent',
  standsIn: 'silent',
  isBack: 'silent',
  stoodUp: 'silent',
  automaPlanned: 'silent',
  joining: 'silent',
  leaving: 'silent',
  staying: 'silent',
  titled: 'silent',
  named: 'silent',
  undone: 'silent',
  told: 'silent',
  dealtAnew: 'silent',
};

/** All of it, for whoever wants to know that nothing was forgotten. */
export const KINDS = Object.entries(HEARD);

/** So many of one step; more would be noise. */
export const MOST = 3;

/** What is kept when too much happens at once: the rarer first. */
const RANK: { readonly [S in SoundName]: number } = {
  end: 0,
  fork: 1,
  crate: 2,
  glue: 3,
  rule: 4,
  peril: 5,
  worker: 6,
  coin: 7,
  goods: 8,
  card: 9,
  turn: 10,
};

export function soundOf(fact: Fact): SoundName | undefined {
  const heard = HEARD[fact.fact];
  const sound = typeof heard === 'function' ? heard(fact) : heard;
  return sound === 'silent' ? undefined : sound;
}

/** What is heard of one step, in the order in which it happened: each sound once. */
export function soundsOf(facts: readonly Fact[]): readonly SoundName[] {
  const heard = [...new Set(facts.flatMap((fact) => soundOf(fact) ?? []))];
  const kept = new Set([...heard].sort((a, b) => RANK[a] - RANK[b]).slice(0, MOST));
  return heard.filter((name) => kept.has(name));
}
