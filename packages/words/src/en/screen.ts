import type { Screen } from '../screenMessages.ts';
import { annals } from './annals.ts';
import { chronicle } from './chronicle.ts';
import { closing } from './closing.ts';
import { device } from './device.ts';
import { menu } from './menu.ts';
import { replay } from './replay.ts';
import { rite } from './rite.ts';

export const screen: Screen = {
  ...menu,
  ...chronicle,
  ...annals,
  ...replay,
  ...rite,
  ...closing,
  ...device,
  'screen.opening': 'Opening the village …',
  'screen.lost': 'The line to the server is lost. Nothing is: you will be back in a moment.',
  'screen.restarting': 'The server is restarting. Every table is safe; we go on in a moment.',
  'screen.gone-signedOut': 'You are no longer signed in here.',
  'screen.gone-notYours': 'You don’t take part in this table (any more).',
  'screen.gone-noTable': 'There is no such table on this server.',
  'screen.toHome': 'To all tables',
  'screen.yourTurn': 'Your turn',
  'screen.waitingFor': 'Waiting for {who}',
  'screen.watching': 'You are watching',
  'screen.over': 'The game is over',
  'screen.you': 'You',
  'screen.undo': 'Take back',
  'screen.hint': 'Hint',
  'screen.log': 'What happened',
  'screen.chat': 'Chat',
  'screen.say': 'Say something',
  'screen.send': 'Send',
  'screen.sendWorker': 'Send a worker here',
  'screen.careful': 'Send a worker and choose what to take',
  'screen.back': 'Point at something else',
  'screen.proposed': 'Begin like this',
  'screen.proposal': 'Play {charter}, the first building on the first plot.',
  'screen.chooseMyself': 'Or point at another charter.',
  'screen.notPossible': 'Not possible now',
  'screen.willHappen': 'What it brings',
  'screen.emptyPlot': 'An empty plot',
  'screen.sinceYou': 'since your last turn',
  'screen.moved': 'The table has moved on meanwhile. Look again.',
  'screen.close': 'Close',
  'screen.curtain': 'Hand over to {who}',
  'screen.curtainReady': 'I am {who}',
  'screen.players': 'Players',
  'screen.hand': 'Your cards',
  'screen.workersHome':
    '{n, plural, =0 {no worker at home} one {# worker at home} other {# workers at home}}',
  'screen.refused-notYourSeat': 'This seat is not yours.',
  'screen.refused-botPlays': 'A bot plays here now. Take the seat back first.',
  'screen.mats': 'Cards on the table',
  'screen.deckLeft': '{n, plural, one {# card in the deck} other {# cards in the deck}}',
  'screen.points': '{n, plural, one {# point} other {# points}}',
  'screen.table': 'Table',
  'screen.broken': 'Something went wrong on this screen. The table itself is safe.',
  'screen.again': 'Show it again',
  'screen.refused-takenBack': 'Everybody has already gone back behind that place.',
  'screen.toTable': 'Back to the table',
};
