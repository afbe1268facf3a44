import type { CardTexts } from '../types.ts';

export const people: CardTexts = {
  // The founders: their players give them a name
  200: {
    name: 'Opiekunka nasion',
    flavour: 'Zaszyła pestki w rąbku płaszcza i nie pisnęła słowa, aż wykiełkował.',
  },
  201: { name: 'Latarnik', flavour: 'Po ciemku idzie przodem i gada przez całą drogę.' },
  202: { name: 'Tropicielka', flavour: 'Dotarła tu pierwsza, po czym wróciła zawiązać buty.' },
  203: { name: 'Zdun', flavour: 'Osada to piec, wokół którego stoi parę domów.' },
  204: { name: 'Druciarz', flavour: 'Naprawi wszystko. To jego zawód, a zarazem ostrzeżenie.' },
  205: { name: 'Zbieraczka kłosów', flavour: 'Nigdy nie minęła niczego, co mogłoby się jeszcze przydać.' },
  // Assistants
  206: { name: 'Ślusarka', flavour: 'Nosi czterdzieści kluczy, a do ważnych zamków spinkę do włosów.' },
  207: { name: 'Kierownik budowy', flavour: 'Mierzy dwa razy, a pani kapitan i tak po prostu puszcza linę.' },
  208: { name: 'Kapelmistrz', flavour: 'Żaden triumf nie jest za mały na trąbkę.' },
  209: { name: 'Przewodniczka górska', flavour: 'Wie, którędy dalej i gdzie po drodze dają herbatę.' },
  210: {
    name: 'Agentka frachtowa',
    flavour: 'Nie zna ładunku, któremu nie przydałby się jeszcze jeden podpis.',
  },
  211: { name: 'Sztauer', flavour: 'Najpierw z wami dźwiga, potem o was śpiewa.' },
  212: { name: 'Protokolantka', flavour: 'Zapisuje wszystko, a grzecznie poproszona czyta na głos.' },
  213: { name: 'Skarbnik', flavour: 'Znajduje pieniądze w szufladach, które na pewno były puste.' },
  // Personas of the first crates
  219: { name: 'Hodowczyni dyń', flavour: 'Każdej nadaje imię. Zjada i tak wszystkie.' },
  233: { name: 'Gwarek', flavour: 'Wyszedł zaczerpnąć powietrza i został dla towarzystwa.' },
  258: { name: 'Stolarz', flavour: 'Obywa się bez gwoździ, a na twoje patrzy z lekkim smutkiem.' },
  280: { name: 'Murarka', flavour: 'Jedna na drugiej. Reszta to gadanie.' },
  303: { name: 'Poszukiwaczka rud', flavour: 'Nasłuchuje kamieni, a czasem któryś odpowie.' },
  314: { name: 'Oraczka', flavour: 'Proste bruzdy, krzywe żarty.' },
};

export const objectives: CardTexts = {
  214: { name: 'Dostawy na czas', flavour: 'W Wiecznym Mieście ktoś stawia ptaszka i prawie się uśmiecha.' },
  215: { name: 'Brzęk w kieszeniach', flavour: 'Bogatą osadę słychać na długo, zanim ją widać.' },
  216: { name: 'Pełna lista płac', flavour: 'Jeden asystent to pomoc. Dwoje to już administracja.' },
  217: { name: 'Wszystkiego po trochu', flavour: 'Spiżarnia człowieka rozsądnego, kieszenie dziecka.' },
  218: {
    name: 'Na ustach wybrzeża',
    flavour: 'Statki zwalniają teraz, gdy was mijają, i zawsze ktoś macha.',
  },
};
