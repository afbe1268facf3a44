import type { BoxText, CardTexts } from '../types.ts';

/** Rule cards that enter the Chronicle later: 14 into slot 18, 15 into slot 5. Rules speak to the player whose turn it is. */
export const ruleCards: CardTexts = {
  14: {
    name: 'Gebäude errichten',
    text: `Mit dem Zeppelin (oder jedem anderen Gebäude, mit dem man baut) errichtest du ein Gebäude von einer deiner ungenutzten Gebäudekarten.

Zahle die Kosten des benutzten Gebäudes und die 4 Rohstoffe, die auf der Karte stehen. Klebe das neue Gebäude auf einen freien Bauplatz in deinem eigenen Charter. Dort bleibt es, und von nun an dürfen es alle benutzen.

Zeigt die Karte eine Kiste, behältst du sie als leere Gebäudekarte; sonst kommt sie ins Archiv (Regel 10). Du erhältst die SP des benutzten Gebäudes und rückst den Fortschrittsmarker 1 Feld vor.`,
  },
  15: {
    name: 'Rollen',
    text: `Deine Rolle ist, wer du in einem Spiel bist. Du beginnst mit einer ohne Fähigkeit; in den Kisten warten weitere.

Eine Rolle aus einer Kiste kommt in deine Chartertruhe und kann in dem Spiel, in dem sie gefunden wurde, nicht benutzt werden. Zu Beginn jedes späteren Spiels wählst du 1 Rolle aus deiner Truhe: Ihre Fähigkeit gilt für dieses Spiel, und von da an zählt sie als benutzt. Eine Rolle ohne Fähigkeit zählt nie als benutzt.

Eine Rolle ohne Namen darf einen bekommen. Was du nach einem Spiel auch abgibst: Deine Rollen bleiben in deiner Truhe.`,
  },
};

