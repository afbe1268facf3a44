import type { Box } from '../compile/box.ts';
import { charterName } from '../engine/tell.ts';
import { hasMark, SCORED } from '../table/cards.ts';
import { AUTOMA_COMES, automaPlan, charterToCome, comingTo, isTitled, VILLAGE } from '../table/company.ts';
import {
  ACTIVE,
  DIFFICULTY,
  DISPLEASED,
  FINISHED,
  FIRST,
  GAME,
  type Game,
  head,
  LAST_GAME,
  PHASE,
  PLEASED,
  PROGRESS,
  ROUND,
  reading,
  TURN,
  WINNERS,
} from '../table/game.ts';
import { SUPPLY } from '../table/goods.ts';
import { LAST_CARD, REPUTATION_SPACES } from '../table/layout.ts';
import { noteOn } from '../table/notes.ts';
import {
  AUTOMA_DISCARD,
  CHRONICLE,
  DECK,
  DISCARD,
  GUIDEPOST,
  MAT,
  MAT_END,
  OBJECTIVE_DECK,
  OBJECTIVE_MAT,
  OBJECTIVE_MAT_END,
  TABLE_PLACE,
} from '../table/places.ts';
import { MOST_SEATS, turnOrder } from '../table/seats.ts';
import { reputationAt } from '../table/tracks.ts';
import { CHARTERS, type Charter } from '../vocabulary.ts';
import { cardsOf, cardsOn, record } from './lists.ts';
import { type Question, questions } from './questions.ts';
import { type Goods, goods, type Supply, supply } from './supply.ts';
import { type Village, villageOf } from './village.ts';

/** The readable form of a table, for people, tests and golden files. */
export type Inspection = Village & {
  readonly game: number;
  /** After how many games the table closes; 0 for none. */
  readonly lastGame: number;
  readonly over: boolean;
  /** The twelve games are played, and the village is played on. */
  readonly campaignOver: boolean;
  readonly round: number;
  readonly turn: number;
  readonly first: Charter | undefined;
  readonly active: Charter | undefined;
  readonly progress: number;
  readonly winners: readonly Charter[];
  readonly supply: Goods;
  readonly charters: readonly Supply[];
  readonly mat: readonly number[];
  readonly deck: readonly number[];
  readonly discard: readonly number[];
  readonly objectives: readonly { readonly card: number; readonly scoredBy: readonly Charter[] }[];
  readonly objectiveDeck: readonly number[];
  readonly chronicle: readonly number[];
  readonly guidepost: number | undefined;
  /** Minion cards and location cards on the table. */
  readonly table: readonly number[];
  readonly reputation: readonly (Charter | undefined)[];
  readonly kings: { readonly pleased: number; readonly displeased: number };
  /** What is noted on cards. */
  readonly notes: Readonly<Record<number, number>>;
  /** Seats that will come to a charter, or (without one) go, when the game is over. */
  readonly coming: readonly { readonly seat: number; readonly charter: Charter | undefined }[];
  /** Charters that an Automa will come to, or go from, when the game is over. */
  readonly automaPlans: Readonly<Partial<Record<Charter, 'comes' | 'goes'>>>;
  /** What people gave a name to (ruling 23). Which one only the journal knows: the rules never ask. */
  readonly titled: readonly (Charter | 'village')[];
  /** What Automas gain where their card says so; 0 where none ever played. */
  readonly difficulty: number;
  /** The cards that Automas have drawn since the last shuffle. */
  readonly automaDiscard: readonly number[];
  readonly questions: readonly Question[];
  readonly deciders: readonly number[];
};

export function inspection(box: Box, table: Int16Array): Inspection {
  const g = reading(box, table);
  const begun = head(g, ROUND) > 0;
  const asked = questions(g);
  return {
    ...villageOf(g),
    game: head(g, GAME),
    lastGame: head(g, LAST_GAME),
    over: head(g, PHASE) === 1,
    campaignOver: head(g, FINISHED) === 1,
    round: head(g, ROUND),
    turn: head(g, TURN),
    first: begun ? charterName(head(g, FIRST)) : undefined,
    active: begun ? charterName(head(g, ACTIVE)) : undefined,
    progress: head(g, PROGRESS),
    winners: CHARTERS.filter((_, charter) => ((head(g, WINNERS) >> charter) & 1) === 1),
    supply: goods(g, SUPPLY),
    charters: turnOrder(g).map((charter) => supply(g, charter)),
    mat: cardsOn(g, MAT, MAT_END),
    deck: cardsOf(g, DECK),
    discard: cardsOf(g, DISCARD),
    objectives: cardsOn(g, OBJECTIVE_MAT, OBJECTIVE_MAT_END).map((card) => ({
      card,
      scoredBy: scorers(g, card),
    })),
    objectiveDeck: cardsOf(g, OBJECTIVE_DECK),
    chronicle: cardsOf(g, CHRONICLE),
    guidepost: cardsOf(g, GUIDEPOST)[0],
    table: cardsOf(g, TABLE_PLACE),
    reputation: Array.from(
      { length: Math.min(REPUTATION_SPACES, box.board.reputation.spaces) },
      (_, space) => CHARTERS[reputationAt(g, space)],
    ),
    kings: { pleased: head(g, PLEASED), displeased: head(g, DISPLEASED) },
    notes: record(
      Array.from({ length: LAST_CARD }, (_, i) => [i + 1, noteOn(g, i + 1) || undefined] as const),
    ),
    coming: Array.from({ length: MOST_SEATS }, (_, i) => i + 1)
      .filter((seat) => comingTo(g, seat) !== 0)
      .map((seat) => ({ seat, charter: CHARTERS[charterToCome(g, seat)] })),
    automaPlans: automaPlans(g),
    titled: [
      ...CHARTERS.filter((_, charter) => isTitled(g, charter)),
      ...(isTitled(g, VILLAGE) ? (['village'] as const) : []),
    ],
    difficulty: head(g, DIFFICULTY),
    automaDiscard: cardsOf(g, AUTOMA_DISCARD),
    questions: asked,
    deciders: asked.map(({ seat }) => seat),
  };
}

function automaPlans(g: Game): Inspection['automaPlans'] {
  return record(
    CHARTERS.map((name, charter) => {
      const plan = automaPlan(g, charter);
      return [name, plan === 0 ? undefined : plan === AUTOMA_COMES ? 'comes' : 'goes'] as const;
    }),
  );
}

function scorers(g: Game, card: number): Charter[] {
  return CHARTERS.filter((_, charter) => hasMark(g, card, SCORED << charter));
}
