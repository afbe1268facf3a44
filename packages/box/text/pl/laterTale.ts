import type { CardTexts } from '../types.ts';

/** The story of the campaign, in the order in which it is told; two ways at each fork. */
export const laterTale: CardTexts = {
  // Game 8: the candle
  140: {
    name: 'Kurz pod dywanem',
    text: `Zamiataliście, naprawdę zamiataliście, ale Serafina przesuwa rękawiczką po tej jednej półce, o której wszyscy zapomnieli. W osadzie wciąż są zagrożenia. Nie mówi nic. Mało kto umie to tak jak ona.

[after 138] Między dwoma talerzami trafia na karteczkę i rzuca się na nią jak kot. To przepis Bruny na knedle. Przepisuje go sobie.

[after 139] Mimochodem kładzie palec na wadze do mąki. Wskazówka ani drgnie. Szybko zabiera palec.

Potem każe wnieść świecę wysoką jak Tilda i białą jak kość.

– Jego Królewska Mość daje wam okazję do poprawy. Zapalcie ją i niech się pali przez cały rok. Osada, która umie upilnować płomienia, umie też dotrzymać obietnicy.

– Jakiej obietnicy? – pyta Bruna.

– Podpisaliście ją, przybywając tutaj. To był duży list.

Bartol wącha knot. Alban stanął na drugim końcu łąki.

– Wtedy też była świeca – mówi. – Paliła się przepięknie.`,
  },
  141: {
    name: 'Czyste rękawiczki',
    text: `Wstrzymujecie oddech, gdy Serafina przesuwa rękawiczką po każdej półce, po każdym nadprożu i za piecem Benna. Rękawiczka jest szara, ale nie bardziej niż przedtem. W waszych dzielnicach nie ma już zagrożeń. Szambelanka prawie się uśmiecha; wygląda przez to na zmęczoną.

[after 138] Za piecem leży karteczka: wiersz pióra Floriana. Odkłada ją na miejsce, odrobinę prościej.

[after 139] – Co do deka – mówi o wadze do mąki i trąca szalkę. Kiedy wychodzi, szalka jeszcze się kołysze.

Potem każe wnieść świecę wysoką jak Tilda i białą jak kość.

– To zaszczyt. Zapalcie ją i niech się pali przez cały rok. Osada, która umie upilnować płomienia, umie też dotrzymać obietnicy.

– Jakiej obietnicy? – pyta Bruna.

– Podpisaliście ją, przybywając tutaj. To był duży list.

Bartol wącha knot. Alban stanął na drugim końcu łąki.

– Wtedy też była świeca – mówi. – Paliła się przepięknie.`,
  },
  // Game 9: vigil
  142: {
    name: 'Smużka dymu',
    text: `Nawet nie wiało. Ktoś szukał opału nie tam, gdzie trzeba, a potem była już tylko smużka dymu i zapach jak ze starej szuflady. Każde z was mówiło, że nic się nie stało. Każde z was patrzyło na tę samą osobę.

[after 140] – Najpierw kurz, teraz dym – powiedziała Serafina, która weszła bez pukania. – Można by pomyśleć, że macie głowę zajętą czym innym.

[after 141] – A taka czysta osada – powiedziała Serafina, która weszła bez pukania. Zabrzmiało to, jakby jej było żal. Niewykluczone, że było.

Kto pozwolił świecy zgasnąć, musi odłożyć do Archiwum jedną ze swoich użytych osobowości: Serafina wzięła fartuch, kapelusz i imię, złożyła w kostkę i już jej nie było.

– Teraz król wie, że czasem o nim zapominacie – powiedział Alban. Zabrzmiało to jak dobra wiadomość.

Tej nocy Tildzie śniło się, że kamień nuci. Rano okazało się, że śniło się to wszystkim.`,
  },
  143: {
    name: 'Ostatni palec wosku',
    text: `Trzymaliście wartę przy świecy, na zmianę. Osłanialiście ją kapeluszami, śpiewaliście jej, gdy migotała, a pewnej nocy Madame Zaza postawiła jej karty. Po roku zostało wosku na palec i wciąż się paliła. Bartol trochę się popłakał i zwalił to na dym.

[after 140] Na każdej półce leżał kurz, bo nikt nie miał wolnej ręki. Tym razem Serafina patrzyła tylko na płomień.

[after 141] Osada nigdy nie była tak czysta: kto miał wartę, ten zamiatał, żeby nie zasnąć.

– Za moich czasów ani razu – powiedziała Serafina i urwała, jakby musiała policzyć, ile to już lat. Król jest bardzo zadowolony.

Alban podszedł do płomienia tak blisko, jak się odważył.

– Nasza też paliła się cały rok – powiedział. – W jej świetle nas widział, wiecie. Z bardzo daleka. Cały czas.

Tej nocy Tildzie śniło się, że kamień nuci. Rano okazało się, że śniło się to wszystkim.`,
  },
  356: {
    name: 'Rozeszła się wieść o krzesłach',
    text: `Zaczyna się od lokaja na dachu piekarni. Do południa są już koty w Porcie w chmurach, roboty w stawie i golem śpiący na środku drogi. W całym Zielonym Jarze pomocnicy rzucili tace i uciekli, bo rozniosło się, że jest taka osada, w której nawet duchowi podają krzesło.

[after 142] – No i wielkie światło zgasło – wyjaśnia robot. – To pomyśleliśmy, że tu wreszcie nikt nie patrzy.

[after 143] – Światło paliło się cały rok – wyjaśnia robot. – Należało wnosić, że ktoś jest oczekiwany.

W nadchodzącej rozgrywce po osadzie hasają pomocnicy wszystkich rodzajów. Za każdych 6 pomocników w zasobach dobierzcie 1 kartę miejsca, najwyżej 3, i postawcie losowego pomocnika na każdej wskazanej działce. Do pracy stawiać się nie dadzą. Kto chce użyć budynku, w którym któryś się schował, płaci najpierw 1 znacznik wpływu i pomocnik jest jego. Pukajcie przed wejściem.`,
  },
  // Game 10: festival or martial law
  144: {
    name: 'Chorągiewki od dachu do dachu',
    text: `Pim zsumował wszystko, każde kiwnięcie głową i każde zmarszczenie brwi, i kiwnięcia wygrały. Król jest zadowolony. Król jest tak zadowolony, że przybywa.

Statek o złotych żaglach wyładowuje beczki, chorągiewki i czterdziestoosobową orkiestrę. Każde z was otrzymuje 2 punkty chwały. Przez rok nikomu nie wolno siedzieć w domu: wszyscy chodzą do wszystkich, jedzą tam i chwalą firanki. Bruna piecze w trzech kuchniach. Nawet Serafina zdjęła rękawiczki; dłonie ma starsze niż twarz.

[after 136] Jednoosobowa orkiestra dostaje krzesło w samym środku czterdziestki i musi wytrzeć nos.

[after 137] A kreska? Ach, ta. Zdaje się, że ktoś się o nią oparł rękawem.

– Czy to nie cudowne? – zwraca się Serafina do Tildy. – Zawsze jest tak cudownie, tuż przed.

– Przed czym? – pyta Tilda.

Ale orkiestra znów zaczęła grać.`,
  },
  145: {
    name: 'Warta nad strumieniem',
    text: `Pim zsumował wszystko, każde kiwnięcie głową i każde zmarszczenie brwi, i sprawdził cztery razy, bo wynik mu się nie podobał. Król jest rozgniewany. Król jest tak rozgniewany, że przybywa.

Statek o żelaznych żaglach wyładowuje żołnierzy, sznury i obwieszczenie. Wasze dzielnice odgrodzono; kto z was chce przejść, pokazuje przepustkę, kto ma torbę, otwiera. Sierżant znad strumienia ma na imię Hinnerk i za każdym razem przeprasza. Bruna sprzedaje mu zupę po podwójnej cenie, potem po zwykłej, a potem się przysiada.

[after 136] Jednoosobowa orkiestra, która nigdy nie wróciła do domu, zakopuje bęben za piekarnią, z pełnymi honorami.

[after 137] Tym razem przywieźli ze sobą tablicę. Rano jest na niej krowa, narysowana sporo nad kreską.

– To nie ja – mówi Hinnerk. – Robię tylko to, co jest w księdze.

Pim, który pisze księgę, źle sypia w tym roku.`,
  },
  376: {
    name: 'Wszystko z piwnic',
    text: `Przed przyjazdem króla się sprząta, a kto sprząta, ten znajduje. Z waszych piwnic wychodzą na światło skrzynie, które dotąd służyły wam za ławki. Obcy okazują się gośćmi, a goście przyjaciółmi. Pod Trybuną ktoś wykopuje puchar, ale nikt się nie przyznaje, że go zakopał.

W nadchodzącej rozgrywce żaden rodzaj kart rozwoju nie jest już zamknięty: czego jeszcze brakuje ze skarbów, przedmiotów, gości i przyjaciół, to odblokowujecie teraz dla wszystkich i wtasowujecie do talii. Osobowości z tych skrzyń trafiają do Archiwum.

[after 142] W ostatniej piwnicy jest ciemno. Bartol spuszcza tam własną latarnię; w kącie leży zimna świeca króla i nikt się już o nią nie potyka.

[after 143] Do ostatniej piwnicy ktoś schodzi z resztką świecy. Płomień się pochyla, jakby chciał sobie poczytać.

Na samym dnie ostatniej skrzyni leży lista sześciu imion, spisana tą samą ręką co plany. Pierwsze to Alban.`,
  },
  // Game 11: the king
  146: {
    name: 'Chlebem i solą',
    text: `Jest mniejszy niż na monetach. Sam schodzi po drabince, bierze wasz chleb, bierze waszą sól i zna wszystkie imiona. Twarz ma młodą. Tylko koło oczu nie najlepiej leży.

[after 144] Czterdziestoosobowa orkiestra gra, dopóki król nie podniesie palca. Potem słychać strumień.

[after 145] Sierżant Hinnerk prezentuje broń. Bruna przyszyła mu na dziś wszystkie guziki, każdy inną nitką.

[after 129] Król idzie wzdłuż waszych drzwi i półgłosem czyta numerki, jak ktoś, kto modli się przed jedzeniem.

[after 130] – Więc to jest ta brama, którą pokazano mojemu rzeczoznawcy – mówi król i zamyka ją za sobą.

Wiekuisty Król wzdycha z zadowoleniem.

– Jaka dobra osada – mówi. – Miałem ich wiele.

Wyciąga rękę, a Pim, biały jak papier, podaje mu księgę.

– Jedenaście lat, starannie wpisanych. Co tu zapisane, to moje. Tak stoi w liście. Sześć razy jedenaście; na jakiś czas mi wystarczy.

– A my? – pyta Tilda.

– Wy – mówi łagodnie – jesteście policzeni.`,
  },
  147: {
    name: 'Pytanie',
    text: `Jest mniejszy niż na monetach. Ledwie postawił stopę na łące, a już stoicie przed nim ze starą, czarną monetą, z listą sześciu imion i z Albanem, który drży tak, że aż to widać.

[after 142] – Tu jesteście – mówi. – Odkąd zgasła świeca, całkiem straciłem was z oczu.

[after 143] – Jak ja was dobrze znam – mówi. – Ta świeca dawała takie piękne światło.

– Co się z nimi stało? – pytacie.

Wiekuisty Król nawet się nie gniewa. Dotyka policzka.

– Świetnie się trzymają. Co zapisane w księdze, to moje; tak stoi w liście. Tak pilnie wszystko spisywali. Zupełnie jak wy.

[after 138] Po chwili dodaje, że tylko tych waszych karteczek nie zdołał odczytać. A próbował, po nocach.

[after 139] Po chwili dziękuje jeszcze za wagę. Jedna suma za wszystkich: nie macie pojęcia, ile to oszczędza zachodu.

Wyciąga rękę. Pim, biały jak papier, nie oddaje mu księgi. To pierwsza rzecz w jego życiu, której nie zapisał.`,
  },
  148: {
    name: 'Bitwa na łące',
    text: `Doszło więc i do tego. Każda dzielnica opowiada się teraz po jednej ze stron, pusta też: za królem, a wtedy do kufra trafia osobowość lojalna, albo przeciw niemu, a wtedy zbuntowana. Dwa razy nikt pytać nie będzie.

[after 131] – Ależ proszę – mówi kapitan Otylia, zdejmuje z cumy list z królewskim pozwoleniem i przypala nim fajkę.

[after 133] Kapitan Otylia przerzuca przez ramię starą linę, tę samą, którą rzucono, zanim ktoś zapytał.

Potem odzywają się bębny i okazuje się, ile było warte tych jedenaście lat. Liczcie: 1 za każdego zadowolonego króla, bo kto zadowolony, ten przybywa z małą świtą; 3 za każdego towarzysza, którego potraktowaliście życzliwie, bo przybiegnie i przyprowadzi innych; 2 za każdego buntownika.

Jeśli suma wynosi co najmniej 24, otwórzcie skrzynię V. Jeśli mniej, skrzynię U. A jakkolwiek wyjdzie: Bruna wstawiła kociołek, na potem.`,
  },
  149: {
    name: 'Jeszcze przed obiadem',
    text: `Było po wszystkim jeszcze przed obiadem. Przyszło ich zbyt wielu. Kto miał powód, ten się zjawił i stał przy was do końca. Kto go nie miał, miał za to dobrą pamięć.

[after 134] Potem to wy siedzieliście pod latarnią Bartola i to was pytano, skąd jesteście i co macie w torbach.

[after 135] Wieczorem na płocie stały miski, dla każdego z was jedna. Nikt nie umiał powiedzieć, kto je tam postawił.

[after 144] Czterdziestoosobowa orkiestra musiała przez cały ten czas grać. Pod koniec słychać było już tylko bęben.

[after 145] Sierżant Hinnerk wiązał was osobiście. Do węzłów, powiedział, nigdy nie miał ręki, i patrzył w bok.

Król siedzi na najlepszym miejscu Trybuny. Ale twarz się przeciera; z bliska prześwituje spod niej poprzednia.

– Potrzebuję nowej – mówi. – Wezmę najlepszą, jaka się wśród was znajdzie. Postarajcie się przez ten ostatni rok, dobrze? Muszę w niej mieszkać.

Tilda chowa listę imion we wnętrzu kamienia, a kamień jej na to pozwala.`,
  },
  150: {
    name: 'Kamień pije atrament',
    text: `Przyszli z lasu, z wysp, z kopalni: wszyscy, którzy mieli was za co dobrze wspominać, i wszyscy, którym oni opowiedzieli o zupie.

[after 144] Przed żołnierzami maszerowała czterdziestoosobowa orkiestra. Zobaczyła Brunę, która karmiła ją z trzech kuchni, i zagrała polkę. Nie ma takiego wojska, które by nacierało w takt polki.

[after 145] Przed żołnierzami stał Hinnerk. Spojrzał na Brunę, zdjął hełm i usiadł. Potem usiadł drugi szereg.

[after 146] W zamieszaniu Pim wyjął królowi księgę z ręki, przeprosił, pobiegł do kamienia i otworzył ją.

[after 147] Pim przez cały dzień nie wypuścił księgi z rąk. Teraz pobiegł do kamienia i ją otworzył.

Atrament wsiąkł jak woda w piasek, jedenaście lat, sto, tysiąc. Król starzał się od stóp w górę i wyglądał na zdziwionego, a potem na kogoś, komu ulżyło.

Teraz siedzi na Trybunie i karmi gołębie.

– Jeszcze rok – mówi Alban – i do domu.

A po tym roku będziecie wiedzieli, kto mówi w imieniu osady.`,
  },
  // Afterwards
  151: {
    name: 'Ludzie, których by brakowało',
    text: `Dwanaście lat. Wiecie już, kto jest na czele, o ile ktokolwiek.

[after 149] Król wziął najlepszą twarz, jaką wśród was znalazł, i korona leży na niej krzywo. Źle sypia: ta twarz pamięta zupę i to, jak chrząka cała osada. Bywają ranki, kiedy budzi się w niej już nie on.

[after 150] Korony nikt nie dostał, jest tylko krzesło przy piecu Bruny, twarde i trochę za blisko ognia. Kto na nim siedzi, mówi w imieniu osady, kiedy wszyscy inni już skończą. Wieczorami przy płocie stoi Alban; w niektóre wieczory tylko jego łopata.

Zajazd Bruny ma drugi kociołek, a Bartol czterdzieści latarni. Kapitan Otylia lata już tylko w niedziele; Sterowcem kieruje dwudziestojednoletnia kobieta, która zna się na beczkach.

[after 129] Emaliowane numerki pozamieniano tyle razy, że listy roznosi się na węch.

[after 130] Bramę pomalowano. Goście chętnie do niej pukają, a potem ją obchodzą.

[after 134] Pod latarnią Bartola wciąż padają pytania, najczęściej o to, czy ktoś chce jeszcze kawałek placka.

[after 135] Bruna wciąż stawia na noc miski na płocie. Rano są umyte.

Pim wciąż liczy, ale tylko jaskółki.

– Przysłano nas, żebyśmy byli osadą – mówi Tilda. – A wyszliśmy na ludzi. Takich, których by brakowało.

Na łące nuci kamień.`,
  },
  375: {
    name: 'Ostatnia strona',
    text: `Kampania dobiegła końca, ale z osady nikt was nie wyprasza. Grajcie tu dalej, ile razy chcecie i w ile osób chcecie; w której dzielnicy, powie kość Kamienia Dzielnicowego.

Co należało do opowieści, trafia do Archiwum: wasze pierwsze osobowości, towarzysze i widmowy robotnik. Wszystkie inne osobowości, podniebne wyspy, karty i dobra są odtąd wspólne. Kronika ma na to nowe zasady: 1, 2, 4, 18, 19 i 26.

[after 144] Z czterdziestki zostało troje: tuba, mały bęben i ktoś, kto tylko przewraca nuty.

[after 145] Hinnerk wynajął na stałe pokój nad zajazdem i przeprasza schody.

Skrzynie, które są jeszcze zamknięte, zachowają swój sekret, póki kogoś nie zdejmie ciekawość. A jeśli znajdziecie pod drzwiami wielki list: jest od Pima. Pyta, jak się macie i czy policzyliście łyżki.`,
  },
};
