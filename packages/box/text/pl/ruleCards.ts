import type { CardTexts } from '../types.ts';

/** Rules that enter the Chronicle after the first game, from the crates, and in the course of the story. */
export const laterRules: CardTexts = {
  17: {
    name: 'Liczenie i wygrywanie',
    text: `Gdy znacznik postępu dotrze do klepsydry, dograjcie rundę do końca, żeby wszyscy mieli tur po równo.

Weźcie punkty z toru reputacji (zasada 23) i zamalujcie gwiazdki chwały (zasada 28). Kto ma najwięcej PZ, wygrywa i zaznacza 1 zwycięstwo; przy remisie wygrywają wszyscy remisujący.

Po pierwszej rozgrywce niczego się nie oddaje: monety, surowce i karty zostają na następną. Dzielnicom można teraz nadać nazwy: kto nie wygrał, nazywa swoją, a także te zwycięskie i te puste.`,
  },
  18: {
    name: 'Chwała',
    text: `Po każdej rozgrywce kampanii otrzymujesz 1 punkt chwały za każde pełne 10 zdobytych PZ: zamalowujesz 1 gwiazdkę w wybranym rzędzie.

Na początku każdej następnej rozgrywki każdy ukończony rząd daje ci swoją premię. Rzędy od góry: 1 surowiec; 1 moneta; 3 PZ; 1 zagrożenie z twojej dzielnicy; 1 punkt reputacji; 1 pomocnik; 1 punkt pojemności; 1 karta rozwoju; 1 dodatkowa osobowość. Ostatni rząd nie daje nic i nie ma końca: na gwiazdkę zawsze jest miejsce.

Premie bierze się w odwrotnej kolejności graczy. Na koniec kampanii liczy się każda gwiazdka.`,
  },
  19: {
    name: 'Pojemność',
    text: `Od drugiej rozgrywki zachowujesz tylko to, na co masz miejsce w kufrze. Są cztery rodzaje pojemności: na surowce, monety, karty rozwoju i pomocników. Na początku masz po 1 punkcie każdego z nich.

Surowce, karty i pomocników zachowujesz po jednym z rodzaju: nie dwie gliny, nie dwóch asystentów. Reszta wraca do zasobów ogólnych albo na stos kart odrzuconych. Osobowości i własne elementy zachowujesz zawsze.

Po rozgrywkach od 2 do 12 każdy, kto nie wygrał, otrzymuje 1 punkt pojemności wybranego rodzaju; każdego rodzaju można mieć najwyżej 4.`,
  },
  20: {
    name: 'Wytyczne',
    text: `Od drugiej rozgrywki wytyczne mówią, co król chciałby zobaczyć. Podają cel, czasem zasadę tylko na tę rozgrywkę oraz to, co dzieje się potem.

Na koniec gry każdy, kto osiągnął cel, otrzymuje 1 punkt chwały, przy remisie także wszyscy remisujący. Spośród nich rozstrzyga osoba, której zostało najwięcej znaczników wpływu (przy remisie rzućcie kością Kamienia Dzielnicowego). Jeśli celu nie osiągnął nikt, wybiera się ją tak samo spośród wszystkich. Jeśli wytyczne zadają pytanie, ta osoba odpowiada za całą osadę i otwiera wskazaną skrzynię. Decyduje też za dzielnice, którymi nikt nie gra.`,
  },
  24: {
    name: 'Cele prywatne',
    text: `Niektóre budynki dają cel prywatny: weź wierzchnią kartę talii celów i połóż ją przed sobą. Tylko ty możesz go zapunktować, tak samo jak cele odkryte (zasada 20).

Kto odblokował tę kartę, otrzymuje losowo 1 z nowych celów; pozostałe wtasujcie do talii celów. Na koniec gry cele prywatne się odrzuca.`,
  },
  27: {
    name: 'Otrzymywanie przychodu',
    text: `Użycie budynku przychodu kosztuje 1 znacznik wpływu, który kładziesz na ośmiokącie obok. Przy każdym takim budynku możesz mieć 1 znacznik; zostaje tam do końca gry i od razu niczego nie daje.

Gdy znacznik postępu trafi na pole przychodu, wszyscy otrzymują przychód: zysk z każdego budynku przychodu, przy którym leży ich znacznik. Jeśli kolejność ma znaczenie, zaczyna ten, kto przesunął znacznik postępu, a dalej idzie się w kolejności odwrotnej do tur.`,
  },
  29: {
    name: 'Wznoszenie i nadbudowa',
    text: `Za pomocą Sterowca (albo innego budynku, który na to pozwala) wznosisz budynek z jednej ze swoich kart niewzniesionych budynków. Zapłać koszt użytego budynku oraz 4 surowce widoczne na karcie.

Nowy budynek staje na wolnej działce twojej dzielnicy albo na jednym z jej budynków, jeśli nie ma na nim robotnika, pomocnika, zagrożenia ani znacznika wpływu. Budynków podstawowych nie zakrywa się nigdy. Używać można tylko budynku na wierzchu i tylko jego wartość się liczy.

Jeśli na karcie jest skrzynia, zatrzymujesz ją jako kartę wzniesionego budynku; w przeciwnym razie trafia do Archiwum. Otrzymujesz PZ z użytego budynku, a znacznik postępu idzie o 1 pole dalej.`,
  },
  33: {
    name: 'Pomocnicy',
    text: `Pomocnicy to szczególni robotnicy. Kto odblokował dany rodzaj, otrzymuje 1 takiego pomocnika; pozostali leżą w zasobach ogólnych, dostępni dla wszystkich.

Pomocnika stawiasz tak jak robotnika, ale tylko w pustym budynku własnej dzielnicy. Gdy go stawiasz i zawsze, gdy przeciwnik używa jego budynku, otrzymujesz to, co widać na jego karcie; dzieje się to przed płaceniem, więc możesz tym zapłacić.

Obok pomocnika każdy może postawić zwykłego robotnika, jego właściciel też. Pomocnika się nie wypycha; wraca, gdy odzyskujesz robotników. Pomocnik na planszy wciąż liczy się jako twój. Co dotyczy robotników, dotyczy też pomocników.`,
  },
  34: {
    name: 'Pomocnicy na eksport',
    text: `Na torze eksportu przybywa rząd pięciu pól na pomocników. Mogą być różnych rodzajów i mogą stać na planszy. Poza tym wszystko jak w zasadzie 22.`,
  },
  36: {
    name: 'Zagrożenia',
    text: `Podczas przygotowania na każdym budynku w dzielnicach, także podstawowym, kładzie się 1 losowy znacznik zagrożenia.

Po użyciu budynku z zagrożeniem musisz zabrać znacznik do swoich zasobów osobistych. Nie taki diabeł straszny: są budynki, które przyjmują określone zagrożenie jako koszt. Co zostanie, wraca na koniec gry do zasobów ogólnych.`,
  },
  37: {
    name: 'Zagrożenia na eksport',
    text: `Na torze eksportu przybywa rząd pięciu pól na zagrożenia, choćby i różne. Co Wieczne Miasto z nimi robi, tego nikomu jeszcze nie zdradziło. Poza tym wszystko jak w zasadzie 22.`,
  },
  47: {
    name: 'Skarby',
    text: `Skarby to karty rozwoju. Każdego można użyć raz, wtedy, kiedy mówi o tym karta; potem się go odrzuca. Niektóre budynki przyjmują skarb jako koszt.

Kto odblokował tę kartę, otrzymuje losowo 1 skarb; pozostałe wtasujcie do talii rozwoju.`,
  },
  60: {
    name: 'Przedmioty',
    text: `Przedmioty to karty rozwoju, które trzeba jeszcze wykończyć. W swojej turze możesz zapłacić surowce widoczne na przedmiocie, wziąć jego zysk i go odrzucić. Robotnika stawiasz lub odzyskujesz niezależnie od tego. Niektóre budynki przyjmują niewykończony przedmiot jako koszt.

Kto odblokował tę kartę, otrzymuje losowo 1 przedmiot; pozostałe wtasujcie do talii rozwoju.`,
  },
  75: {
    name: 'Goście',
    text: `Goście to karty rozwoju, które płacą podczas przychodu (zasada 24). Każdy oferuje dwie nagrody: przy 1–3 graczach otrzymujesz obie, przy 4–6 jedną do wyboru. Jeśli kolejność ma znaczenie, zaczyna ten, kto przesunął znacznik postępu, a dalej idzie się w kolejności odwrotnej do tur. Niektóre budynki przyjmują gościa jako koszt.

Kto odblokował tę kartę, otrzymuje losowo 1 gościa; pozostałych wtasujcie do talii rozwoju. Kto ma gościa bez imienia, może mu je nadać.`,
  },
  90: {
    name: 'Domy dla każdej dzielnicy',
    text: `Sześć kolejnych kart budynków nie należy do żadnej dzielnicy i można je wznieść w każdej. Nie ma na nich skrzyń.

Odświeżyć planszetkę rozwoju znaczy: odrzucić wszystkie odkryte karty i odkryć 5 nowych. Wprowadzić do gry osobowość ze swojego kufra znaczy: jeszcze jedna osobowość działa do końca tej rozgrywki i liczy się jako użyta. Znacznik postępu przesuwa się od razu.

Kto odblokował tę kartę, otrzymuje losowo 1 z tych sześciu; pozostałe wtasujcie do talii rozwoju.`,
  },
  111: {
    name: 'Przyjaciele',
    text: `Przyjaciele to karty rozwoju. Każdy dobrze zna jedną dzielnicę: gdy użyjesz tam budynku, który daje monety albo PZ, przyjaciel dorzuca to, co widać na jego karcie. Tak jak asystent pomaga dopiero od akcji następującej po tej, w której go zdobędziesz.

Kto odblokował tę kartę, otrzymuje losowo 1 przyjaciela; pozostałych wtasujcie do talii rozwoju.`,
  },
  125: {
    name: 'Koniec każdej rozgrywki',
    text: `Gdy znacznik postępu dotrze do klepsydry, dograjcie rundę do końca. Potem po kolei:
1. Wytyczne: kto osiągnął cel, otrzymuje 1 punkt chwały; jeśli jest pytanie, pada odpowiedź (zasada 27).
2. Punkty końcowe: tor reputacji i osobowości, w kolejności graczy. Wytyczne bez pytania przyglądają się osadzie dopiero teraz.
3. Chwała (zasada 28).
4. Kto ma najwięcej PZ, zaznacza 1 zwycięstwo; wszyscy inni otrzymują 1 punkt pojemności.
5. Osobowości w grze zaznacza się jako użyte.
6. Zachowajcie to, na co pozwala pojemność, resztę oddajcie (zasada 29).
7. Sprzątnijcie planszę: wracają robotnicy, znaczniki wpływu, pomocnicy i zagrożenia.`,
  },
  126: {
    name: 'Nieaktywne dzielnice',
    text: `Podczas przygotowania każda nieaktywna dzielnica z wolną działką rośnie o jeden dom. Potasujcie talię rozwoju i odkrywajcie karty, aż pojawi się karta niewzniesionego budynku. Wznieście go tam, na wolnej działce o najniższym numerze. Jego kartę wzniesionego budynku i pozostałe odkryte karty wtasujcie z powrotem. Jeśli żadna się nie pojawi, nie buduje się nic.

Kto odchodzi z kampanii, oddaje monety, surowce, karty rozwoju i pomocników do zasobów. Jego dzielnica staje się nieaktywna.`,
  },
  127: {
    name: 'Przygotowanie od trzeciej rozgrywki',
    text: `Potasujcie talię rozwoju i wyłóżcie 5 odkrytych kart; potasujcie cele i wyłóżcie 3 odkryte. Znacznik postępu połóżcie na polu z liczbą graczy. Przeczytajcie wytyczne. Wylosujcie kością pierwszego gracza.

Wybierzcie z kufra po 1 osobowości, wyłóżcie to, co udało się zachować, i weźcie po 12 znaczników wpływu i po 2 robotników. Zaczynacie z 0 PZ.

Następnie, w odwrotnej kolejności graczy, weźcie premie ukończonych rzędów chwały (zasada 28).`,
  },
  132: {
    name: 'Podniebne wyspy',
    text: `Każdy gracz ma 4 podniebne wyspy. Podczas przygotowania wybierz 2 z nich i zawieś nad dwiema różnymi działkami swojej dzielnicy, pustymi lub zabudowanymi, ale nigdy nad budynkiem podstawowym. Miejsc do budowania i odwiedzania jest więc nadal 6; z tego, co leży pod wyspą, w tej rozgrywce nie można korzystać, ale na koniec kampanii i to się liczy.

Na wyspach buduje się tak jak na działkach, a budynki na nich zostają. Na koniec gry zbierasz wszystkie 4. Nieaktywne dzielnice nie mają wysp.`,
  },
};

