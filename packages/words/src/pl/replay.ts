import type { Replay } from '../replayMessages.ts';

export const replay: Replay = {
  'replay.opening': 'Przewracamy kartki wstecz …',
  'replay.place': 'Rozgrywka {game}, krok {n} z {of}',
  'replay.decides': '{who} podejmuje decyzję.',
  'replay.goesOn': 'Gra toczy się dalej.',
  'replay.all': 'Całość',
  'replay.less': 'Mniej',
  'replay.turn': 'Ta tura',
  'replay.slider': 'Chwila',
  'replay.controls': 'Wstecz i naprzód',
  'replay.keys':
    'Strzałki przechodzą o krok, z klawiszem Shift o turę; Page Up i Page Down o rozgrywkę; Home i End prowadzą na początek i na koniec; spacja odtwarza i wstrzymuje.',
  'replay.play': 'Odtwórz',
  'replay.pause': 'Wstrzymaj',
  'replay.stepBack': 'Krok wstecz',
  'replay.stepOn': 'Krok naprzód',
  'replay.turnBack': 'Tura wstecz',
  'replay.turnOn': 'Tura naprzód',
  'replay.gameBack': 'Rozgrywka wstecz',
  'replay.gameOn': 'Rozgrywka naprzód',
  'replay.speed': 'Tempo',
  'replay.marks': 'Zakładki',
  'replay.markBack': 'Do poprzedniej zakładki',
  'replay.markOn': 'Do następnej zakładki',
  'replay.mark-opened': 'Skrzynie ({n})',
  'replay.mark-built': 'Budynki ({n})',
  'replay.mark-story': 'Opowieści ({n})',
  'replay.mark-ended': 'Końce rozgrywek ({n})',
  'replay.share': 'Udostępnij tę chwilę',
  'replay.shareText':
    'Link otworzą tylko osoby, które grają przy tym stole albo oglądają tu grę. Gracze zobaczą tę chwilę tak, jak widzieli ją wtedy, a oglądający to, co było odkryte.',
  'replay.shareMore':
    'Dla kogoś innego gospodarz tworzy najpierw zaproszenie albo link do oglądania, w ustawieniach stołu.',
  'replay.shareAlone': 'To kopia, w którą grasz dalej tylko dla siebie: nikt inny nie otworzy tego linku.',
  'replay.shareTitle': 'Chwila ze stołu {table}',
  'replay.eyes': 'Czyimi oczami?',
  'replay.eyesText':
    'Zobaczysz przeszłość tak, jak widział ją ten gracz. Pozostałe osoby przy tym urządzeniu prosimy o odwrócenie wzroku.',
  'replay.asSeen': 'Widziane oczami: {who}',
  'replay.asWatched': 'Tak to widzieli wszyscy',
  'replay.others': 'Innymi oczami',
  'replay.cards': 'Karty',
  'replay.playOn': 'Graj dalej od tej chwili',
  'replay.whatIfText':
    'Dostaniesz kopię kampanii z tej chwili, tylko dla siebie. Swoje miejsca rozgrywasz samodzielnie, na pozostałych grają boty. Sama kampania pozostaje nietknięta.',
  'replay.whatIfFair':
    'To, czego wtedy nie dało się wiedzieć, zostanie potasowane na nowo: kopia niczego nie zdradza.',
  'replay.whatIfName': 'Jak nazwać kopię?',
  'replay.whatIfNamed': '{table}: rozgrywka {game}, krok {n}',
  'replay.whatIfMake': 'Graj dalej',
  'replay.stayHere': 'Zostań tutaj',
};
