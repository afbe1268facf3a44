import type { BoxText, CardTexts } from '../types.ts';

/** Rule cards that enter the Chronicle later: 14 into slot 18, 15 into slot 5. Rules speak to the player whose turn it is. */
export const ruleCards: CardTexts = {
  14: {
    name: 'Wznoszenie budynków',
    text: `Za pomocą Sterowca (albo innego budynku, który na to pozwala) wznosisz budynek z jednej ze swoich kart niewzniesionych budynków.

Zapłać koszt użytego budynku oraz 4 surowce widoczne na karcie. Naklej nowy budynek na wolną działkę we własnej dzielnicy. Tam już zostanie i odtąd może go używać każdy.

Jeśli na karcie jest skrzynia, zatrzymujesz ją jako kartę wzniesionego budynku; w przeciwnym razie trafia do Archiwum (zasada 10). Otrzymujesz PZ z użytego budynku, a znacznik postępu idzie o 1 pole dalej.`,
  },
  15: {
    name: 'Osobowości',
    text: `Osobowość mówi, kim jesteś w danej rozgrywce. Ta pierwsza nie ma żadnej zdolności; kolejne kryją się w skrzyniach.

Osobowość ze skrzyni trafia do twojego kufra i nie można jej użyć w rozgrywce, w której została znaleziona. Na początku każdej następnej wybierasz z kufra 1 osobowość: jej zdolność działa przez całą tę rozgrywkę, a ona sama od tej pory liczy się jako użyta. Osobowość bez zdolności nigdy nie liczy się jako użyta.

Osobowości, która nie ma imienia, można je nadać. Cokolwiek oddajesz po rozgrywce, osobowości zostają w twoim kufrze.`,
  },
};

