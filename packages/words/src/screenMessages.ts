import { ANNALS_MESSAGES } from './annalsMessages.ts';
import { CHRONICLE_MESSAGES } from './chronicleMessages.ts';
import { CLOSING_MESSAGES } from './closingMessages.ts';
import { DEVICE_MESSAGES } from './deviceMessages.ts';
import { MENU_MESSAGES } from './menuMessages.ts';
import { REPLAY_MESSAGES } from './replayMessages.ts';
import { RITE_MESSAGES } from './riteMessages.ts';

/** Messages of the table on screen. */
export const SCREEN_MESSAGES = {
  ...MENU_MESSAGES,
  ...CHRONICLE_MESSAGES,
  ...ANNALS_MESSAGES,
  ...REPLAY_MESSAGES,
  ...RITE_MESSAGES,
  ...CLOSING_MESSAGES,
  ...DEVICE_MESSAGES,
  'screen.opening': [],
  'screen.lost': [],
  'screen.restarting': [],
  'screen.gone-signedOut': [],
  'screen.gone-notYours': [],
  'screen.gone-noTable': [],
  'screen.toHome': [],
  'screen.yourTurn': [],
  'screen.waitingFor': ['who'],
  'screen.watching': [],
  'screen.over': [],
  'screen.you': [],
  'screen.undo': [],
  'screen.hint': [],
  'screen.log': [],
  'screen.chat': [],
  'screen.say': [],
  'screen.send': [],
  'screen.sendWorker': [],
  'screen.careful': [],
  'screen.back': [],
  'screen.proposed': [],
  'screen.proposal': ['charter'],
  'screen.chooseMyself': [],
  'screen.notPossible': [],
  'screen.willHappen': [],
  'screen.emptyPlot': [],
  'screen.sinceYou': [],
  'screen.moved': [],
  'screen.close': [],
  'screen.curtain': ['who'],
  'screen.curtainReady': ['who'],
  'screen.players': [],
  'screen.hand': [],
  'screen.workersHome': ['n'],
  'screen.refused-notYourSeat': [],
  'screen.refused-botPlays': [],
  'screen.mats': [],
  'screen.deckLeft': ['n'],
  'screen.points': ['n'],
  'screen.table': [],
  'screen.broken': [],
  'screen.again': [],
  'screen.refused-takenBack': [],
  'screen.toTable': [],
} as const;

export type Screen = { readonly [M in keyof typeof SCREEN_MESSAGES]: string };
