import type { CardTexts } from '../types.ts';

/** Standing orders of the king’s clockwork settlers. */
export const automaCards: CardTexts = {
  // To the Commons
  377: { name: 'Uprzejme oklaski', flavour: 'Klaszcze dokładnie trzy sekundy. Potem sprężyna się rozwija.' },
  378: { name: 'Owacja na stojąco', flavour: 'Wstaje, klaszcze, siada. Wstawanie naoliwił Pim.' },
  379: {
    name: 'Cierpliwy wytrych',
    flavour: 'Próbuje dziewięćsetnego klucza. Nigdy się nie nudzi, najwyżej trochę grzeje.',
  },
  380: { name: 'Krzywy łom', flavour: '„Zawartość: jeszcze niepoliczona”, oznajmia i napiera na wieko.' },
  381: {
    name: 'Dom na linie',
    flavour: 'Kapitan Otylia pyta, gdzie postawić. Mosiężny palec wskazuje prosto w dół.',
  },
  382: {
    name: 'Wybredna klientela',
    flavour: 'Ogląda dwie najlepsze rzeczy na straganie, zgrzyta i wrzuca je do kosza.',
  },
  // To the charters
  383: {
    name: 'Pokój od święta',
    flavour: 'Odwiedza swój najlepszy dom i stwierdza, że zegar się tam spóźnia.',
  },
  384: {
    name: 'Nieproszony gość honorowy',
    flavour: 'Puka do najokazalszych drzwi. Ukłon ma podpatrzony u Pima.',
  },
  385: { name: 'Drugi gatunek', flavour: 'W najlepszym domu było za tłoczno. Siedzieli w nim ludzie.' },
  386: { name: 'Skromna wizyta', flavour: 'Wchodzi do najmniejszego domu, schyla głowę i chwali belkę.' },
  387: {
    name: 'Niedzielny obchód',
    flavour: 'Nakręca u siebie wszystkie zegary prócz jednego. Do niego ma zaufanie.',
  },
  388: { name: 'Wyrywkowa kontrola', flavour: 'Liczy drzwi: raz, dwa, trzy. I wchodzi, nie wycierając nóg.' },
  389: { name: 'Z powrotem do szopy', flavour: 'To był długi dzień. Staje między grabiami i chwilę tyka.' },
  // Those that come later
  390: {
    name: 'Blaszany salut',
    flavour: 'Na słowo „Majestat” ręka sama idzie w górę. Tilda mówi je dość często.',
  },
  391: {
    name: 'Sprawunek dla korony',
    flavour: 'Wchodzi, bierze po jednym ze wszystkiego i zostawia dziurkowany kwit.',
  },
  392: { name: 'Domowej roboty', flavour: 'Mierzy działkę ręką, odkręca rękę i bierze się do budowy.' },
};

/** Rules for Automas, glued into the Chronicle beside the rules that they go with. */
export const automaRules: CardTexts = {
  158: {
    name: 'Automy i pomocnicy',
    text: `Podczas przygotowania każda Automa otrzymuje po 1 pomocniku każdego rodzaju, który jest już w osadzie, chyba że ma już takiego albo żaden nie został w zasobach.

Jeśli karta wskazuje budynek w jej własnej dzielnicy, a w domu jest pomocnik, idzie on zamiast robotnika: do budynku, o którym mówi karta, szukanego wśród tych, w których nikt nie stoi. Jeśli takiego nie ma, idzie jednak robotnik. Reszta karty działa jak zwykle.

Samo postawienie pomocnika nic Automie nie daje. Za to zawsze, gdy tego budynku użyje ktoś inny, otrzymuje ona 1 PZ. Karty dobiera tylko wtedy, gdy ma w domu zwykłego robotnika; w przeciwnym razie odzyskuje wszystkich, pomocników też.`,
  },
  159: {
    name: 'Automy i podniebne wyspy',
    text: `Automa również zawiesza 2 ze swoich podniebnych wysp. Zaczyna od tych, na których nie stoi żaden budynek, po kolei i nad pierwszymi działkami, nad którymi wolno jej to zrobić. Gdy wszystkie jej wyspy są zabudowane, o wyspie i działce decyduje los.

Jej karty szukają budynków na wyspach tak samo jak na działkach. Gdy buduje, wolne działki mają pierwszeństwo przed wolnymi wyspami.`,
  },
  160: {
    name: 'Automy i zagrożenia',
    text: `Po użyciu budynku z zagrożeniem Automa zabiera znacznik jak każdy inny. Nigdy nim nie płaci: tylko go przechowuje i okazuje tam, gdzie zagrożenia się liczy, na przykład przy wytycznych. Na koniec gry oddaje wszystko.`,
  },
  161: {
    name: 'Automy i nadbudowa',
    text: `Dopóki Automa ma w dzielnicy wolne miejsce, buduje właśnie tam. Potem nadbudowuje budynek o najniższej wartości w swojej dzielnicy, a z równych ten o najniższym numerze. Budynków podstawowych nie rusza, podobnie jak tych, na których jest robotnik, pomocnik, zagrożenie lub znacznik wpływu.

Wznosi budynek z karty o najniższym numerze na planszetce rozwoju, spośród wartych więcej niż to, co zakrywa. Jeśli takiej karty nie ma, nie buduje niczego.`,
  },
  162: {
    name: 'Automy po kampanii',
    text: `Automy przyglądały się wam przez dwanaście lat. Od tej pory ich poziom trudności nie spada poniżej 3, a podczas przygotowania każda otrzymuje losowo 2 pomocników różnych rodzajów i 1 z osobowości przeznaczonych dla Autom.

Wy też coś z tego macie. Podczas przygotowania, w odwrotnej kolejności graczy, każdy, kto jest z krwi i kości, bierze 1 pomocnika, 1 cel prywatny albo 1 kartę rozwoju, oprócz tego, co daje zasada 4.`,
  },
};
