import { CHARTERS, type Charter, type Inspection } from '@charterstone/rules';
import type { Speaker } from '@charterstone/words/light';
import type { ReactNode } from 'react';
import type { Content } from '../table/content.ts';
import { type Account, charterNamed, type Player } from './account.ts';

/** Whoever tells the book: what happened, in which words, and what people are called. */
export type Teller = {
  readonly account: Account;
  readonly say: Speaker;
  readonly content: Content;
  readonly now: Inspection;
  /** Everybody who played, by seat; no two have the same name. */
  readonly nameOf: (seat: number) => string;
  /** Whoever played a charter in a game; the charter itself where nobody did. */
  readonly whoIn: (game: number, charter: string) => string;
  /** What a charter is called: the name it was given, else its colour. */
  readonly titleOf: (charter: Charter) => string;
  /** What a card is called: the name it was given, with its own. */
  readonly cardName: (card: number) => string;
};

/** Shows a text of the book with its words leading to the Chronicle. */
export type Explains = (text: string) => ReactNode;

export function tellerOf(
  account: Account,
  say: Speaker,
  content: Content,
  now: Inspection,
  nameAt: (seat: number) => string | undefined,
): Teller {
  const titleOf = (charter: Charter): string => account.titles[charter] ?? say.ui(`board.${charter}`);
  const names = namesOf(account.players, now, say, nameAt, titleOf);
  const nameOf = (seat: number): string => names.get(seat) ?? say.ui('seat.player', { n: seat });
  return {
    account,
    say,
    content,
    now,
    nameOf,
    titleOf,
    whoIn: (game, charter) => {
      const seat = account.games.find((one) => one.game === game)?.page.seats[charter];
      const land = charterNamed(charter);
      return seat === undefined ? (land === undefined ? '' : titleOf(land)) : nameOf(seat);
    },
    cardName: (card) => {
      const given = account.names[card];
      return given === undefined ? say.name(card) : `${given} (${say.name(card)})`;
    },
  };
}

/** Where two would be called the same (Automas, or seats of one person), the charter is said as well. */
function namesOf(
  players: readonly Player[],
  now: Inspection,
  say: Speaker,
  nameAt: (seat: number) => string | undefined,
  titleOf: (charter: Charter) => string,
): ReadonlyMap<number, string> {
  const plain = players.map(({ seat, charter }) => {
    const automa = now.charters.find((supply) => supply.seat === seat)?.automa === true;
    const name = automa ? say.ui('column.automa') : (nameAt(seat) ?? titleOf(charter));
    return { seat, charter, name };
  });
  return new Map(
    plain.map(({ seat, charter, name }) => {
      const isShared = plain.filter((other) => other.name === name).length > 1;
      return [seat, isShared ? `${name} (${titleOf(charter)})` : name];
    }),
  );
}

/** The rules of glory and capacity come with the end of the first game (cards 18 and 19): nothing is said of them before. */
export function isTold({ now, content }: Pick<Teller, 'now' | 'content'>, slot: number): boolean {
  return now.chronicle.some((card) => {
    const face = content.data.cards[card];
    return face?.kind === 'rule' && face.slot === slot;
  });
}

export const GLORY_RULE = 28;
export const CAPACITY_RULE = 29;

/** Plots that have a building, and how many there are. */
export function plotsIn({ village }: Pick<Inspection, 'village'>): {
  readonly built: number;
  readonly all: number;
} {
  const isPlot = (site: string): boolean => CHARTERS.some((charter) => site.startsWith(`${charter}-`));
  return { built: Object.keys(village).filter(isPlot).length, all: 6 * CHARTERS.length };
}
