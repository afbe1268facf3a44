import type { CardTexts } from '../types.ts';

export const objectives: CardTexts = {
  214: { name: 'Dostawy na czas', flavour: 'W Wiecznym Mieście ktoś stawia ptaszka i prawie się uśmiecha.' },
  215: { name: 'Brzęk w kieszeniach', flavour: 'Bogatą osadę słychać na długo, zanim ją widać.' },
  216: { name: 'Pełna lista płac', flavour: 'Jeden asystent to pomoc. Dwoje to już administracja.' },
  217: { name: 'Wszystkiego po trochu', flavour: 'Spiżarnia człowieka rozsądnego, kieszenie dziecka.' },
  218: {
    name: 'Na ustach wybrzeża',
    flavour: 'Statki zwalniają, gdy was mijają, i zawsze ktoś z nich macha.',
  },
  220: {
    name: 'Dobra passa',
    flavour: 'Raz to szczęście, dwa razy to nawyk, trzy razy to kłopot dla innych.',
  },
  221: {
    name: 'Ostatnia przysługa',
    flavour: 'Każdy jest wam coś winien. Tylko już nie umiecie tego dowieść.',
  },
  222: { name: 'Mieszana talia', flavour: 'Nikt nie wie, co knujecie. Wy też nie.' },
  226: { name: 'Stałe wpływy', flavour: 'Pieniądze przychodzą we śnie, więc śpi się dużo.' },
  228: { name: 'Wszystkie łapy na pokład', flavour: 'Wszyscy zajęci. Wy trzymacie listę.' },
  252: { name: 'Smocza jama', flavour: 'Brakuje tylko smoka i nikt za nim nie tęskni.' },
  272: { name: 'Prezenty dla wszystkich', flavour: 'Teraz urodziny muszą nadążyć.' },
  294: { name: 'Brak wolnych miejsc', flavour: 'Ktoś śpi w wannie i pyta, czy można przedłużyć.' },
  299: { name: 'Zbieracze kłopotów', flavour: 'Można było je zamieść. Wy zbudowaliście półkę.' },
  305: { name: 'Plany w szufladzie', flavour: 'Szuflada się nie domyka. To też jakiś plan.' },
  310: { name: 'Mieszana załoga', flavour: 'Duch i kucharz ustalili wspólną przerwę na herbatę.' },
  328: { name: 'Nigdy w pojedynkę', flavour: 'Przyjaciel to ktoś, kto wie, gdzie trzymacie ciastka.' },
  334: { name: 'Co jeszcze pójdzie nie tak', flavour: 'Zapytaliście. Była lista.' },
};
