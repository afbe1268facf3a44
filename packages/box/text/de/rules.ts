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
    text: `Allgemeiner Vorrat: 36 Münzen und von jedem Rohstoff 12. Mische das Ausbaudeck und lege 5 Karten offen auf das Ausbautableau; mische die Ziele und lege 3 offen auf das Zieltableau. Der Fortschrittsmarker kommt auf das Feld mit der Zahl der Spieler. Im ersten Spiel gibt es keinen Wegweiser.

Startspieler: Würfle mit dem Charterstone, bis er ein aktives Charter zeigt.

Persönlicher Vorrat: deine Rolle, deine leere Gebäudekarte, 2 Arbeiter und 12 Einflussmarker. Du beginnst mit 0 SP und, nur im ersten Spiel, mit 4 Münzen.`,
  },
  6: {
    name: 'Einflussmarker',
    text: `Du hast 12 Einflussmarker pro Spiel und nie mehr. Sind sie aufgebraucht, bleibt dir alles verschlossen, was welche verlangt.

Gezahlter Einfluss ist ausgegeben: Er kommt in den allgemeinen Vorrat, und manche Gebäude und Karten lassen dich ihn zurückgewinnen. Gelegter Einfluss (auf einem Ziel, der Abgabentabelle oder der Ansehensleiste) bleibt bis zum Ende des Spiels liegen.

Hast du zu Beginn deines Zuges keinen Einflussmarker, musst du zuerst den Fortschrittsmarker 1 Feld vorrücken. Das gilt in jedem solchen Zug.`,
  },
  7: {
    name: 'Ausbautableau',
    text: `Alle Ausbaukarten haben dieselbe Rückseite und bilden ein gemeinsames Deck. 5 von ihnen liegen immer offen auf dem Ausbautableau.

Bringt dir ein Gebäude eine Karte, nimmst du eine offene von der gezeigten Art. Liegt keine davon offen, erhältst du keine. Ersetze die genommene Karte durch die oberste des Decks.

Karten, die du zahlst oder abwirfst, kommen auf den Abwurfstapel. Ist das Deck leer oder kommen neue Karten ins Spiel, wird der Abwurfstapel ins Deck gemischt.

Alle Karten in deinem persönlichen Vorrat liegen für jeden sichtbar aus.`,
  },
  8: {
    name: 'Assistenten',
    text: `Assistenten sind Ausbaukarten. Jeder von ihnen bringt dir etwas zusätzlich, wenn du das Dorf so nutzt, wie es auf seiner Karte steht.

Ein Assistent hilft ab der Aktion nach der, in der du ihn bekommen hast. Auf dem Markt kannst du einen nehmen, wenn einer offen ausliegt.

Wer einen Assistenten ohne Namen hat, darf ihm einen geben.`,
  },
  10: {
    name: 'Leere Gebäudekarten',
    text: `Ist ein Gebäude errichtet, bleibt seine Karte übrig: eine leere Gebäudekarte. Auch sie ist eine Ausbaukarte.

Zeigt sie eine Kiste, behalte sie in deinem persönlichen Vorrat: Die Kiste lässt sich im Charterstonegebäude öffnen. Zeigt sie keine, kommt sie ins Archiv, wo alles ruht, was nicht mehr gebraucht wird.`,
  },
  15: {
    name: 'Dein Zug',
    text: `In deinem Zug setzt du entweder 1 Arbeiter aus deinem persönlichen Vorrat auf ein beliebiges Gebäude, oder du nimmst alle deine Arbeiter vom Spielplan zurück. Zwischen deinen Arbeitern gibt es keinen Unterschied.

Setzt du einen Arbeiter ein, benutze das Gebäude einmal:
1. Steht dort schon ein Arbeiter, deiner oder ein fremder, wird er zu seinem Besitzer zurückgeschickt.
2. Zahle die Kosten in den allgemeinen Vorrat. Kannst du nicht zahlen, darfst du hier keinen Arbeiter einsetzen.
3. Nimm dir den ganzen Nutzen oder einen Teil davon. Münzen und Rohstoffe sind begrenzt: Du bekommst, was noch da ist.`,
  },
  17: {
    name: 'Das Zentrum',
    text: `Diese Gebäude standen schon vor euch hier, und alle dürfen sie benutzen.

Zeppelin: Zahle 3 Einflussmarker und die 4 Rohstoffe auf einer ungenutzten Gebäudekarte, um das Gebäude in deinem Charter zu errichten. Du erhältst 5 SP.
Charterstonegebäude: Zahle 4 Münzen und 2 Einflussmarker, um eine Kiste auf einer deiner leeren Gebäudekarten zu öffnen. Du erhältst 5 SP.
Tribüne: Lege 1 Einflussmarker auf ein Ziel, das du erfüllst. Du erhältst 5 SP.
Schatzamt: Zahle 1 beliebigen Rohstoff, um 1 Münze zu erhalten.
Markt: Zahle 1 beliebigen Rohstoff und 1 Münze, um 1 offene Ausbaukarte zu nehmen.

Der Wolkenhafen liegt etwas außerhalb (Regel 22).`,
  },
  19: {
    name: 'Eine Kiste öffnen',
    text: `Im Charterstonegebäude (oder jedem anderen Gebäude, das Kisten öffnet) öffnest du die Kiste auf einer deiner leeren Gebäudekarten.

Zahle die Kosten des Gebäudes: im Charterstonegebäude 4 Münzen und 2 Einflussmarker. Nimm heraus, was der Index Guide nennt. Alles gehört dir, egal wer das Gebäude errichtet hat. Eine Rolle kommt in deine Chartertruhe und wartet auf ein späteres Spiel.

Lege dann die Karte ins Archiv, erhalte die SP des Gebäudes (5 SP im Charterstonegebäude) und rücke den Fortschrittsmarker 1 Feld vor. Es eilt nicht: Kisten werden nicht schlecht.`,
  },
  20: {
    name: 'Ziele',
    text: `In jedem Spiel liegen 3 Ziele offen aus. Auf der Tribüne (oder in jedem anderen Gebäude, das Ziele wertet) wertest du eines, dessen Bedingung du in diesem Augenblick erfüllst.

Lege 1 Einflussmarker darauf, erhalte die SP des Gebäudes (5 SP auf der Tribüne) und rücke den Fortschrittsmarker 1 Feld vor. Jeder darf jedes Ziel einmal pro Spiel werten.`,
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
    text: `Im Lauf der Kampagne werdet ihr Wege finden, Einkommen zu erhalten. Bis dahin bedeutet dieses Symbol auf der Fortschrittsleiste nichts. Genießt die Spannung.`,
  },
  25: {
    name: 'Fortschrittsleiste',
    text: `Der Fortschrittsmarker ist die Uhr des Spiels. Er beginnt auf dem Feld mit der Zahl der Spieler.

Er rückt 1 Feld vor, wenn ein Gebäude errichtet, eine Kiste geöffnet oder ein Ziel gewertet wird. Beginnt jemand seinen Zug ohne Einflussmarker, rückt der Marker ebenfalls 1 Feld vor, noch vor allem anderen.

Bewegst du ihn auf ein Boot, darfst du 1 Ansehen erhalten. Bewegst du ihn auf ein Einkommensfeld, erhalten alle Einkommen (Regel 24).`,
  },
  26: {
    name: 'Ende des Spiels',
    text: `Erreicht der Fortschrittsmarker die Sanduhr, spielt ihr die Runde noch zu Ende, sodass alle gleich viele Züge hatten. Dann ist das Spiel aus.

Nehmt euch die Punkte der Ansehensleiste (Regel 23). Wer die meisten SP hat, gewinnt; bei Gleichstand teilt man sich den Sieg.`,
  },
};
