import type { CardTexts } from '../types.ts';

/** What the king would like to see in games 2 to 12: the goal, the rule of this game, and the question after it. */
export const guideposts: CardTexts = {
  400: {
    name: 'Volle Speicher',
    text: `Ziel: am Ende des Spiels die meisten Münzen und Rohstoffe zusammen haben.

Danach: Die Kammerherrin des Königs besichtigt euren Reichtum. Wer entscheidet, legt fest, was auf den Tisch kommt: die Münzen (Kiste A) oder die Waren (Kiste B).`,
  },
  401: {
    name: 'Bescheidene Sitten',
    text: `Ziel: die wenigsten Ziele gewertet haben. Gar keines ist auch erlaubt.

Danach: Ein Schätzer will jedem Haus einen Preis geben. Wer entscheidet, lässt ihn herein (Kiste C) oder zeigt ihm das Tor (Kiste D).`,
  },
  402: {
    name: 'Der König hat es eilig',
    text: `Ziel: die meisten Gebäude im eigenen Charter haben.

In diesem Spiel: Der Fortschrittsmarker beginnt 2 Felder näher an der Sanduhr.

Danach: Aus den Wolken treibt etwas Großes auf euch zu. Wer entscheidet, bittet erst den König um Erlaubnis (Kiste E) oder wirft gleich ein Seil (Kiste F).`,
  },
  403: {
    name: 'Alle Zeit der Welt',
    text: `Ziel: die meisten Gebäude im eigenen Charter haben.

In diesem Spiel: Der Fortschrittsmarker beginnt 2 Felder weiter von der Sanduhr entfernt.

Danach: Aus den Wolken treibt etwas Großes auf euch zu. Wer entscheidet, bittet erst den König um Erlaubnis (Kiste E) oder wirft gleich ein Seil (Kiste F).`,
  },
  404: {
    name: 'Viele Gesichter',
    text: `Ziel: die meisten Rollen haben, im Spiel und in der Truhe zusammen.

In diesem Spiel: Dein kleiner Arbeiter sucht sich eigene Gesellschaft. Auf ein Gebäude, auf dem dein großer steht, darfst du ihn nicht setzen.

Danach: Am Waldrand brennen Lichter. Wer entscheidet, lässt die Fremden holen und befragen (Kiste G) oder wartet, bis sie von selbst kommen (Kiste H).`,
  },
  405: {
    name: 'Besuch unter Nachbarn',
    text: `Ziel: die meisten Einflussmarker auf der Abgabentabelle haben.

In diesem Spiel: Benutzt du ein Gebäude im Charter eines Gegners, wird mit dem Charterstone gewürfelt. Zeigt er dein Charter oder das des Gegners, erhaltet ihr beide 1 SP.

Danach: In der Ewigen Stadt vergleicht man euer Dorf mit allen anderen. Liegen eure SP zusammen über dem Durchschnitt, öffnet Kiste I, sonst Kiste J.`,
  },
  406: {
    name: 'Ein guter Name',
    text: `Ziel: die meisten Einflussmarker auf der Ansehensleiste haben.

In diesem Spiel: Münzen und Rohstoffe, die du für ein Gebäude im Charter eines Gegners zahlst, bekommt dieser Gegner.

Danach: Pim wüsste gern, woran ihr am Ende gemessen werden wollt. Wer entscheidet, wählt: jeder an seinem eigenen, geheimen Maß (Kiste K) oder alle am gleichen (Kiste L).`,
  },
  407: {
    name: 'Frühjahrsputz',
    text: `Ziel: die meisten Gefahrenmarker haben.

In diesem Spiel: Ist die Gefahr noch nicht in eurem Dorf, kommt sie jetzt (Regel 3).

Danach: Der König sieht genau hin. Liegt in den Chartern, die ihr spielt, noch irgendwo eine Gefahr auf einem Gebäude, öffnet Kiste M; ist alles sauber, öffnet Kiste N.`,
  },
  408: {
    name: 'Die lange Kerze',
    text: `Ziel: Die Kerze erlischt nicht in deinem Zug.

In diesem Spiel: Zu Beginn wird die Kerze des Königs angezündet. Sobald zum ersten Mal jemand ein Gebäude benutzt und von dort Brennstoffmangel nimmt, erlischt sie, und das Dorf merkt sich, wer am Zug war. Wieder anzünden lässt sie sich nicht.

Danach: Ist die Kerze erloschen, öffnet Kiste O; brennt sie noch, Kiste P.`,
  },
  409: {
    name: 'Behutsam einfangen',
    text: `Ziel: die meisten Helfer haben.

In diesem Spiel: Helfer aller sechs Sorten laufen frei im Dorf herum, auf jedem markierten Bauplatz einer (Karte 356). Helfer dürfen nicht eingesetzt werden. Willst du ein Gebäude benutzen, in dem sich einer versteckt, zahle zuerst 1 Einflussmarker; dafür gehört der Helfer dir.

Danach: Pim zählt die zufriedenen und die verärgerten Könige eurer Geschichte. Sind mindestens so viele zufrieden wie verärgert, öffnet Kiste Q, sonst Kiste R.`,
  },
  410: {
    name: 'Festtage',
    text: `Ziel: die meisten Ausbaukarten haben.

In diesem Spiel: Alle sind auf Besuch. Gewöhnliche Arbeiter darfst du nicht im eigenen Charter einsetzen; Helfer arbeiten wie immer nur dort. Alle Arten von Ausbaukarten sind freigeschaltet (Karte 376).

Danach: Der König trifft ein. Wer entscheidet, empfängt ihn mit Brot und Salz (Kiste S) oder mit einer Frage (Kiste T).`,
  },
  411: {
    name: 'Kriegsrecht',
    text: `Ziel: die wenigsten Ausbaukarten haben. Die Posten durchsuchen eure Taschen.

In diesem Spiel: Jedes andere Charter ist für dich gesperrt. Bevor du dort zum ersten Mal ein Gebäude benutzt, lege 1 Einflussmarker auf sein Wappen; von da an darfst du kommen und gehen. Alle Arten von Ausbaukarten sind freigeschaltet (Karte 376).

Danach: Der König trifft ein. Wer entscheidet, empfängt ihn mit Brot und Salz (Kiste S) oder mit einer Frage (Kiste T).`,
  },
  412: {
    name: 'Das letzte Jahr unter der Krone',
    text: `Ziel: die wenigsten Einflussmarker übrig haben. Bei Gleichstand würfelt ihr mit dem Charterstone.

In diesem Spiel: Die Himmelsinseln werden bewacht. Die Gebäude auf deinen darfst nur du benutzen.

Danach: Die Kampagne ist zu Ende. Zeigt eure Siegkarten, zählt zusammen und erfahrt, wessen Gesicht der König tragen wird. Öffnet dann Kiste W.`,
  },
  413: {
    name: 'Das erste freie Jahr',
    text: `Ziel: die wenigsten Einflussmarker übrig haben. Bei Gleichstand würfelt ihr mit dem Charterstone.

In diesem Spiel: Die Himmelsinseln sind jetzt Zufluchtsorte. Die Gebäude auf deinen darfst nur du benutzen.

Danach: Die Kampagne ist zu Ende. Zeigt eure Siegkarten, zählt zusammen und erfahrt, wer von nun an für das Dorf spricht. Öffnet dann Kiste W.`,
  },
};
