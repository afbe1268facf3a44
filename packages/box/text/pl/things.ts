import type { CardTexts } from '../types.ts';

/** Things one can hold: treasures and items. */
export const things: CardTexts = {
  // Treasures
  236: { name: 'Rękawica żywych', flavour: 'W środku ciepła, jakby ktoś dopiero co ją zdjął.' },
  237: { name: 'Rękawica umarłych', flavour: 'Pasuje na każdego. Kiedyś sama była kimś.' },
  238: { name: 'Księga korzeni', flavour: 'Zaczyna się od końca i trzeba ją wykopywać strona po stronie.' },
  239: { name: 'Księga dróg', flavour: 'Każda strona dokądś prowadzi. Dziewięćdziesiąta prowadzi tutaj.' },
  240: { name: 'Księga gwiazd', flavour: 'Czyta się ją tylko nocą i tylko leżąc na plecach.' },
  241: { name: 'Amulet wolnej chwili', flavour: 'Tyka, ale tylko wtedy, gdy nikt się nie spieszy.' },
  242: { name: 'Amulet dopowiedzenia', flavour: 'Wraca to, co mieliście powiedzieć, a wy razem z tym.' },
  243: { name: 'Amulet drugiego oddechu', flavour: 'Dmuchnijcie raz. Odetchnie razem z wami.' },
  244: { name: 'Amulet zdartych kolan', flavour: 'Kto go nosi, po drodze włazi na każde drzewo.' },
  245: { name: 'Zwój żaru', flavour: 'Prosimy czytać szybko.' },
  246: { name: 'Zwój opiłków', flavour: 'Wskazuje północ, jak każdy dobry argument.' },
  247: { name: 'Zwój kory', flavour: 'Ostatnia litera wypuściła listek.' },
  248: { name: 'Zwój rosy', flavour: 'Pismo ucieka. Najlepiej pobiec za nim.' },
  249: { name: 'Zwój czarnoziemu', flavour: 'Pachnie deszczem. Dżdżownica służy za zakładkę.' },
  250: {
    name: 'Puchar długich wieczorów',
    flavour: 'Do połowy pełny albo pusty, zależy, w którą stronę idzie zegar.',
  },
  // Items
  259: { name: 'Dyniowa raca', flavour: 'Podpalić ogonek, odejść, raz się obejrzeć.' },
  260: {
    name: 'Słój dyniowych powideł',
    flavour: 'Zalakowany, schowany przez babcię, znaleziony przez wszystkich.',
  },
  261: { name: 'Piecyk podróżny', flavour: 'Ma żelazne nóżki. W nocy je słychać.' },
  262: { name: 'Urzędowy atrament', flavour: 'Cokolwiek nim napisać, brzmi bardziej urzędowo.' },
  263: { name: 'Dyniowe skrzypce', flavour: 'Najlepiej brzmią jesienią. Wiosną są już zupą.' },
  264: { name: 'Koń na biegunach', flavour: 'Oczy z węgla, a w nich jedno słowo: wio.' },
  265: { name: 'Gliniana kukułka', flavour: 'Woła dwa razy. Zawsze ktoś odpowiada, nie wiadomo kto.' },
  266: { name: 'Dzban weselny', flavour: 'Dwa ucha, żeby nikt nie musiał puszczać.' },
  267: { name: 'Ręczny dzwonek', flavour: 'Dzwonicie, a wszyscy udają, że macie prawo.' },
  268: { name: 'Pozytywka', flavour: 'Gra piosenkę, której nikt nie zna, a każdy nuci.' },
  269: { name: 'Słomiana korona', flavour: 'Lżejsza od prawdziwej i niczego nie liczy.' },
  270: { name: 'Strach na wróble', flavour: 'Wrony go lubią. Znoszą mu różne rzeczy.' },
};

/** What a campaign is measured by, and the rounds of the village that are drawn by lot. */
export const measures: CardTexts = {
  344: { name: 'Wieniec laurowy', flavour: 'Wygrana to nie wszystko, ale całkiem sporo.' },
  345: { name: 'Maska i wieniec', flavour: 'Ważne, że wygraliście, i ważne, jako kto.' },
  346: { name: 'Półka na puchary', flavour: 'Odkurzana codziennie, osobiście, przy otwartych drzwiach.' },
  347: { name: 'Pełna szafa', flavour: 'Kimże to wy nie byliście! A czy dogadaliście się ze sobą?' },
  348: { name: 'Wielki kufer', flavour: 'Kto zostawił miejsce, jeszcze nigdy nie żałował.' },
  349: { name: 'Głębokie kieszenie', flavour: 'Wszystkiego po trochu i jeszcze sporo luzu.' },
  350: { name: 'Równa miara: dynia', flavour: 'Ważona na tej samej wadze co reszta.' },
  351: { name: 'Równa miara: węgiel', flavour: 'Ważony tą samą ręką. Teraz jest czarna.' },
  352: { name: 'Równa miara: drewno', flavour: 'Przycięte na tę samą długość, co do drzazgi.' },
  353: { name: 'Równa miara: glina', flavour: 'Wciśnięta w tę samą formę, zanim zdążyła zaprotestować.' },
  354: { name: 'Równa miara: metal', flavour: 'Bity tym samym stemplem, razem z rysą.' },
  355: { name: 'Równa miara: zboże', flavour: 'Liczone po ziarnku. Pimowi sprawiło to radość.' },
  357: { name: 'Obchód sroki', flavour: 'Wpada wszędzie, gdzie coś błyszczy.' },
  358: { name: 'Obchód jeża', flavour: 'Powoli, dokładnie i dopiero po zmroku.' },
  359: { name: 'Obchód lisicy', flavour: 'Nigdy dwa razy przez tę samą furtkę.' },
  360: { name: 'Obchód sowy', flavour: 'Nie słychać, jak leci. Tylko się czuje, że patrzy.' },
  361: { name: 'Obchód zająca', flavour: 'Zygzakiem, dla zasady.' },
  362: { name: 'Obchód borsuka', flavour: 'Prosto przed siebie, choćby tam stał dom.' },
};
