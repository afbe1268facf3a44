import { box as ours } from '@charterstone/box';
import type { Game } from '@charterstone/rules';
import { head as table } from '@charterstone/rules/internal';
import { automaInvariants, automaStoryInvariants } from './invariants/automas.ts';
import { campaignInvariants } from './invariants/campaign.ts';
import { cardInvariants } from './invariants/cards.ts';
import { chestInvariants } from './invariants/chests.ts';
import { chronologyInvariants } from './invariants/chronology.ts';
import { companyInvariants } from './invariants/company.ts';
import { decisionInvariants } from './invariants/decisions.ts';
import { goodsInvariants } from './invariants/goods.ts';
import { historyInvariants } from './invariants/history.ts';
import type { Change, Invariant } from './invariants/invariant.ts';
import { matInvariants } from './invariants/mats.ts';
import { pendingInvariants } from './invariants/pending.ts';
import { pieceInvariants } from './invariants/pieces.ts';
import { storyInvariants } from './invariants/story.ts';
import { trackInvariants } from './invariants/tracks.ts';
import { villageInvariants } from './invariants/village.ts';

/** What holds of every table at which somebody has to decide, or at which the game is over. */
export const INVARIANTS: readonly Invariant[] = [
  ...goodsInvariants,
  ...cardInvariants,
  ...matInvariants,
  ...villageInvariants,
  ...pieceInvariants,
  ...trackInvariants,
  ...pendingInvariants,
  ...campaignInvariants,
  ...automaInvariants,
  ...decisionInvariants,
];

/** What holds besides of every table that was played up to here: one that was laid out may skip the story. */
export const STORY: readonly Invariant[] = [
  ...storyInvariants,
  ...companyInvariants,
  ...chestInvariants,
  ...automaStoryInvariants,
];

/** What holds of every step from one such table to the next; and of those of a campaign. */
export const CHANGES: readonly Change[] = historyInvariants;
export const CAMPAIGN_CHANGES: readonly Change[] = chronologyInvariants;

/** The first invariant that is broken, with what was found instead; undefined when all hold. */
export function brokenInvariant(g: Game, invariants = INVARIANTS): string | undefined {
  for (const { name, broken } of invariants) {
    const found = broken(g);
    if (found !== undefined) return `${name}: ${found}`;
  }
  return undefined;
}

/** Watches one game, choice after choice; it remembers the table before. */
export type Referee = { readonly check: (g: Game) => string | undefined };

export function referee(): Referee {
  let before: Game | undefined;
  return {
    check: (g) => {
      if (before === undefined) before = table.gameOn(g.box);
      else
        for (const { name, broken } of [...CHANGES, ...CAMPAIGN_CHANGES]) {
          const found = broken(before, g);
          if (found !== undefined) return `${name}: ${found}`;
        }
      before.table.set(g.table);
      return brokenInvariant(g) ?? (tellsOurStory(g) ? brokenInvariant(g, STORY) : undefined);
    },
  };
}

/** Another box leads elsewhere. */
function tellsOurStory({ box }: Game): boolean {
  return box.data.startUp.guidepost === ours.startUp.guidepost;
}

export type { Change, Invariant } from './invariants/invariant.ts';
