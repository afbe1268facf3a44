import type { CardTexts } from '../types.ts';

/** The story of the campaign, in the order in which it is told; two ways at each fork. */
export const tale: CardTexts = {
  // The first crate; the end of the first game
  16: {
    name: 'Der Atem in der Kiste',
    text: `Der erste Deckel gab mit einem Seufzer nach, als hätte die Kiste die ganze Zeit die Luft angehalten. Gold war keines darin. Nur Baupläne, gezeichnet von einer Hand, die niemand kennt, und eine Schürze, die einem von euch verdächtig gut passt. Die Pläne sind für genau diese Wiese gemacht: hier der Bach, dort die krumme Birke. Das Papier ist uralt. Die Birke nicht.

Pim schreibt „Inhalt: Häuser“ und vergisst ausnahmsweise die Zahl.

„Wer hat das eingepackt?“, fragt Tilda. Sie ist neun und amtlich noch in der Ewigen Stadt; gereist ist sie in einem Mehlfass.

Kapitänin Ottilie sieht eine Weile den Stein an. „Jemand, der wusste, dass ihr kommt“, sagt sie.`,
  },
  21: {
    name: 'Ein Jahr in Tinte',
    text: `Das erste Jahr ist um. Über den Dächern steht Rauch, in den Fluren steht Matsch, und vom Markt zum Bach führt ein Weg, den keiner geplant hat. Bruna hat einen Kessel übers Feuer gehängt und nennt das einen Gasthof. Bartol zündet bei Dämmerung die Laternen an, alle beide. Ihr sagt nicht mehr „die Wiese“, ihr sagt „daheim“, und jetzt hätte jedes Charter gern einen Namen.

Der König hat geantwortet. Diesmal ist der Brief kleiner, eher eine Serviette. Er ist nicht unzufrieden. Von nun an kommt jedes Jahr ein Wegweiser, damit ihr wisst, was er sich wünscht, bevor er es erwähnen muss.

„Und wenn wir etwas anderes machen?“, fragt Tilda.

Pim überlegt. „Dann wird das auch gezählt.“`,
  },
  // Game 2: coins or goods
  124: {
    name: 'Viele Male dasselbe Gesicht',
    text: `Ihr habt die Münzen in Reihen gelegt, damit es nach mehr aussieht. Seraphine, die Kammerherrin des Königs, stieg in grauen Handschuhen die Strickleiter herab und schritt an den Reihen entlang, wie man an Fremden vorbeigeht.

„Das Gesicht Seiner Majestät“, sagte sie, „und noch einmal, und noch einmal. Spiegel hat er selbst. Er hat euch nach Dingen geschickt, die wachsen.“ Sie schrieb eine Zeile, und die war kurz.

Immerhin, was glänzt, fällt auf: Jeder von euch erhält 1 SP je Münze. Und die Chronik lernt, wie ein Spiel ab jetzt beginnt und endet und was aus leeren Chartern wird.

Als Benno, der Bäcker, den Tisch abräumte, steckte in einer Ritze eine Münze, schwarz vor Alter. Tilda hielt sie lange neben eine neue. „Er hat sich gar nicht verändert“, sagte sie.`,
  },
  128: {
    name: 'Was sich nicht hält',
    text: `Ihr habt aufgetürmt, was hier wächst, brennt oder bröselt. Seraphine, die Kammerherrin des Königs, stieg in grauen Handschuhen die Strickleiter herab, zog einen aus und drückte den Daumen in einen Kürbis.

„Bis Mittwinter ist er weich“, sagte sie fast zärtlich. „Seine Majestät liebt Dinge, die sich nicht halten. Er begegnet ihnen so selten.“ Sie schrieb drei Zeilen und bat Benno, den Bäcker, um ein Brötchen.

Jeder von euch erhält 1 SP je Rohstoff. Und die Chronik lernt, wie ein Spiel ab jetzt beginnt und endet und was aus leeren Chartern wird.

Beim Abräumen steckte in einer Ritze des Tisches eine Münze, schwarz vor Alter. Tilda hielt sie lange neben eine neue. „Er hat sich gar nicht verändert“, sagte sie.`,
  },
  // Game 3: the assessor
  129: {
    name: 'Ein Preis an jeder Tür',
    text: `Der Schätzer war ein dünner Mann mit einem dicken Maßband. Ihr habt ihn hereingelassen. Er vermaß die Öfen, die Dachböden und aus Versehen Bruna, die ihm einen Preis nannte. Am Abend hing neben jeder Tür eine kleine Nummer aus Emaille. In diesem Spiel erhält jeder von euch auch die Werte der Gebäude in seinem Charter als SP.

[after 124] Auch nach den Münzen fragte er, sie seien in Reihen gesehen worden. Ihr habt sie noch einmal in Reihen gelegt. Eine fehlte, und Tilda betrachtete die Zimmerdecke.

[after 128] Er hatte eine Notiz über einen Kürbis. Bruna hob den Deckel vom Kessel, und er trug den Kürbis ein: „Bewegliche Habe, zuletzt gerührt.“

Der König ist entzückt, so entzückt, dass er es kaum erwarten kann. Das nächste Jahr wird kurz.

Unter Brunas Türschwelle fand der Schätzer eine zweite, von Füßen hohl getreten. „Vorbesitzer?“, fragte er. Niemand kannte welche, also schrieb er nichts auf.

Was einen Preis hat, braucht einen Namen. Ihr habt lange um Brunas Kessel gesessen, und am Morgen hieß das Dorf endlich irgendwie.`,
  },
  130: {
    name: 'Der Schätzer vermisst das Tor',
    text: `Der Schätzer war ein dünner Mann mit einem dicken Maßband. Ihr habt ihm das Tor gezeigt. Er vermaß das Tor, da es nun einmal da war, schrieb „ohne Wertangabe“ und fragte nach dem Rückweg. Bruna gab ihm Suppe mit, umsonst, und das beunruhigte ihn.

[after 124] „Es war von Münzen die Rede“, rief er noch zurück. Benno hielt eine hoch. Der Schätzer maß von Weitem die königliche Nase und ging zufrieden weiter.

[after 128] „Es war von einem Kürbis die Rede“, rief er noch zurück. Bruna zeigte auf die Schüssel in seinen Händen, und er suchte nicht weiter.

In der Ewigen Stadt runzelte jemand die Stirn. Dafür hat es jetzt keiner eilig, von euch zu hören, und das nächste Jahr wird lang.

Als ihr den Torpfosten wieder gerade gestellt habt, lag darunter eine Türschwelle, von Füßen hohl getreten. Ein Haus hat dort nie gestanden. Tilda setzte sich darauf. „Passt“, sagte sie.

Ein Ort, der Nein sagen kann, braucht einen Namen. Es wurde spät, und am Morgen hatte das Dorf einen.`,
  },
  // Game 4: sky islands
  131: {
    name: 'Mit gütiger Erlaubnis',
    text: `Etwas Großes trieb aus den Wolken heran. Ihr habt geschrieben und gefragt, ob ihr es anfassen dürft, und es war so freundlich zu warten. Die Antwort brauchte elf Tage: „Nur zu. Achtet auf die Wurzeln.“ Der König wird gern gefragt.

Also schleppte Kapitänin Ottilie sie herein, eine nach der anderen: Inseln aus Gras und Stein, jede so groß wie ein Hof, mit Wurzeln wie nasses Haar. Jeder von euch bekommt vier, und nur zwei lassen sich zugleich vertäuen.

[after 129] Am Abend trug jede eine kleine Nummer aus Emaille. Der Schätzer hatte euch eine ganze Schachtel dagelassen, falls ihr noch wachst.

[after 130] Die erste hängt am Pfosten des Tors, das ihr dem Schätzer gezeigt habt. So nützlich war es noch nie.

„Land lässt los“, sagte Ottilie, „wenn keiner mehr da ist, der es hält.“ An diesem Tag summte sie nicht.

Auf einer der Inseln stand noch eine Mauerecke mit Kacheln und einem Eisenhaken für eine Laterne. Bartol hängte seine eigene daran. Der Haken hatte genau die richtige Höhe.`,
  },
  133: {
    name: 'Erst das Seil, dann die Frage',
    text: `Etwas Großes trieb aus den Wolken heran, und ihr habt ein Seil geworfen. Als jemand ans Fragen dachte, hing es schon an der Tribüne und tropfte auf den besten Platz. Der König erfuhr es aus Pims Bericht, Seite neun, und schickte Seite neun mit einem Loch zurück.

Es war eine Insel und nicht die einzige: Gras und Stein, jede so groß wie ein Hof, mit Wurzeln wie nasses Haar. Jeder von euch bekommt vier, und nur zwei lassen sich zugleich vertäuen.

[after 129] An die erste schraubte jemand eine Nummer aus Emaille. Der Schätzer hatte eine Schachtel dagelassen, und man ist ja höflich.

[after 130] „Erst das Tor, jetzt das Seil“, schrieb Pim an den Rand und, weil er ehrlich ist, dahinter: „Hält beides.“

„Land lässt los“, sagte Kapitänin Ottilie, „wenn keiner mehr da ist, der es hält.“ An diesem Tag summte sie nicht.

Auf einer der Inseln stand noch eine Mauerecke mit Kacheln und einem Eisenhaken für eine Laterne. Bartol hängte seine eigene daran. Der Haken hatte genau die richtige Höhe.`,
  },
  // Game 5: the strangers at the edge of the wood
  134: {
    name: 'Fragen im Lampenschein',
    text: `Am Waldrand brannten Lichter. Ihr habt Fackeln genommen und die Fremden geholt. Es waren sechs, jeder an seinem eigenen Feuer, und keiner wusste von den anderen fünf. Unter Bartols Laterne habt ihr sie gefragt, woher sie kommen, was sie wollen und was in den Taschen ist. Pim schrieb alles mit, und der König lobte die Handschrift.

[after 131] „Und der Brief an eurem Anleger?“, fragte einer zurück. „‚Achtet auf die Wurzeln.‘ Auf wessen?“ Diese Frage stand nicht auf Pims Liste.

[after 133] „Und wer von euch wirft mit Seilen nach dem Himmel?“, fragte einer zurück. Es war das einzige Mal an diesem Abend, dass jemand lachte.

Eines hatten sie gemeinsam. „Wir haben von einem Dorf gehört, das noch nicht fertig ist“, sagten sie. „In den fertigen ist kein Platz.“

Nun stehen sie vor euren Türen, vor jedem Charter einer, auch dort, wo niemand aufmacht. Ihr müsst entscheiden, wie ihr sie behandelt. Was ihr auch tut, sie werden es sich merken, und eines Tages seid ihr vielleicht froh darüber oder auch nicht.`,
  },
  135: {
    name: 'Sechs Schüsseln auf dem Zaun',
    text: `Am Waldrand brannten sechs Lichter, und ihr habt gewartet. Bruna stellte sechs Schüsseln Suppe auf den Zaun; am dritten Morgen waren sie abgewaschen. Am fünften Abend kamen die Fremden von selbst, aus sechs Richtungen, und keiner wusste von den anderen fünf. In der Ewigen Stadt wurde vermerkt, dass niemand nach Papieren gefragt hatte.

[after 131] Den Brief an eurem Anleger hatte jeder gelesen. „Ein Dorf, das fragt, bevor es etwas anfasst“, sagte die mit dem Sack.

[after 133] Jeder hatte gesehen, wie ihr die Insel hereingezogen habt. „Da dachten wir, ihr schiebt uns vielleicht nicht wieder hinaus“, sagte die mit dem Sack.

Eines hatten sie gemeinsam. „Wir haben von einem Dorf gehört, das noch nicht fertig ist“, sagten sie. „In den fertigen ist kein Platz.“

Nun stehen sie vor euren Türen, vor jedem Charter einer, auch dort, wo niemand aufmacht. Ihr müsst entscheiden, wie ihr sie behandelt. Was ihr auch tut, sie werden es sich merken, und eines Tages seid ihr vielleicht froh darüber oder auch nicht.`,
  },
  // Game 6: the spectral worker
  136: {
    name: 'Über dem Strich',
    text: `In der Ewigen Stadt hängt eine große Schiefertafel mit einem Kreidestrich quer darüber, und dieses Jahr steht euer Dorf über dem Strich. Der König schickte eine Blaskapelle, einen Mann stark. Jeder von euch erhält 1 Ruhm.

Von der Musik wurde jemand wach. Am Morgen stand am Brunnen ein Mann, durch den man den Zaun sah. Er schulterte den Spaten und ging dort arbeiten, wo am wenigsten Ruhm zu Hause war.

[after 134] Pim stellte die üblichen Fragen: woher, und was in der Tasche sei. „Von hier“, sagte der Mann. „Butterbrote. Ist eine Weile her.“

[after 135] Bruna stellte eine siebte Schüssel auf den Zaun. Essen konnte er nicht, aber er hielt die Hände in den Dampf.

„Alban“, sagte er, als Tilda fragte. „Ziegel und Gräben. Wir standen auch über dem Strich, alle sechs.“ Er sah sich nach seinem Haus um. „Es war ein sehr gutes Jahr.“

Für wen er arbeitet, der kann die Kampagne nicht gewinnen, bis sein Preis bezahlt ist. Danach, sagt er, würde er gern eine Weile nichts tun und zusehen.`,
  },
  137: {
    name: 'Unter dem Strich',
    text: `In der Ewigen Stadt hängt eine große Schiefertafel mit einem Kreidestrich quer darüber, und dieses Jahr steht euer Dorf darunter. Seraphine brachte die Nachricht selbst, verlas sie im Regen und blieb nicht zur Suppe.

In der Stille danach habt ihr einen Spaten gehört. Am Brunnen stand ein Mann, durch den man den Zaun sah, und ging dort arbeiten, wo am wenigsten Ruhm zu Hause war.

[after 134] Diesmal holte keiner die Laterne, und keiner fragte, was in der Tasche sei. Pim klappte das Buch zu, mit dem eigenen Daumen darin.

[after 135] Die sechs aus dem Wald brachten ihm eine Schüssel, noch vor euch. Er hielt die Hände in den Dampf, bis nichts mehr dampfte.

„Alban“, sagte er, als Tilda fragte. „Ziegel und Gräben. Grämt euch nicht wegen des Strichs. Wir standen immer darüber, alle sechs.“ Er sah sich nach seinem Haus um. „Das war ja das Unglück.“

Für wen er arbeitet, der kann die Kampagne nicht gewinnen, bis sein Preis bezahlt ist. Danach, sagt er, würde er gern eine Weile nichts tun und zusehen.`,
  },
  // Game 7: the measure
  138: {
    name: 'Sechs Zettel',
    text: `„Woran wollt ihr gemessen werden?“, fragte Pim und schlug eine neue Seite auf. Ihr habt einander angesehen, und keiner wollte es laut sagen. Also schnitt Tilda sechs Zettel zurecht, und ihr seid nacheinander hinter den Ofen gegangen, zuerst, wer die Wahl getroffen hatte: Jeder las, was noch da war, nahm einen und kam mit unbewegter Miene wieder hervor. Nicht allen gelang es.

„Das lässt sich nicht zusammenzählen“, sagte Pim.

„Nein“, sagte Alban in der Tür oder knapp daneben. „Wir hatten eine große gemeinsame Summe. Für ihn war das sehr praktisch.“

[after 136] Der Mann, der die Blaskapelle war, hatte nie heimgefunden. Er fragte, für wen er denn spielen solle. „Das hört man dann schon“, sagte Tilda.

[after 137] „Und der Kreidestrich?“, fragte Pim. „Den sollen sie ruhig ziehen“, sagte Bruna. „Worauf wir stehen, wissen sie ja nicht.“

Geheimnisse mag der König nur, wenn es seine eigenen sind. Seraphine hielt einen Zettel gegen das Licht, sah nichts und schrieb das auf.

Eure Siegkarte geht bis zum letzten Tag nur euch etwas an.`,
  },
  139: {
    name: 'Eine Waage für alle',
    text: `„Woran wollt ihr gemessen werden?“, fragte Pim und schlug eine neue Seite auf. Ihr habt Bennos alte Mehlwaage ins Zentrum gestellt und euch geeinigt: gleiche Gewichte für alle, vor aller Augen, bis zum Schluss. Es gab Beifall. Pim war so gerührt, dass er kleckste.

[after 136] Der Mann, der die Blaskapelle war, hatte nie heimgefunden. Er spielte für alle denselben Ton und hielt ihn lange.

[after 137] „Und stehen wir wieder unter dem Strich“, sagte Bruna, „dann alle miteinander und aufs Lot genau.“

„Eine schöne klare Summe“, schrieb der König mit eigener Hand. „Ihr macht es mir leicht.“

Tilda las den Satz zweimal. „Was machen wir ihm leicht?“

Alban stand in der Tür oder knapp daneben und drehte den Hut in den Händen. „Eine Waage hatten wir auch“, sagte er, und mehr sagte er nicht.

Eure Siegkarten sind alle gleich und liegen offen auf dem Tisch.`,
  },
};