/** The rules that stand in the Chronicle before the first game, by slot. */
export const printedRules: BoxText['printedRules'] = {
  4: {
    name: 'Aufbau',
    text: `Für alle: In den allgemeinen Vorrat kommen 36 Münzen und 12 Stück von jedem Rohstoff. Mische das Ausbaudeck und lege 5 Karten offen auf das Ausbautableau; mische die Ziele und lege 3 offen auf das Zieltableau. Der Fortschrittsmarker kommt auf das Feld mit der Zahl der Spieler. Wegweiser stehen im ersten Spiel noch keine.

Wer anfängt, sagt der Charterstone. Zeigt er ein inaktives Charter, wird noch einmal gewürfelt.

Für dich: Vor dir liegen deine Rolle und deine leere Gebäudekarte, dazu kommen 12 Einflussmarker und 2 Arbeiter. Deine SP beginnen bei 0. Die 4 Münzen in deiner Tasche gibt es nur im ersten Spiel.`,
  },
  6: {
    name: 'Einflussmarker',
    text: `Du hast 12 Einflussmarker pro Spiel und nie mehr. Sind sie aufgebraucht, bleibt dir alles verschlossen, was welche verlangt.

Gezahlter Einfluss ist ausgegeben: Er kommt in den allgemeinen Vorrat, und manche Gebäude und Karten lassen dich ihn zurückgewinnen. Gelegter Einfluss (auf einem Ziel, der Abgabentabelle oder der Ansehensleiste) bleibt bis zum Ende des Spiels liegen.

Beginnst du einen Zug ohne Einflussmarker, rückst du den Fortschrittsmarker 1 Feld vor, bevor du irgendetwas anderes tust, und das jedes Mal.`,
  },
  7: {
    name: 'Ausbautableau',
    text: `Alle Ausbaukarten haben dieselbe Rückseite und bilden ein gemeinsames Deck. 5 von ihnen liegen immer offen auf dem Ausbautableau.

Bringt dir ein Gebäude eine Karte, nimmst du eine offene von der gezeigten Art. Liegt keine davon offen, erhältst du keine. Ersetze die genommene Karte durch die oberste des Decks.

Karten, die du zahlst oder abwirfst, kommen auf den Abwurfstapel. Ist das Deck leer oder kommen neue Karten ins Spiel, wird der Abwurfstapel ins Deck gemischt.

Was du an Ausbaukarten hast, liegt für alle sichtbar vor dir.`,
  },
  8: {
    name: 'Assistenten',
    text: `Assistenten sind Ausbaukarten. Jeder von ihnen bringt dir etwas zusätzlich, wenn du das Dorf so nutzt, wie es auf seiner Karte steht.

Ein Assistent hilft ab der Aktion nach der, in der du ihn bekommen hast. Auf dem Markt kannst du einen nehmen, wenn einer offen ausliegt.

Wer einen Assistenten ohne Namen hat, darf ihm einen geben.`,
  },
  10: {
    name: 'Leere Gebäudekarten',
    text: `Steht ein Gebäude, bleibt seine Karte übrig und heißt von nun an leere Gebäudekarte. Zu den Ausbaukarten zählt sie weiterhin.

Zeigt sie eine Kiste, bleibt sie in deinem persönlichen Vorrat, bis du die Kiste im Charterstonegebäude öffnest. Zeigt sie keine, kommt sie ins Archiv, wo alles ruht, was seinen Dienst getan hat.`,
  },
  15: {
    name: 'Dein Zug',
    text: `In deinem Zug tust du eines von beidem: Du setzt 1 Arbeiter aus deinem persönlichen Vorrat auf ein beliebiges Gebäude, oder du nimmst alle deine Arbeiter vom Spielplan zurück. Groß oder klein, deine Arbeiter können gleich viel.

Setzt du einen Arbeiter ein, benutzt du das Gebäude einmal:
1. Wer dort schon steht, macht Platz, auch wenn er dir gehört: Er wird zurückgeschickt, in den Vorrat, aus dem er kam.
2. Zahle die Kosten in den allgemeinen Vorrat. Was du nicht bezahlen kannst, darfst du nicht benutzen.
3. Nimm vom Nutzen, so viel du möchtest. Münzen und Rohstoffe können ausgehen: Dann bekommst du nur, was noch da ist.`,
  },
  17: {
    name: 'Das Zentrum',
    text: `Das Zentrum gehört niemandem, und alle dürfen hinein.

Zeppelin: Für 3 Einflussmarker und die 4 Rohstoffe, die auf einer deiner ungenutzten Gebäudekarten stehen, errichtest du dieses Gebäude in deinem Charter und erhältst 5 SP.
Charterstonegebäude: Für 4 Münzen und 2 Einflussmarker öffnest du die Kiste auf einer deiner leeren Gebäudekarten und erhältst 5 SP.
Tribüne: Für 1 Einflussmarker, den du auf ein erfülltes Ziel legst, erhältst du 5 SP.
Schatzamt: Für 1 Rohstoff, gleich welchen, erhältst du 1 Münze.
Markt: Für 1 Münze und 1 Rohstoff, gleich welchen, nimmst du 1 offene Ausbaukarte.

Der Wolkenhafen liegt etwas außerhalb (Regel 22).`,
  },
  19: {
    name: 'Eine Kiste öffnen',
    text: `Im Charterstonegebäude (oder jedem anderen Gebäude, das Kisten öffnet) öffnest du die Kiste auf einer deiner leeren Gebäudekarten.

Zahle, was das Gebäude kostet (im Charterstonegebäude 2 Einflussmarker und 4 Münzen). Nimm heraus, was der Index Guide nennt, ganz gleich, wer das Gebäude errichtet hat. Gebäudekarten gehören dir; eine Rolle kommt in deine Chartertruhe und wartet auf ein späteres Spiel. Alles andere sagt selbst, wohin es gehört.

Lege dann die Karte ins Archiv, erhalte die SP des Gebäudes (5 SP im Charterstonegebäude) und rücke den Fortschrittsmarker 1 Feld vor. Es eilt nicht: Kisten werden nicht schlecht.`,
  },
  20: {
    name: 'Ziele',
    text: `In jedem Spiel liegen 3 Ziele offen aus. Auf der Tribüne (oder in jedem anderen Gebäude, das Ziele wertet) wertest du eines, dessen Bedingung du in diesem Augenblick erfüllst.

Lege 1 Einflussmarker darauf, erhalte die SP des Gebäudes (5 SP auf der Tribüne) und rücke den Fortschrittsmarker 1 Feld vor. Ein zweites Mal wertest du dasselbe Ziel in diesem Spiel nicht; die anderen dürfen es noch.`,
  },
  22: {
    name: 'Abgabentabelle',
    text: `Die Ewige Stadt will ihren Anteil an allem, was Grüntal hervorbringt. Im Wolkenhafen (oder jedem anderen Gebäude, das Abgabenfelder beliefert) schickst du ihn los.

Wähle ein freies Feld. Es zeigt, was es verlangt und wie viel davon: Rohstoffe, Münzen oder Ausbaukarten. Rohstoffe und Karten dürfen verschieden sein. Zahle sie und lege 1 Einflussmarker auf das Feld. Jedes Feld wird nur einmal pro Spiel beliefert.

Du erhältst die SP des Gebäudes (3 SP im Wolkenhafen). Manche Felder zeigen außerdem einen Bonus, 1 SP oder 1 Ansehen, den du nehmen darfst.`,
  },
  23: {
    name: 'Ansehensleiste',
    text: `Um Ansehen zu erhalten, legst du 1 Einflussmarker auf die Ansehensleiste. Du darfst jederzeit darauf verzichten.

Der erste Marker eines Spiels kommt auf das Feld mit der Zahl der Spieler, jeder weitere auf das nächste freie Feld in Richtung Ozean. Ist die Leiste voll oder hast du keinen Marker mehr, erhältst du nichts.

Am Ende des Spiels erhalten die Spieler mit den meisten Markern auf der Leiste 10 SP, die mit den zweitmeisten 7 SP, die mit den drittmeisten 4 SP. Bei Gleichstand erhalten alle Beteiligten die Punkte. Ohne Marker gibt es keine.`,
  },
  24: {
    name: 'Einkommen',
    text: `Einkommen hat hier noch niemand. Bis sich das ändert, hat dieses Zeichen auf der Fortschrittsleiste nichts zu bedeuten. Genießt die Spannung.`,
  },
  25: {
    name: 'Fortschrittsleiste',
    text: `Der Fortschrittsmarker ist die Uhr des Spiels. Er beginnt auf dem Feld mit der Zahl der Spieler.

Wer ein Gebäude errichtet, eine Kiste öffnet oder ein Ziel wertet, rückt ihn 1 Feld vor. Wer einen Zug ohne Einflussmarker beginnt, ebenfalls, und zwar vor allem anderen.

Rückst du ihn auf ein Boot, darfst du 1 Ansehen erhalten. Rückst du ihn auf ein Einkommensfeld, erhalten alle Einkommen (Regel 24).`,
  },
  26: {
    name: 'Ende des Spiels',
    text: `Mit der Sanduhr beginnt das Ende: Ist der Fortschrittsmarker dort, sind noch alle an der Reihe, die in dieser Runde noch nicht am Zug waren. Dann ist Schluss.

Nehmt euch die Punkte der Ansehensleiste (Regel 23). Wer die meisten SP hat, gewinnt; bei Gleichstand teilt man sich den Sieg.`,
  },
};
