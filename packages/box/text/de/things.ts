import type { CardTexts } from '../types.ts';

/** Things one can hold: treasures and items. */
export const things: CardTexts = {
  // Treasures
  236: { name: 'Handschuh der Lebenden', flavour: 'Innen warm, als hätte ihn eben noch jemand getragen.' },
  237: { name: 'Handschuh der Verblichenen', flavour: 'Passt jedem. War früher selbst jemand.' },
  238: { name: 'Buch der Wurzeln', flavour: 'Fängt hinten an und will Seite für Seite ausgegraben werden.' },
  239: { name: 'Buch der Wege', flavour: 'Jede Seite führt irgendwohin. Seite neunzig führt hierher.' },
  240: { name: 'Buch der Sterne', flavour: 'Nur nachts zu lesen und nur auf dem Rücken liegend.' },
  241: { name: 'Amulett der Restminuten', flavour: 'Tickt, aber nur, wenn man es nicht eilig hat.' },
  242: {
    name: 'Amulett des Nachtrags',
    flavour: 'Was man noch sagen wollte, fällt einem ein, und schon ist man zurück.',
  },
  243: { name: 'Amulett des langen Atems', flavour: 'Einmal hineinpusten. Es pustet zurück.' },
  244: { name: 'Amulett der Schrammen', flavour: 'Wer es trägt, klettert unterwegs auf jeden Baum.' },
  245: { name: 'Schriftrolle der Glut', flavour: 'Bitte zügig lesen.' },
  246: { name: 'Schriftrolle der Späne', flavour: 'Zeigt immer nach Norden, ganz gleich, was darin steht.' },
  247: { name: 'Schriftrolle der Rinde', flavour: 'Der letzte Buchstabe hat ein Blättchen getrieben.' },
  248: {
    name: 'Schriftrolle des Taus',
    flavour: 'Die Schrift verläuft sich. Am besten lauft ihr hinterher.',
  },
  249: { name: 'Schriftrolle der Krume', flavour: 'Riecht nach Regen. Ein Wurm dient als Lesezeichen.' },
  250: {
    name: 'Becher der langen Abende',
    flavour: 'Halb voll oder halb leer, je nachdem, wie herum die Uhr geht.',
  },
  // Items
  259: { name: 'Feuerwerkskürbis', flavour: 'Stiel anzünden, weggehen, einmal umdrehen.' },
  260: { name: 'Topf Kürbismus', flavour: 'Mit Wachs versiegelt, von Oma versteckt, von allen gefunden.' },
  261: { name: 'Reiseofen', flavour: 'Hat kleine Füße aus Eisen. Nachts hört man sie.' },
  262: { name: 'Amtstinte', flavour: 'Was mit ihr geschrieben ist, stimmt gleich ein bisschen mehr.' },
  263: { name: 'Kürbisgeige', flavour: 'Klingt am besten im Herbst. Im Frühjahr ist sie Suppe.' },
  264: { name: 'Schaukelpferd', flavour: 'Augen aus Kohle und ein Blick, der sagt: noch mal.' },
  265: { name: 'Tonkuckuck', flavour: 'Ruft zweimal. Jemand antwortet immer, nur weiß keiner, wer.' },
  266: { name: 'Hochzeitskrug', flavour: 'Zwei Henkel, damit keiner loslassen muss.' },
  267: { name: 'Handglocke', flavour: 'Man läutet, und alle tun, als dürfte man das.' },
  268: { name: 'Spieldose', flavour: 'Spielt ein Lied, das keiner kennt und alle mitsummen.' },
  269: { name: 'Strohkrone', flavour: 'Leichter als die echte, und sie zählt nichts nach.' },
  270: { name: 'Vogelscheuche', flavour: 'Die Krähen mögen sie und bringen ihr allerhand mit.' },
};

/** What a campaign is measured by, and the rounds of the village that are drawn by lot. */
export const measures: CardTexts = {
  344: { name: 'Der Lorbeerkranz', flavour: 'Gewinnen ist nicht alles, aber doch recht viel.' },
  345: { name: 'Maske und Kranz', flavour: 'Es zählt, dass ihr gewonnen habt, und als wer.' },
  346: { name: 'Das Pokalregal', flavour: 'Täglich abgestaubt, eigenhändig, bei offener Tür.' },
  347: { name: 'Der volle Kleiderschrank', flavour: 'Wer wart ihr alles, und habt ihr euch vertragen?' },
  348: { name: 'Die große Truhe', flavour: 'Wer Platz gelassen hat, hat es noch nie bereut.' },
  349: { name: 'Die tiefen Taschen', flavour: 'Von allem etwas, und daneben ist noch Platz.' },
  350: { name: 'Rechtes Maß: Kürbis', flavour: 'Gewogen auf derselben Waage wie die anderen.' },
  351: { name: 'Rechtes Maß: Kohle', flavour: 'Gewogen von derselben Hand. Jetzt ist sie schwarz.' },
  352: { name: 'Rechtes Maß: Holz', flavour: 'Gleich lang zugeschnitten, bis auf einen Splitter.' },
  353: { name: 'Rechtes Maß: Lehm', flavour: 'In dieselbe Form gedrückt, ehe er etwas einwenden konnte.' },
  354: { name: 'Rechtes Maß: Metall', flavour: 'Mit demselben Stempel geprägt, samt Kratzer.' },
  355: { name: 'Rechtes Maß: Getreide', flavour: 'Korn für Korn gezählt. Pim hatte Freude daran.' },
  357: { name: 'Die Runde der Elster', flavour: 'Sie kehrt ein, wo etwas glitzert.' },
  358: { name: 'Die Runde des Igels', flavour: 'Langsam, gründlich und erst nach Einbruch der Nacht.' },
  359: { name: 'Die Runde der Füchsin', flavour: 'Nie zweimal durch dasselbe Tor.' },
  360: { name: 'Die Runde der Eule', flavour: 'Man hört sie nicht kommen. Man fühlt sich nur angesehen.' },
  361: { name: 'Die Runde des Hasen', flavour: 'Im Zickzack, aus Prinzip.' },
  362: { name: 'Die Runde des Dachses', flavour: 'Geradeaus, auch wenn ein Haus im Weg steht.' },
};
