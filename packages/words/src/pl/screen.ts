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
  'screen.opening': 'Rozkładamy osadę…',
  'screen.lost': 'Utracono połączenie z serwerem. Nic nie przepadło: zaraz wrócisz do gry.',
  'screen.restarting': 'Serwer uruchamia się ponownie. Wszystkie stoły są bezpieczne, zaraz gramy dalej.',
  'screen.gone-signedOut': 'Nie jesteś już tu zalogowany.',
  'screen.gone-notYours': 'Nie bierzesz (już) udziału w grze przy tym stole.',
  'screen.gone-noTable': 'Na tym serwerze nie ma takiego stołu.',
  'screen.toHome': 'Do wszystkich stołów',
  'screen.yourTurn': 'Twoja kolej',
  'screen.waitingFor': 'Czekamy na: {who}',
  'screen.watching': 'Oglądasz grę',
  'screen.over': 'Koniec gry',
  'screen.you': 'Ty',
  'screen.undo': 'Cofnij',
  'screen.hint': 'Podpowiedź',
  'screen.log': 'Co się wydarzyło',
  'screen.chat': 'Czat',
  'screen.say': 'Powiedz coś',
  'screen.send': 'Wyślij',
  'screen.sendWorker': 'Wyślij tu robotnika',
  'screen.careful': 'Wyślij robotnika i wybierz, co bierzesz',
  'screen.back': 'Wskaż coś innego',
  'screen.proposed': 'Zacznij tak',
  'screen.proposal': 'Graj jako {charter}, pierwszy budynek na pierwszej działce.',
  'screen.chooseMyself': 'Albo wskaż inną dzielnicę.',
  'screen.notPossible': 'Teraz niemożliwe',
  'screen.willHappen': 'Co to da',
  'screen.emptyPlot': 'Wolna działka',
  'screen.sinceYou': 'od twojej ostatniej tury',
  'screen.moved': 'W międzyczasie coś się zmieniło. Spójrz jeszcze raz.',
  'screen.close': 'Zamknij',
  'screen.curtain': 'Przekaż urządzenie: {who}',
  'screen.curtainReady': 'To ja, {who}',
  'screen.players': 'Gracze',
  'screen.hand': 'Twoje karty',
  'screen.workersHome':
    '{n, plural, =0 {brak robotników w domu} one {# robotnik w domu} few {# robotników w domu} many {# robotników w domu} other {# robotnika w domu}}',
  'screen.refused-notYourSeat': 'To nie jest twoje miejsce.',
  'screen.refused-botPlays': 'Teraz gra tu bot. Najpierw przejmij miejsce z powrotem.',
  'screen.mats': 'Karty na stole',
  'screen.deckLeft':
    '{n, plural, one {# karta w talii} few {# karty w talii} many {# kart w talii} other {# karty w talii}}',
  'screen.points': '{n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'screen.table': 'Stół',
  'screen.broken': 'Na tym ekranie coś poszło nie tak. Samemu stołowi nic się nie stało.',
  'screen.again': 'Pokaż ponownie',
  'screen.refused-takenBack': 'Wszyscy cofnęli się już przed to miejsce.',
  'screen.toTable': 'Wróć do stołu',
};
