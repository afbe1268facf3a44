import type { CardTexts } from '../types.ts';

/** What the king would like to see in games 2 to 12: the goal, the rule of this game, and the question after it. */
export const guideposts: CardTexts = {
  400: {
    name: 'Pełne spichlerze',
    text: `Cel: mieć na koniec gry najwięcej monet i surowców łącznie.

Potem: królewska szambelanka obejrzy wasze bogactwo. Kto rozstrzyga, ten wybiera, co wyłożycie na stół: monety (skrzynia A) czy towary (skrzynia B).`,
  },
  401: {
    name: 'Skromne obyczaje',
    text: `Cel: zapunktować najmniej kart celów. Zero też się liczy.

Potem: rzeczoznawca chce wycenić każdy dom. Kto rozstrzyga, ten wybiera: wpuścić go (skrzynia C) czy pokazać mu bramę (skrzynia D).`,
  },
  402: {
    name: 'Królowi się spieszy',
    text: `Cel: mieć najwięcej budynków w swojej dzielnicy.

W tej rozgrywce: znacznik postępu zaczyna 2 pola bliżej klepsydry.

Potem: z chmur dryfuje ku wam coś wielkiego. Kto rozstrzyga, ten wybiera: najpierw poprosić króla o zgodę (skrzynia E) czy od razu rzucić linę (skrzynia F).`,
  },
  403: {
    name: 'Tyle czasu, ile dusza zapragnie',
    text: `Cel: mieć najwięcej budynków w swojej dzielnicy.

W tej rozgrywce: znacznik postępu zaczyna 2 pola dalej od klepsydry.

Potem: z chmur dryfuje ku wam coś wielkiego. Kto rozstrzyga, ten wybiera: najpierw poprosić króla o zgodę (skrzynia E) czy od razu rzucić linę (skrzynia F).`,
  },
  404: {
    name: 'Wiele twarzy',
    text: `Cel: mieć najwięcej osobowości, w grze i w kufrze łącznie.

W tej rozgrywce: twój mały robotnik woli własne towarzystwo. Nie wolno go postawić w budynku, w którym stoi twój duży robotnik.

Potem: na skraju lasu palą się światła. Kto rozstrzyga, ten wybiera: sprowadzić obcych i wypytać (skrzynia G) czy poczekać, aż przyjdą sami (skrzynia H).`,
  },
  405: {
    name: 'Po sąsiedzku',
    text: `Cel: mieć najwięcej znaczników wpływu na torze eksportu.

W tej rozgrywce: gdy używasz budynku w dzielnicy przeciwnika, rzuca się kością Kamienia Dzielnicowego. Jeśli wskaże twoją dzielnicę albo jego, oboje dostajecie po 1 PZ.

Potem: w Wiecznym Mieście porównują waszą osadę ze wszystkimi innymi. Jeśli suma waszych PZ przekracza średnią, otwórzcie skrzynię I, w przeciwnym razie skrzynię J.`,
  },
  406: {
    name: 'Dobre imię',
    text: `Cel: mieć najwięcej znaczników wpływu na torze reputacji.

W tej rozgrywce: monety i surowce, które płacisz za budynek w dzielnicy przeciwnika, dostaje ten przeciwnik.

Potem: Pim chciałby wiedzieć, jaką miarą mierzyć was na końcu. Kto rozstrzyga, ten wybiera: każdego własną, tajną (skrzynia K) czy wszystkich jednakową (skrzynia L).`,
  },
  407: {
    name: 'Wiosenne porządki',
    text: `Cel: mieć najwięcej znaczników zagrożeń.

W tej rozgrywce: jeśli zagrożenia jeszcze do was nie dotarły, zjawiają się teraz (zasada 3).

Potem: król przygląda się uważnie. Jeśli na którymś budynku w dzielnicach graczy zostało zagrożenie, otwórzcie skrzynię M; jeśli wszędzie czysto, skrzynię N.`,
  },
  408: {
    name: 'Długa świeca',
    text: `Cel: świeca nie zgaśnie w twojej turze.

W tej rozgrywce: na początku zapala się świecę króla. Gdy ktoś po raz pierwszy zabierze z budynku brak paliwa, świeca gaśnie, a osada zapamiętuje, czyja to była tura. Drugi raz zapalić jej nie można.

Potem: jeśli świeca zgasła, otwórzcie skrzynię O; jeśli się pali, skrzynię P.`,
  },
  409: {
    name: 'Łapać delikatnie',
    text: `Cel: mieć najwięcej pomocników.

W tej rozgrywce: pomocnicy wszystkich sześciu rodzajów biegają po osadzie, po jednym na każdej wskazanej działce (karta 356). Pomocników nie wolno stawiać. Aby użyć budynku, w którym któryś się schował, zapłać najpierw 1 znacznik wpływu: wtedy jest twój.

Potem: Pim podlicza zadowolonych i rozgniewanych królów waszej opowieści. Jeśli zadowolonych jest nie mniej niż rozgniewanych, otwórzcie skrzynię Q, w przeciwnym razie skrzynię R.`,
  },
  410: {
    name: 'Święto w osadzie',
    text: `Cel: mieć najwięcej kart rozwoju.

W tej rozgrywce: wszyscy chodzą w gości. Zwykłych robotników nie wolno ci stawiać we własnej dzielnicy, za to pomocników, jak zawsze, tylko tam. Wszystkie rodzaje kart rozwoju są odblokowane (karta 376).

Potem: przybywa król. Kto rozstrzyga, ten wybiera: powitać go chlebem i solą (skrzynia S) czy pytaniem (skrzynia T).`,
  },
  411: {
    name: 'Stan wojenny',
    text: `Cel: mieć najmniej kart rozwoju. Warty przeszukują torby.

W tej rozgrywce: wszystkie inne dzielnice są dla ciebie zamknięte. Zanim pierwszy raz użyjesz tam budynku, połóż 1 znacznik wpływu na herbie tej dzielnicy; odtąd masz wolne przejście. Wszystkie rodzaje kart rozwoju są odblokowane (karta 376).

Potem: przybywa król. Kto rozstrzyga, ten wybiera: powitać go chlebem i solą (skrzynia S) czy pytaniem (skrzynia T).`,
  },
  412: {
    name: 'Ostatni rok pod koroną',
    text: `Cel: mieć najmniej pozostałych znaczników wpływu. Przy remisie rzućcie kością Kamienia Dzielnicowego.

W tej rozgrywce: podniebnych wysp strzegą warty. Budynków na twoich wyspach możesz używać tylko ty.

Potem: kampania dobiega końca. Pokażcie karty zwycięstwa, policzcie punkty i dowiedzcie się, czyją twarz włoży król. Potem otwórzcie skrzynię W.`,
  },
  413: {
    name: 'Pierwszy wolny rok',
    text: `Cel: mieć najmniej pozostałych znaczników wpływu. Przy remisie rzućcie kością Kamienia Dzielnicowego.

W tej rozgrywce: podniebne wyspy są teraz schronieniem. Budynków na twoich wyspach możesz używać tylko ty.

Potem: kampania dobiega końca. Pokażcie karty zwycięstwa, policzcie punkty i dowiedzcie się, kto odtąd będzie mówił w imieniu osady. Potem otwórzcie skrzynię W.`,
  },
};
