import type { CardTexts } from '../types.ts';

export const people: CardTexts = {
  // The founders: their players give them a name
  200: { name: 'Saatgutbotin', flavour: 'Nähte die Kerne in den Mantelsaum und schwieg, bis er keimte.' },
  201: { name: 'Laternenträger', flavour: 'Geht im Dunkeln voran und redet den ganzen Weg.' },
  202: {
    name: 'Waldläuferin',
    flavour: 'War als Erste hier und ging dann zurück, um sich die Stiefel zu binden.',
  },
  203: { name: 'Ofensetzer', flavour: 'Ein Dorf ist ein Ofen mit ein paar Häusern drum herum.' },
  204: {
    name: 'Kesselflicker',
    flavour: 'Reparieren lässt sich alles. Das ist sein Beruf und eine Warnung.',
  },
  205: {
    name: 'Ährenleserin',
    flavour: 'Ging noch nie an etwas vorbei, das man vielleicht noch brauchen kann.',
  },
  // Assistants
  206: {
    name: 'Schlosserin',
    flavour: 'Trägt vierzig Schlüssel bei sich, und für die wichtigen Schlösser eine Haarnadel.',
  },
  207: { name: 'Bauleiter', flavour: 'Misst zweimal nach. Die Kapitänin lässt es trotzdem einfach fallen.' },
  208: { name: 'Kapellmeister', flavour: 'Kein Triumph ist zu klein für eine Trompete.' },
  209: { name: 'Bergführerin', flavour: 'Weiß, wo es weitergeht, und wo man vorher noch Tee bekommt.' },
  210: { name: 'Frachtmaklerin', flavour: 'Kennt keine Ladung, der nicht noch eine Unterschrift guttäte.' },
  211: { name: 'Schauermann', flavour: 'Hebt mit euch an und singt hinterher davon.' },
  212: { name: 'Protokollantin', flavour: 'Schreibt alles auf und liest es vor, wenn man nett fragt.' },
  213: { name: 'Säckelmeister', flavour: 'Findet Geld in Schubladen, die ganz bestimmt leer waren.' },
  // Personas of the first crates
  219: { name: 'Kürbiszüchterin', flavour: 'Gibt jedem einen Namen. Gegessen wird er trotzdem.' },
  233: { name: 'Kumpel', flavour: 'Kam zum Luftholen herauf und blieb der Gesellschaft wegen.' },
  258: { name: 'Schreinerin', flavour: 'Braucht keine Nägel und findet deine ein wenig traurig.' },
  280: { name: 'Maurer', flavour: 'Einer auf den anderen. Der Rest ist Gerede.' },
  303: { name: 'Erzsucherin', flavour: 'Horcht an Steinen, und hin und wieder antwortet einer.' },
  314: { name: 'Pflügerin', flavour: 'Gerade Furchen, krumme Witze.' },
};

export const objectives: CardTexts = {
  214: {
    name: 'Pünktliche Fracht',
    flavour: 'In der Ewigen Stadt macht jemand ein Häkchen und lächelt beinahe.',
  },
  215: { name: 'Klingende Taschen', flavour: 'Ein reiches Dorf hört man, lange bevor man es sieht.' },
  216: {
    name: 'Volle Lohnliste',
    flavour: 'Mit einem Assistenten hat man Hilfe, mit zweien eine Verwaltung.',
  },
  217: {
    name: 'Von allem etwas',
    flavour: 'Die Speisekammer eines vernünftigen Menschen, die Hosentaschen eines Kindes.',
  },
  218: {
    name: 'In aller Munde',
    flavour: 'Die Schiffe fahren jetzt langsamer vorbei, und irgendwer winkt immer.',
  },
};
