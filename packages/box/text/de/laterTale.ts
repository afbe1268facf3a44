import type { CardTexts } from '../types.ts';

/** The story of the campaign, in the order in which it is told; two ways at each fork. */
export const laterTale: CardTexts = {
  // Game 8: the candle
  140: {
    name: 'Staub unterm Teppich',
    text: `Ihr habt gefegt, wirklich gefegt, aber Seraphine fährt mit dem Handschuh über genau das eine Brett, das alle vergessen haben. Noch ist Gefahr im Dorf. Sie sagt nichts. Das kann sie besonders gut.

[after 138] Zwischen zwei Tellern findet sie einen Zettel und stürzt sich darauf. Es ist Brunas Knödelrezept. Sie schreibt es ab.

[after 139] Im Vorbeigehen legt sie einen Finger auf die Mehlwaage. Der Zeiger rührt sich nicht. Sie zieht den Finger schnell zurück.

Dann lässt sie eine Kerze hereintragen, so groß wie Tilda und weiß wie ein Knochen. „Seine Majestät gibt euch Gelegenheit. Zündet sie an und lasst sie ein Jahr lang brennen. Ein Dorf, das eine Flamme hüten kann, kann auch ein Versprechen halten.“

„Welches Versprechen?“, fragt Bruna.

„Ihr habt es unterschrieben, als ihr kamt. Es war ein großer Brief.“

Bartol schnuppert am Docht. Alban hat sich ans andere Ende der Wiese gestellt. „Eine Kerze gab es damals auch“, sagt er. „Sie brannte wunderschön.“`,
  },
  141: {
    name: 'Saubere Handschuhe',
    text: `Ihr haltet den Atem an, während Seraphine mit dem Handschuh über jedes Brett und jeden Türsturz fährt und hinter Bennos Ofen entlang. Der Handschuh bleibt grau, so grau, wie er war. In euren Chartern ist keine Gefahr mehr. Sie lächelt beinahe; es lässt sie müde aussehen.

[after 138] Hinter dem Ofen steckt ein Zettel: ein Gedicht von Florian. Sie schiebt ihn zurück, ein wenig gerader.

[after 139] „Aufs Lot genau“, sagt sie zu der Mehlwaage und tippt sie an. Die Schalen schaukeln noch lange.

Dann lässt sie eine Kerze hereintragen, so groß wie Tilda und weiß wie ein Knochen. „Eine Ehre. Zündet sie an und lasst sie ein Jahr lang brennen. Ein Dorf, das eine Flamme hüten kann, kann auch ein Versprechen halten.“

„Welches Versprechen?“, fragt Bruna.

„Ihr habt es unterschrieben, als ihr kamt. Es war ein großer Brief.“

Bartol schnuppert am Docht. Alban hat sich ans andere Ende der Wiese gestellt. „Eine Kerze gab es damals auch“, sagt er. „Sie brannte wunderschön.“`,
  },
  // Game 9: vigil
  142: {
    name: 'Ein Faden Rauch',
    text: `Nicht einmal gezogen hat es. Jemand suchte am falschen Ort nach Brennstoff, und dann war da nur noch ein Faden Rauch und ein Geruch wie aus einer alten Schublade. Ihr habt alle gesagt, es sei nicht schlimm. Ihr habt alle dieselbe Person angesehen.

[after 140] „Erst Staub, jetzt Rauch“, sagte Seraphine, die ohne Klopfen hereingekommen war. „Man könnte meinen, ihr hättet anderes im Kopf.“

[after 141] „Und dabei so ein sauberes Dorf“, sagte Seraphine, die ohne Klopfen hereingekommen war. Es klang nach Bedauern. Gut möglich, dass es welches war.

Wer die Kerze ausgehen ließ, muss eine seiner benutzten Rollen ins Archiv legen: Seraphine nahm Schürze, Hut und Namen, faltete alles zusammen und war fort.

„Jetzt weiß er, dass ihr ihn manchmal vergesst“, sagte Alban. Es klang, als wäre das eine gute Nachricht.

In dieser Nacht träumte Tilda, dass der Stein summt. Am Morgen stellte sich heraus, dass es alle geträumt hatten.`,
  },
  143: {
    name: 'Der letzte Fingerbreit',
    text: `Ihr habt euch abgewechselt. Ihr habt bei der Kerze gewacht, sie mit Hüten abgeschirmt, ihr vorgesungen, wenn sie flackerte, und eines Nachts hat ihr Madame Zaza die Zukunft gelesen. Nach einem Jahr war sie noch einen Fingerbreit hoch, und sie brannte. Bartol weinte ein bisschen und schob es auf das Wachs.

[after 140] Auf allen Brettern lag Staub, denn niemand hatte eine Hand frei. Diesmal sah Seraphine nur die Flamme an.

[after 141] So sauber war das Dorf noch nie: Wer Wache hielt, fegte, um nicht einzuschlafen.

„In meiner ganzen Zeit noch nie“, sagte Seraphine und stockte, als müsste sie nachrechnen, wie lange das war. Der König ist hochzufrieden.

Alban kam der Flamme so nah, wie er sich traute. „Unsere brannte auch das ganze Jahr“, sagte er. „In ihrem Schein konnte er uns sehen, wisst ihr. Von weit her. Immerzu.“

In dieser Nacht träumte Tilda, dass der Stein summt. Am Morgen stellte sich heraus, dass es alle geträumt hatten.`,
  },
  356: {
    name: 'Das mit den Stühlen hat sich herumgesprochen',
    text: `Es beginnt mit einem Butler auf dem Dach der Bäckerei. Bis Mittag sitzen Katzen im Wolkenhafen, Roboter im Teich, und mitten auf dem Weg schläft ein Golem. In ganz Grüntal haben Helfer ihre Tabletts fallen lassen und sind gerannt, denn es heißt, es gebe ein Dorf, in dem man sogar einem Geist einen Stuhl anbietet.

[after 142] „Und das große Licht ist aus“, erklärt ein Roboter. „Da dachten wir, hier ist man unter sich.“

[after 143] „Das ganze Jahr brannte Licht“, erklärt ein Roboter. „Da nahm man an, es werde jemand erwartet.“

Im kommenden Spiel sind alle Sorten von Helfern los. Zieht für je 6 Helfer im Vorrat 1 Ortskarte, höchstens 3, und setzt auf jeden markierten Bauplatz einen zufälligen Helfer. Einsetzen lässt sich keiner von ihnen. Wer ein Gebäude benutzen will, in dem sich einer versteckt, zahlt zuerst 1 Einflussmarker, und dafür gehört der Helfer ihm. Klopft an, bevor ihr hineingeht.`,
  },
  // Game 10: festival or martial law
  144: {
    name: 'Wimpel von Dach zu Dach',
    text: `Pim hat alles zusammengezählt, jedes Nicken und jedes Stirnrunzeln, und das Nicken überwiegt. Der König ist zufrieden. Der König ist so zufrieden, dass er kommt.

Ein Schiff mit goldenen Segeln lädt Fässer ab, Wimpel und eine Blaskapelle, vierzig Mann stark. Jeder von euch erhält 2 Ruhm. Ein Jahr lang soll niemand zu Hause sein: Alle besuchen alle, essen dort und loben die Vorhänge. Bruna backt in drei Küchen. Sogar Seraphine hat die Handschuhe ausgezogen; ihre Hände sind älter als ihr Gesicht.

[after 136] Der Mann, der die erste Blaskapelle war, bekommt einen Stuhl genau in der Mitte der vierzig und muss sich schnäuzen.

[after 137] „Der Kreidestrich?“, sagt sie. „Ach, der. Da muss jemand mit dem Ärmel drangekommen sein.“

„Ist es nicht herrlich“, sagt Seraphine zu Tilda. „Kurz vorher ist es immer so herrlich.“

„Kurz vor was?“, fragt Tilda.

Aber die Kapelle spielt schon wieder.`,
  },
  145: {
    name: 'Posten am Bach',
    text: `Pim hat alles zusammengezählt, jedes Nicken und jedes Stirnrunzeln, und er hat viermal nachgerechnet, weil ihm das Ergebnis nicht gefiel. Der König ist verärgert. Der König ist so verärgert, dass er kommt.

Ein Schiff mit eisernen Segeln lädt Soldaten ab, Seile und eine Bekanntmachung. Eure Charter werden eingezäunt; wer von euch hinüberwill, zeigt einen Schein, wer eine Tasche hat, macht sie auf. Der Feldwebel am Bach heißt Hinnerk und entschuldigt sich jedes Mal. Bruna verkauft ihm die Suppe zum doppelten Preis, dann zum alten, dann setzt sie sich dazu.

[after 136] Der Mann, der die Blaskapelle war, begräbt seine Trompete hinter der Bäckerei, mit allen Ehren.

[after 137] Die Schiefertafel haben sie diesmal mitgebracht. Am nächsten Morgen ist eine Kuh darauf, deutlich über dem Strich.

„Ich kann nichts dafür“, sagt Hinnerk. „Ich mache nur, was im Buch steht.“

Pim, der das Buch schreibt, schläft in diesem Jahr schlecht.`,
  },
  376: {
    name: 'Alles aus den Kellern',
    text: `Bevor ein König kommt, räumt man auf, und wer aufräumt, der findet. Aus euren Kellern kommen Kisten ans Licht, die euch bisher als Bänke dienten. Fremde entpuppen sich als Gäste und Gäste als Freunde. Unter der Tribüne gräbt jemand einen Becher aus, den keiner vergraben haben will.

Im kommenden Spiel ist keine Art von Ausbaukarte mehr verschlossen: Was von Schätzen, Gegenständen, Gästen und Freunden noch fehlt, wird jetzt für alle freigeschaltet und ins Deck gemischt. Die Rollen aus diesen Kisten kommen ins Archiv.

[after 142] Im letzten Keller ist es dunkel. Bartol lässt seine eigene Laterne hinab; die Kerze des Königs liegt kalt in einer Ecke, und niemand stolpert mehr darüber.

[after 143] Für den letzten Keller zündet jemand den Fingerbreit Kerze an, der noch übrig ist. Die Flamme beugt sich vor, als wollte sie mitlesen.

Ganz unten in der letzten Kiste liegt eine Liste mit sechs Namen, in der Handschrift der Pläne. Der erste ist der von Alban.`,
  },
  // Game 11: the king
  146: {
    name: 'Brot und Salz',
    text: `Er ist kleiner als auf den Münzen. Er kommt ohne Hilfe die Leiter herab, nimmt von eurem Brot und eurem Salz und kennt alle beim Namen. Sein Gesicht ist jung. Um die Augen sitzt es nicht ganz.

[after 144] Die vierzig Mann blasen, bis er einen Finger hebt. Dann hört man den Bach.

[after 145] Feldwebel Hinnerk steht stramm. Bruna hat ihm für heute alle Knöpfe angenäht, jeden mit einem anderen Faden.

[after 129] Der Ewige König geht an euren Türen entlang und liest halblaut die kleinen Nummern, wie ein Tischgebet.

[after 130] „Das also ist das Tor, das man meinem Schätzer gezeigt hat“, sagt der Ewige König und macht es hinter sich zu.

„So ein gutes Dorf“, sagt er. „Ihr ahnt nicht, wie gut. Ich hatte schon viele.“ Er streckt die Hand aus, und Pim, weiß wie Papier, gibt ihm das Buch.

„Elf Jahre, sauber eingetragen. Was hier steht, ist nämlich meins. So sagt es der Brief. Sechs mal elf; damit komme ich eine Weile aus.“

„Und wir?“, fragt Tilda.

„Ihr“, sagt er sanft, „seid gezählt.“`,
  },
  147: {
    name: 'Die Frage',
    text: `Er ist kleiner als auf den Münzen. Kaum hat er einen Fuß auf die Wiese gesetzt, steht ihr vor ihm, mit der alten schwarzen Münze, der Liste mit den sechs Namen und mit Alban, der so zittert, dass man es sehen kann.

[after 142] „Da seid ihr ja“, sagt er. „Seit die Kerze aus war, hatte ich euch ganz aus den Augen verloren.“

[after 143] „Wie gut ich euch alle kenne“, sagt er. „Diese Kerze gab so ein schönes Licht.“

„Was ist aus den sechs geworden?“, fragt ihr.

Der Ewige König wird nicht einmal böse. Er fasst sich an die Wange. „Sie haben sich sehr gut gehalten. Was im Buch steht, ist meins; so sagt es der Brief. Sie haben so fleißig geschrieben. Wie ihr.“

[after 138] „Nur aus euren Zetteln“, fügt er hinzu, „bin ich nie schlau geworden. Ganze Nächte lang nicht.“

[after 139] „Und dann die Waage! Eine Summe für alle. Ihr glaubt nicht, wie viel Mühe mir das spart.“

Er streckt die Hand aus. Pim, weiß wie Papier, gibt ihm das Buch nicht. Es ist das Erste in seinem Leben, was er nicht eingetragen hat.`,
  },
  148: {
    name: 'Die Schlacht auf der Wiese',
    text: `So weit ist es also gekommen. Jedes Charter wählt jetzt eine Seite, auch die leeren: für den König, dann kommt die königstreue Rolle in eure Truhe, oder gegen ihn, dann die rebellische. Zweimal wird niemand gefragt.

[after 131] Kapitänin Ottilie nimmt den königlichen Brief vom Anleger und zündet sich damit die Pfeife an. „Nur zu“, sagt sie.

[after 133] Kapitänin Ottilie hängt sich das alte Seil über die Schulter, für das damals niemand um Erlaubnis gefragt hat.

Dann setzen die Trommeln ein, und es zeigt sich, was elf Jahre wert waren. Zählt: 1 für jeden zufriedenen König, denn wer zufrieden ist, kommt mit kleinem Gefolge; 3 für jeden Gefährten, den ihr freundlich behandelt habt, denn er kommt gerannt und bringt andere mit; 2 für jeden Rebellen.

Sind es 24 oder mehr, öffnet Kiste V. Sind es weniger, öffnet Kiste U. Und was auch herauskommt: Bruna hat den Kessel aufgesetzt, für nachher.`,
  },
  149: {
    name: 'Noch vor dem Mittagessen',
    text: `Noch vor dem Mittagessen war es vorbei. Es waren zu viele. Wer Grund dazu hatte, kam und stand bis zuletzt neben euch. Wer keinen hatte, hatte dafür ein gutes Gedächtnis.

[after 134] Dann habt ihr selbst unter Bartols Laterne gesessen, und man fragte euch, woher ihr kommt und was in euren Taschen ist.

[after 135] Am Abend standen Schüsseln auf dem Zaun, für jeden von euch eine. Wer sie hingestellt hatte, konnte niemand sagen.

[after 144] Die vierzig Mann mussten zu alldem spielen. Gegen Ende hörte man nur noch die Pauke.

[after 145] Gefesselt hatte euch Feldwebel Hinnerk. Knoten habe er nie gelernt, sagte er dabei und sah weg.

Der König sitzt auf dem besten Platz der Tribüne und ist nicht einmal außer Atem. Aber das Gesicht wird fadenscheinig; aus der Nähe sieht man das vorige durch. „Ich brauche ein neues“, sagt er. „Ich nehme den Besten von euch. Gebt euch dieses letzte Jahr noch Mühe, ja? Ich muss darin wohnen.“

Kapitänin Ottilie zieht die Inseln dichter heran. Tilda versteckt die Liste mit den Namen im Stein, und der Stein macht ihr Platz.`,
  },
  150: {
    name: 'Der Stein trinkt Tinte',
    text: `Sie kamen aus dem Wald, von den Inseln, aus der Grube: alle, denen zu euch etwas Gutes einfiel, und alle, denen sie von der Suppe erzählt hatten.

[after 144] Vor den Soldaten marschierte die Kapelle, vierzig Mann. Sie erblickte Bruna, von der sie ein Jahr lang satt geworden war, und stimmte eine Polka an. Zu einer Polka kann niemand stürmen.

[after 145] Vor den Soldaten stand Hinnerk. Er sah zu Bruna hinüber, nahm den Helm ab und setzte sich. Dann setzte sich die zweite Reihe.

[after 146] Im Getümmel nahm Pim dem König das Buch aus der Hand, bat um Verzeihung, rannte zum Stein und schlug es auf.

[after 147] Pim hatte das Buch den ganzen Tag nicht losgelassen. Jetzt rannte er damit zum Stein und schlug es auf.

Die Tinte lief heraus wie Wasser in den Sand, elf Jahre, hundert, tausend. Der König wurde alt, von den Füßen aufwärts, und sah erst überrascht aus und dann erleichtert.

Jetzt sitzt er auf der Tribüne und füttert die Tauben. „Ein Jahr noch“, sagt Alban, „und dann nach Hause.“ Danach wisst ihr, wer für das Dorf spricht.`,
  },
  // Afterwards
  151: {
    name: 'Leute, die fehlen würden',
    text: `Zwölf Jahre. Ihr wisst jetzt, wer vorn liegt oder ob überhaupt jemand.

[after 149] Der König hat sich das beste Gesicht genommen, das er bei euch fand, und die Krone sitzt schief darauf. Er schläft schlecht: Dieses Gesicht erinnert sich, an Suppe und an ein ganzes Dorf, das sich räuspert. An manchem Morgen ist es nicht mehr der König, der darin aufwacht.

[after 150] Eine Krone gab es nicht, nur den Stuhl an Brunas Ofen, hart und etwas zu warm. Wer darauf sitzt, spricht für das Dorf, sobald alle anderen fertig sind. Abends lehnt Alban am Zaun; an manchen Abenden ist es nur sein Spaten.

Brunas Gasthof hat einen zweiten Kessel, Bartol hat vierzig Laternen. Kapitänin Ottilie fliegt nur noch sonntags; sonst steht eine Frau von einundzwanzig am Steuer, die sich mit Fässern auskennt.

[after 129] Die Nummern aus Emaille wurden so oft vertauscht, dass die Post nach dem Geruch ausgetragen wird.

[after 130] Das Tor ist frisch gestrichen. Besuch klopft gern daran und geht dann außen herum.

[after 134] Unter Bartols Laterne wird noch immer gefragt, meistens, wer noch ein Stück Kuchen will.

[after 135] Bruna stellt noch immer abends Schüsseln auf den Zaun. Am Morgen sind sie abgewaschen.

Pim zählt noch, aber nur die Schwalben. „Geschickt hat man uns als Dorf“, sagt Tilda. „Geworden sind wir Leute, die fehlen würden.“ Auf der Wiese summt der Stein.`,
  },
  375: {
    name: 'Die letzte Seite',
    text: `Die Kampagne ist zu Ende, aber niemand muss das Dorf verlassen. Spielt hier weiter, sooft ihr wollt und zu wievielt ihr wollt; in welchem Charter, sagt der Charterstone.

Was zur Geschichte gehörte, kommt ins Archiv: eure ersten Rollen, die Gefährten und der Geisterarbeiter. Alle anderen Rollen, die Himmelsinseln, die Karten und die Güter gehören von nun an allen. Dafür hat die Chronik neue Regeln: 1, 2, 4, 18, 19 und 26.

[after 144] Drei von der Kapelle sind geblieben: die Posaune, die kleine Trommel und einer, der nur die Noten umblättert.

[after 145] Hinnerk hat das Zimmer über dem Gasthof behalten und entschuldigt sich bei der Treppe.

Kisten, die noch zu sind, behalten ihr Geheimnis, bis jemand neugierig wird. Und sollte ein großer Brief unter der Tür liegen: Er ist von Pim. Er fragt, wie es euch geht und ob ihr eure Löffel gezählt habt.`,
  },
};
