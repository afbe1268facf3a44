import type { CardData } from '@charterstone/rules';

/** What each kind of minion brings when it is placed, or when an opponent uses its building (rule 16). */
export const minions: { readonly [number: number]: CardData } = {
  227: { kind: 'minion', minion: 'cat', help: { vp: 1 } },
  234: { kind: 'minion', minion: 'ghost', help: { reputation: 1 } },
  278: { kind: 'minion', minion: 'butler', help: { coin: 1 } },
  297: { kind: 'minion', minion: 'golem', help: { resource: 1 } },
  309: { kind: 'minion', minion: 'robot', help: { card: 1 } },
  332: { kind: 'minion', minion: 'chef', help: { may: { influence: 1 } } },
};
