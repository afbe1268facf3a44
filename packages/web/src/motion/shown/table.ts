import type { FactName, Showing } from '../facts.ts';
import * as cards from './cards.ts';
import * as flow from './flow.ts';
import * as goods from './goods.ts';
import * as village from './village.ts';
import * as workers from './workers.ts';

/**
 * How every kind of fact is shown: by something that moves; by a ceremony above the table (`rite`); or not at all (`still`), because its
 * neighbours show as much, or because nothing on the table moves. A new kind of fact has to be thought about here.
 */
export const SHOWN: { readonly [K in FactName]: Showing<K> | 'rite' | 'still' } = {
  // flow
  storyRead: 'rite',
  charterChosen: flow.charterChosen,
  gameBegan: 'rite',
  started: 'still',
  roundBegan: 'still',
  turnBegan: flow.turnBegan,
  turnEnded: 'still',
  ending: flow.ending,
  gameEnded: 'rite',
  // workers
  placed: workers.placed,
  bumped: workers.bumped,
  retrieved: workers.retrieved,
  stayed: workers.stayed,
  helped: workers.helped,
  caught: workers.caught,
  // goods
  gained: goods.gained,
  paid: goods.paid,
  short: goods.short,
  left: 'still',
  returned: goods.returned,
  gave: goods.gave,
  points: goods.points,
  esteemed: goods.esteemed,
  sold: goods.sold,
  scored: goods.scored,
  waived: flow.waived,
  income: flow.income,
  // cards
  cardMoved: cards.cardMoved,
  cardHidden: cards.cardHidden,
  revealed: cards.revealed,
  shuffled: cards.shuffled,
  looked: cards.looked,
  rolled: flow.rolled,
  spoke: cards.spoke,
  passed: 'still',
  noted: cards.noted,
  kept: cards.kept,
  // village
  built: village.built,
  opened: village.opened,
  unlocked: 'rite',
  ruleEntered: 'rite',
  advanced: village.advanced,
  incomeSpace: village.incomeSpace,
  put: village.put,
  laid: village.laid,
  perilTaken: village.perilTaken,
  goalMet: village.goalMet,
  dealt: flow.dealt,
  // campaign
  forked: 'rite',
  storyOpened: 'rite',
  marked: flow.marked,
  victory: 'rite',
  campaignEnded: 'rite',
  cleared: 'still',
  personaUsed: 'still',
  difficulty: 'still',
  // company, asides
  departed: 'still',
  arrived: 'still',
  automaSeated: 'still',
  automaLeft: 'still',
  standsIn: 'still',
  isBack: 'still',
  stoodUp: 'still',
  automaPlanned: 'still',
  joining: 'still',
  leaving: 'still',
  staying: 'still',
  titled: 'still',
  named: 'still',
  undone: 'still',
  told: 'still',
  dealtAnew: 'still',
};
