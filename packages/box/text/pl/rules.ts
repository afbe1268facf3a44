import type { BoxText, CardTexts } from '../types.ts';

/** Rule cards that enter the Chronicle later: 14 into slot 18, 15 into slot 5. Rules speak to the player whose turn it is. */
export const ruleCards: CardTexts = {
  14: {
    name: 'Wznoszenie budynków',
    text: `Za pomocą Sterowca (albo innego budynku, który na to pozwala) wznosisz budynek z jednej ze swoich kart niewzniesionych budynków.

Zapłać koszt użytego budynku oraz 4 surowce widoczne na karcie. Naklej nowy budynek na wolną działkę we własnej dzielnicy. Tam już zostanie i odtąd może go używać każdy.

Jeśli na karcie jest skrzynia, zatrzymujesz ją jako kartę wzniesionego budynku; w przeciwnym razie trafia do Archiwum (zasada 10). Otrzymujesz PZ z użytego budynku i przesuwasz znacznik postępu o 1 pole do przodu.`,
  },
  15: {
    name: 'Osobowości',
    text: `Osobowość to ktoś, kim jesteś w danej rozgrywce. Zaczynasz z taką, która nie ma zdolności; kolejne kryją się w skrzyniach.

Osobowość ze skrzyni trafia do twojego kufra i nie można jej użyć w rozgrywce, w której została znaleziona. Na początku każdej następnej wybierasz z kufra 1 osobowość: jej zdolność działa przez całą tę rozgrywkę, a ona sama od tej pory liczy się jako użyta. Osobowość bez zdolności nigdy nie liczy się jako użyta.

Osobowości bez imienia można je nadać. Cokolwiek oddajesz po rozgrywce, osobowości zostają w twoim kufrze.`,
  },
};

