import type { Fact } from '@charterstone/rules';

/**
 * Where among these facts a game that has ended gives way to the next one; -1 where it does not. Where nobody decides anything in between, as
 * after the campaign, the next one is set up in the same step.
 */
export function nextSetUpIn(facts: readonly Fact[]): number {
  const ended = facts.findIndex(({ fact }) => fact === 'gameEnded');
  return ended < 0 ? -1 : facts.findIndex(({ fact }, at) => at > ended && fact === 'cleared');
}
