import type { Rite } from '../riteMessages.ts';

export const rite: Rite = {
  'rite.skip': 'Pomiń',
  'rite.skipAll': 'Pomiń wszystkie ({n})',
  'rite.missed':
    '{n, plural, one {Ominęło cię # wydarzenie} few {Ominęły cię # wydarzenia} many {Ominęło cię # wydarzeń} other {Ominęło cię # wydarzenia}}',
  'rite.more':
    '{n, plural, one {# wydarzenie do obejrzenia} few {# wydarzenia do obejrzenia} many {# wydarzeń do obejrzenia} other {# wydarzenia do obejrzenia}}',
  'rite.look': 'Obejrzyj',
  'rite.putAway': 'Odłóż',
  'rite.goOn': 'Dalej',
  'rite.toVillage': 'Do osady',
  'rite.yourTurn': 'Twoja tura.',
  'rite.crate': 'Skrzynia {crate}',
  'rite.inside': 'Nowe w osadzie',
  'rite.allCards': 'Karty ze skrzyni',
  'rite.intoHand':
    '{n, plural, one {# karta do zasobów osobistych} few {# karty do zasobów osobistych} many {# kart do zasobów osobistych} other {# karty do zasobów osobistych}}',
  'rite.intoChest':
    '{n, plural, one {# osobowość do kufra} few {# osobowości do kufra} many {# osobowości do kufra} other {# osobowości do kufra}}',
  'rite.intoPlay':
    '{n, plural, one {# osobowość, która działa od razu} few {# osobowości, które działają od razu} many {# osobowości, które działają od razu} other {# osobowości, które działają od razu}}',
  'rite.intoDeck':
    '{n, plural, one {# karta do talii rozwoju} few {# karty do talii rozwoju} many {# kart do talii rozwoju} other {# karty do talii rozwoju}}',
  'rite.intoObjectives':
    '{n, plural, one {# cel do talii celów} few {# cele do talii celów} many {# celów do talii celów} other {# celu do talii celów}}',
  'rite.ontoTable':
    '{n, plural, one {# karta dla całego stołu} few {# karty dla całego stołu} many {# kart dla całego stołu} other {# karty dla całego stołu}}',
  'rite.intoArchive':
    '{n, plural, one {# karta do Archiwum} few {# karty do Archiwum} many {# kart do Archiwum} other {# karty do Archiwum}}',
  'rite.glueRules':
    '{n, plural, one {Wklej zasadę} few {Wklej zasady} many {Wklej zasady} other {Wklej zasady}}',
  'rite.chronicle': 'Kronika',
  'rite.newRules':
    '{n, plural, one {Nowa zasada} few {# nowe zasady} many {# nowych zasad} other {# nowej zasady}}',
  'rite.slot': 'Zasada {n}',
  'rite.noSlot': 'Na planszy',
  'rite.forGood': 'Co zostało wklejone, obowiązuje od tej chwili.',
  'rite.showRule': 'Otwórz w Kronice: {card}',
  'rite.openChronicle': 'Otwórz w Kronice',
  'rite.peel': 'Odklej i przyciśnij',
  'rite.peelText': 'Przyciśnij swój budynek. Za chwilę przyklei się też sam.',
  'rite.press': 'Przyciśnij',
  'rite.pressed': 'Klej trzyma przez całą kampanię.',
  'rite.putBack': 'Odłóż z powrotem',
  'rite.worth':
    '{n, plural, one {# punkt na koniec kampanii} few {# punkty na koniec kampanii} many {# punktów na koniec kampanii} other {# punktu na koniec kampanii}}',
  'rite.hasCrate': 'Na karcie czeka jeszcze zamknięta skrzynia',
  'rite.plotsLeft':
    '{n, plural, =0 {Nie ma już wolnych działek} one {Została # wolna działka} few {Zostały # wolne działki} many {Zostało # wolnych działek} other {Zostało # wolnej działki}}',
  'rite.card': 'Karta {n}',
  'rite.guidepost': 'Nowe wytyczne',
  'rite.goal': 'Cel rozgrywki',
  'rite.gameRule': 'Tylko w tej rozgrywce',
  'rite.scratch': 'Zdrap',
  'rite.goalTitle': 'Wytyczne',
  'rite.nobody': 'Nikt',
  'rite.persona': 'Dołącza do ciebie nowa osobowość',
  'rite.newOnTable': 'Nowe na stole',
  'rite.islands': 'Wyspy na niebie',
  'rite.islandsText':
    '{n, plural, one {# wyspa czeka w twoim kufrze. Daje jeszcze jedną działkę pod budowę.} few {# wyspy czekają w twoim kufrze. Każda daje jeszcze jedną działkę pod budowę.} many {# wysp czeka w twoim kufrze. Każda daje jeszcze jedną działkę pod budowę.} other {# wyspy czeka w twoim kufrze. Każda daje jeszcze jedną działkę pod budowę.}}',
  'rite.islandsShared':
    'Te wyspy przydryfowały do ciebie na następną rozgrywkę, razem z tym, co na nich stoi. Dwie z nich zawisną nad twoimi działkami.',
  'rite.nameCharters': 'Pora zapisać nazwy',
  'rite.nameChartersText':
    'Pierwsza rozgrywka dobiegła końca. Kto jej nie wygrał, nadaje nazwy dzielnicom, atramentem i na zawsze.',
  'rite.nameVillage': 'Nadaj osadzie nazwę',
  'rite.nameVillageText':
    'To już coś więcej niż parę domów. Kto pierwszy napisze, ten nada jej nazwę, atramentem i na zawsze.',
  'rite.nameCard': 'Imię dla postaci: {card}?',
  'rite.nameCardText': 'Na karcie jest na razie tylko zawód. To, co na niej napiszesz, zostanie.',
  'rite.nameLater': 'Później',
  'rite.laterNote': 'Można to zrobić także później, w ustawieniach stołu.',
  'rite.write': 'Zapisz',
  'rite.writeForGood': 'Zapisz na stałe',
  'rite.badName': 'Nazwa ma od 1 do 30 widocznych znaków.',
};
