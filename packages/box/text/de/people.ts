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
    flavour: 'Hat sechzig Schlüssel am Bund und für die wichtigen Schlösser eine Haarnadel.',
  },
  207: {
    name: 'Bauleiter',
    flavour: 'Misst zweimal nach. Fallen lässt es die Kapitänin trotzdem nach Gefühl.',
  },
  208: { name: 'Kapellmeister', flavour: 'Kein Triumph ist zu klein für eine Trompete.' },
  209: { name: 'Bergführerin', flavour: 'Weiß, wo es weitergeht und wo man vorher noch Tee bekommt.' },
  210: { name: 'Frachtagentin', flavour: 'Kennt keine Ladung, der nicht noch eine Unterschrift guttäte.' },
  211: { name: 'Schauermann', flavour: 'Packt einmal mit an und singt danach in jedem Hafen davon.' },
  212: { name: 'Protokollantin', flavour: 'Schreibt alles auf und liest es vor, wenn man nett fragt.' },
  213: { name: 'Säckelmeister', flavour: 'Findet in leeren Schubladen immer noch einen Gefallen.' },
  // Personas of the first crates
  219: { name: 'Kürbiszüchterin', flavour: 'Gibt jedem einen Namen. Gegessen wird er trotzdem.' },
  233: { name: 'Kumpel', flavour: 'Kam zum Luftholen herauf und blieb der Gesellschaft wegen.' },
  258: { name: 'Dübelmacherin', flavour: 'Braucht keine Nägel und findet eure ein wenig traurig.' },
  280: { name: 'Ziegelsetzer', flavour: 'Einer auf den anderen. Der Rest ist Gerede.' },
  303: { name: 'Erzsucherin', flavour: 'Horcht an Steinen, und hin und wieder antwortet einer.' },
  314: { name: 'Pflügerin', flavour: 'Gerade Furchen, krumme Witze.' },
  // Purple
  223: { name: 'Gesandte', flavour: 'Hat drei Briefe dabei und übergibt den angenehmsten.' },
  224: { name: 'Manegensprecher', flavour: 'Meine Damen, meine Herren, und was Sie sonst sind: Applaus!' },
  225: { name: 'Eilbotin', flavour: 'Immer in fremden Gassen und immer schon wieder im Gehen.' },
  229: {
    name: 'Katzenvertraute',
    flavour: 'Eine Katze auf dem Schoß ist Gesellschaft. Zwei sind ein Ausschuss.',
  },
  230: { name: 'Kräuterkundige', flavour: 'Ihr Tee vertreibt die Seuche. Und die Lust auf Tee.' },
  231: { name: 'Bademeister', flavour: 'Einer passt noch auf die Bank, wenn alle kurz ausatmen.' },
  232: { name: 'Wanderhändlerin', flavour: 'Würfelt, wohin es geht, und nennt das Marktforschung.' },
  // Black
  235: { name: 'Geisterseherin', flavour: 'Deckt für zwei, obwohl sie allein wohnt. Mehr oder weniger.' },
  251: { name: 'Schatzgräber', flavour: 'Das Kreuz zeigt, wo ein anderer schon gegraben hat.' },
  253: { name: 'Bankdirektor', flavour: 'Lächelt einmal im Jahr. In den Büchern sieht man es.' },
  254: { name: 'Museumswärterin', flavour: 'Klebt auf alles ein Schildchen, auch wenn es sich bewegt.' },
  255: {
    name: 'Goldmacherin',
    flavour: 'Macht aus Kohle Münzen. Über den umgekehrten Versuch schweigt sie.',
  },
  256: {
    name: 'Dochtdreher',
    flavour: 'Geht der Brennstoff aus, zündet er ein zweites Licht an und sucht.',
  },
  257: { name: 'Duftmischerin', flavour: 'Man macht ihr Platz und kommt zurück, um zu riechen, warum.' },
  // Green
  271: { name: 'Bastler', flavour: 'Seit drei Wochen ist es jeden Abend fertig.' },
  273: { name: 'Krämerin', flavour: 'Verkauft erst die Schachtel und dann das, was hineingehört.' },
  274: {
    name: 'Jahrbuchschreiberin',
    flavour: 'Vorwärts, rückwärts, gar nicht: Die Geschichte hängt an der Tinte.',
  },
  275: { name: 'Fiedler', flavour: 'Spielt im Zentrum, bis jemand tanzt, und dann noch ein bisschen.' },
  276: { name: 'Tapeziererin', flavour: 'Bevor sie nicht zweimal das Sofa verrückt hat, ist es kein Haus.' },
  277: {
    name: 'Schlingenleger',
    flavour: 'Hat alles schon einmal gefangen, auch einen sehr verdutzten Pim.',
  },
  279: { name: 'Gräfin im Exil', flavour: 'Das Schloss ist weg, das Glöckchen nicht.' },
  // Red
  293: { name: 'Gastgeberin', flavour: 'Hat für jeden ein Zimmer und zu jedem Zimmer eine Meinung.' },
  295: { name: 'Pförtner', flavour: 'Hinausgeworfen wird niemand. Man wird begleitet, und zwar zügig.' },
  296: {
    name: 'Professorin der Fülle',
    flavour: 'Besitzt von allem eines und kann erklären, warum das Wissenschaft ist.',
  },
  298: { name: 'Figurenmacherin', flavour: 'Der Golem steckte schon im Lehm. Sie hat ihm nur aufgemacht.' },
  300: { name: 'Nachtwächterin', flavour: 'Kennt alle Banditen beim Namen und die meisten ihrer Mütter.' },
  301: { name: 'Ambossjongleurin', flavour: 'Hebt den Golem hoch, stellt ihn beiseite und geht ihrer Wege.' },
  302: { name: 'Kolonnenführerin', flavour: 'Ein Pfiff, und sogar die Geister stehen auf.' },
  // Blue
  304: {
    name: 'Baumeister',
    flavour: 'Auf der Rückseite dieses Dorfes hat er längst ein größeres gezeichnet.',
  },
  306: { name: 'Uhrenaufzieher', flavour: 'Kommt nie zu spät. Alles andere kommt zu früh.' },
  307: { name: 'Kaffeesatzleserin', flavour: 'Sieht drei Zukünfte und nimmt die mit den besseren Möbeln.' },
  308: {
    name: 'Geheimrätin',
    flavour: 'Hat am Abend keinen Gefallen mehr übrig und schläft ausgezeichnet.',
  },
  311: { name: 'Apparatebauerin', flavour: 'Zwei Roboter sind von ihr. Der dritte spricht von Zufall.' },
  312: {
    name: 'Hausmeister',
    flavour: 'Bringt genau ein Werkzeug mit. Es ist das richtige oder ein Hammer.',
  },
  313: { name: 'Vorturnerin', flavour: 'Hin, zurück und noch einmal. Wo habt ihr eure Knie gelassen?' },
  // Yellow
  327: { name: 'Sudmeisterin', flavour: 'Eine Freundschaft braucht Malz, Geduld und einen kühlen Keller.' },
  329: { name: 'Rebenhüter', flavour: 'Der Wein löst erst die Zungen und dann die Sitzordnung.' },
  330: { name: 'Raritätenfreund', flavour: 'Von jedem eines und nichts doppelt, außer den Schränken.' },
  331: { name: 'Wettkönigin', flavour: 'Wettet, dass ihr diese Zeile zweimal lest. Gewonnen.' },
  333: { name: 'Speisehauswirtin', flavour: 'Zwei Köche, ein Herd, eine Schiedsrichterin.' },
  335: { name: 'Ofenhüterin', flavour: 'In mageren Jahren werden die Brote kleiner, dafür sind es mehr.' },
  336: { name: 'Pflocksetzerin', flavour: 'Ihr sucht noch euren Hut, da steckt der Pflock schon.' },
  // Sides are taken: loyal to the king …
  363: { name: 'Mesmerist', flavour: 'Sie wollten mir das gerade geben, nicht wahr?' },
  364: {
    name: 'Trankbrauerin',
    flavour: 'Ein Tropfen in den Brunnen, und keiner weiß mehr, was er von Beruf ist.',
  },
  365: { name: 'Gedungene Lanze', flavour: 'Treu der Krone, besonders wenn sie aus Gold ist.' },
  366: { name: 'Freibeuter', flavour: 'Ohne den Brief wäre es Piraterie. Hier ist der Brief.' },
  367: {
    name: 'Schwindlerin',
    flavour: 'Die königliche Abgabe auf gute Absichten? Ja, die zahlt man bei mir.',
  },
  368: { name: 'Uhrwerkmagier', flavour: 'Er summt ein wenig, und fremde Maschinen packen ihre Koffer.' },
  // … or against him
  369: {
    name: 'Barfüßige Prophetin',
    flavour: 'Hat die letzte Münze verschenkt und sieht seitdem viel besser.',
  },
  370: { name: 'Punschmeister', flavour: 'Der ganze Keller steckt in diesem Glas. Es leuchtet.' },
  371: { name: 'Freie Klinge', flavour: 'Hat niemandem mehr etwas zu befehlen und kämpft doppelt so gut.' },
  372: { name: 'Höhlenkriecherin', flavour: 'Kein Mensch hat je von ihr gehört. Das war der Plan.' },
  373: { name: 'Tippelbruder', flavour: 'Schuldet der Ewigen Stadt nichts und schickt ihr noch weniger.' },
  374: { name: 'Zahnradgärtnerin', flavour: 'Ihre Rosen ticken. Dafür braucht sie keine Bescheinigung.' },
  // The sides an Automa takes
  393: { name: 'Hofmarschall', flavour: 'Kündigt jeden mit Titel an, die leeren Stühle auch.' },
  394: { name: 'Zöllnerin', flavour: 'Hat für alles einen Stempel und für alles andere eine Schublade.' },
  395: { name: 'Eiserner Wächter', flavour: 'Sammelt Gefahren wie andere Leute Löffel.' },
  396: { name: 'Einsiedler', flavour: 'Auf dem Schild steht: geschlossen. Seit neun Jahren.' },
  397: { name: 'Mautpreller', flavour: 'Kennt um jede Schranke einen Weg und verkauft die Karte dazu.' },
  398: { name: 'Letzter Glöckner', flavour: 'Zieht er am Seil, ist der Tag vorbei. Da hilft kein Reden.' },
};
