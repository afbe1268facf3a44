import { type CardData, CHARTERS, type Game } from '@charterstone/rules';
import {
  firstCard,
  hasOption,
  isActive,
  PROGRESS_AT_FIRST,
  placeOf,
  places,
  players,
  pointsOf,
  QUOTA_SPACES,
  quotaAt,
  REPUTATION_SPACES,
  reputationAt,
  head as table,
} from '@charterstone/rules/internal';
import { differs, hasBegun, type Invariant, ofCharters } from './invariant.ts';

const OVER = 1;

export const trackInvariants: readonly Invariant[] = [
  {
    name: 'the progress token lies between its start and the hourglass',
    broken: (g) => {
      const { hourglass } = g.box.board.progress;
      const at = table.head(g, table.PROGRESS);
      const from = mayGoBack(g) ? 0 : startOf(g);
      return hasBegun(g) && (at < from || at > hourglass)
        ? `space ${at}, not ${from} to ${hourglass}`
        : undefined;
    },
  },
  {
    name: 'the last round is played exactly when the hourglass is reached',
    broken: (g) => {
      const reached = table.head(g, table.PROGRESS) === g.box.board.progress.hourglass;
      return hasBegun(g) ? differs('ending', reached ? 1 : 0, table.head(g, table.ENDING)) : undefined;
    },
  },
  { name: 'tokens on the quota track are of active charters, on spaces that exist', broken: badQuota },
  {
    name: 'reputation fills its track from the space for the number of players, without a gap',
    broken: badReputation,
  },
  {
    name: 'seats and charters belong to each other',
    broken: (g) => {
      let active = 0;
      for (let charter = 0; charter < CHARTERS.length; charter++) if (isActive(g, charter)) active++;
      return hasBegun(g) ? differs('active charters', players(g), active) : undefined;
    },
  },
  {
    name: 'whoever has most points has won, once it is over',
    broken: (g) => {
      // While the village plays on, the winners of the game before are remembered, also when they left.
      const over = table.head(g, table.PHASE) === OVER;
      const between = table.head(g, table.ENDING) === 1 || table.head(g, table.ROUND) === 0;
      if (!over && (table.head(g, table.GAME) > 1 || between)) return undefined;
      let most = -1;
      for (let charter = 0; charter < CHARTERS.length; charter++)
        if (isActive(g, charter)) most = Math.max(most, pointsOf(g, charter));
      // After the campaign ties are broken (rule 157): somebody with most points has won, but perhaps not all of them.
      const winners = table.head(g, table.WINNERS);
      const broken = table.head(g, table.FINISHED) === 1 && winners !== 0;
      return ofCharters((charter) => {
        const first = over && isActive(g, charter) && pointsOf(g, charter) === most;
        const won = (winners >> charter) & 1;
        return broken && first ? undefined : differs('victory', first ? 1 : 0, won);
      });
    },
  },
];

/** The goblet (250) and persona 274 turn the time back. */
function mayGoBack(g: Game): boolean {
  return [250, 274].some((card) => placeOf(g, card) > places.INDEX);
}

/** The space for the number of players; a guidepost may move it further from the hourglass (403, ruling 4). */
function startOf(g: Game): number {
  if (hasOption(g, PROGRESS_AT_FIRST)) return 0;
  const space = g.box.board.progress.start[players(g) - 1] ?? 0;
  return Math.max(0, space + Math.min(0, shiftOf(g.box.data.cards[firstCard(g, places.GUIDEPOST)])));
}

function shiftOf(card: CardData | undefined): number {
  const rules = card?.kind === 'guidepost' ? card.rules : undefined;
  const { change } = [rules ?? []].flat().find((rule) => 'on' in rule && rule.on === 'start') ?? {};
  return change !== undefined && 'by' in change && typeof change.by === 'number' ? change.by : 0;
}

function badQuota(g: Game): string | undefined {
  for (let space = 0; space < QUOTA_SPACES; space++) {
    const charter = quotaAt(g, space);
    if (charter < 0) continue;
    if (!isActive(g, charter)) return `space ${space} is taken by ${CHARTERS[charter] ?? charter}`;
    if ((g.box.quota[space]?.bonus ?? -1) < 0) return `space ${space} is taken, but not open`;
  }
  return undefined;
}

function badReputation(g: Game): string | undefined {
  const { spaces, start } = g.box.board.reputation;
  const from = start[players(g) - 1] ?? 0;
  let gap = false;
  for (let space = 0; space < REPUTATION_SPACES; space++) {
    const charter = reputationAt(g, space);
    if (charter < 0) {
      gap ||= space >= from;
      continue;
    }
    if (!isActive(g, charter)) return `space ${space} is taken by ${CHARTERS[charter] ?? charter}`;
    if (space < from || space >= spaces)
      return `space ${space} is taken, but the track is ${from} to ${spaces - 1}`;
    if (gap) return `space ${space} is taken behind an open one`;
  }
  return undefined;
}