/** Rules of the games after the campaign. */
export const rulesAfterwards: CardTexts = {
  152: {
    name: 'Podniebne wyspy dla wszystkich',
    text: `Wyspy dryfują teraz swobodnie. Podczas przygotowania każdy otrzymuje losowo 4 podniebne wyspy razem z tym, co na nich stoi, i zawiesza 2 z nich nad dwiema różnymi działkami swojej dzielnicy, byle nie nad budynkiem podstawowym. Po grze wszystkie wracają do zasobów.`,
  },
  153: {
    name: 'Pożyczone osobowości',
    text: `Wszystkie osobowości tworzą jedną talię. Podczas przygotowania weź 3 losowe, zagraj jako 1 z nich, a pozostałe oddaj. Budynki i skarby, które dają kolejną osobowość, też korzystają z tej talii.

Osobowość ze świeżo otwartej skrzyni działa od razu.`,
  },
  154: {
    name: 'Przygotowanie po kampanii',
    text: `O dzielnicach decyduje kość Kamienia Dzielnicowego: każdy gra tam, gdzie wypadnie. Potasujcie talię rozwoju i wyłóżcie 5 odkrytych kart; potasujcie cele i wyłóżcie 3 odkryte. Znacznik postępu połóżcie na polu z liczbą graczy. Wylosujcie kością pierwszego gracza. Wytycznych nie ma.

Weźcie po 2 robotników i 12 znaczników wpływu; zaczynacie z 0 PZ. Następnie, w odwrotnej kolejności graczy, weźcie 1 pomocnika albo 1 kartę rozwoju oraz 2 monety albo 3 PZ.`,
  },
  155: {
    name: 'Wznoszenie, jeśli chcecie',
    text: `Buduje się jak dotąd: 4 surowce z karty, wolna działka albo budynek, na którym nic nie leży, nigdy budynek podstawowy. Otrzymujesz PZ z użytego budynku, a znacznik postępu idzie o 1 pole dalej.

Nowość: możesz zapłacić koszt użytego budynku i niczego nie wznosić. Wtedy otrzymujesz PZ, ale znacznik postępu stoi w miejscu.`,
  },
  156: {
    name: 'Skrzynie, jeśli jakieś zostały',
    text: `Skrzynie otwiera się jak dotąd: wyjmij to, co podaje tabela Indeksu, odłóż kartę do Archiwum, weź PZ z użytego budynku i przesuń o 1 pole znacznik postępu.

Nowość: możesz zapłacić koszt budynku i niczego nie otwierać. Wtedy otrzymujesz PZ, ale znacznik postępu stoi w miejscu.`,
  },
  157: {
    name: 'Koniec, od tej pory',
    text: `Gdy znacznik postępu dotrze do klepsydry, dograjcie rundę do końca i weźcie punkty końcowe: tor reputacji i osobowości. Wygrywa ten, kto ma najwięcej PZ. Przy remisie liczą się znaczniki na torze reputacji, potem na torze eksportu, potem wszystkie pozostałe dobra.

Chwały, pojemności i zwycięstw już się nie zaznacza. Wszystkie karty wracają do swoich talii, osobowości do talii osobowości, reszta do zasobów. Sprzątnijcie planszę i nastawcie wodę na herbatę.`,
  },
};
