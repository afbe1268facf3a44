import type { Screen } from '../screenMessages.ts';
import { device } from './device.ts';
import { menu } from './menu.ts';
import { pages } from './pages.ts';
import { rite } from './rite.ts';

export const screen: Screen = {
  ...menu,
  ...pages,
  ...rite,
  ...device,
  'screen.opening': 'Das Dorf wird aufgebaut …',
  'screen.lost': 'Die Verbindung zum Server ist weg. Verloren ist nichts: Gleich geht es weiter.',
  'screen.restarting': 'Der Server startet neu. Alle Tische sind sicher; gleich geht es weiter.',
  'screen.tooMuch':
    'Von hier kamen zu viele Anfragen auf einmal. Verloren ist nichts: Spätestens in einer Minute geht es von selbst weiter.',
  'screen.onItsWay': 'Deine Wahl ist unterwegs …',
  'screen.gone-signedOut': 'Du bist hier nicht mehr angemeldet.',
  'screen.gone-notYours': 'Du bist an diesem Tisch nicht (mehr) dabei.',
  'screen.yourTurn': 'Du bist dran',
  'screen.waitingFor': 'Warten auf {who}',
  'screen.watching': 'Du schaust zu',
  'screen.over': 'Das Spiel ist aus',
  'screen.you': '(du)',
  'screen.youMark': 'du',
  'screen.turnByItself': 'Nur eines war möglich: Der Zug lief von selbst ab.',
  'screen.yourTurnByItself':
    'Nur eines war möglich, darum lief dein Zug von selbst ab{what, select, retrieved {: Deine Arbeiter sind zurück} other {}}.',
  'screen.undo': 'Zurücknehmen',
  'screen.hint': 'Tipp',
  'screen.log': 'Was geschah',
  'screen.chat': 'Plaudern',
  'screen.earlier': 'Frühere Nachrichten',
  'screen.say': 'Etwas sagen',
  'screen.send': 'Senden',
  'screen.wordsOnTheirWay': 'unterwegs …',
  'screen.wordsRefused':
    'Das wurde nicht angenommen. Es steht noch hier: Schick es noch einmal, oder sag es anders.',
  'screen.sendWorker': 'Arbeiter hierher schicken',
  'screen.careful': 'Arbeiter schicken und aussuchen, was du nimmst',
  'screen.back': 'Doch etwas anderes',
  'screen.held': 'Schon ausgesucht',
  'screen.putBack': '{what} zurücklegen',
  'screen.enough': 'Das ist alles',
  'screen.proposed': 'So beginnen',
  'screen.proposal': 'Vorschlag: {charter} spielen, das erste Gebäude auf den ersten Bauplatz.',
  'screen.chooseMyself': 'Oder zeige auf ein anderes Charter.',
  'screen.notPossible': 'Geht jetzt nicht',
  'screen.notYourTurn': 'Du bist nicht am Zug. Am Zug: {who}.',
  'screen.answerFirst': 'Gefragt ist jetzt etwas anderes: {question}',
  'screen.goodLater':
    'Jetzt ist nichts zu bezahlen. Was ein Gebäude kostet, kommt von hier, sobald du es benutzt.',
  'screen.goodNone': 'Davon hast du nichts.',
  'screen.willHappen': 'Was es bringt',
  'screen.emptyPlot': 'Ein freier Bauplatz',
  'screen.emptyPlotText': 'Hier klebt noch nichts: Platz für ein Gebäude.',
  'screen.crateClosed': 'Auf dieser Karte liegt Kiste {n}, noch verschlossen.',
  'screen.crateHidden':
    'Was darin ist, weiß niemand, bevor sie offen ist. Zurücknehmen lässt sich das nicht.',
  'screen.toBuild': 'Zum Errichten',
  'screen.youPay': 'Du zahlst',
  'screen.youGain': 'Du bekommst',
  'screen.youWillHave': 'Danach hast du',
  'screen.turnPlace': 'Schick einen Arbeiter in ein leuchtendes Gebäude.',
  'screen.turnEither': 'Wähle ein leuchtendes Gebäude, oder nimm die Arbeiter zurück.',
  'screen.turnRetrieve': 'Kein Gebäude ist jetzt nutzbar: Nimm deine Arbeiter zurück.',
  'screen.sinceYou': 'Seit deinem letzten Zug',
  'screen.moved': 'Am Tisch ist inzwischen etwas passiert. Schau noch einmal hin.',
  'screen.close': 'Schließen',
  'screen.curtain': 'Gib weiter an {who}',
  'screen.curtainReady': 'Ich bin {who}',
  'screen.players': 'Spieler',
  'screen.hand': 'Deine Karten',
  'screen.secrets': '{n, plural, one {# geheime Karte} other {# geheime Karten}}',
  'screen.workersHome':
    '{n, plural, =0 {kein Arbeiter daheim} one {# Arbeiter daheim} other {# Arbeiter daheim}}',
  'screen.refused-notYourSeat': 'Dieser Platz ist nicht deiner.',
  'screen.refused-botPlays': 'Hier spielt gerade ein Bot. Nimm den Platz erst zurück.',
  'screen.mats': 'Karten auf dem Tisch',
  'screen.words': 'Was geschah, und Plaudern',
  'screen.wordsNew':
    'Was geschah, und Plaudern: {n, plural, one {# neue Nachricht} other {# neue Nachrichten}}',
  'screen.unread': '{n, plural, one {# neue Nachricht} other {# neue Nachrichten}}',
  'screen.retrieve': 'Arbeiter zurücknehmen',
  'screen.lookAt': 'Was {who} hat',
  'screen.curtainText': 'Jetzt schaut sonst niemand auf den Bildschirm.',
  'screen.curtainBuilt':
    '{n, plural, one {Im Dorf steht ein neues Gebäude.} other {Im Dorf stehen # neue Gebäude.}}',
  'screen.curtainProgress':
    '{n, plural, one {Der Fortschrittsmarker rückte ein Feld vor.} other {Der Fortschrittsmarker rückte # Felder vor.}}',
  'screen.deckLeft': '{n, plural, one {# Karte im Stapel} other {# Karten im Stapel}}',
  'screen.points': '{n, plural, one {# Punkt} other {# Punkte}}',
  'screen.table': 'Tisch',
  'screen.broken': 'Auf diesem Bildschirm ist etwas schiefgegangen. Dem Tisch selbst ist nichts passiert.',
  'screen.again': 'Noch einmal zeigen',
  'screen.refused-takenBack': 'Hinter diese Stelle seid ihr alle schon zurückgegangen.',
  'screen.refused-leftSince':
    'Seitdem hat jemand etwas getan, der hier keinen Platz mehr hat. Ohne diese Person wird das nicht zurückgenommen.',
  'screen.refused-dealtAnew':
    'Diese Kopie beginnt erst nach dieser Stelle: Da wurde alles Verdeckte neu verteilt, und dahinter geht niemand zurück.',
  'screen.refused-notYourChoice':
    'Das hat jemand anderes entschieden, der vorher hier saß. Ohne diese Person wird es nicht zurückgenommen.',
  'screen.toTable': 'Zurück zum Tisch',
};
