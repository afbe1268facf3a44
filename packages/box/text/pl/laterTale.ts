import type { CardTexts } from '../types.ts';

/** The story of the campaign, in the order in which it is told; two ways at each fork. */
export const laterTale: CardTexts = {
  // Game 8: the candle
  140: {
    name: 'Kurz pod dywanem',
    text: `Zamiataliście, naprawdę zamiataliście, ale Serafina przesuwa rękawiczką po tej jednej półce, o której wszyscy zapomnieli. W osadzie wciąż są zagrożenia. Nie mówi nic. Ma na to swój sposób.

Potem każe wnieść świecę wysoką jak Tilda i białą jak kość.

– Jego Królewska Mość daje wam sposobność. Zapalcie ją i niech się pali przez rok. Osada, która umie upilnować płomienia, umie też dotrzymać obietnicy.

– Jakiej obietnicy? – pyta Bruna.

– Podpisaliście ją, przybywając tutaj. To był duży list.

Bartol wącha knot. Alban stanął na drugim końcu łąki.

– Wtedy też była świeca – mówi. – Paliła się przepięknie.`,
  },
  141: {
    name: 'Czyste rękawiczki',
    text: `Wstrzymujecie oddech, gdy Serafina przesuwa rękawiczką po każdej półce, po każdym nadprożu i za piecem Benna. Rękawiczka zostaje szara, tak szara jak była. W osadzie nie ma już zagrożeń. Szambelanka prawie się uśmiecha; wygląda przez to na zmęczoną.

Potem każe wnieść świecę wysoką jak Tilda i białą jak kość.

– To zaszczyt. Zapalcie ją i niech się pali przez rok. Osada, która umie upilnować płomienia, umie też dotrzymać obietnicy.

– Jakiej obietnicy? – pyta Bruna.

– Podpisaliście ją, przybywając tutaj. To był duży list.

Bartol wącha knot. Alban stanął na drugim końcu łąki.

– Wtedy też była świeca – mówi. – Paliła się przepięknie.`,
  },
  // Game 9: vigil
  142: {
    name: 'Smużka dymu',
    text: `Nawet nie wiało. Ktoś szukał opału w złym miejscu, a potem była już tylko smużka dymu i zapach jak ze starej szuflady. Wszyscy mówiliście, że nic się nie stało. Wszyscy patrzyliście na tę samą osobę.

Kto pozwolił jej zgasnąć, musi odłożyć do Archiwum jedną ze swoich użytych osobowości: Serafina wzięła fartuch, kapelusz i imię, złożyła w kostkę i już jej nie było.

– Teraz wie, że czasem o nim zapominacie – powiedział Alban. Zabrzmiało to jak dobra wiadomość.

Tej nocy Tildzie śniło się, że kamień nuci. Rano okazało się, że śniło się to wszystkim.`,
  },
  143: {
    name: 'Ostatni palec wosku',
    text: `Zmienialiście się. Siedzieliście przy niej, osłanialiście ją kapeluszami, śpiewaliście jej, gdy migotała, a pewnej nocy Madame Zaza postawiła jej karty. Po roku zostało wosku na palec i wciąż się paliła. Bartol trochę się popłakał i zwalił to na dym.

– Za moich czasów ani razu – powiedziała Serafina i urwała, jakby musiała policzyć, ile to już lat. Król jest bardzo zadowolony.

Alban podszedł do płomienia tak blisko, jak się odważył.

– Nasza też paliła się cały rok – powiedział. – W jej świetle nas widział, wiecie. Z bardzo daleka. Cały czas.

Tej nocy Tildzie śniło się, że kamień nuci. Rano okazało się, że śniło się to wszystkim.`,
  },
  356: {
    name: 'Rozeszła się wieść o krzesłach',
    text: `Zaczyna się od lokaja na dachu piekarni. Do południa są już koty w Porcie w chmurach, roboty w stawie i golem śpiący na środku drogi. W całym Zielonym Jarze pomocnicy rzucili tace i uciekli, bo rozniosło się, że jest taka osada, w której nawet duchowi podają krzesło.

W nadchodzącej rozgrywce na swobodzie są pomocnicy wszystkich typów. Za każdych 6 pomocników w zasobach dobierzcie 1 kartę miejsca, najwyżej 3, i postawcie losowego pomocnika na każdej wskazanej działce. Stawiać się nie dadzą. Kto chce użyć budynku, w którym któryś się schował, płaci najpierw 1 znacznik wpływu i pomocnik jest jego. Pukajcie przed wejściem.`,
  },
  // Game 10: festival or martial law
  144: {
    name: 'Chorągiewki od dachu do dachu',
    text: `Pim zsumował wszystko, każde kiwnięcie głową i każde zmarszczenie brwi, i kiwnięć wyszło więcej. Król jest zadowolony. Król jest tak zadowolony, że przybywa.

Statek o złotych żaglach wyładowuje beczki, chorągiewki i czterdziestoosobową orkiestrę. Każde z was otrzymuje 2 chwały. Przez rok nikogo ma nie być w domu: wszyscy chodzą do wszystkich, jedzą tam i chwalą zasłony. Bruna piecze w trzech kuchniach. Nawet Serafina zdjęła rękawiczki; dłonie ma starsze niż twarz.

– Czy to nie cudowne? – mówi do Tildy. – Zawsze jest tak cudownie, tuż przed.

– Przed czym? – pyta Tilda.

Ale orkiestra znów zaczęła grać.`,
  },
  145: {
    name: 'Warta nad strumieniem',
    text: `Pim zsumował wszystko, każde kiwnięcie głową i każde zmarszczenie brwi, i sprawdził cztery razy, bo wynik mu się nie podobał. Król jest rozgniewany. Król jest tak rozgniewany, że przybywa.

Statek o żelaznych żaglach wyładowuje żołnierzy, sznury i obwieszczenie. Wasze dzielnice odgrodzono; kto z was chce przejść, pokazuje przepustkę, kto ma torbę, otwiera. Sierżant znad strumienia ma na imię Hinnerk i za każdym razem przeprasza. Bruna sprzedaje mu zupę po podwójnej cenie, potem po zwykłej, a potem się przysiada.

– To nie ja – mówi Hinnerk. – Robię tylko to, co jest w księdze.

Pim, który pisze księgę, źle sypia w tym roku.`,
  },
  376: {
    name: 'Wszystko z piwnic',
    text: `Przed przyjazdem króla się sprząta, a kto sprząta, ten znajduje. Z waszych piwnic wychodzą na światło skrzynie, które dotąd służyły wam za ławki. Obcy okazują się gośćmi, a goście przyjaciółmi. Pod Trybuną ktoś wykopuje puchar, ale nikt się nie przyznaje, że go zakopał.

W nadchodzącej rozgrywce żaden rodzaj kart rozwoju nie jest już zamknięty: czego jeszcze brakuje ze skarbów, przedmiotów, gości i przyjaciół, zostaje teraz odblokowane dla wszystkich i wtasowane do talii. Osobowości z tych skrzyń trafiają do Archiwum.

Na samym dnie ostatniej skrzyni leży lista sześciu imion, spisana ręką znaną z planów. Pierwsze to Alban.`,
  },
  // Game 11: the king
  146: {
    name: 'Chlebem i solą',
    text: `Jest mniejszy niż na monetach. Sam schodzi po drabince, bierze wasz chleb, bierze waszą sól, dla każdego ma dobre słowo i zna wszystkie imiona. Twarz ma młodą. Koło oczu nie całkiem pasuje.

– Jaka dobra osada – mówi Wiekuisty Król. – Nie macie pojęcia, jak dobra. Miałem ich wiele.

Wyciąga rękę, a Pim, biały jak papier, podaje mu księgę: każdą monetę, każdy worek, każdą godzinę.

– Jedenaście lat, starannie wpisanych. Co tu zapisane, jest moje. Tak mówi list. Sześć razy jedenaście; na jakiś czas mi wystarczy.

– A my? – pyta Tilda.

– Wy – mówi łagodnie – jesteście policzeni.`,
  },
  147: {
    name: 'Pytanie',
    text: `Jest mniejszy niż na monetach. Ledwie postawił stopę na łące, a już stoicie przed nim z czarną starą monetą, z listą sześciu imion i z Albanem, który drży tak, że aż to widać.

– Co się z nimi stało? – pytacie.

Wiekuisty Król nawet się nie gniewa. Dotyka policzka.

– Świetnie się trzymają – mówi. – Co zapisane w księdze, jest moje; tak mówi list. Monety, worki, lata. Tak pilnie pisali. Jak i wy.

I wyciąga rękę po księgę.

Pim, biały jak papier, nie daje mu jej. To pierwsza rzecz w jego życiu, której nie zapisał.`,
  },
  148: {
    name: 'Bitwa na łące',
    text: `Doszło więc i do tego. Każda dzielnica opowiada się teraz po jednej ze stron, pusta też: za królem, a wtedy do kufra trafia osobowość lojalna, albo przeciw niemu, a wtedy buntownicza. Dwa razy nikt pytać nie będzie.

Potem odzywają się bębny i okazuje się, ile było warte jedenaście lat. Liczcie: 1 za każdego zadowolonego króla, bo kto zadowolony, ten przybywa z małą świtą; 3 za każdego towarzysza, którego potraktowaliście życzliwie, bo przybiegnie i przyprowadzi innych; 2 za każdego buntownika.

Jeśli suma wynosi co najmniej 24, otwórzcie skrzynię V. Jeśli mniej, skrzynię U. A jakkolwiek wyjdzie: Bruna wstawiła kociołek, na potem.`,
  },
  149: {
    name: 'Jeszcze przed obiadem',
    text: `Było po wszystkim jeszcze przed obiadem. Przyszło ich zbyt wielu. Ci, dla których byliście dobrzy, zjawili się i stali przy was do końca. Pozostali też mieli dobrą pamięć.

Król siedzi na najlepszym miejscu Trybuny i nawet się nie zasapał. Ale twarz się przeciera; z bliska prześwituje spod niej poprzednia.

– Potrzebuję nowej – mówi. – Wezmę najlepszą, jaka się wśród was znajdzie. Postarajcie się przez ten jeden ostatni rok, dobrze? Muszę w niej mieszkać.

Kapitan Otylia przyciąga wyspy bliżej. Tilda chowa listę imion we wnętrzu kamienia, a kamień jej na to pozwala.`,
  },
  150: {
    name: 'Kamień pije atrament',
    text: `Przyszli z lasu, z wysp, z kopalni: wszyscy, dla których kiedykolwiek byliście dobrzy, a za nimi wszyscy, którym oni opowiedzieli o zupie. Sierżant z pierwszego szeregu zdjął hełm i usiadł. Potem usiadł drugi szereg.

W zamieszaniu Pim dopadł księgi, pobiegł do kamienia i otworzył ją. Atrament wylał się jak woda w piasek, jedenaście lat, sto, tysiąc. Król starzał się od stóp w górę i wyglądał na zdziwionego, a potem na kogoś, komu ulżyło.

Teraz siedzi na Trybunie i karmi gołębie. Alban uchylił kapelusza i poszedł przez płot do domu. Jeszcze rok i wybierzecie, kto będzie mówił w imieniu osady.`,
  },
  // Afterwards
  151: {
    name: 'Ludzie, których by brakowało',
    text: `Dwanaście lat. Ktoś jest na czele i wszyscy wiecie kto. Jeśli czekała korona, to leży krzywo, a kto ją nosi, słyszy, jak cała osada chrząka; ten król nie będzie dobrze sypiał i pewnego ranka przypomni sobie, że był jednym z was. Jeśli czekało krzesło przy piecu, to jest twarde i stoi trochę za blisko ognia, jak należy.

Zajazd Bruny ma drugi kociołek. Bartol ma czterdzieści latarni. Kapitan Otylia lata już tylko w niedziele; Sterowcem steruje dwudziestojednoletnia kobieta, która zna się na beczkach.

Pim wciąż liczy, ale tylko jaskółki.

– Przysłano nas, żebyśmy byli osadą – mówi Tilda. – A jesteśmy ludźmi, których by brakowało.

Na łące nuci kamień.`,
  },
  375: {
    name: 'Ostatnia strona',
    text: `Kampania dobiegła końca, ale z osady nikt was nie wyprasza. Grajcie tu dalej, ile razy chcecie i w ile osób chcecie; w której dzielnicy, powie kość Kamienia Dzielnicowego.

Co należało do opowieści, trafia do Archiwum: wasze pierwsze osobowości, towarzysze i widmowy robotnik. Wszystkie inne osobowości, podniebne wyspy, karty i dobra są odtąd wspólne. Kronika ma na to nowe zasady: 1, 2, 4, 18, 19 i 26.

Skrzynie, które są jeszcze zamknięte, zachowają swój sekret, póki kogoś nie zdejmie ciekawość. A jeśli znajdziecie pod drzwiami wielki list: jest od Pima. Pyta, jak się macie i czy policzyliście łyżki.`,
  },
};
