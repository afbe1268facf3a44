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
  8: { name: 'Glinianka', flavour: 'Cokolwiek tu zbudujecie, wasze buty były pierwsze.' },
  9: { name: 'Szopa na rudę', flavour: 'Połowa to ruda. Druga połowa to optymizm.' },
  10: { name: 'Łan zboża', flavour: 'Na wietrze szumi jak morze, a jest o wiele tańszy.' },
  // Purple: feasts and great expectations; barns where something purrs
  22: { name: 'Pracownia lampionów', flavour: 'Każda twarz jest inna. Te drogie są podobne do króla.' },
  23: { name: 'Stodoła zamian', flavour: 'Przynieś, co masz, weź, czego ci trzeba, i uważaj na myszy.' },
  // Black: what lies buried; firesides and engines
  43: { name: 'Lampownia', flavour: 'Lampy palą się tu całą noc. Ostatnio jakby na niebiesko.' },
  44: { name: 'Klub przy kominku', flavour: 'Cztery monety za fotel przy ogniu. To naprawdę dobry fotel.' },
  // Green: things made by hand; a well-kept house
  58: { name: 'Postój domokrążcy', flavour: 'On nie mówi, skąd to ma. Wy nie pytacie, czyj to koń.' },
  59: { name: 'Malarnia szyldów', flavour: 'Maluje się za pieniądze albo dla sławy, rzadko dla obu naraz.' },
  // Red: an open door; a yard where the clay won't lie still
  73: { name: 'Izba kaflowa', flavour: 'Dość tu ciepło dla gości. Niech no tylko ktoś się o was dowie.' },
  74: {
    name: 'Plac przy cegielni',
    flavour: 'Węgiel na lewo, drewno na prawo. O tę wysoką stertę lepiej się nie opierać.',
  },
  // Blue: plans on paper; bells, seals and clockwork
  88: {
    name: 'Drukarnia',
    flavour: 'Wkładasz dwie bryłki metalu na czcionki, wyjmujesz jeden dobry pomysł.',
  },
  89: { name: 'Kuźnia pieczęci', flavour: 'Świeża pieczęć otwiera stare drzwi. Niektóre skrzypią.' },
  // Yellow: a long table; a kitchen that is never closed
  109: { name: 'Piekarnia przy długim stole', flavour: 'Z ciepłą bułką w ręku nikt nie jest obcy.' },
  110: { name: 'Kuchnia z kaszą', flavour: 'O dobrych ludzi trudno, ale głodni są zawsze.' },
};

export const commons: BoxText['commons'] = {
  zeppelin: { name: 'Sterowiec', flavour: 'Kapitan Otylia spuszcza na linie całe domy i nuci pod nosem.' },
  charterstone: { name: 'Kamień Dzielnicowy', flavour: 'Był tu pierwszy. Słucha, a zamki ustępują.' },
  grandstand: {
    name: 'Trybuna',
    flavour: 'Najlepsze miejsce czeka na króla. Na razie siadają na nim gołębie.',
  },
  treasury: { name: 'Skarbiec', flavour: 'Przyjmują tu wszystko, co da się zważyć.' },
  market: { name: 'Rynek', flavour: 'Pięć straganów, pięć głosów i wszystkie mówią do ciebie.' },
  cloudPort: { name: 'Port w chmurach', flavour: 'Co się stąd wznosi, to opada w Wiecznym Mieście.' },
};