/** The rules that stand in the Chronicle before the first game, by slot. */
export const printedRules: BoxText['printedRules'] = {
  4: {
    name: 'Przygotowanie do gry',
    text: `Zasoby ogólne: 36 monet i po 12 sztuk każdego surowca. Potasuj talię rozwoju i wyłóż 5 odkrytych kart na planszetkę rozwoju; potasuj cele i wyłóż 3 odkryte na planszetkę celów. Znacznik postępu połóż na polu z liczbą graczy. W pierwszej rozgrywce nie ma wytycznych.

Pierwszy gracz: rzucaj kością Kamienia Dzielnicowego, aż wskaże aktywną dzielnicę.

Zasoby osobiste: twoja osobowość, twoja karta wzniesionego budynku, 2 robotników i 12 znaczników wpływu. Zaczynasz z 0 PZ oraz, tylko w pierwszej rozgrywce, z 4 monetami.`,
  },
  6: {
    name: 'Znaczniki wpływu',
    text: `Masz 12 znaczników wpływu na grę i nigdy więcej. Gdy się skończą, wszystko, co ich wymaga, jest dla ciebie niedostępne.

Wpływ zapłacony jest wydany: trafia do zasobów ogólnych, a niektóre budynki i karty pozwalają go odzyskać. Wpływ położony (na celu, torze eksportu albo torze reputacji) zostaje na miejscu do końca gry.

Jeśli na początku swojej tury nie masz ani jednego znacznika wpływu, musisz najpierw przesunąć znacznik postępu o 1 pole do przodu. I tak w każdej takiej turze.`,
  },
  7: {
    name: 'Planszetka rozwoju',
    text: `Wszystkie karty rozwoju mają taki sam rewers i tworzą jedną talię. 5 z nich zawsze leży odkrytych na planszetce rozwoju.

Budynek, który daje kartę, pozwala wziąć odkrytą kartę wskazanego rodzaju. Jeśli żadna taka nie leży odkryta, nie dostajesz żadnej. Puste miejsce uzupełnij wierzchnią kartą talii.

Karty, którymi płacisz lub które odrzucasz, trafiają na stos kart odrzuconych. Gdy talia się wyczerpie albo zostaną odblokowane nowe karty, stos kart odrzuconych wtasowuje się do talii.

Wszystkie karty w twoich zasobach osobistych leżą odkryte, na oczach wszystkich.`,
  },
  8: {
    name: 'Asystenci',
    text: `Asystenci to karty rozwoju. Każdy z nich daje ci coś dodatkowego, gdy korzystasz z osady w sposób opisany na karcie.

Asystent pomaga dopiero od akcji następującej po tej, w której go zdobędziesz. Możesz wziąć go na Rynku, jeśli jakiś leży odkryty.

Kto ma asystenta bez imienia, może mu je nadać.`,
  },
  10: {
    name: 'Karty wzniesionych budynków',
    text: `Gdy budynek stanie, zostaje po nim karta: karta wzniesionego budynku. Ona też jest kartą rozwoju.

Jeśli jest na niej skrzynia, zatrzymaj kartę w swoich zasobach osobistych: skrzynię można otworzyć na Kamieniu Dzielnicowym. Jeśli skrzyni nie ma, karta trafia do Archiwum, gdzie odpoczywa wszystko, co nie jest już potrzebne.`,
  },
  15: {
    name: 'Tura gracza',
    text: `W swojej turze albo stawiasz 1 robotnika ze swoich zasobów osobistych na dowolnym budynku, albo odzyskujesz z planszy wszystkich swoich robotników. Twoi robotnicy niczym się nie różnią.

Gdy stawiasz robotnika, użyj budynku jeden raz:
1. Jeśli stoi tam już robotnik, twój lub cudzy, zostaje wypchnięty i wraca do właściciela.
2. Zapłać koszt do zasobów ogólnych. Jeśli cię nie stać, nie możesz tu postawić robotnika.
3. Weź cały zysk albo jego część. Liczba monet i surowców jest ograniczona: dostajesz tyle, ile zostało.`,
  },
  17: {
    name: 'Centrum osady',
    text: `Te budynki stały tu przed wami i każdy może ich używać.

Sterowiec: zapłać 3 znaczniki wpływu i 4 surowce z karty niewzniesionego budynku, aby wznieść go w swojej dzielnicy. Otrzymujesz 5 PZ.
Kamień Dzielnicowy: zapłać 4 monety i 2 znaczniki wpływu, aby otworzyć skrzynię z jednej ze swoich kart wzniesionych budynków. Otrzymujesz 5 PZ.
Trybuna: połóż 1 znacznik wpływu na wykonanym celu. Otrzymujesz 5 PZ.
Skarbiec: zapłać 1 dowolny surowiec, aby otrzymać 1 monetę.
Rynek: zapłać 1 dowolny surowiec i 1 monetę, aby wziąć 1 odkrytą kartę rozwoju.

Port w chmurach leży nieco na uboczu (zasada 22).`,
  },
  19: {
    name: 'Otwieranie skrzyni',
    text: `Na Kamieniu Dzielnicowym (albo w innym budynku, który na to pozwala) otwierasz skrzynię z jednej ze swoich kart wzniesionych budynków.

Zapłać koszt budynku: na Kamieniu Dzielnicowym 4 monety i 2 znaczniki wpływu. Wyjmij to, co podaje tabela Indeksu. Wszystko należy do ciebie, bez względu na to, kto wzniósł budynek. Osobowość trafia do twojego kufra i czeka na kolejną rozgrywkę.

Następnie odłóż kartę do Archiwum, weź PZ z budynku (5 PZ na Kamieniu Dzielnicowym) i przesuń znacznik postępu o 1 pole do przodu. Nie ma pośpiechu: skrzynie się nie psują.`,
  },
  20: {
    name: 'Cele',
    text: `W każdej rozgrywce leżą odkryte 3 cele. Na Trybunie (albo w innym budynku, który na to pozwala) punktujesz cel, którego warunek w tej chwili spełniasz.

Połóż na nim 1 znacznik wpływu, weź PZ z budynku (5 PZ na Trybunie) i przesuń znacznik postępu o 1 pole do przodu. Każdy gracz może zapunktować każdy cel raz na grę.`,
  },
  22: {
    name: 'Tor eksportu',
    text: `Wieczne Miasto chce mieć udział we wszystkim, co daje Zielony Jar. W Porcie w chmurach (albo w innym budynku, który na to pozwala) wysyłasz mu jego część.

Wybierz wolne pole. Widać na nim, co przyjmuje i ile: surowce, monety albo karty rozwoju. Surowce i karty mogą być różnych rodzajów. Zapłać, ile trzeba, i połóż na polu 1 znacznik wpływu. Każde pole zapełnia się tylko raz na grę.

Otrzymujesz PZ z budynku (3 PZ w Porcie w chmurach). Na niektórych polach jest też premia, 1 PZ albo 1 punkt reputacji, którą możesz wziąć.`,
  },
  23: {
    name: 'Tor reputacji',
    text: `Aby zdobyć reputację, połóż 1 znacznik wpływu na torze reputacji. Zawsze możesz z tego zrezygnować.

Pierwszy znacznik w grze trafia na pole z liczbą graczy, każdy następny na kolejne wolne pole w stronę oceanu. Jeśli tor jest pełny albo nie masz już znaczników, nie zdobywasz niczego.

Na koniec gry gracze z największą liczbą znaczników na torze otrzymują 10 PZ, z drugą co do wielkości 7 PZ, z trzecią 4 PZ. Przy remisie punkty otrzymują wszyscy remisujący. Bez znacznika nie ma punktów.`,
  },
  24: {
    name: 'Przychód',
    text: `W trakcie kampanii odkryjecie sposoby na przychód. Do tego czasu ten symbol na torze postępu nic nie znaczy. Miłego wyczekiwania.`,
  },
  25: {
    name: 'Tor postępu',
    text: `Znacznik postępu jest zegarem gry. Zaczyna na polu z liczbą graczy.

Przesuwa się o 1 pole do przodu, gdy ktoś wznosi budynek, otwiera skrzynię albo punktuje cel. Przesuwa się o 1 pole również wtedy, gdy ktoś zaczyna turę bez znaczników wpływu, i to zanim zrobi cokolwiek innego.

Jeśli przesuniesz go na pole z łodzią, możesz otrzymać 1 punkt reputacji. Jeśli przesuniesz go na pole przychodu, wszyscy gracze otrzymują przychód (zasada 24).`,
  },
  26: {
    name: 'Koniec gry',
    text: `Gdy znacznik postępu dotrze do klepsydry, dokończcie rundę, tak aby każdy miał tyle samo tur. Potem gra się kończy.

Weźcie punkty z toru reputacji (zasada 23). Wygrywa ten, kto ma najwięcej PZ; remisujący gracze dzielą się zwycięstwem.`,
  },
};
