import type { CardTexts } from '../types.ts';

/** Those who come later: guests, friends, minions. */
export const company: CardTexts = {
  // Guests
  281: { name: 'Wędrowny mnich', flavour: 'Ślubował milczenie o wszystkim prócz przepisów.' },
  282: { name: 'Kominiarz', flavour: 'Złapcie się za guzik na szczęście. Przed kolacją umyjcie ręce.' },
  283: { name: 'Leśna poetka', flavour: 'Za pokój płaci sonetem, za śniadanie drewnem na opał.' },
  284: { name: 'Garncarz na urlopie', flavour: 'Tylko popatrzy. No dobrze, jedna miseczka.' },
  285: { name: 'Błędny rycerz', flavour: 'Błądzi głównie w lewo, bo z tej strony zbroja cięższa.' },
  286: { name: 'Generał na emeryturze', flavour: 'Musztruje jęczmień. W tym roku stoi wyjątkowo prosto.' },
  287: { name: 'Smakoszka', flavour: 'Odsyła danie tylko raz, a potem prosi o przepis.' },
  288: { name: 'Parowa baronowa', flavour: 'Wiezie dziewiętnaście kufrów i kocioł imieniem Edwin.' },
  289: { name: 'Armator', flavour: 'Puka w każdy stół i słucha, czy by pływał.' },
  290: {
    name: 'Badacz starożytności',
    flavour: 'Znajduje skorupy pod waszą podłogą i datuje je: przed wami.',
  },
  291: { name: 'Czarodziej od drobnych', flavour: 'Wyjmuje wam zza ucha monetę, a zaraz za nią pytanie.' },
  292: { name: 'Księżycowa czarodziejka', flavour: 'Wita kogoś za waszymi plecami, uprzejmie i po imieniu.' },
  // Friends
  315: { name: 'Bratanek młynarza', flavour: 'Odnosi resztę i jeszcze coś dokłada.' },
  316: { name: 'Bajarka z zapiecka', flavour: 'W każdej wersji wypadacie odrobinę lepiej.' },
  317: { name: 'Cyklista ze złomowiska', flavour: 'Cokolwiek mu odpadnie, jest jeszcze coś warte.' },
  318: { name: 'Tancerka ze stodoły', flavour: 'Prowadzi, ktokolwiek by prowadził.' },
  319: { name: 'Furman od cegieł', flavour: 'Zna cenę wszystkiego, bo wszystko dźwigał.' },
  320: { name: 'Puszczacz latawców', flavour: 'Puszcza wasze imię nad dachy na bardzo długim sznurku.' },
  321: { name: 'Jarmarczny krzykacz', flavour: 'Sprzeda wam wasz własny kapelusz i podzieli się zyskiem.' },
  322: { name: 'Tragarz z nocnej zmiany', flavour: 'Znajduje monety po ciemku, na słuch.' },
  323: { name: 'Opiekunka kotów', flavour: 'Tyle dobrego mówiła o was kotom, że kiwają głowami.' },
  324: { name: 'Śpiewaczka z szybu', flavour: 'Tam na dole oklaski wracają dwa razy.' },
  325: { name: 'Grzybiarz', flavour: 'Chętnie pokaże dobre miejsce, byle z zawiązanymi oczami.' },
  326: { name: 'Pszczelarka', flavour: 'Przedstawiła was każdej pszczole z osobna.' },
  // Minions
  227: { name: 'Koty', flavour: 'Pracują, kiedy mają ochotę. Pochwały zbieracie wy.' },
  234: { name: 'Duchy', flavour: 'Znają to miejsce z dawnych czasów. Z jak dawnych, nie mówią.' },
  278: { name: 'Lokaje', flavour: 'Państwo dzwonili? Oni już tu są.' },
  297: { name: 'Golemy', flavour: 'Uniosą wszystko, byle nikt nie powiedział „stop”.' },
  309: { name: 'Roboty', flavour: 'Mają jeden dobry pomysł dziennie, za to punktualnie.' },
  332: { name: 'Kucharze', flavour: 'Kto u nich jadł, ten ma u was dług.' },
};

/** The strangers at the edge of the village: a choice each, kind or unkind. And somebody who was here before. */
export const strangers: CardTexts = {
  337: {
    name: 'Jedenastka, która uciekła',
    text: `Na nadgarstku ma numer i drży na dźwięk kluczy. Uczeni z Wiecznego Miasta chcieli wiedzieć, od czego człowiek się nie zużywa, a ona była jedenastą osobą, którą o to zapytali, nie pytając o zgodę. Zrobicie jej miejsce przy piecu czy odeślecie ją, żeby miasto wychwalało waszą gorliwość?`,
  },
  338: {
    name: 'Anzelm z lunetą',
    text: `Od tygodnia siedzi w waszym żywopłocie i zapisuje, o której wstajecie. Przyłapany rumieni się i podaje wam swoje notatki; są całkiem pochlebne. Dacie szpiegowi biurko i coś ciekawszego do oglądania czy obwieziecie go z tą lunetą na taczce po całej osadzie?`,
  },
  339: {
    name: 'Florian, wasz wielbiciel',
    text: `Szedł z bukietem dziewięć dni i widać to, zwłaszcza po kwiatach. Z barw waszej dzielnicy zrobił na drutach szalik niepokojącej długości. Niech zostanie i do czegoś się przyda czy odczytacie jego wiersze na Trybunie, żeby wszyscy mieli się z czego pośmiać?`,
  },
  340: {
    name: 'Madame Griet w spoczynku',
    text: `Chodzi tak cicho, że koty robią notatki. Kiedyś miała listę nazwisk, a przy nich krzyżyki; dziś ma listę warzyw i marzy jej się mały ogródek, w którym nikt nie zjawia się nocą. Dacie jej szpadel i nie będziecie pytać czy ogłosicie światu, że ją rozbroiliście?`,
  },
  341: {
    name: 'Ojciec, trochę spóźniony',
    text: `Stoi przy furtce i obraca kapelusz w dłoniach. Nos ma wasz, śmiech ma wasz, a dobrej wymówki na ostatnie trzydzieści lat nie ma żadnej. Dostawicie do stołu jeszcze jeden talerz czy powiecie mu przy wszystkich całą prawdę, tak celnie, że długo będą ją powtarzać?`,
  },
  342: {
    name: 'Zwinna Julka',
    text: `Złapaliście ją z jedną nogą w oknie waszej spiżarni. W worku ma wasze łyżki, dwie łyżki sąsiada i bochenek, który zdążyła nadgryźć. Niech zatrzyma chleb i nauczy waszych ludzi, jak myślą zamki, czy odprowadzicie ją na strażnicę i zbierzecie oklaski?`,
  },
  343: {
    name: 'Widmowy robotnik',
    flavour: 'Był tu przed wami i wciąż wstaje do pracy.',
  },
};
