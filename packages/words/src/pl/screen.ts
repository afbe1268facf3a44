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
  'screen.opening': 'Rozkładamy osadę…',
  'screen.lost': 'Utracono połączenie z serwerem. Nic nie przepadło: zaraz wrócisz do gry.',
  'screen.restarting': 'Serwer uruchamia się ponownie. Wszystkie stoły są bezpieczne, zaraz gramy dalej.',
  'screen.tooMuch':
    'Z tego miejsca wysłano naraz zbyt wiele zapytań. Nic nie przepadło: najpóźniej za minutę gra sama ruszy dalej.',
  'screen.onItsWay': 'Twój wybór jest w drodze …',
  'screen.gone-signedOut': 'Nie jesteś już tu zalogowany.',
  'screen.gone-notYours': 'Nie bierzesz (już) udziału w grze przy tym stole.',
  'screen.yourTurn': 'Twoja kolej',
  'screen.waitingFor': 'Czekamy na: {who}',
  'screen.watching': 'Oglądasz grę',
  'screen.over': 'Koniec gry',
  'screen.you': '(ty)',
  'screen.youMark': 'ty',
  'screen.turnByItself': 'Możliwe było tylko jedno: tura rozegrała się sama.',
  'screen.yourTurnByItself':
    'Możliwe było tylko jedno, więc twoja tura rozegrała się sama{what, select, retrieved {: twoi robotnicy wrócili} other {}}.',
  'screen.undo': 'Cofnij',
  'screen.hint': 'Podpowiedź',
  'screen.log': 'Co się wydarzyło',
  'screen.chat': 'Czat',
  'screen.earlier': 'Wcześniejsze wiadomości',
  'screen.say': 'Powiedz coś',
  'screen.send': 'Wyślij',
  'screen.wordsOnTheirWay': 'w drodze …',
  'screen.wordsRefused':
    'To nie zostało przyjęte. Tekst nadal tu jest: wyślij go jeszcze raz albo powiedz to inaczej.',
  'screen.sendWorker': 'Wyślij tu robotnika',
  'screen.careful': 'Wyślij robotnika i wybierz, co bierzesz',
  'screen.back': 'Wskaż coś innego',
  'screen.held': 'Już wybrane',
  'screen.putBack': 'Odłóż z powrotem: {what}',
  'screen.enough': 'To wszystko',
  'screen.proposed': 'Zacznij tak',
  'screen.proposal': 'Graj jako {charter}, pierwszy budynek na pierwszej działce.',
  'screen.forGood': 'To zostaje na całą kampanię. Możesz jeszcze wskazać coś innego.',
  'screen.chooseMyself': 'Albo wskaż inną dzielnicę.',
  'screen.notPossible': 'Teraz niemożliwe',
  'screen.notYourTurn': 'To nie twoja tura. Teraz gra: {who}.',
  'screen.answerFirst': 'Teraz pytanie jest inne: {question}',
  'screen.goodLater': 'Teraz nie ma za co płacić. Koszt budynku zapłacisz stąd, gdy go użyjesz.',
  'screen.goodNone': 'Nie masz ani jednej sztuki.',
  'screen.willHappen': 'Co to da',
  'screen.emptyPlot': 'Wolna działka',
  'screen.emptyPlotText': 'Nic tu jeszcze nie przyklejono: jest miejsce na budynek.',
  'screen.crateClosed': 'Na tej karcie leży skrzynia {n}, jeszcze zamknięta.',
  'screen.crateHidden': 'Nikt nie wie, co w niej jest, dopóki się jej nie otworzy. Tego nie można cofnąć.',
  'screen.toBuild': 'Do wzniesienia',
  'screen.youPay': 'Płacisz',
  'screen.youGain': 'Zyskujesz',
  'screen.youWillHave': 'Będziesz mieć',
  'screen.turnPlace': 'Wyślij robotnika do podświetlonego budynku.',
  'screen.turnEither': 'Wybierz podświetlony budynek albo odzyskaj robotników.',
  'screen.turnRetrieve': 'Żadnego budynku nie można teraz użyć: odzyskaj robotników.',
  'screen.sinceYou': 'Od twojej ostatniej tury',
  'screen.moved': 'W międzyczasie coś się zmieniło. Spójrz jeszcze raz.',
  'screen.newCard': 'Nowa karta',
  'screen.close': 'Zamknij',
  'screen.curtain': 'Przekaż urządzenie: {who}',
  'screen.curtainReady': 'To ja, {who}',
  'screen.players': 'Gracze',
  'screen.hand': 'Twoje karty',
  'screen.secrets':
    '{n, plural, one {# tajna karta} few {# tajne karty} many {# tajnych kart} other {# tajnej karty}}',
  'screen.workersHome':
    '{n, plural, =0 {brak robotników w domu} one {# robotnik w domu} few {# robotników w domu} many {# robotników w domu} other {# robotnika w domu}}',
  'screen.refused-notYourSeat': 'To nie jest twoje miejsce.',
  'screen.refused-botPlays': 'Teraz gra tu bot. Najpierw przejmij miejsce z powrotem.',
  'screen.mats': 'Karty na stole',
  'screen.words': 'Co się wydarzyło i czat',
  'screen.wordsNew':
    'Co się wydarzyło i czat: {n, plural, one {# nowa wiadomość} few {# nowe wiadomości} many {# nowych wiadomości} other {# nowej wiadomości}}',
  'screen.unread':
    '{n, plural, one {# nowa wiadomość} few {# nowe wiadomości} many {# nowych wiadomości} other {# nowej wiadomości}}',
  'screen.retrieve': 'Odzyskaj robotników',
  'screen.lookAt': 'Co ma {who}',
  'screen.curtainUndo': 'Cofnij ostatni wybór: {who}',
  'screen.curtainText': 'Teraz nikt inny nie patrzy na ekran.',
  'screen.curtainBuilt':
    '{n, plural, one {W osadzie stoi nowy budynek.} few {W osadzie stoją # nowe budynki.} many {W osadzie stoi # nowych budynków.} other {W osadzie stoi # nowego budynku.}}',
  'screen.curtainProgress':
    '{n, plural, one {Znacznik postępu przesunął się o jedno pole.} few {Znacznik postępu przesunął się o # pola.} many {Znacznik postępu przesunął się o # pól.} other {Znacznik postępu przesunął się o # pola.}}',
  'screen.deckLeft':
    '{n, plural, one {# karta w talii} few {# karty w talii} many {# kart w talii} other {# karty w talii}}',
  'screen.points': '{n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'screen.table': 'Stół',
  'screen.broken': 'Na tym ekranie coś poszło nie tak. Samemu stołowi nic się nie stało.',
  'screen.again': 'Pokaż ponownie',
  'screen.refused-takenBack': 'Wszyscy cofnęli się już przed to miejsce.',
  'screen.refused-leftSince':
    'Od tamtej chwili zrobił tu coś ktoś, kto nie ma już miejsca przy tym stole. Bez tej osoby nie można tego cofnąć.',
  'screen.refused-dealtAnew':
    'Ta kopia zaczyna się dopiero po tym miejscu: wszystko, co zakryte, rozdano wtedy na nowo i nikt się przed to nie cofa.',
  'screen.refused-notYourChoice':
    'Tę decyzję podjął ktoś inny, kto siedział tu wcześniej. Bez tej osoby nikt jej nie cofnie.',
  'screen.toTable': 'Wróć do stołu',
};
