import type { CardTexts } from '../types.ts';

/** The story of the campaign, in the order in which it is told; two ways at each fork. */
export const tale: CardTexts = {
  // The first crate; the end of the first game
  16: {
    name: 'Oddech w skrzyni',
    text: `Pierwsze wieko ustąpiło z westchnieniem, jakby skrzynia przez cały ten czas wstrzymywała oddech. Złota nie było. Tylko plany domów, kreślone ręką, której nikt z was nie zna, i fartuch, który na jedno z was podejrzanie dobrze pasuje. To plany na tę właśnie łąkę: tu strumień, tam krzywa brzoza. Papier jest bardzo stary. Brzoza nie.

Pim zapisuje „zawartość: domy” i wyjątkowo zapomina dopisać liczbę.

– Kto to zapakował? – pyta Tilda. Ma dziewięć lat i urzędowo wciąż przebywa w Wiecznym Mieście; przyleciała w beczce po mące.

Kapitan Otylia przez chwilę patrzy na kamień.

– Ktoś, kto wiedział, że przybędziecie – mówi.`,
  },
  21: {
    name: 'Rok zapisany atramentem',
    text: `Minął pierwszy rok. Nad dachami dym, w każdej sieni błoto, a z Rynku do strumienia biegnie ścieżka, której nikt nie planował. Bruna powiesiła kociołek nad ogniem i nazywa to zajazdem. Bartol o zmierzchu zapala latarnie, obie. Nie mówicie już „łąka”, mówicie „u nas”, i każda dzielnica chciałaby mieć nazwę.

Król odpisał. List jest tym razem mniejszy, ot, serwetka. Nie jest niezadowolony. Odtąd co roku będą przychodzić wytyczne, żebyście wiedzieli, czego sobie życzy, zanim będzie musiał o tym wspomnieć.

– A jak zrobimy co innego? – pyta Tilda.

Pim się zastanawia.

– To też się policzy.`,
  },
  // Game 2: coins or goods
  124: {
    name: 'Wiele razy ta sama twarz',
    text: `Ułożyliście monety w rządkach, żeby wyglądało, że jest ich więcej. Serafina, królewska szambelanka, zeszła po sznurowej drabince w szarych rękawiczkach i przeszła wzdłuż rządków tak, jak się mija obcych.

– Twarz Jego Królewskiej Mości – powiedziała – i znowu, i znowu. Lustra ma w domu. Wysłał was po rzeczy, które rosną.

Zapisała jedną linijkę, i to krótką.

Nie wszystko złoto, co się świeci, ale i tak się liczy: każde z was otrzymuje 1 PZ za każdą monetę. A w Kronice przybywa zasad: jak odtąd zaczynać i kończyć rozgrywkę i co robić z pustymi dzielnicami.

Gdy piekarz Benno sprzątał ze stołu, znalazł w szparze monetę czarną ze starości. Tilda długo trzymała ją obok nowej.

– Nic a nic się nie zmienił – powiedziała.`,
  },
  128: {
    name: 'Rzeczy nietrwałe',
    text: `Znieśliście na jedną stertę wszystko, co tu rośnie, płonie i się kruszy. Serafina, królewska szambelanka, zeszła po sznurowej drabince w szarych rękawiczkach, zdjęła jedną i przycisnęła kciuk do dyni.

– Do przesilenia zmięknie – powiedziała prawie czule. – Jego Królewska Mość lubi rzeczy nietrwałe. Tak rzadko je spotyka.

Zapisała trzy linijki i poprosiła piekarza Benna o bułkę.

Każde z was otrzymuje 1 PZ za każdy surowiec. A w Kronice przybywa zasad: jak odtąd zaczynać i kończyć rozgrywkę i co robić z pustymi dzielnicami.

Gdy sprzątano ze stołu, w szparze znalazła się moneta czarna ze starości. Tilda długo trzymała ją obok nowej.

– Nic a nic się nie zmienił – powiedziała.`,
  },
  // Game 3: the assessor
  129: {
    name: 'Cena na każdych drzwiach',
    text: `Rzeczoznawca był chudy jak własna miarka. Wpuściliście go. Zmierzył piece, strychy i przez pomyłkę Brunę, która podała mu swoją cenę. Wieczorem przy każdych drzwiach wisiał emaliowany numerek. W tej rozgrywce każde z was otrzymuje też tyle PZ, ile warte są budynki w jego dzielnicy.

[after 124] Kazał też pokazać monety, o których wiadomo było, że stoją w rządkach. Ustawiliście je w rządkach. Jednej brakowało, a Tilda bardzo dokładnie oglądała sufit.

[after 128] Miał notatkę o dyni. Bruna pokazała mu kociołek, więc wpisał dynię do rubryki „ruchomości, świeżo ruszone”.

Król jest zachwycony, tak zachwycony, że nie może się doczekać. Następny rok będzie krótki.

Pod progiem Bruny rzeczoznawca znalazł drugi próg, wydeptany jak stara łyżka.

– Poprzedni właściciele? – spytał. Nikt o żadnych nie wiedział, więc tego nie zapisał.

Co ma cenę, musi mieć nazwę. Długo siedzieliście przy kociołku Bruny, a rano osada już się jakoś nazywała.`,
  },
  130: {
    name: 'Rzeczoznawca mierzy bramę',
    text: `Rzeczoznawca był chudy jak własna miarka. Pokazaliście mu bramę. Zmierzył bramę, skoro już tam była, zapisał „wartości nie podano” i zapytał o drogę powrotną. Bruna dała mu na tę drogę zupy, za darmo, i to go zaniepokoiło.

[after 124] – Podobno mieliście monety! – zawołał już zza zakrętu. Benno podniósł jedną. Rzeczoznawca z daleka wymierzył królewski nos i wyglądał na pocieszonego.

[after 128] – Podobno mieliście dynię! – zawołał już zza zakrętu. Bruna pokazała na miskę w jego rękach, więc przestał się za nią rozglądać.

W Wiecznym Mieście ktoś zmarszczył brwi. Za to nikomu tam teraz niespieszno do wieści od was i następny rok będzie długi.

Gdy prostowaliście słup bramy, znaleźliście pod nim próg, wydeptany jak stara łyżka. Nigdy nie stał tam żaden dom. Tilda usiadła na nim.

– Pasuje – powiedziała.

Miejsce, które umie powiedzieć „nie”, musi mieć nazwę. Siedzieliście do późna, a rano osada już się jakoś nazywała.`,
  },
  // Game 4: sky islands
  131: {
    name: 'Za łaskawym pozwoleniem',
    text: `Z chmur wypłynęło coś wielkiego. Napisaliście z pytaniem, czy wolno tego dotknąć, a ono było tak uprzejme, że zaczekało. Odpowiedź szła jedenaście dni: „Ależ proszę. Uwaga na korzenie”. Król lubi być pytany.

Kapitan Otylia przyholowała je więc jedną po drugiej: wyspy z darni i kamienia, każda wielka jak podwórze, z korzeniami jak mokre włosy. Każde z was dostaje cztery, a zacumować można naraz tylko dwie.

[after 129] Do wieczora na każdej wisiał emaliowany numerek. Rzeczoznawca zostawił wam całe pudełko, na wypadek gdybyście urośli.

[after 130] Pierwszą uwiązaliście do słupa tej bramy, którą kiedyś pokazaliście rzeczoznawcy. Jeszcze nigdy tak się nie przydała.

– Ziemia puszcza – powiedziała Otylia – kiedy nie ma już nikogo, kto by ją trzymał.

Tego dnia nie nuciła.

Na jednej z wysp stał jeszcze róg ściany z kaflami i żelaznym hakiem na latarnię. Bartol powiesił na nim swoją. Hak był dokładnie na właściwej wysokości.`,
  },
  133: {
    name: 'Najpierw lina, potem pytanie',
    text: `Z chmur wypłynęło coś wielkiego, a wy rzuciliście linę. Zanim komuś przyszło do głowy, że wypada spytać, wisiało już uwiązane do Trybuny i kapało na najlepsze miejsce. Król dowiedział się o tym z raportu Pima, ze strony dziewiątej, i odesłał stronę dziewiątą z dziurą.

Była to wyspa, i to nie jedyna: darń i kamień, każda wielka jak podwórze, z korzeniami jak mokre włosy. Każde z was dostaje cztery, a zacumować można naraz tylko dwie.

[after 129] Ktoś przykręcił do pierwszej emaliowany numerek. Rzeczoznawca zostawił całe pudełko, więc wypadało.

[after 130] „Najpierw brama, teraz lina”, zanotował Pim na marginesie, a że jest uczciwy, dopisał: „Obie trzymają”.

– Ziemia puszcza – powiedziała kapitan Otylia – kiedy nie ma już nikogo, kto by ją trzymał.

Tego dnia nie nuciła.

Na jednej z wysp stał jeszcze róg ściany z kaflami i żelaznym hakiem na latarnię. Bartol powiesił na nim swoją. Hak był dokładnie na właściwej wysokości.`,
  },
  // Game 5: the strangers at the edge of the wood
  134: {
    name: 'Pytania przy lampie',
    text: `Na skraju lasu paliły się światła. Wzięliście pochodnie i sprowadziliście obcych. Było ich sześcioro, każde przy własnym ognisku, i nikt nie wiedział o pozostałych. Posadziliście ich pod latarnią Bartola i pytaliście, skąd są, czego chcą i co mają w torbach. Pim wszystko spisał, a król pochwalił charakter pisma.

[after 131] – A ten list przy cumie? „Uwaga na korzenie”. Na czyje? – odezwało się któreś z nich. Takiego pytania Pim nie miał na liście.

[after 133] – A kto z was rzuca linami w niebo? – odezwało się któreś z nich. Był to jedyny raz tego wieczoru, kiedy ktoś się roześmiał.

Łączyło ich jedno.

– Słyszeliśmy o osadzie, która jeszcze nie jest gotowa – mówili. – W gotowych nie ma już miejsca.

Teraz stoją przed waszymi drzwiami, po jednym na dzielnicę, także tam, gdzie nikt nie otwiera. Jak ich potraktować, to już wasza sprawa. Cokolwiek zrobicie, zapamiętają, i kiedyś może was to ucieszy, a może nie.`,
  },
  135: {
    name: 'Sześć misek na płocie',
    text: `Czekaliście. Bruna postawiła na płocie sześć misek zupy, bo świateł było sześć, i trzeciego ranka miski były umyte. Piątego wieczoru przyszli sami, z sześciu stron, i nikt nie wiedział o pozostałych. W Wiecznym Mieście odnotowano, że nie zapytaliście o dokumenty.

[after 131] – Osada, która pyta, zanim dotknie – powiedziała ta z workiem. Przeczytała list wiszący przy cumie.

[after 133] – Wyspę wciągnęliście – powiedziała ta z workiem – to może i nas nie wypchniecie.

Łączyło ich jedno.

– Słyszeliśmy o osadzie, która jeszcze nie jest gotowa – mówili. – W gotowych nie ma już miejsca.

Teraz stoją przed waszymi drzwiami, po jednym na dzielnicę, także tam, gdzie nikt nie otwiera. Jak ich potraktować, to już wasza sprawa. Cokolwiek zrobicie, zapamiętają, i kiedyś może was to ucieszy, a może nie.`,
  },
  // Game 6: the spectral worker
  136: {
    name: 'Nad kreską',
    text: `W Wiecznym Mieście wisi wielka tablica z kreską w poprzek i w tym roku wasza osada stoi nad kreską. Król przysłał orkiestrę dętą w składzie jednoosobowym. Każde z was otrzymuje 1 punkt chwały.

Muzyka kogoś obudziła. Rano przy studni stał człowiek, przez którego było widać płot. Zarzucił łopatę na ramię i poszedł do pracy tam, gdzie było najmniej chwały do stracenia.

[after 134] Pim spytał go, jak wszystkich, skąd jest i co ma w torbie. Był stąd, a w torbie miał kanapki. Trochę już leżały.

[after 135] Bruna postawiła na płocie siódmą miskę. Zjeść nie mógł, ale długo trzymał dłonie nad parą.

– Alban – powiedział, gdy Tilda zapytała. – Cegły i rowy. My też byliśmy nad kreską, cała szóstka. – Rozejrzał się za swoim domem. – To był bardzo dobry rok.

Dla kogo pracuje, ten nie wygra kampanii, póki mu nie zapłaci. Potem, jak mówi, chętnie by trochę popatrzył.`,
  },
  137: {
    name: 'Pod kreską',
    text: `W Wiecznym Mieście wisi wielka tablica z kreską w poprzek i w tym roku wasza osada stoi pod kreską. Serafina przywiozła wiadomość osobiście, odczytała ją w deszczu i nie dała się namówić na zupę.

W ciszy, która potem zapadła, usłyszeliście łopatę. Przy studni stał człowiek, przez którego było widać płot, i poszedł do pracy tam, gdzie było najmniej chwały do stracenia.

[after 134] Tym razem nikt nie przyniósł latarni i nikt nie spytał, co ma w torbie. Pim zatrzasnął księgę na własnym kciuku.

[after 135] Ci z lasu zanieśli mu miskę, zanim wam to przyszło do głowy. Trzymał nad nią dłonie, aż wystygła.

– Alban – powiedział, gdy Tilda zapytała. – Cegły i rowy. Nie martwcie się kreską. My zawsze byliśmy nad nią, cała szóstka. – Rozejrzał się za swoim domem. – I na tym polegała cała bieda.

Dla kogo pracuje, ten nie wygra kampanii, póki mu nie zapłaci. Potem, jak mówi, chętnie by trochę popatrzył.`,
  },
  // Game 7: the measure
  138: {
    name: 'Sześć karteczek',
    text: `– Jaką miarą chcecie być mierzeni? – spytał Pim, otwierając czystą stronę.

Nikt nie chciał powiedzieć tego na głos. Tilda wycięła więc sześć karteczek i chodziliście po kolei za piec, zaczynając od osoby, która rozstrzyga: każde z was czytało, co zostało, brało jedną i wracało z kamienną twarzą. Nie każdemu się udało.

– Tego się nie da zsumować – powiedział Pim.

– Nie da się – przyznał Alban, stojąc w drzwiach albo tuż obok. – My mieliśmy jedną wielką wspólną sumę. Dla niego to było bardzo wygodne.

[after 136] Jednoosobowa orkiestra, która nigdy nie wróciła do domu, zapytała, komu ma grać. Nikt nie umiał odpowiedzieć, więc odłożyła bęben.

[after 137] – A kreskę niech sobie rysują – orzekła Bruna. – I tak nie będą wiedzieli, na czym stoimy.

Król nie przepada za sekretami, chyba że za swoimi. Serafina obejrzała karteczkę pod światło, nic nie zobaczyła i zapisała: nic.

Każde z was ma własną kartę zwycięstwa i do ostatniego dnia nikomu nic do tego.`,
  },
  139: {
    name: 'Jedna waga dla wszystkich',
    text: `– Jaką miarą chcecie być mierzeni? – spytał Pim, otwierając czystą stronę.

Postawiliście w Centrum osady starą wagę do mąki od Benna i zgodziliście się: te same odważniki dla każdego, na oczach wszystkich, do samego końca. Były brawa. Pim tak się wzruszył, że zrobił kleksa.

[after 136] Jednoosobowa orkiestra, która nigdy nie wróciła do domu, zagrała wszystkim jeden ton i długo go trzymała.

[after 137] – Jeśli znowu mamy być pod kreską – powiedziała Bruna – to wszyscy razem i co do deka.

„Piękna, przejrzysta suma – napisał król własną ręką. – Bardzo mi to ułatwiacie”.

Tilda przeczytała to zdanie dwa razy.

– Co mu ułatwiamy?

Alban stał w drzwiach albo tuż obok i obracał w dłoniach kapelusz.

– Też mieliśmy wagę – powiedział i nic nie dodał.

Wasze karty zwycięstwa są jednakowe i leżą odkryte na stole.`,
  },
};
