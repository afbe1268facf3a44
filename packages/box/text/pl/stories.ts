import type { CardTexts } from '../types.ts';

/** The numbered cards that are read aloud before the first game. Stories speak to all of you. */
export const stories: CardTexts = {
  1: {
    name: 'List wielki jak obrus',
    text: `List był wielki jak obrus, a wosku na pieczęciach starczyłoby, żeby oświetlić kaplicę. Trafił do sześciu domów w Wiecznym Mieście i w każdym brzmiał tak samo: Wiekuisty Król, który włada Zielonym Jarem dłużej, niż ktokolwiek umie dowieść, życzy sobie osady na skraju mapy. Osadą macie być wy.

No i jesteście: schodzicie ze Sterowca kapitan Otylii na łąkę, która pachnie deszczem. Król przysłał przodem skarbiec, rynek i trybunę, żebyście przypadkiem nie poczuli, że nikt na was nie patrzy. Obok was stoją skrzynie, których w mieście nikt nie zdołał otworzyć. A pośrodku, starszy od wszystkich map, leży kamień.

Pim, królewski skryba, macza pióro w kałamarzu.

– Zacznijcie, kiedy zechcecie – mówi. – Jego Królewska Mość liczy wszystko.`,
  },
  2: {
    name: 'Co jest na składzie',
    text: `Pośrodku stołu leżą zasoby ogólne: 36 monet oraz po 12 sztuk metalu, zboża, drewna, węgla, gliny i dyń. Nie należą do nikogo. Stąd przychodzi wszystko, co zyskujecie, i tu wraca wszystko, czym płacicie, a jeśli czegoś zabraknie, trzeba się bez tego obejść.

Kapitan Otylia przeliczyła wszystko dwa razy. Pim przeliczył trzy razy i wyszło mu co innego.`,
  },
  3: {
    name: 'Sześć dzielnic',
    text: `Wokół Centrum osady leży sześć dzielnic i każde z was wybiera jedną. Będzie wasza przez całą kampanię, razem z błotem.

Dostajecie do niej 2 robotników, 12 znaczników wpływu, kufer na to, co zachowacie, oraz osobowość: pierwszego człowieka z waszej dzielnicy, który postawi tu stopę. Nie ma jeszcze imienia. Możecie mu je nadać. Zapisujemy atramentem.`,
  },
  4: {
    name: 'Pierwszy dach',
    text: `Każda dzielnica zaczyna z jednym budynkiem, którego użycie nic nie kosztuje, a daje 1 sztukę jej własnego surowca. Wybierzcie, na której z sześciu działek stanie. Zostanie tam na zawsze, więc pomyślcie o widoku z okna.

Jego kartę połóżcie przed sobą: jest na niej skrzynia.`,
  },
  11: {
    name: 'Puste domy',
    text: `Jest was mniej niż sześcioro, więc niektóre dzielnice są nieaktywne. Ich pierwszy budynek i tak staje, na pierwszej działce, i każde z was może go używać.

Karty budynków, których nikt nie ma przed sobą, trafiają do talii rozwoju. Kto którąś zdobędzie, może otworzyć jej skrzynię, jakby zawsze należała do niego.`,
  },
  12: {
    name: 'Chętne ręce i wielkie oczekiwania',
    text: `Ośmioro asystentów kręci się tu od wczoraj i rozgląda za zajęciem. Razem z kartami budynków, których nikt nie ma przed sobą, jeśli takie są, tworzą talię rozwoju; 5 kart leży odkrytych na planszetce rozwoju.

Król przysłał też cele. 3 z nich leżą odkryte na planszetce celów, pozostałe czekają na swoją kolej.`,
  },
  13: {
    name: 'Zaczynamy',
    text: `Każde z was ma w kieszeni 4 monety. Kość Kamienia Dzielnicowego wskaże, kto zaczyna; dalej kolejka idzie wokół osady zgodnie z ruchem wskazówek zegara.

W swojej turze stawia się robotnika w dowolnym budynku i używa tego budynku albo odzyskuje się wszystkich swoich robotników (zasada 15). Centrum osady stoi otworem dla każdego (zasada 17). Jak się wznosi budynki, tego jeszcze nikt nie wie. Może jest to zapisane w którejś z tych skrzyń.`,
  },
};
