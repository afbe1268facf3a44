import type { BoxText, CardTexts } from '../types.ts';

export const buildings: CardTexts = {
  // The first roof of each charter
  5: {
    name: 'Dyniowa grządka',
    flavour: 'Rosną, kiedy nikt nie patrzy, tylko kto by tu wytrzymał bez patrzenia.',
  },
  6: { name: 'Węglowa sztolnia', flavour: 'Ciemno tam na dole, ale jest to ciemność przytulna.' },
  7: {
    name: 'Leśna poręba',
    flavour: 'Drzewa grzecznie zapytano o zgodę. Większość nie miała nic przeciwko.',
  },
  8: { name: 'Glinianka', flavour: 'Cegły stąd znakomite, a czasem trafi się i but.' },
  9: { name: 'Szopa na rudę', flavour: 'Połowa to ruda. Druga połowa to optymizm.' },
  10: { name: 'Łan zboża', flavour: 'Na wietrze szumi jak morze, a jest o wiele tańszy.' },
  // Purple: feasts and great expectations; barns where something purrs
  22: { name: 'Pracownia lampionów', flavour: 'Każda twarz jest inna. Te drogie są podobne do króla.' },
  23: { name: 'Stodoła zamian', flavour: 'Przynieście, co macie, weźcie, czego wam trzeba. Uwaga na myszy.' },

  25: { name: 'Namiot wróżki', flavour: 'Madame Zaza widzi waszą przyszłość. Pełno w niej sprawunków.' },
  26: { name: 'Muszla koncertowa', flavour: 'Napiwek dla dobosza i z drobnego uczynku robi się hymn.' },
  28: { name: 'Budka z biletami', flavour: 'Każdy płaci za wstęp. Nikt jeszcze nie spytał, co tu grają.' },
  30: { name: 'Altana szeptów', flavour: 'Co tu powiedziane, tu zostaje. Mniej więcej do kolacji.' },
  31: {
    name: 'Hala dyń olbrzymich',
    flavour: 'Pierwszą nagrodę bierze dynia. Ogrodnika wymienia się niżej.',
  },
  32: { name: 'Sala wstęg', flavour: 'Wstęga za każdy wyczyn i długa ściana, tak na wszelki wypadek.' },
  35: { name: 'Śmietankownia', flavour: 'Nie przyszły do was. Przyszły na śmietankę i już zostały.' },
  38: { name: 'Zielarnia', flavour: 'Pachnie miętą, smakuje butem, pomaga.' },
  39: {
    name: 'Biuro dobrych domów',
    flavour: 'Każdy pomocnik trafia w dobre ręce, a na przesilenie przysyła list.',
  },
  40: { name: 'Dom przybłędów', flavour: 'Trochę grosza na utrzymanie. Wybiera przybłęda, nie wy.' },
  41: { name: 'Sad z hamakami', flavour: 'Jeden się kładzie, drugi wstaje. Do wieczora się wyrówna.' },
  42: { name: 'Kompostownik', flavour: 'Górą wrzuca się kłopoty. Wiosną dołem wychodzą róże.' },
  // Black: what lies buried; firesides and engines
  43: { name: 'Lampownia', flavour: 'Lampy palą się tu całą noc. Ostatnio jakby na niebiesko.' },
  44: { name: 'Klub przy kominku', flavour: 'Cztery monety za fotel przy ogniu. To naprawdę dobry fotel.' },

  45: { name: 'Piwnica stuków', flavour: 'Zastukajcie trzy razy. Jeśli ktoś odstuka, podajcie krzesło.' },
  46: { name: 'Głęboki chodnik', flavour: 'Za trzecią latarnią już się nie pyta, kto tu kopał przed wami.' },
  48: { name: 'Gabinet osobliwości', flavour: 'Prosimy niczego nie dotykać. Coś mogłoby dotknąć was.' },
  49: { name: 'Sala licytacji', flavour: 'Ktoś podrapie się w nos i już jest właścicielem pucharu.' },
  50: { name: 'Lombard', flavour: 'Pod zastaw idzie wszystko, byle z porządną legendą.' },
  51: { name: 'Opera o północy', flavour: 'Sopranistka od lat nie żyje i nigdy nie śpiewała lepiej.' },
  52: {
    name: 'Okienko kredytowe',
    flavour: 'Dziś otwieracie, jutro się martwicie. Drobnym drukiem też tak stoi.',
  },
  53: { name: 'Giełda torfu', flavour: 'Gdy gasną ognie, zawsze ktoś handluje ciepłem.' },
  54: { name: 'Kasa oszczędności', flavour: 'Wasze pieniądze idą tu spać i budzą się odrobinę grubsze.' },
  55: { name: 'Mennica', flavour: 'Po jednej stronie król, po drugiej odcisk waszego kciuka.' },
  56: { name: 'Kantor odsetek', flavour: 'Wypłata jest wtedy, kiedy zechcecie, za drobną uprzejmość.' },
  57: {
    name: 'Galeria mecenasów',
    flavour: 'Portrety na metry. Kto hojny, ten ma na nich szlachetniejszy podbródek.',
  },
  // Green: things made by hand; a well-kept house
  58: { name: 'Postój domokrążcy', flavour: 'On nie mówi, skąd to ma. Wy nie pytacie, czyj to koń.' },
  59: {
    name: 'Malarnia szyldów',
    flavour: 'Maluje się tu dla pieniędzy albo dla sławy, rzadko dla obu naraz.',
  },

  61: { name: 'Tokarnia', flavour: 'Wystarczy założyć polano. Ono już wie, czy jest fletem.' },
  62: { name: 'Sklep z upominkami', flavour: 'Wszystko robione ręcznie, ceny też.' },
  63: {
    name: 'Skład materiałów',
    flavour: 'Ile stert, tyle kluczy, i jeden człowiek, który wie, co do czego.',
  },
  64: { name: 'Warsztat cechowy', flavour: 'Dwóch mistrzów przy jednym stole. Rozmawiają przez czeladnika.' },
  65: {
    name: 'Witryna mistrza',
    flavour: 'W świetle stoi najlepsza sztuka, a zaraz obok ten, kto ją zrobił.',
  },
  66: { name: 'Strzecha budowlana', flavour: 'Na ich słowie stoi pół osady.' },
  67: { name: 'Plac ciesielski', flavour: 'Rano belki, w południe dach, o pierwszej wiecha na szczycie.' },
  68: { name: 'Strych szczurołapa', flavour: 'Płaci od ogona, a szczury zaczynają już liczyć.' },
  69: { name: 'Szkoła lokajów', flavour: 'Pierwszy rok: ukłony. Drugi rok: wiedzieć wszystko.' },
  70: { name: 'Rynna spustowa', flavour: 'Ładunek leci już balonem, zanim zdążycie pożałować.' },
  71: { name: 'Leśna chata', flavour: 'Wszyscy wracają, wieszają buty i wcale nie są zmęczeni.' },
  72: { name: 'Wieża leśniczych', flavour: 'Zgłaszają kłopot, usuwają kłopot i zgłaszają, że usunęli.' },
  // Red: an open door; a yard where the clay won't lie still
  73: {
    name: 'Izba kaflowa',
    flavour: 'Ciepło tu w sam raz dla gości. Niech no tylko ktoś się o was dowie.',
  },
  74: {
    name: 'Plac przy cegielni',
    flavour: 'Węgiel na lewo, drewno na prawo. O tę wysoką stertę lepiej się nie opierać.',
  },

  76: { name: 'Zajazd na rozstajach', flavour: 'Bruna pamięta każdego gościa, a zwłaszcza ile jest winien.' },
  77: { name: 'Stacja dyliżansów', flavour: 'Najmilsze u gości jest to, jak machają na pożegnanie.' },
  78: { name: 'Ogródek piwny', flavour: 'Kasztan daje cień, a czynsz przyjmuje w okruchach.' },
  79: { name: 'Sala przyjęć', flavour: 'Czerwony dywan jest pożyczony. Prosimy omijać dziury po molach.' },
  80: { name: 'Izba ksiąg gości', flavour: 'Jeden podpisał się z zawijasem, drugi krzyżykiem, trzeci łapą.' },
  81: { name: 'Majolikowy pałac', flavour: 'Każdy kafel opowiada historię. Łazienka opowiada dwie.' },
  82: { name: 'Dół golemów', flavour: 'Chuchnąć, powiedzieć „proszę”, odsunąć się o krok.' },
  83: { name: 'Strażnica', flavour: 'Cela dla bandytów ma firanki. Tak sobie zażyczyli.' },
  84: { name: 'Aleja posągów', flavour: 'Jeden wolny cokół i długa kolejka ludzi skromnych.' },
  85: { name: 'Biuro zaciągu', flavour: 'Pomocnik dostaje kapelusz z piórem, a wy prawo głosu.' },
  86: { name: 'Sąd ułaskawień', flavour: 'Złodziej żałuje, sędzia wzdycha, ciastem dzielą się wszyscy.' },
  87: { name: 'Plac parad', flavour: 'Koty w lewo, golemy w prawo, duchy gdzie im się podoba.' },
  // Blue: plans on paper; bells, seals and clockwork
  88: {
    name: 'Drukarnia',
    flavour: 'Dobre pomysły prosto spod prasy. Uwaga na rękawy.',
  },
  89: { name: 'Kuźnia pieczęci', flavour: 'Świeża pieczęć otwiera stare drzwi. Niektóre skrzypią.' },

  91: {
    name: 'Biuro kreślarskie',
    flavour: 'Ołówki są tu ostre, a uwagi pani kierownik jeszcze ostrzejsze.',
  },
  98: { name: 'Wytwórnia dźwigarów', flavour: 'Stanie do kolacji albo zwracamy nity.' },
  99: { name: 'Urząd patentowy', flavour: 'Ktoś wpadł na to przed wami. Ktoś zapomniał to zgłosić.' },
  100: { name: 'Wielki żuraw', flavour: 'Kapitan Otylia mówi o nim „rywal” i zawsze mu macha.' },
  101: { name: 'Muzeum makiet', flavour: 'Same domy, których nie zbudowaliście. Jakie schludne.' },
  102: { name: 'Wieża miernicza', flavour: 'Stąd da się policzyć każdy dach. Pim już policzył.' },
  103: { name: 'Żłobek robotów', flavour: 'W południe pierwsze kroki, pół godziny później własne zdanie.' },
  104: { name: 'Hala napraw', flavour: 'Zawsze zostają trzy śrubki. Przechowuje się je z opisem.' },
  105: { name: 'Wieża zegarowa', flavour: 'Inne zegary czas pokazują. Ten go popycha.' },
  106: { name: 'Zakład ulepszeń', flavour: 'Wchodzi pomocnik. Wychodzi pomocnik z dodatkową korbką.' },
  107: { name: 'Wytwórnia zamków', flavour: 'Robią zamki tak dobre, że sami muszą je potem otwierać.' },
  108: { name: 'Wieczne koło', flavour: 'Zatrzyma się, gdy nikt w nie nie uwierzy. Prosimy kiwać głową.' },
  // Yellow: a long table; a kitchen that is never closed
  109: { name: 'Piekarnia przy stole', flavour: 'Z ciepłą bułką w ręku nikt nie jest obcy.' },
  110: { name: 'Kuchnia z kaszą', flavour: 'O dobrych ludzi trudno, ale głodni są zawsze.' },

  112: { name: 'Karczma', flavour: 'Wchodzi się jako obcy, wychodzi jako czyjś kuzyn.' },
  113: { name: 'Beczka mówców', flavour: 'Przyjaciel was wychwala. Wystarczy zrobić zdziwioną minę.' },
  114: { name: 'Spichlerz balonowy', flavour: 'Worki unoszą się same. Nie obyło się bez drożdży.' },
  115: { name: 'Potańcówka', flavour: 'Dwie lewe nogi nie przeszkadzają. Ma je pół osady.' },
  116: { name: 'Bazar rozmaitości', flavour: 'Każda rzecz inna i żadna nie jest tą, po którą przyszliście.' },
  117: { name: 'Sala dożynkowa', flavour: 'Najpierw mowy, potem placek. Co roku ktoś składa protest.' },
  118: { name: 'Szkoła kucharzy', flavour: 'Kto płacze nad cebulą, ma pierwszy egzamin za sobą.' },
  119: { name: 'Spiżarnia na głód', flavour: 'Tylko na złe czasy. Dżem jest dobry, więc czasy bywają złe.' },
  120: { name: 'Wiatrak', flavour: 'Kręci się z każdym wiatrem i nigdy za to nie przeprosił.' },
  121: { name: 'Piec narad', flavour: 'Wszystko postanawia się tutaj, bo tu jest ciepło.' },
  122: { name: 'Stół czeladny', flavour: 'Kto siada do zupy, zostaje do zmywania.' },
  123: { name: 'Stodoła biesiadna', flavour: 'Wóz ziarna, jedna długa noc, żadnych świadków.' },
  // Of no charter: six houses that fit anywhere

  92: { name: 'Pchli targ', flavour: 'Precz ze starociami! Dawajcie tu cudze.' },
  93: { name: 'Garderoba', flavour: 'Weszła pszczelarka, wychodzi ktoś z szablą. Uwaga na futrynę.' },
  94: { name: 'Brama jutra', flavour: 'Wystarczy przejść. Kolacja właśnie was ominęła.' },
  95: { name: 'Kantor wymiany', flavour: 'Kurs jest znakomity. Dla jednej ze stron.' },
  96: { name: 'Papiernia', flavour: 'Wchodzą dobre chęci, wychodzą czyste kartki.' },
  97: {
    name: 'Zupa na gwoździu',
    flavour: 'Zaczyna się od gwoździa, a potem każdy dorzuca, co ma.',
  },
};

export const commons: BoxText['commons'] = {
  zeppelin: { name: 'Sterowiec', flavour: 'Kapitan Otylia spuszcza na linie całe domy i nuci pod nosem.' },
  charterstone: { name: 'Kamień Dzielnicowy', flavour: 'Był tu pierwszy. Słucha, a zamki ustępują.' },
  grandstand: {
    name: 'Trybuna',
    flavour: 'Najlepsze miejsce czeka na króla. Na razie siadają na nim gołębie.',
  },
  treasury: { name: 'Skarbiec', flavour: 'Przyjmują tu wszystko, co da się zważyć.' },
  market: { name: 'Rynek', flavour: 'Pięć straganów, pięć głosów i wszystkie naraz mówią do was.' },
  cloudPort: { name: 'Port w chmurach', flavour: 'Co stąd odlatuje w górę, to ląduje w Wiecznym Mieście.' },
};
