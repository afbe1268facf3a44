import type { CardTexts } from '../types.ts';

/** Standing orders of the king’s clockwork settlers. */
export const automaCards: CardTexts = {
  // To the Commons
  377: {
    name: 'Höflicher Beifall',
    flavour: 'Klatscht genau drei Sekunden. Dann ist die Feder abgelaufen.',
  },
  378: { name: 'Stehende Ovation', flavour: 'Steht auf, klatscht, setzt sich. Das Aufstehen hat Pim geölt.' },
  379: {
    name: 'Geduldiger Dietrich',
    flavour: 'Probiert den neunhundertsten Schlüssel. Ihm wird nie langweilig, nur warm.',
  },
  380: {
    name: 'Krummes Brecheisen',
    flavour: '„Inhalt: noch nicht gezählt“, sagt er und lehnt sich auf den Deckel.',
  },
  381: {
    name: 'Haus am Seil',
    flavour: 'Kapitänin Ottilie fragt, wohin damit. Er zeigt senkrecht nach unten.',
  },
  382: {
    name: 'Heikle Kundschaft',
    flavour: 'Mustert die zwei besten Stücke am Stand, schnarrt und wirft sie in die Tonne.',
  },
  // To the charters
  383: {
    name: 'Gute Stube',
    flavour: 'Besucht sein schönstes Haus und stellt fest, dass die Uhr dort nachgeht.',
  },
  384: {
    name: 'Ungebetener Ehrengast',
    flavour: 'Klopft an die feinste Tür. Die Verbeugung hat er sich bei Pim abgeschaut.',
  },
  385: { name: 'Zweite Wahl', flavour: 'Im besten Haus war es ihm zu voll. Da waren Leute drin.' },
  386: {
    name: 'Bescheidener Besuch',
    flavour: 'Betritt das kleinste Haus, zieht den Kopf ein und lobt den Balken.',
  },
  387: {
    name: 'Sonntagsrunde',
    flavour: 'Zieht daheim alle Uhren auf, alle bis auf eine. Der vertraut er.',
  },
  388: {
    name: 'Stichprobe',
    flavour: 'Zählt die Türen, eins, zwei, drei, und tritt ein, ohne die Füße abzuputzen.',
  },
  389: {
    name: 'Ab in den Schuppen',
    flavour: 'Es war ein langer Tag. Er stellt sich zu den Harken und tickt noch ein wenig.',
  },
  // Those that come later
  390: {
    name: 'Blecherner Gruß',
    flavour: 'Bei „Majestät“ fliegt ihm der Arm hoch. Tilda sagt es ziemlich oft.',
  },
  391: {
    name: 'Besorgung für die Krone',
    flavour: 'Kommt herein, nimmt von allem eins und hinterlässt eine gelochte Quittung.',
  },
  392: {
    name: 'Marke Eigenbau',
    flavour: 'Misst den Bauplatz mit dem Arm aus, schraubt den Arm ab und legt los.',
  },
};

/** Rules for Automas, glued into the Chronicle beside the rules that they go with. */
export const automaRules: CardTexts = {
  158: {
    name: 'Automas und Helfer',
    text: `Beim Aufbau erhält jeder Automa 1 Helfer von jeder Sorte, die es im Dorf schon gibt, außer wenn er bereits einen davon hat oder keiner mehr im Vorrat liegt.

Nennt seine Karte ein Gebäude in seinem eigenen Charter und ist ein Helfer daheim, dann geht der Helfer anstelle eines Arbeiters: auf das Gebäude, das die Karte verlangt, gesucht unter denen, auf denen niemand steht. Gibt es keines, geht doch ein Arbeiter. Alles andere auf der Karte gilt wie sonst.

Den Helfer einzusetzen bringt dem Automa nichts. Aber immer wenn jemand anders dieses Gebäude benutzt, erhält er 1 SP. Karten zieht er nur, solange er einen gewöhnlichen Arbeiter daheim hat; sonst nimmt er alle zurück, auch die Helfer.`,
  },
  159: {
    name: 'Automas und Himmelsinseln',
    text: `Auch ein Automa lässt 2 seiner Himmelsinseln schweben. Er beginnt mit denen, auf denen kein Gebäude steht, der Reihe nach und über den ersten Bauplätzen, die ihm dafür offenstehen. Sind alle seine Inseln bebaut, entscheidet bei Insel und Bauplatz der Zufall.

Seine Karten suchen Gebäude auf Inseln genauso wie auf Bauplätzen. Wenn er baut, kommen seine freien Bauplätze vor den freien Inseln dran.`,
  },
  160: {
    name: 'Automas und Gefahr',
    text: `Hat ein Automa ein Gebäude mit einer Gefahr benutzt, nimmt er den Marker wie jeder andere auch. Bezahlt wird damit nie etwas: Er hebt ihn nur auf und zeigt ihn vor, wo Gefahren gezählt werden, etwa bei einem Wegweiser. Am Ende des Spiels gibt er alles zurück.`,
  },
  161: {
    name: 'Automas und Überbauen',
    text: `Solange im Charter eines Automa noch Platz ist, baut er dort. Danach überbaut er sein Gebäude mit dem niedrigsten Wert, von gleichwertigen das mit der niedrigsten Nummer. Grundgebäude lässt er in Ruhe, ebenso Gebäude, auf denen ein Arbeiter, ein Helfer, eine Gefahr oder ein Einflussmarker ist.

Errichtet wird vom Ausbautableau die ungenutzte Gebäudekarte mit der niedrigsten Nummer, die mehr wert ist als das Gebäude darunter. Gibt es keine, wird nichts gebaut.`,
  },
  162: {
    name: 'Automas nach der Kampagne',
    text: `Zwölf Jahre lang haben euch die Automas zugeschaut. Von jetzt an sinkt ihre Schwierigkeit nie unter 3, und beim Aufbau erhält jeder von ihnen zufällig 2 Helfer verschiedener Sorten und 1 der Rollen, die für Automas gemacht sind.

Ihr bekommt etwas dafür. Beim Aufbau nimmt in umgekehrter Spielerreihenfolge jeder, der aus Fleisch und Blut ist, 1 Helfer, 1 privates Ziel oder 1 Ausbaukarte, zusätzlich zu dem, was Regel 4 bringt.`,
  },
};
