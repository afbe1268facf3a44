import type { CardTexts } from '../types.ts';

export const objectives: CardTexts = {
  214: {
    name: 'Pünktliche Fracht',
    flavour: 'In der Ewigen Stadt macht jemand ein Häkchen und lächelt beinahe.',
  },
  215: { name: 'Klingende Taschen', flavour: 'Ein reiches Dorf hört man, lange bevor man es sieht.' },
  216: {
    name: 'Volle Lohnliste',
    flavour: 'Einer kocht den Tee, der andere führt darüber Protokoll.',
  },
  217: {
    name: 'Von allem etwas',
    flavour: 'Die Speisekammer eines vernünftigen Menschen, die Hosentaschen eines Kindes.',
  },
  218: {
    name: 'In aller Munde',
    flavour: 'Die Schiffe fahren jetzt langsamer vorbei, und irgendwer winkt immer.',
  },
  220: {
    name: 'Guter Lauf',
    flavour: 'Beim dritten Mal klingt der Beifall schon ein wenig dünn.',
  },
  221: {
    name: 'Der letzte Gefallen',
    flavour: 'Jeder schuldet euch etwas. Ihr könnt es nur nicht mehr beweisen.',
  },
  222: { name: 'Bunte Mischung', flavour: 'Niemand weiß, was ihr vorhabt. Ihr auch nicht.' },
  226: { name: 'Sichere Einkünfte', flavour: 'Das Geld kommt im Schlaf, also wird viel geschlafen.' },
  228: { name: 'Alle Pfoten an Deck', flavour: 'Alle sind beschäftigt. Ihr haltet die Liste.' },
  252: { name: 'Drachenhort', flavour: 'Es fehlt nur der Drache, und niemand vermisst ihn.' },
  272: { name: 'Geschenke für alle', flavour: 'Jetzt müssen die Geburtstage nachkommen.' },
  294: { name: 'Ausgebucht', flavour: 'Einer schläft in der Badewanne und möchte verlängern.' },
  299: { name: 'Ärger auf Vorrat', flavour: 'Man hätte ihn wegfegen können. Ihr habt ein Regal gebaut.' },
  305: {
    name: 'Pläne in der Schublade',
    flavour: 'Die Schublade geht nicht mehr zu. Auch das ist ein Plan.',
  },
  310: {
    name: 'Gemischte Belegschaft',
    flavour: 'Geist und Koch haben sich auf eine gemeinsame Teepause geeinigt.',
  },
  328: { name: 'Nie allein', flavour: 'Freunde sind die, die wissen, wo die Kekse stehen.' },
  334: { name: 'Was denn noch alles', flavour: 'Ihr habt gefragt. Es gab eine Liste.' },
};
