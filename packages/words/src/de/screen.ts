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
  'screen.opening': 'Das Dorf wird aufgebaut …',
  'screen.lost': 'Die Verbindung zum Server ist weg. Verloren ist nichts: Gleich geht es weiter.',
  'screen.restarting': 'Der Server startet neu. Alle Tische sind sicher; gleich geht es weiter.',
  'screen.gone-signedOut': 'Du bist hier nicht mehr angemeldet.',
  'screen.gone-notYours': 'Du bist an diesem Tisch nicht (mehr) dabei.',
  'screen.gone-noTable': 'Einen solchen Tisch gibt es auf diesem Server nicht.',
  'screen.toHome': 'Zu allen Tischen',
  'screen.yourTurn': 'Du bist dran',
  'screen.waitingFor': 'Warten auf {who}',
  'screen.watching': 'Du schaust zu',
  'screen.over': 'Das Spiel ist aus',
  'screen.you': 'Du',
  'screen.undo': 'Zurücknehmen',
  'screen.hint': 'Tipp',
  'screen.log': 'Was geschah',
  'screen.chat': 'Plaudern',
  'screen.say': 'Etwas sagen',
  'screen.send': 'Senden',
  'screen.sendWorker': 'Arbeiter hierher schicken',
  'screen.careful': 'Arbeiter schicken und aussuchen, was du nimmst',
  'screen.back': 'Doch etwas anderes',
  'screen.proposed': 'So beginnen',
  'screen.proposal': 'Vorschlag: {charter} spielen, das erste Gebäude auf den ersten Bauplatz.',
  'screen.chooseMyself': 'Oder zeige auf ein anderes Charter.',
  'screen.notPossible': 'Geht jetzt nicht',
  'screen.willHappen': 'Was es bringt',
  'screen.emptyPlot': 'Ein freier Bauplatz',
  'screen.sinceYou': 'seit deinem letzten Zug',
  'screen.moved': 'Am Tisch ist inzwischen etwas passiert. Schau noch einmal hin.',
  'screen.close': 'Schließen',
  'screen.curtain': 'Gib weiter an {who}',
  'screen.curtainReady': 'Ich bin {who}',
  'screen.players': 'Spieler',
  'screen.hand': 'Deine Karten',
  'screen.workersHome':
    '{n, plural, =0 {kein Arbeiter daheim} one {# Arbeiter daheim} other {# Arbeiter daheim}}',
  'screen.refused-notYourSeat': 'Dieser Platz ist nicht deiner.',
  'screen.refused-botPlays': 'Hier spielt gerade ein Bot. Nimm den Platz erst zurück.',
  'screen.mats': 'Karten auf dem Tisch',
  'screen.deckLeft': '{n, plural, one {# Karte im Stapel} other {# Karten im Stapel}}',
  'screen.points': '{n, plural, one {# Punkt} other {# Punkte}}',
  'screen.table': 'Tisch',
  'screen.broken': 'Auf diesem Bildschirm ist etwas schiefgegangen. Dem Tisch selbst ist nichts passiert.',
  'screen.again': 'Noch einmal zeigen',
  'screen.refused-takenBack': 'Hinter diese Stelle seid ihr alle schon zurückgegangen.',
  'screen.toTable': 'Zurück zum Tisch',
};
