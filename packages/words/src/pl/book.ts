import type { BookWords } from '../bookMessages.ts';

/** The words of the book that tells a campaign. Names stay in the nominative; verbs in the present fit everybody. */
export const book: BookWords = {
  'book.title': 'Kronika pewnej osady',
  'book.titleOf': '{village} – kronika osady',
  'book.about':
    'Kampania Charterstone, {n, plural, one {jeden rok} few {# lata} many {# lat} other {# roku}} z życia osady',
  'book.seed': 'Ziarno losu: {seed}',
  'book.charters':
    '{n, plural, one {Zasiedlona jest jedna dzielnica: {charters}} few {Zasiedlone są # dzielnice: {charters}} many {Zasiedlonych jest # dzielnic: {charters}} other {Zasiedlone są # dzielnicy: {charters}}}',
  'book.hands':
    '{player, select, random {Gra czysty przypadek} greedy {Grają boty, które biorą, co się da} other {Grają boty ({player})}}',
  'book.language': 'Opowiedziane po polsku',
  'book.spoilers':
    'Ta książka zdradza wszystko: opowieści, zawartość skrzyń i zakończenie. Kto woli odkryć kampanię przy stole, niech ją tu zamknie. Książka poczeka.',
  'book.contents': 'Spis treści',
  'book.year':
    '{n, select, 1 {Rok pierwszy} 2 {Rok drugi} 3 {Rok trzeci} 4 {Rok czwarty} 5 {Rok piąty} 6 {Rok szósty} 7 {Rok siódmy} 8 {Rok ósmy} 9 {Rok dziewiąty} 10 {Rok dziesiąty} 11 {Rok jedenasty} 12 {Rok dwunasty} other {Rok {n}}}',
  'book.firstYear': 'Łąka na skraju mapy',
  'book.retold': 'Jak minął rok',
  'book.crates': 'Co było w skrzyniach',
  'book.crate': 'Skrzynia {crate}',
  'book.houses': 'Nowe dachy',
  'book.rules': 'Nowe wpisy w Kronice',
  'book.turning': 'Punkt zwrotny',
  'book.result': 'Rachunek',
  'book.stars': 'Gwiazdki w tym roku',
  'book.victories': 'Zwycięstwa do tej pory',
  'book.faces': 'Twarze tego roku: {faces}.',
  'book.face': '{persona} ({who})',
  'book.plans':
    '{v, select, 0 {{n, plural, one {W środku leży plan domu: {names}.} few {W środku leżą plany # domów: {names}.} many {W środku leżą plany # domów: {names}.} other {W środku leżą plany: {names}.}}} 1 {{n, plural, one {Ktoś narysował dom właśnie dla tego miejsca: {names}.} few {Ktoś narysował # domy właśnie dla tego miejsca: {names}.} many {Ktoś narysował # domów właśnie dla tego miejsca: {names}.} other {Ktoś narysował domy właśnie dla tego miejsca: {names}.}}} other {{n, plural, one {Jeden zwój papieru, jeden dom: {names}.} few {# zwoje papieru, # domy: {names}.} many {# zwojów papieru, # domów: {names}.} other {Zwoje papieru, a na nich domy: {names}.}}}}',
  'book.inside': 'W środku: {names}.',
  'book.over': 'w miejscu budynku „{building}”',
  'book.newcomer':
    '{v, select, 0 {Ktoś wychodzi ze środka i zostaje: {name}.} 1 {W osadzie jest też nowa twarz: {name}.} other {Przybyła osoba, której trzeba mówić „dzień dobry”: {name}.}}',
  'book.alongside': 'A pod samym wiekiem: {names}.',
  'book.objective': 'cel „{name}”',
  'book.raised':
    '{v, select, 0 {Nikt tu nie mieszka, a jednak staje budynek „{building}” ({site}).} 1 {Tam, gdzie nikogo nie ma w domu, wyrasta budynek „{building}” ({site}).} other {Pewnego ranka stoi tu budynek „{building}” i nikt się do niego nie przyznaje ({site}).}}',
  'book.replaces': 'w miejsce zasady „{name}”',
  'book.onBoard': 'Nowość na planszy',
  'book.named':
    '{n, plural, one {Jedna z dzielnic ma już nazwę: {names}.} few {Dzielnice mają już nazwy: {names}.} many {Dzielnice mają już nazwy: {names}.} other {Dzielnice mają już nazwy: {names}.}}',
  'book.villageNamed': 'Osada ma wreszcie nazwę: {name}.',
  'book.titled':
    '{name} ({charter, select, purple {fioletowa} black {czarna} green {zielona} red {czerwona} blue {niebieska} other {żółta}})',
  'book.villageName':
    '{v, select, 0 {Kociołkowo} 1 {Błotniec} 2 {Latarniów} 3 {Zupin} 4 {Ciepłodół} other {Dyniowo}}',
  'book.charterName':
    '{v, select, 0 {Sadzowo} 1 {Pokrzywiec} 2 {Śliwków} 3 {Łojowiec} 4 {Kaczyniec} 5 {Mchowo} 6 {Gęsiniec} other {Cebulin}}',
  'book.begin':
    '{v, select, 0 {Zaczyna {who}, a po {n, plural, one {jednej rundzie} few {# rundach} many {# rundach} other {# rundy}} klepsydra jest pusta.} 1 {Kość wskazuje, kto zaczyna: {who}. Rok trwa {n, plural, one {jedną rundę} few {# rundy} many {# rund} other {# rundy}}.} other {Pierwszy ruch wykonuje {who}; rok kończy się po {n, plural, one {jednej rundzie} few {# rundach} many {# rundach} other {# rundy}}.}}',
  'book.beginAlone':
    '{v, select, 0 {Przez {n, plural, one {jedną rundę} few {# rundy} many {# rund} other {# rundy}} {who} ma całą osadę dla siebie.} 1 {Rok trwa {n, plural, one {jedną rundę} few {# rundy} many {# rund} other {# rundy}}, a gra w nim tylko {who}.} other {{who} rusza o świcie, a po {n, plural, one {jednej rundzie} few {# rundach} many {# rundach} other {# rundy}} klepsydra jest pusta.}}',
  'book.at':
    '{place, select, zeppelin {na Sterowcu} charterstone {na Kamieniu Dzielnicowym} grandstand {na Trybunie} treasury {w Skarbcu} market {na Rynku} cloudPort {w Porcie w chmurach} other {w budynku „{building}”}}',
  'book.boldest':
    '{v, select, 0 {Najśmielszym ruchem popisuje się {who}: {n} PZ w jednej turze {at}.} 1 {O jednej turze {at} mówi się jeszcze długo: {who} zdobywa tam {n} PZ naraz.} other {Turę roku rozgrywa {at} {who}: {n} PZ za jednym zamachem.}}',
  'book.builder':
    '{v, select, 0 {{who} stuka młotkami od rana do nocy i stawia {n, plural, one {jeden nowy dom} few {# nowe domy} many {# nowych domów} other {# nowego domu}}.} 1 {{who} znajduje trociny nawet w zupie: {n, plural, one {jeden nowy dom} few {# nowe domy} many {# nowych domów} other {# nowego domu}}.} other {Nikt nie buduje tyle co {who}: {n, plural, one {jeden dom} few {# domy} many {# domów} other {# domu}}.}}',
  'book.opener':
    '{v, select, 0 {{who} ma rękę do zamków: {n, plural, one {ustępuje jedna skrzynia} few {ustępują # skrzynie} many {ustępuje # skrzyń} other {ustępuje # skrzyni}}.} 1 {Żadne wieko nie jest bezpieczne: {who} otwiera {n, plural, one {jedną skrzynię} few {# skrzynie} many {# skrzyń} other {# skrzyni}}.} other {Nikt nie jest tak ciekawy jak {who}: {n, plural, one {jedna skrzynia} few {# skrzynie} many {# skrzyń} other {# skrzyni}}.}}',
  'book.firstCrate':
    '{v, select, 0 {Pierwszą skrzynię, która w ogóle ustępuje, otwiera {who}.} 1 {Z pierwszą skrzynią radzi sobie {who}.} other {Jak się zdejmuje wieko, odkrywa {who}.}}',
  'book.scorer':
    '{v, select, 0 {{who} punktuje {n, plural, one {jeden cel} few {# cele} many {# celów} other {# celu}} i zbiera brawa.} 1 {{n, plural, one {Jeden cel i jedne brawa, a kłania się {who}.} few {# cele i za każdym razem brawa, a kłania się {who}.} many {# celów i za każdym razem brawa, a kłania się {who}.} other {# celu i brawa, a kłania się {who}.}}} other {{who} zbiera cele, jak inni zbierają łyżki: w tym roku {n, plural, one {jeden} few {#} many {#} other {#}}.}}',
  'book.seller':
    '{v, select, 0 {Do Wiecznego Miasta {n, plural, one {odlatuje jeden ładunek} few {odlatują # ładunki} many {odlatuje # ładunków} other {odlatuje # ładunku}} z tą samą pieczęcią: {who}.} 1 {{who} nie żałuje sznurka i wysyła do Wiecznego Miasta {n, plural, one {jeden ładunek} few {# ładunki} many {# ładunków} other {# ładunku}}.} other {Wieczne Miasto wie, komu dziękować najbardziej: {who} wysyła {n, plural, one {jeden ładunek} few {# ładunki} many {# ładunków} other {# ładunku}}.}}',
  'book.esteemed':
    '{v, select, 0 {{who} dba o dobre imię: {n, plural, one {jeden znacznik} few {# znaczniki} many {# znaczników} other {# znacznika}} na torze reputacji.} 1 {Załogi przepływających statków wiedzą, komu machać: {who} ma {n, plural, one {jeden znacznik} few {# znaczniki} many {# znaczników} other {# znacznika}} na torze reputacji.} other {Na wybrzeżu mówi się głównie o jednym: {who} ma {n, plural, one {jeden znacznik} few {# znaczniki} many {# znaczników} other {# znacznika}} na torze reputacji.}}',
  'book.busiest':
    '{v, select, 0 {Nigdzie nie ma takiego ruchu jak {at}: {n, plural, one {jedna wizyta} few {# wizyty} many {# wizyt} other {# wizyty}}.} 1 {{at} nikt nie nadąża z zamiataniem: {n, plural, one {jedna wizyta} few {# wizyty} many {# wizyt} other {# wizyty}}.} other {Kto chce spotkać ludzi, znajdzie ich {at}: {n, plural, one {jedna wizyta} few {# wizyty} many {# wizyt} other {# wizyty}} w ciągu roku.}}',
  'book.bumper':
    '{v, select, 0 {{who} ma ostre łokcie i wypycha {n, plural, one {jednego cudzego robotnika} few {# cudzych robotników} many {# cudzych robotników} other {# cudzego robotnika}}.} 1 {„Czy tu wolne?”, pyta {who}, i to {n, plural, one {raz} few {# razy} many {# razy} other {# razu}}, a potem już jest wolne.} other {Kto staje na drodze, ten nie stoi długo: {who} wypycha {n, plural, one {jednego robotnika} few {# robotników} many {# robotników} other {# robotnika}}.}}',
  'book.catcher':
    '{v, select, 0 {Uciekinierów najdelikatniej łapie {who}: {n}.} 1 {Najciszej stąpa {who}: {n, plural, one {jeden uciekinier idzie} few {# uciekinierów idzie} many {# uciekinierów idzie} other {# uciekiniera idzie}} z własnej woli, mniej więcej.} other {{who} ma wolne krzesła: {n, plural, one {zostaje jeden uciekinier} few {zostaje # uciekinierów} many {zostaje # uciekinierów} other {zostaje # uciekiniera}}.}}',
  'book.sweeper':
    '{v, select, 0 {{who} zamiata {n, plural, one {jedno zagrożenie} few {# zagrożenia} many {# zagrożeń} other {# zagrożenia}} i odstawia na półkę.} 1 {Gdzie kłopoty, tam {who} z workiem: {n, plural, one {jedno zagrożenie} few {# zagrożenia} many {# zagrożeń} other {# zagrożenia}}.} other {{who} usuwa wszystkim sprzed oczu {n, plural, one {jedno zagrożenie} few {# zagrożenia} many {# zagrożeń} other {# zagrożenia}}.}}',
  'book.leads':
    '{v, select, 0 {Lider zmienia się {n, plural, one {raz} few {# razy} many {# razy} other {# razu}}.} 1 {Nikt nie prowadzi długo: czoło stawki zmienia się {n, plural, one {raz} few {# razy} many {# razy} other {# razu}}.} other {{n, plural, one {Raz} few {# razy} many {# razy} other {# razu}} na czele jest nagle ktoś inny.}}',
  'book.idle':
    '{v, select, 0 {Nie przybywa ani jeden dom.} 1 {Młotki przez cały rok wiszą na hakach.} other {Nikt nie buduje, a kapitan Otylia poleruje linę.}}',
  'book.close':
    '{v, select, 0 {Na mecie {who}, a zaraz potem {second}: różnica to {n, plural, one {jeden punkt} few {# punkty} many {# punktów} other {# punktu}}.} 1 {O włos: {who}, a zaraz za plecami {second}, {n, plural, one {jeden punkt} few {# punkty} many {# punktów} other {# punktu}} dalej.} other {Pim liczy trzy razy, ale różnica się nie zmienia: {who} i {second}, {n, plural, one {jeden punkt} few {# punkty} many {# punktów} other {# punktu}}.}}',
  'book.runaway':
    '{v, select, 0 {Na końcu {who} ma {n, plural, one {jeden punkt} few {# punkty} many {# punktów} other {# punktu}} przewagi, a za plecami pusto.} 1 {{who} ucieka wszystkim o {n, plural, one {jeden punkt} few {# punkty} many {# punktów} other {# punktu}}.} other {Przewaga wynosi {n, plural, one {jeden punkt} few {# punkty} many {# punktów} other {# punktu}}: {who} może spokojnie iść wcześniej do domu.}}',
  'book.finish':
    '{v, select, 0 {Rok doprowadza do końca {who}.} 1 {Klepsydrę opróżnia {who} i wszystkim zostaje już tylko dograć rundę.} other {Wreszcie {who} dociera do klepsydry, a reszta gna przez ostatnią rundę.}}',
  'book.finishAlone':
    '{v, select, 0 {Rok doprowadza do końca {who}.} 1 {Wreszcie {who} dociera do klepsydry i na ten rok wystarczy.} other {{who} donosi znacznik do klepsydry, a spieszyć się nie musi nikt.}}',
  'book.timeout':
    '{v, select, 0 {Na końcu czas upływa sam z siebie.} 1 {Nikt już nie popycha roku naprzód, więc kończy się sam.} other {Ostatnie ziarnka spadają bez niczyjej pomocy.}}',
  'book.bestYear':
    '{v, select, 0 {{n} PZ: lepszego roku jeszcze nie było.} 1 {{n} PZ: Pim musi poszerzyć rubrykę.} other {Żaden rok nie przyniósł jeszcze więcej: {n} PZ.}}',
  'book.leanYear':
    '{v, select, 0 {{n} PZ: chudszego roku jeszcze nie było.} 1 {{n} PZ. Pim zapisuje je drobnym maczkiem, z grzeczności.} other {Żaden rok nie przyniósł jeszcze mniej: {n} PZ.}}',
  'book.fork':
    '{v, select, 0 {Wybór należy do jednej dzielnicy: {who} otwiera skrzynię {door}, „{story}”.} 1 {Ostatnie słowo ma {who}: skrzynia {door}, „{story}”.} other {Wszyscy czekają, aż zdecyduje {who}. Pada na skrzynię {door}: „{story}”.}}',
  'book.fate':
    '{v, select, 0 {Tu nikt nie musi wybierać: o skrzyni {door} zdecydował sam rok. „{story}”.} 1 {Nie ma czego wybierać. To, co się stało, prowadzi do skrzyni {door}: „{story}”.} other {Droga wiedzie do skrzyni {door}, „{story}”, czy się to komu podoba, czy nie.}}',
  'book.pleased':
    '{v, select, 0 {Król jest zadowolony, a Pim wpisuje to do księgi najładniejszym pismem{n, plural, one {} few {, # razy} many {, # razy} other {, # razu}}.} 1 {Zadowolony król trafia do księgi{n, plural, one {} few { # razy} many { # razy} other { # razu}}.} other {Z Wiecznego Miasta przychodzi wieść: król jest zadowolony.{n, plural, one {} =2 { Liczy się to podwójnie.} few { Liczy się to # razy.} many { Liczy się to # razy.} other { Liczy się to # razu.}}}}',
  'book.displeased':
    '{v, select, 0 {Król jest rozgniewany, a Pim wpisuje to do księgi bardzo małymi literami{n, plural, one {} few {, # razy} many {, # razy} other {, # razu}}.} 1 {Rozgniewany król trafia do księgi{n, plural, one {} few { # razy} many { # razy} other { # razu}}.} other {Z Wiecznego Miasta przychodzi wieść: król jest rozgniewany.{n, plural, one {} =2 { Liczy się to podwójnie.} few { Liczy się to # razy.} many { Liczy się to # razy.} other { Liczy się to # razu.}}}}',
  'book.candle': 'Świeca gaśnie akurat wtedy, gdy ruch ma {who}. Nikt nie mówi tego głośno.',
  'book.archived': '{who} musi się z kimś pożegnać. Do Archiwum odchodzi {persona}.',
  'book.spectral': 'Ten z łopatą puka do drzwi, a otwiera mu {who}.',
  'book.freed': '{who} płaci, ile trzeba, i widmowy robotnik może odpocząć.',
  'book.companions': 'Szóstka u drzwi',
  'book.kind':
    '{v, select, 0 {{who} stawia na stole jeszcze jeden talerz.} 1 {{who} robi miejsce na ławie.} other {{who} otwiera drzwi i zostawia je otwarte.}}',
  'book.unkind':
    '{v, select, 0 {{who} zamyka drzwi i zbiera za to w Wiecznym Mieście same pochwały.} 1 {{who} woli chwałę.} other {{who} odmawia, i to bardzo stanowczo.}}',
  'book.kindEmpty':
    '{v, select, 0 {{charter} stoi pusta, ale ktoś i tak stawia tam talerz.} 1 {{charter} stoi pusta. Ktoś rozpala tam w piecu dla przybysza.} other {{charter} ma dość miejsca, a klucz ktoś zostawił pod wycieraczką.}}',
  'book.unkindEmpty':
    '{v, select, 0 {{charter} stoi pusta: nikt nie otwiera i nikt nie woła za przybyszem.} 1 {{charter} stoi pusta i tak już zostaje.} other {{charter} miałaby dość miejsca. Nikt go nie proponuje.}}',
  'book.sides': 'Z królem czy przeciw niemu',
  'book.loyal': '{who} dochowuje królowi wierności: {persona}',
  'book.rebel': '{who} przyłącza się do buntowników: {persona}',
  'book.battle': 'Ile było warte jedenaście lat',
  'book.battleKings': 'Zadowoleni królowie',
  'book.battleKind': 'Życzliwie przyjęci towarzysze',
  'book.battleRebels': 'Buntownicy',
  'book.battleSum': 'Razem',
  'book.battleWon': '{n}, a trzeba było {needed}: łąka obroniona.',
  'book.battleLost': '{n}, a trzeba było {needed}: łąka stracona.',
  'book.ending': 'Ostatni rachunek',
  'book.crowned':
    '{n, plural, one {Król wie już, czyją twarz chce nosić: {who}.} few {Król nie może się zdecydować, czyją twarz chce nosić: {who}.} many {Król nie może się zdecydować, czyją twarz chce nosić: {who}.} other {Król nie może się zdecydować, czyją twarz chce nosić: {who}.}}',
  'book.elected':
    '{n, plural, one {Od tej pory w imieniu osady mówi {who}.} few {Od tej pory w imieniu osady mówią {who}, najlepiej po kolei.} many {Od tej pory w imieniu osady mówią {who}, najlepiej po kolei.} other {Od tej pory w imieniu osady mówią {who}, najlepiej po kolei.}}',
  'book.measures': 'Jaką miarą ich mierzono',
  'book.unfinished':
    'Tu książka się urywa, po {n, plural, one {jednym roku} few {# latach} many {# latach} other {# roku}}. Resztę trzeba dopiero rozegrać.',
  'book.rulesNow': 'Kronika w ostatecznym brzmieniu',
  'book.rulesAbout':
    'Wszystkie zasady tej osady według numerów, tak jak stoją na ostatniej stronie. Treść rozwija się pod nazwą.',
  'book.kings': 'Królowie',
  'book.kingsTold':
    'Pim naliczył w księdze: zadowolony król – {pleased, plural, one {raz} few {# razy} many {# razy} other {# razu}}, rozgniewany król – {displeased, plural, one {raz} few {# razy} many {# razy} other {# razu}}.',
  'book.people': 'Ludzie',
  'book.peopleAbout': 'Wszyscy, którzy przez te lata weszli do gry, w porządku alfabetycznym.',
  'book.served':
    '{who}, {n, plural, one {rok {years}} few {lata {years}} many {lata {years}} other {lata {years}}}',
  'book.signed': 'Wpisano, policzono i osuszono bibułą: Pim',
};