/** The rules that stand in the Chronicle before the first game, by slot. */
export const printedRules: BoxText['printedRules'] = {
  4: {
    name: 'Przygotowanie do gry',
    text: `Zasoby ogólne: 36 monet i po 12 sztuk każdego surowca. Potasuj talię rozwoju i wyłóż 5 odkrytych kart na planszetkę rozwoju; potasuj cele i wyłóż 3 odkryte na planszetkę celów. Znacznik postępu połóż na polu z liczbą graczy. W pierwszej rozgrywce nie ma wytycznych.

Pierwszy gracz: rzucaj kością Kamienia Dzielnicowego, aż wskaże aktywną dzielnicę.

Zasoby osobiste: twoja osobowość, twoja karta wzniesionego budynku, 12 znaczników wpływu i 2 robotników. Zaczynasz z 0 PZ, a w pierwszej rozgrywce (i tylko w niej) także z 4 monetami.`,
  },
  6: {
    name: 'Znaczniki wpływu',
    text: `Na całą grę masz 12 znaczników wpływu i ani jednego więcej. Bez nich wszystko, co ich wymaga, jest dla ciebie zamknięte.

Wpływ zapłacony jest wydany: trafia do zasobów ogólnych, a niektóre budynki i karty pozwalają go odzyskać. Wpływ położony (na celu, torze eksportu albo torze reputacji) zostaje na miejscu do końca gry.

Jeśli na początku swojej tury nie masz ani jednego znacznika wpływu, zaczynasz ją od przesunięcia znacznika postępu o 1 pole. I tak w każdej takiej turze.`,
  },
  7: {
    name: 'Planszetka rozwoju',
    text: `Wszystkie karty rozwoju mają taki sam rewers i tworzą jedną talię. 5 z nich zawsze leży odkrytych na planszetce rozwoju.

Budynek, który daje kartę, pozwala wziąć odkrytą kartę wskazanego rodzaju. Jeśli żadna taka nie leży odkryta, nie dostajesz żadnej. Na zwolnione miejsce od razu wchodzi następna karta z talii.

Na stos kart odrzuconych idzie każda karta, którą płacisz albo którą odrzucasz. Ten stos wtasowujecie do talii, gdy ta się wyczerpie, a także zawsze wtedy, gdy odblokowano coś nowego.

Wszystkie karty w twoich zasobach osobistych leżą odkryte, na oczach wszystkich.`,
  },
  8: {
    name: 'Asystenci',
    text: `Asystenci to karty rozwoju. Każdy z nich daje ci coś dodatkowego, gdy korzystasz z osady w sposób opisany na karcie.

Asystent pomaga dopiero od akcji następującej po tej, w której go zdobędziesz. Jeśli jakiś leży odkryty, znajdziesz go na Rynku.

Kto ma asystenta bez imienia, może mu je nadać.`,
  },
  10: {
    name: 'Karty wzniesionych budynków',
    text: `Gdy budynek stanie, zostaje po nim karta: karta wzniesionego budynku. Ona też jest kartą rozwoju.

Karta ze skrzynią zostaje u ciebie, w zasobach osobistych, póki nie otworzysz skrzyni na Kamieniu Dzielnicowym. Karta bez skrzyni trafia do Archiwum, gdzie odpoczywa wszystko, co już zrobiło swoje.`,
  },
  15: {
    name: 'Tura gracza',
    text: `Twoja tura to jedno z dwojga: stawiasz 1 robotnika ze swoich zasobów w dowolnym budynku albo odzyskujesz z planszy wszystkich swoich robotników. Obaj twoi robotnicy są równie dobrzy.

Kto stawia robotnika, raz używa budynku:
1. Robotnika, który już tam stoi, twojego czy cudzego, wypychasz: wraca do siebie.
2. Płacisz koszt do zasobów ogólnych. Kogo nie stać, ten tu robotnika nie postawi.
3. Bierzesz zysk, cały albo tylko część. Monet i surowców może zabraknąć: dostajesz tyle, ile zostało.`,
  },
  17: {
    name: 'Centrum osady',
    text: `Te budynki stały tu przed wami i każdy może ich używać.

Sterowiec: wznosisz u siebie budynek z karty niewzniesionego budynku i otrzymujesz 5 PZ. Koszt: 4 surowce z tej karty i 3 znaczniki wpływu.
Kamień Dzielnicowy: otwierasz skrzynię z którejś ze swoich kart wzniesionych budynków i otrzymujesz 5 PZ. Koszt: 2 znaczniki wpływu i 4 monety.
Trybuna: kładziesz 1 znacznik wpływu na wykonanym celu i otrzymujesz 5 PZ.
Skarbiec: wymieniasz 1 dowolny surowiec na 1 monetę.
Rynek: za 1 monetę i 1 dowolny surowiec bierzesz 1 z odkrytych kart rozwoju.

Port w chmurach leży nieco na uboczu (zasada 22).`,
  },
  19: {
    name: 'Otwieranie skrzyni',
    text: `Na Kamieniu Dzielnicowym (albo w innym budynku, który na to pozwala) otwierasz skrzynię z jednej ze swoich kart wzniesionych budynków.

Zapłać koszt budynku: na Kamieniu Dzielnicowym 4 monety i 2 znaczniki wpływu. Wyjmij to, co podaje tabela Indeksu; nie ma znaczenia, kto wzniósł budynek. Karty budynków są twoje, osobowość trafia do twojego kufra i czeka na kolejną rozgrywkę, a reszta sama mówi, gdzie jej miejsce.

Następnie odłóż kartę do Archiwum, weź PZ z budynku (5 PZ na Kamieniu Dzielnicowym) i przesuń o 1 pole znacznik postępu. Nie ma pośpiechu: skrzynie się nie psują.`,
  },
  20: {
    name: 'Cele',
    text: `W każdej rozgrywce leżą odkryte 3 cele. Na Trybunie (albo w innym budynku, który na to pozwala) punktujesz cel, którego warunek w tej chwili spełniasz.

Połóż na nim 1 znacznik wpływu, weź PZ z budynku (Trybuna daje 5) i przesuń o 1 pole znacznik postępu. Ten sam cel możesz zapunktować tylko raz w rozgrywce, ale wolno ci to zrobić także po innych.`,
  },
  22: {
    name: 'Tor eksportu',
    text: `Wieczne Miasto chce mieć udział we wszystkim, co daje Zielony Jar. W Porcie w chmurach (albo w innym budynku, który na to pozwala) wysyłasz mu jego część.

Wybierz wolne pole. Widać na nim, co przyjmuje i ile: surowce, monety albo karty rozwoju. Surowce i karty mogą być różnych rodzajów. Zapłać, ile trzeba, i połóż na polu 1 znacznik wpływu. Każde pole zapełnia się tylko raz na grę.

Otrzymujesz PZ z budynku (3 PZ w Porcie w chmurach). Na niektórych polach czeka też premia, którą możesz wziąć: 1 punkt reputacji albo 1 PZ.`,
  },
  23: {
    name: 'Tor reputacji',
    text: `Zdobyć reputację znaczy: położyć na torze reputacji 1 swój znacznik wpływu. Zawsze możesz podziękować.

Tor zapełnia się ku oceanowi, pole po polu, poczynając od tego z liczbą graczy. Jeśli jest pełny albo nie masz już znaczników, nie zdobywasz niczego.

Na koniec gry liczy się, ile kto ma tam znaczników: najwyższa liczba daje 10 PZ, druga 7 PZ, trzecia 4 PZ. Kto remisuje, dostaje tyle samo. Bez znacznika nie ma punktów.`,
  },
  24: {
    name: 'Przychód',
    text: `Przychód jeszcze przed wami. Na razie ten symbol na torze postępu nic nie znaczy. Miłego wyczekiwania.`,
  },
  25: {
    name: 'Tor postępu',
    text: `Znacznik postępu pilnuje czasu. Rusza z pola z liczbą graczy.

O 1 pole przesuwa go każdy, kto wznosi budynek, otwiera skrzynię albo punktuje cel. O 1 pole przesuwa go też, zanim zrobi cokolwiek innego, każdy, kto zaczyna turę bez znaczników wpływu.

Kto przesunie go na pole z łodzią, może otrzymać 1 punkt reputacji. Na polu przychodu wszyscy otrzymują przychód (zasada 24).`,
  },
  26: {
    name: 'Koniec gry',
    text: `Gdy znacznik postępu dotrze do klepsydry, dograjcie rundę do końca, żeby wszyscy mieli tur po równo.

Na koniec weźcie punkty z toru reputacji (zasada 23). Kto ma najwięcej PZ, wygrywa; kto remisuje na szczycie, wygrywa też.`,
  },
};
