import type { Hints } from '../hints/messages.ts';

/** What a friend who knows the game would say across the table, once. */
export const hints: Hints = {
  'hint.placing':
    'Wybierz budynek i postaw w nim robotnika: najpierw płacisz koszt, potem bierzesz zysk. Twój własny dach nic nie kosztuje, więc tam nie ma jak się pomylić.',
  'hint.charterstone':
    'Na karcie, która leży przed tobą, jest skrzynia. Na Kamieniu Dzielnicowym otworzysz ją za monety i znaczniki wpływu, a prawie wszystko, co nowe w tej kampanii, wychodzi ze skrzyń.',
  'hint.retrieving':
    'Robotnik stoi tam, gdzie go postawisz, aż ktoś go wypchnie albo ty go odzyskasz. Odzyskiwanie zajmuje całą turę, więc warto najpierw wysłać obu.',
  'hint.market':
    'Karty z planszetki rozwoju są do kupienia na Rynku, po jednej. Asystenci pomagają za każdym razem i jeszcze żaden nie upomniał się o zapłatę.',
  'hint.grandstand':
    'Rzuć okiem na cele. Kto jakiś wykona, może go zapunktować na Trybunie. Pozostali potem też, więc drugie miejsce to żaden wstyd.',
  'hint.zeppelin':
    'Sterowiec wznosi budynki, tylko ktoś musi mieć plany. Te leżą w skrzyniach; na razie z pokładu można najwyżej podziwiać widoki.',
  'hint.cloudPort':
    'Wszystkie kąty zastawione? Port w chmurach przyjmuje surowce, monety albo karty i płaci w PZ. Każde pole zapełnia się tylko raz, a tanie znikają pierwsze.',
  'hint.paying':
    'To, co płacisz, trafia do zasobów ogólnych, a nie do sąsiadów. Pukaj więc do każdych drzwi w osadzie: nikt na tym nie zarobi.',
  'hint.bumping':
    'Udało ci się kogoś wypchnąć. Nie ma w tym nic niegrzecznego: robotnik wraca do siebie i nikt nie musi po niego chodzić. „Zajęte” to w tej osadzie słowo bez znaczenia.',
  'hint.bumped':
    'Ktoś wypchnął twojego robotnika, więc znów masz go pod ręką. Podziękuj: przy odrobinie szczęścia przez jakiś czas nie trzeba będzie nikogo odzyskiwać.',
  'hint.crate':
    'Pierwsza skrzynia otwarta! Jej zawartość należy do tego, kto ją otworzył; nowe zasady obowiązują wszystkich i czekają w Kronice, gdyby trzeba było do nich wrócić.',
  'hint.constructing':
    'Masz teraz plany budynków. Sterowiec postawi, który zechcesz, za znaczniki wpływu i surowce z karty. Obejrzyj je, zanim nazbierasz nie tych, co trzeba.',
  'hint.built':
    'Twój budynek stoi i będzie stał we wszystkich następnych rozgrywkach. Używać go może każdy; przyjmij to jako komplement. Jeśli na karcie jest skrzynia, to w niej czeka następna niespodzianka.',
  'hint.influence':
    'Kończą ci się znaczniki wpływu, a odzyskać je trudno. Zostaw trochę na to, co daje ci najwięcej.',
  'hint.noInfluence':
    'Nie masz już znaczników wpływu. Każda twoja tura zaczyna się teraz od ruchu znacznika postępu: to nie kara, ale od tej chwili to ty popędzasz cały rok.',
  'hint.progress':
    'Znacznik postępu się przesunął. Każdy budynek, każda skrzynia i każdy cel przybliża klepsydrę, dlatego temu, kto prowadzi, zwykle się spieszy.',
  'hint.reputation':
    'Znacznik na torze reputacji dziś nic nie daje. Na koniec gry najlepiej zarabia ten, kto ma ich tam najwięcej, a następni też coś dostają.',
  'hint.assistant':
    'Twoja nowa karta pomaga od następnej akcji, ilekroć pasuje. Asystentowi, który nie ma imienia, możesz je nadać; z imieniem lepiej się pracuje.',
  'hint.short':
    'W zasobach ogólnych właśnie tego zabrakło, więc dostajesz mniej, niż obiecano. Przybędzie, gdy inni zapłacą.',
  'hint.income':
    'To było pole przychodu. Nikt tu jeszcze nie ma przychodów, więc nic się nie stało. Za to jest na co czekać.',
  'hint.lastRound':
    'Znacznik postępu dotarł do klepsydry, to ostatnia runda. Zamień na PZ, co się da; reszta w tej rozgrywce już nie zapunktuje.',
  'hint.scoring':
    'To była pierwsza z dwunastu rozgrywek. PZ pójdą w zapomnienie, ale nie to, co przyniosły: po gwiazdce chwały za każde pełne 10 PZ i zwycięstwo dla najlepszych. Tym razem zachowujecie wszystko.',
};
