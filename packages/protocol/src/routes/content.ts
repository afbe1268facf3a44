import { z } from 'zod';
import { history, moment, statistics } from '../history.ts';
import { language } from '../people.ts';
import { pictures } from '../pictures.ts';
import { outline, passage } from '../replay.ts';
import { inPath, ofTable, placeInPath, type Route, seatInPath, tableId } from './route.ts';

export const CONTENT = {
  openBox: {
    method: 'GET',
    path: '/api/tables/:table/box',
    who: 'participant',
    says: 'The box as far as this campaign has unlocked it: what cards do.',
    params: ofTable,
    answer: z.looseObject({}),
  },
  texts: {
    method: 'GET',
    path: '/api/tables/:table/texts/:language',
    who: 'participant',
    says: 'The words of all cards this campaign has unlocked, as its village tells them.',
    params: z.strictObject({ table: tableId, language }),
    answer: z.object({
      cards: z.record(z.string(), z.looseObject({})),
      printedRules: z.looseObject({}),
      commons: z.looseObject({}),
    }),
  },
  pictures: {
    method: 'GET',
    path: '/api/tables/:table/pictures',
    who: 'participant',
    says: 'What the cards this campaign has unlocked look like: a line of data each, which the app draws.',
    params: ofTable,
    answer: pictures,
  },
  card: {
    method: 'GET',
    path: '/api/tables/:table/cards/:card/:language',
    who: 'participant',
    says: 'One unlocked card: its words and the name of its picture.',
    params: z.strictObject({
      table: tableId,
      card: inPath.pipe(z.int().min(1).max(9999)),
      language,
    }),
    answer: z.object({ card: z.int(), art: z.string(), text: z.looseObject({}), data: z.looseObject({}) }),
  },
  history: {
    method: 'GET',
    path: '/api/tables/:table/history',
    who: 'participant',
    says: 'What happened, step by step, as my seat heard it.',
    params: ofTable,
    query: z.strictObject({
      after: z.optional(placeInPath),
      seat: z.optional(seatInPath),
      most: z.optional(inPath.pipe(z.int().min(1).max(500))),
    }),
    answer: history,
  },
  moment: {
    method: 'GET',
    path: '/api/tables/:table/history/:seq',
    who: 'participant',
    says: 'The table as my seat saw it then.',
    params: z.strictObject({ table: tableId, seq: placeInPath }),
    query: z.strictObject({ seat: z.optional(seatInPath) }),
    answer: moment,
  },
  outline: {
    method: 'GET',
    path: '/api/tables/:table/outline',
    who: 'participant',
    says: 'The whole campaign at a glance, to be stepped through: games, turns, and what a slider marks.',
    params: ofTable,
    answer: outline,
  },
  passage: {
    method: 'GET',
    path: '/api/tables/:table/history/:seq/passage',
    who: 'participant',
    says: 'A stretch of the past as my seat saw it: the table there, and what each step after it changed.',
    params: z.strictObject({ table: tableId, seq: placeInPath }),
    query: z.strictObject({
      seat: z.optional(seatInPath),
      most: z.optional(inPath.pipe(z.int().min(1).max(200))),
    }),
    answer: passage,
  },
  statistics: {
    method: 'GET',
    path: '/api/tables/:table/statistics',
    who: 'participant',
    says: 'What can be counted of the campaign.',
    params: ofTable,
    answer: statistics,
  },
  exportTable: {
    method: 'GET',
    path: '/api/tables/:table/export',
    // Whoever has left takes part no more, and played all the same: the handler knows who did.
    who: 'guest',
    says: 'The whole campaign as a file, to be kept or recreated elsewhere; for those who play or did, not for those who watch.',
    params: ofTable,
    answer: z.string(),
  },
} as const satisfies Record<string, Route>;
