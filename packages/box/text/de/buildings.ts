import type { BoxText, CardTexts } from '../types.ts';

export const buildings: CardTexts = {
  // The first roof of each charter
  5: { name: 'Kürbisbeet', flavour: 'Sie wachsen nur, wenn niemand hinsieht. Lange hält das keiner aus.' },
  6: { name: 'Kohlengrube', flavour: 'Es ist dunkel dort unten, aber auf die behagliche Art.' },
  7: { name: 'Holzschlag', flavour: 'Die Bäume wurden höflich gefragt. Die meisten haben zugestimmt.' },
  8: { name: 'Lehmufer', flavour: 'Gibt gute Ziegel und behält hin und wieder einen Stiefel.' },
  9: { name: 'Erzschuppen', flavour: 'Zur Hälfte Erz, zur Hälfte Zuversicht.' },
  10: { name: 'Kornfeld', flavour: 'Bei Wind klingt es wie das Meer und ist viel billiger.' },
  // Purple: feasts and great expectations; barns where something purrs
  22: {
    name: 'Laternenschnitzerei',
    flavour: 'Jedes Gesicht ist anders. Die teuren sehen dem König ähnlich.',
  },
  23: {
    name: 'Tauschscheune',
    flavour: 'Bringt mit, was ihr habt, nehmt, was ihr braucht, und achtet auf die Mäuse.',
  },

  25: { name: 'Wahrsagezelt', flavour: 'Madame Zaza sieht eure Zukunft, und die ist voller Besorgungen.' },
  26: { name: 'Konzertmuschel', flavour: 'Ein Trinkgeld für die Pauke, und die kleine Tat wird zur Hymne.' },
  28: {
    name: 'Kassenhäuschen',
    flavour: 'Alle zahlen Eintritt. Was gegeben wird, hat noch niemand gefragt.',
  },
  30: { name: 'Flüsterlaube', flavour: 'Was hier gesagt wird, bleibt hier, bis der Bäcker davon hört.' },
  31: {
    name: 'Riesenkürbishalle',
    flavour: 'Der erste Preis geht an den Kürbis. Der Züchter steht darunter.',
  },
  32: { name: 'Siegerschleifensaal', flavour: 'Eine Schleife für jede Tat, und viel Wand, man weiß ja nie.' },
  35: { name: 'Rahmstube', flavour: 'Euretwegen kamen sie nicht. Sie kamen wegen des Rahms und blieben.' },
  38: { name: 'Kräuterapotheke', flavour: 'Riecht nach Minze, schmeckt nach Stiefel, hilft.' },
  39: {
    name: 'Vermittlungsstube',
    flavour: 'Jeder Helfer kommt in gute Hände. Zu Mittwinter schreibt er.',
  },
  40: {
    name: 'Streunerheim',
    flavour: 'Ein kleines Kostgeld genügt. Wer zu wem passt, weiß der Streuner.',
  },
  41: {
    name: 'Hängemattengarten',
    flavour: 'Einer legt sich hin, einer steht auf. Bis zum Abend gleicht es sich aus.',
  },
  42: { name: 'Komposthof', flavour: 'Oben kommt der Ärger hinein, im Frühling kommen unten Rosen heraus.' },
  // Black: what lies buried; firesides and engines
  43: { name: 'Lampenwerk', flavour: 'Hier brennt die ganze Nacht Licht. Seit Kurzem ist es bläulich.' },
  44: { name: 'Kaminklub', flavour: 'Vier Münzen für einen Sessel am Feuer. Es ist ein sehr guter Sessel.' },

  45: { name: 'Klopfkeller', flavour: 'Dreimal klopfen. Klopft es zurück, einen Stuhl anbieten.' },
  46: {
    name: 'Tiefe Strecke',
    flavour: 'Ab der dritten Laterne fragt man nicht mehr, wer hier vorher grub.',
  },
  48: { name: 'Wunderkammer', flavour: 'Bitte nichts berühren. Manches berührt zurück.' },
  49: { name: 'Auktionsgewölbe', flavour: 'Einmal an der Nase gekratzt, schon gehört euch der Kelch.' },
  50: { name: 'Pfandleihe', flavour: 'Beliehen wird alles, woran eine gute Legende hängt.' },
  51: { name: 'Mitternachtsoper', flavour: 'Die Sopranistin ist seit Jahren tot und war nie besser.' },
  52: {
    name: 'Kreditschalter',
    flavour: 'Heute öffnen, morgen grübeln. Das Kleingedruckte rät zum Gegenteil.',
  },
  53: { name: 'Torfbörse', flavour: 'Gehen die Feuer aus, verkauft immer irgendwer Wärme.' },
  54: { name: 'Sparkasse', flavour: 'Hier legt sich euer Geld schlafen und wacht etwas dicker auf.' },
  55: { name: 'Münzpresse', flavour: 'Vorne das Gesicht des Königs, hinten euer Daumenabdruck.' },
  56: { name: 'Zinskontor', flavour: 'Zahltag ist, wann ihr wollt, gegen ein kleines Entgegenkommen.' },
  57: { name: 'Mäzenengalerie', flavour: 'Bildnisse am laufenden Meter. Großzügigkeit strafft das Kinn.' },
  // Green: things made by hand; a well-kept house
  58: {
    name: 'Hausiererrast',
    flavour: 'Woher er es hat, sagt er nicht. Und fragt bloß nicht nach dem Pferd.',
  },
  59: { name: 'Schildermalerei', flavour: 'Gemalt wird für Geld oder für Lob, selten für beides.' },

  61: { name: 'Drechslerei', flavour: 'Spannt ein Scheit ein. Es weiß selbst, ob es eine Flöte ist.' },
  62: { name: 'Geschenkeladen', flavour: 'Alles von Hand gemacht, auch die Preise.' },
  63: {
    name: 'Materialhof',
    flavour: 'So viele Haufen, so viele Schlüssel und einer, der weiß, was wozu gehört.',
  },
  64: { name: 'Zunftwerkstatt', flavour: 'Zwei Meister, eine Werkbank. Gesprochen wird über den Lehrling.' },
  65: {
    name: 'Schaufenster',
    flavour: 'Im Licht steht das beste Stück und gleich daneben, wer es gemacht hat.',
  },
  66: { name: 'Bauhütte', flavour: 'Auf ihrem Handschlag ruht das halbe Dorf.' },
  67: { name: 'Zimmerplatz', flavour: 'Früh begonnen, mittags gerichtet, um eins steht das Bäumchen oben.' },
  68: { name: 'Rattenfängerboden', flavour: 'Er zahlt pro Schwanz, und die Ratten fangen an zu rechnen.' },
  69: { name: 'Dienerschule', flavour: 'Erstes Jahr: Verbeugen. Zweites Jahr: Alles wissen.' },
  70: { name: 'Holzrutsche', flavour: 'Schon im Frachtballon, bevor ihr es bereuen könnt.' },
  71: {
    name: 'Waldherberge',
    flavour: 'Alle kommen heim, hängen die Stiefel auf und sind kein bisschen müde.',
  },
  72: { name: 'Försterturm', flavour: 'Sie melden den Ärger, beheben den Ärger und melden das.' },
  // Red: an open door; a yard where the clay won't lie still
  73: {
    name: 'Kachelstube',
    flavour: 'Warm genug für Gäste. Die müssten nur noch wissen, dass es euch gibt.',
  },
  74: { name: 'Ziegelhof', flavour: 'Kohle links, Holz rechts. Lehnt euch nicht an den hohen Haufen.' },

  76: {
    name: 'Gasthof am Kreuzweg',
    flavour: 'Bruna vergisst keinen Gast und schon gar nicht, was er schuldet.',
  },
  77: { name: 'Kutschenstation', flavour: 'Das Schönste an Gästen ist, wie sie winken.' },
  78: { name: 'Biergarten', flavour: 'Den Schatten liefert die Kastanie. Ihre Pacht nimmt sie in Brezeln.' },
  79: {
    name: 'Empfangshalle',
    flavour: 'Der rote Teppich ist geliehen. Bitte über die Mottenlöcher steigen.',
  },
  80: {
    name: 'Gästebuchzimmer',
    flavour: 'Einer schreibt mit Schnörkel, einer macht ein Kreuz, einer eine Pfote.',
  },
  81: { name: 'Majolikapalast', flavour: 'Jede Kachel erzählt eine Geschichte. Das Bad erzählt zwei.' },
  82: { name: 'Golemgrube', flavour: 'Anhauchen, „bitte“ sagen, einen Schritt zurücktreten.' },
  83: { name: 'Wachstube', flavour: 'Die Zelle der Banditen hat Vorhänge. Sie bestanden darauf.' },
  84: {
    name: 'Statuenallee',
    flavour: 'Ein Sockel ist noch frei. Davor: eine lange Schlange bescheidener Leute.',
  },
  85: {
    name: 'Aushebungsamt',
    flavour: 'Euer Helfer bekommt einen Federhut, ihr bekommt ein Mitspracherecht.',
  },
  86: {
    name: 'Begnadigungsgericht',
    flavour: 'Der Dieb bereut, der Richter seufzt, der Kuchen wird geteilt.',
  },
  87: { name: 'Paradeplatz', flavour: 'Katzen links, Golems rechts, Geister, wo es ihnen beliebt.' },
  // Blue: plans on paper; bells, seals and clockwork
  88: { name: 'Druckerei', flavour: 'Frische Einfälle, noch feucht. Bitte die Ärmel hochkrempeln.' },
  89: { name: 'Siegelschmiede', flavour: 'Ein frisches Siegel öffnet alte Türen. Manche quietschen.' },

  91: { name: 'Zeichenbüro', flavour: 'Hier sind die Stifte spitz und die Bemerkungen der Chefin auch.' },
  98: { name: 'Trägerwerk', flavour: 'Bis zum Abendbrot steht es, sonst gibt es die Nieten zurück.' },
  99: { name: 'Patentamt', flavour: 'Die Idee hatte schon jemand. Nur angemeldet hat er sie nicht.' },
  100: { name: 'Großer Kran', flavour: 'Kapitänin Ottilie nennt ihn ihren Rivalen. Sie winkt ihm trotzdem.' },
  101: { name: 'Modellmuseum', flavour: 'Lauter Häuser, die ihr nie gebaut habt. Wie aufgeräumt sie sind.' },
  102: {
    name: 'Vermessungsturm',
    flavour: 'Von hier oben kann man alle Dächer zählen. Pim hat es schon getan.',
  },
  103: { name: 'Roboterkrippe', flavour: 'Um zwölf die ersten Schritte, um halb eins die erste Meinung.' },
  104: {
    name: 'Reparaturhalle',
    flavour: 'Drei Schrauben bleiben immer übrig. Sie werden beschriftet verwahrt.',
  },
  105: { name: 'Uhrturm', flavour: 'Andere Uhren zeigen die Zeit. Diese schiebt an.' },
  106: { name: 'Umrüstwerk', flavour: 'Der Butler kam, weil er quietschte. Jetzt rollt er.' },
  107: {
    name: 'Schlosserei',
    flavour: 'Die Schlösser sind so gut, dass alle Kunden wiederkommen. Ohne Schlüssel.',
  },
  108: { name: 'Ewiges Rad', flavour: 'Es steht still, sobald niemand daran glaubt. Bitte weiter nicken.' },
  // Yellow: a long table; a kitchen that is never closed
  109: {
    name: 'Backhaus am langen Tisch',
    flavour: 'Mit einem warmen Brötchen in der Hand bleibt niemand fremd.',
  },
  110: { name: 'Grützküche', flavour: 'Gute Leute sind schwer zu finden, aber hungrig sind sie immer.' },

  112: { name: 'Dorfschenke', flavour: 'Als Fremder hinein, als jemandes Vetter hinaus.' },
  113: {
    name: 'Rednerfass',
    flavour: 'Ein Freund lobt euch in den Himmel. Ihr müsst nur überrascht gucken.',
  },
  114: { name: 'Ballonspeicher', flavour: 'Die Säcke steigen von allein. Es war Hefe im Spiel.' },
  115: { name: 'Tanzboden', flavour: 'Zwei linke Füße stören nicht. Das halbe Dorf hat welche.' },
  116: { name: 'Allerleibasar', flavour: 'Nichts gibt es zweimal, und nichts davon habt ihr gesucht.' },
  117: { name: 'Erntedankhalle', flavour: 'Erst die Reden, dann der Kuchen. Jedes Jahr gibt es Einspruch.' },
  118: { name: 'Kochschule', flavour: 'Wer über der Zwiebel weint, hat die erste Prüfung bestanden.' },
  119: {
    name: 'Notkammer',
    flavour: 'Nur für schlechte Zeiten. Die Marmelade ist gut, die Zeiten oft schlecht.',
  },
  120: { name: 'Windmühle', flavour: 'Dreht sich nach jedem Wind und hat sich nie dafür entschuldigt.' },
  121: { name: 'Ratsofen', flavour: 'Hier fallen alle Beschlüsse, denn hier ist es warm.' },
  122: { name: 'Gesindetisch', flavour: 'Wer sich zur Suppe setzt, bleibt zum Abwasch.' },
  123: { name: 'Festscheune', flavour: 'Ein Fuder Korn, eine lange Nacht, keine Zeugen.' },
  // Of no charter: six houses that fit anywhere

  92: { name: 'Trödelmarkt', flavour: 'Weg mit dem alten Kram, her mit dem alten Kram der anderen.' },
  93: { name: 'Kostümverleih', flavour: 'Hinein als Müllerin, hinaus mit Säbel. Achtung, Türrahmen.' },
  94: { name: 'Tor nach Morgen', flavour: 'Tretet hindurch. Das Abendessen habt ihr schon verpasst.' },
  95: { name: 'Wechselstube', flavour: 'Der Kurs ist hervorragend, für einen von beiden.' },
  96: { name: 'Papiermühle', flavour: 'Die großen Pläne von gestern, eingestampft für die von morgen.' },
  97: { name: 'Steinsuppenkessel', flavour: 'Man nehme einen Stein. Und dann, was die Nachbarn so dahaben.' },
};

export const commons: BoxText['commons'] = {
  zeppelin: {
    name: 'Zeppelin',
    flavour: 'Kapitänin Ottilie lässt ganze Häuser am Seil herab und summt dabei.',
  },
  charterstone: {
    name: 'Charterstonegebäude',
    flavour: 'Der Stein war zuerst da. Er hört zu, und dann geben die Schlösser nach.',
  },
  grandstand: {
    name: 'Tribüne',
    flavour: 'Der beste Platz ist für den König reserviert. Bisher sitzen dort die Tauben.',
  },
  treasury: { name: 'Schatzamt', flavour: 'Hier nimmt man alles, solange es sich wiegen lässt.' },
  market: { name: 'Markt', flavour: 'Fünf Stände, fünf Stimmen, und alle reden auf euch ein.' },
  cloudPort: {
    name: 'Wolkenhafen',
    flavour: 'Was hier aufsteigt, kommt in der Ewigen Stadt wieder herunter.',
  },
};
