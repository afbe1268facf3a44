// The load on one server, in a process of its own: players who choose as soon as they may, or at fixed times.
import { BareTable, type Sizes } from './at-bare.ts';
import { BoardgameTable } from './at-boardgame-io.ts';
import { OurTable } from './at-ours.ts';
import { answerQuestions } from './helper.ts';
import { inTurns } from './in-turns.ts';
import { type Load, type LoadTable, type PacedLoad, paced, saturated } from './load.ts';

export type Company = {
  readonly url: string;
  readonly tables: number;
  readonly sockets: number;
  /** A campaign that our tables go on with; without it they begin one. */
  readonly journal?: string;
};

export type LoadQuestions = {
  readonly ours: { readonly asked: Company; readonly answered: null };
  readonly bare: { readonly asked: Company & { readonly sizes: Sizes }; readonly answered: null };
  readonly boardgame: { readonly asked: Company; readonly answered: null };
  readonly saturated: { readonly asked: { readonly seconds: number }; readonly answered: Load };
  readonly paced: {
    readonly asked: { readonly seconds: number; readonly perSecond: number };
    readonly answered: PacedLoad;
  };
};

let tables: readonly LoadTable[] = [];

async function seat(many: number, open: (number: number) => Promise<LoadTable>): Promise<null> {
  tables = await inTurns(many, open);
  return null;
}

answerQuestions<LoadQuestions>({
  ours: ({ url, tables: many, sockets, journal }) =>
    seat(many, (number) => OurTable.open(url, sockets, number, journal)),
  bare: ({ url, tables: many, sockets, sizes }) =>
    seat(many, (number) => BareTable.open(url, sockets, number, sizes)),
  boardgame: ({ url, tables: many, sockets }) =>
    seat(many, (number) => BoardgameTable.open(url, sockets, number)),
  saturated: ({ seconds }) => saturated(tables, seconds),
  paced: ({ seconds, perSecond }) => paced(tables, seconds, perSecond),
});
