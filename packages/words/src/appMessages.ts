import { HOME_MESSAGES } from './homeMessages.ts';

/** Messages of the app around the table: home, tables, people, settings; and of the village on screen. */
export const APP_MESSAGES = {
  ...HOME_MESSAGES,
  'home.guest': [],
  // the village on screen: what its places are called, and its tools
  'board.village': [],
  'board.keys': [],
  'board.zoomIn': [],
  'board.zoomOut': [],
  'board.whole': [],
  'board.building': ['name', 'where'],
  'board.empty': ['where'],
  'board.bigWorker': ['who'],
  'board.smallWorker': ['who'],
  'board.minion': ['minion', 'who'],
  'board.octagon': ['who'],
  'board.emblem': ['who'],
  'board.possible': [],
  'board.chosen': [],
  'board.impossible': ['why'],
  'board.notPossible': [],
  'board.quota': ['space'],
  'board.taken': ['who'],
  'board.progress': [],
  'board.reputation': [],
  'board.points': [],
  'board.tally': ['who', 'n'],
  'board.unplayed': [],
  // a charter without a name, in a word
  'board.purple': [],
  'board.black': [],
  'board.green': [],
  'board.red': [],
  'board.blue': [],
  'board.yellow': [],
} as const;

export type App = { readonly [M in keyof typeof APP_MESSAGES]: string };
