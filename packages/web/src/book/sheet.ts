import type { Charter, Effect, Inspection, Supply } from '@charterstone/rules';
import { GAMES } from '../parts/gameText.ts';
import { type Account, deedsOf, type Served, servedFor } from './account.ts';
import { CAPACITY_RULE, GLORY_RULE, isTold, type Teller } from './teller.ts';

export type GloryRow = {
  readonly n: number;
  readonly stars: number;
  /** So many fill the row; the last row has no end. */
  readonly of: number | undefined;
  readonly isFull: boolean;
  readonly bonus: Effect;
};

/** What is written in one charter's chest. */
export type Sheet = {
  readonly charter: Charter;
  readonly seat: number;
  /** Nothing before the rules of glory and capacity are told. */
  readonly glory: readonly GloryRow[];
  readonly stars: number;
  readonly capacity: readonly { readonly kind: CapacityKind; readonly n: number }[];
  readonly victories: number;
  readonly personas: readonly Served[];
  readonly built: number;
  readonly opened: number;
  /** The victory card that lies open before everybody. */
  readonly open: readonly number[];
  /** The one that was taken in secret, if whoever looks may see it; and how many were taken. */
  readonly measures: readonly number[];
  readonly secrets: number;
};

const CAPACITY_KINDS = ['resource', 'coin', 'card', 'minion'] as const;
export type CapacityKind = (typeof CAPACITY_KINDS)[number];
/** Circles of each kind (rule 29). */
export const MOST_CAPACITY = 4;

/** More stars than this are no row with an end. */
const ENDLESS = 60;

/**
 * The table whose chests are told of. Once the campaign is over the charters are dealt anew before every game: what everybody filled is what lay there
 * after the last game of the campaign. undefined while that is on its way.
 */
export function chestsAt(
  { account, now }: Pick<Teller, 'account' | 'now'>,
  villageAfter: (game: number) => Inspection | undefined,
): Inspection | undefined {
  return account.ending === undefined ? now : villageAfter(GAMES);
}

export function sheetsOf(teller: Teller, { charters }: Pick<Inspection, 'charters'>): readonly Sheet[] {
  const hasGlory = isTold(teller, GLORY_RULE);
  const hasCapacity = isTold(teller, CAPACITY_RULE);
  const account = ofCampaign(teller.account);
  return charters.map(
    (supply): Sheet => ({
      charter: supply.charter,
      seat: supply.seat,
      glory: hasGlory ? gloryRows(teller, supply) : [],
      stars: supply.glory.reduce((all, n) => all + n, 0),
      capacity: hasCapacity ? CAPACITY_KINDS.map((kind) => ({ kind, n: supply.capacity[kind] ?? 0 })) : [],
      victories: supply.victories,
      personas: servedFor(account, supply.charter, teller.content),
      ...deedsOf(account, supply.charter),
      open: measuresIn(teller, supply.hand),
      measures: measuresIn(teller, supply.secret),
      secrets: supply.secrets,
    }),
  );
}

/** Games in the finished village fill no chest. */
function ofCampaign(account: Account): Account {
  return { ...account, games: account.games.filter(({ game }) => game <= GAMES) };
}

function gloryRows({ content }: Teller, { glory }: Supply): readonly GloryRow[] {
  return content.data.board.glory.flatMap(({ stars: of, bonus }, i): GloryRow[] => {
    const stars = glory[i] ?? 0;
    const isEndless = of > ENDLESS;
    if (isEndless && stars === 0) return [];
    return [{ n: i + 1, stars, of: isEndless ? undefined : of, isFull: !isEndless && stars >= of, bonus }];
  });
}

function measuresIn({ content }: Teller, cards: readonly number[]): readonly number[] {
  return cards.filter((card) => content.data.cards[card]?.kind === 'victory');
}
