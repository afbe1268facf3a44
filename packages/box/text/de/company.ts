import type { CardTexts } from '../types.ts';

/** Those who come later: guests, friends, minions. */
export const company: CardTexts = {
  // Guests
  281: { name: 'Wandermönch', flavour: 'Hat Schweigen gelobt, außer über Rezepte.' },
  282: {
    name: 'Schornsteinfegerin',
    flavour: 'Einmal am Knopf drehen bringt Glück. Vor dem Essen Hände waschen.',
  },
  283: { name: 'Waldpoetin', flavour: 'Zahlt das Zimmer mit einem Sonett und das Frühstück mit Brennholz.' },
  284: { name: 'Töpfer im Urlaub', flavour: 'Nur mal gucken. Na gut, ein Schälchen.' },
  285: { name: 'Fahrender Ritter', flavour: 'Fährt am liebsten nach dem Frühstück, spätestens übermorgen.' },
  286: {
    name: 'General außer Dienst',
    flavour: 'Lässt die Gerste exerzieren. Sie steht sehr gerade dieses Jahr.',
  },
  287: { name: 'Feinschmeckerin', flavour: 'Lässt es einmal zurückgehen und will dann das Rezept.' },
  288: { name: 'Dampfbaronin', flavour: 'Reist mit neunzehn Koffern und einem Kessel namens Edwin.' },
  289: { name: 'Reeder', flavour: 'Klopft auf jeden Tisch und horcht, ob er schwimmen würde.' },
  290: { name: 'Altertumsforscher', flavour: 'Findet Scherben unter eurem Boden und datiert sie: vor euch.' },
  291: {
    name: 'Kleingeldzauberer',
    flavour: 'Zieht euch eine Münze aus dem Ohr und gleich dahinter eine Frage.',
  },
  292: { name: 'Mondscheinzauberin', flavour: 'Grüßt jemanden hinter euch, höflich und mit Namen.' },
  // Friends
  315: { name: 'Neffe des Müllers', flavour: 'Bringt das Wechselgeld zurück und noch etwas dazu.' },
  316: { name: 'Ofenbankerzählerin', flavour: 'In jeder Fassung kommt ihr ein wenig besser weg.' },
  317: { name: 'Schrottradler', flavour: 'Alles, was bei ihm abfällt, ist noch etwas wert.' },
  318: { name: 'Scheunentänzerin', flavour: 'Sie führt, egal wer führt.' },
  319: { name: 'Ziegelfuhrmann', flavour: 'Kennt von allem den Preis, er hat es ja getragen.' },
  320: { name: 'Drachenlenker', flavour: 'Lässt euren Namen an sehr langer Schnur über die Dächer steigen.' },
  321: { name: 'Jahrmarktschreier', flavour: 'Verkauft euch den eigenen Hut und teilt den Gewinn.' },
  322: { name: 'Träger der Nachtschicht', flavour: 'Findet Münzen im Dunkeln, nach Gehör.' },
  323: { name: 'Katzenhüterin', flavour: 'Hat den Katzen so viel Gutes von euch erzählt, dass sie nicken.' },
  324: { name: 'Schachtsängerin', flavour: 'Dort unten kommt der Applaus zweimal zurück.' },
  325: { name: 'Pilzsammler', flavour: 'Zeigt euch gern eine gute Stelle, aber mit verbundenen Augen.' },
  326: { name: 'Imkerin', flavour: 'Hat euch jeder Biene einzeln vorgestellt.' },
  // Minions
  227: { name: 'Katzen', flavour: 'Sie arbeiten, wenn ihnen danach ist. Gelobt werdet ihr.' },
  234: { name: 'Geister', flavour: 'Sie kennen den Ort von früher. Von wann, sagen sie nicht.' },
  278: { name: 'Butler', flavour: 'Sie haben geläutet? Sie stehen schon da.' },
  297: { name: 'Golems', flavour: 'Sie tragen alles, solange niemand „Halt“ sagt.' },
  309: { name: 'Roboter', flavour: 'Sie haben eine gute Idee am Tag, und zwar pünktlich.' },
  332: { name: 'Köche', flavour: 'Wer bei ihnen gegessen hat, ist euch etwas schuldig.' },
};

/** The strangers at the edge of the village: a choice each, kind or unkind. And somebody who was here before. */
export const strangers: CardTexts = {
  337: {
    name: 'Nummer elf, entkommen',
    text: `Am Handgelenk trägt sie eine Nummer, und beim Klirren von Schlüsseln fährt sie zusammen. Die Gelehrten der Ewigen Stadt wollten wissen, was Menschen haltbar macht, und sie war die Elfte, die sie ungefragt befragten. Rückt ihr am Ofen für sie zusammen, oder schickt ihr sie zurück und lasst euch von der Stadt für euren Eifer loben?`,
  },
  338: {
    name: 'Anselm mit dem Fernrohr',
    text: `Seit einer Woche sitzt er in eurer Hecke und schreibt auf, wann ihr aufsteht. Ertappt wird er rot und bietet euch seine Notizen an; sie sind recht schmeichelhaft. Gebt ihr ihm einen Schreibtisch und etwas Besseres zu beobachten, oder führt ihr ihn samt Fernrohr durchs ganze Dorf?`,
  },
  339: {
    name: 'Florian, der euch anhimmelt',
    text: `Neun Tage ist er mit einem Blumenstrauß gewandert. Man sieht es ihm an und den Blumen erst recht. In der Farbe eures Charters hat er einen Schal von bedenklicher Länge gestrickt. Darf er bleiben und sich nützlich machen, oder lest ihr auf der Tribüne seine Gedichte vor, damit alle etwas zu lachen haben?`,
  },
  340: {
    name: 'Madame Griet, im Ruhestand',
    text: `Sie geht so leise, dass die Katzen sich Notizen machen. Früher hatte sie eine Liste mit Namen, heute hat sie eine mit Gemüse und wünscht sich einen kleinen Garten, in dem nachts niemand auftaucht. Gebt ihr der früheren Mörderin einen Spaten und fragt nicht weiter, oder darf alle Welt erfahren, dass ihr sie entwaffnet habt?`,
  },
  341: {
    name: 'Ein Vater, etwas spät',
    text: `Er steht am Tor und hält den Hut mit beiden Händen. Er hat eure Nase, euer Lachen und keine gute Ausrede für die letzten dreißig Jahre. Stellt ihr noch einen Teller auf den Tisch, oder sagt ihr ihm vor allen Leuten die ganze Wahrheit, so treffend, dass man noch lange davon spricht?`,
  },
  342: {
    name: 'Flinke Jule',
    text: `Ihr habt sie mit einem Bein im Fenster eurer Speisekammer erwischt. In ihrem Sack sind eure Löffel, zwei von nebenan und ein Brot, in das sie schon gebissen hat. Darf sie das Brot behalten und euren Leuten beibringen, wie Schlösser denken, oder führt ihr sie zur Wache und holt euch den Beifall ab?`,
  },
  343: {
    name: 'Der Geisterarbeiter',
    flavour: 'War vor euch hier und steht immer noch früh auf.',
  },
};
