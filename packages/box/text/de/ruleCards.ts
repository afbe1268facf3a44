import type { CardTexts } from '../types.ts';

/** Rules that enter the Chronicle after the first game, from the crates, and in the course of the story. */
export const laterRules: CardTexts = {
  17: {
    name: 'Zählen und Gewinnen',
    text: `Ist der Fortschrittsmarker an der Sanduhr, sind noch alle an der Reihe, die in dieser Runde noch nicht am Zug waren. Dann ist das Spiel aus.

Nehmt euch die Punkte der Ansehensleiste (Regel 23) und tragt euren Ruhm ein (Regel 28). Wer die meisten SP hat, gewinnt und trägt 1 Sieg ein; bei Gleichstand alle Beteiligten.

Nach dem ersten Spiel wird nichts zurückgegeben: Münzen, Rohstoffe und Karten behaltet ihr für das nächste. Die Charter dürfen jetzt Namen bekommen: Wer nicht gewonnen hat, benennt das eigene, die der Sieger und die leeren.`,
  },
  18: {
    name: 'Ruhm',
    text: `Nach jedem Spiel der Kampagne füllst du für je volle 10 SP, die du erzielt hast, 1 Stern aus. In welcher Reihe, suchst du dir aus.

Zu Beginn jedes späteren Spiels bringt dir jede vollständige Reihe ihren Bonus. Die Reihen von oben: 1 Rohstoff; 1 Münze; 3 SP; 1 Gefahr aus deinem Charter; 1 Ansehen; 1 Helfer; 1 Kapazität; 1 Ausbaukarte; 1 weitere Rolle. Die letzte Reihe bringt nichts und hört nie auf: Für einen Stern ist immer Platz.

Die Boni werden in umgekehrter Spielerreihenfolge genommen. Am Ende der Kampagne zählt jeder Stern.`,
  },
  19: {
    name: 'Kapazität',
    text: `Ab dem zweiten Spiel behältst du nur, wofür in deiner Truhe Platz ist. Kapazität gibt es in vier Arten: Rohstoffe, Münzen, Ausbaukarten und Helfer. Du beginnst mit je 1.

Was du an Rohstoffen, Karten und Helfern behältst, müssen lauter verschiedene Sorten sein. Der Rest kommt in den allgemeinen Vorrat oder auf den Abwurfstapel. Rollen und deine eigenen Figuren und Marker behältst du immer.

Nach den Spielen 2 bis 12 erhält jeder, der nicht gewonnen hat, 1 Kapazität einer Art seiner Wahl; mehr als 4 je Art gibt es nicht.`,
  },
  20: {
    name: 'Wegweiser',
    text: `Ab dem zweiten Spiel sagt ein Wegweiser, was der König gern sähe. Er nennt ein Ziel, manchmal eine Regel nur für dieses Spiel und das, was danach geschieht.

Am Ende des Spiels erhält jeder, der das Ziel erreicht, 1 Ruhm; bei Gleichstand alle Beteiligten. Wer von ihnen die meisten Einflussmarker übrig hat, entscheidet (bei Gleichstand würfelt ihr mit dem Charterstone). Stellt der Wegweiser eine Frage, so beantwortet sie, wer entscheidet, für das ganze Dorf und öffnet die Kiste, die dort steht. Hat niemand das Ziel erreicht, entscheidet, wer von euch allen die meisten Einflussmarker übrig hat. Wer entscheidet, tut es auch für die Charter, die niemand spielt.`,
  },
  24: {
    name: 'Private Ziele',
    text: `Manche Gebäude bringen dir ein privates Ziel: Nimm die oberste Karte des Zieldecks und lege sie vor dir aus. Nur du kannst sie werten, und zwar genau wie die offenen Ziele (Regel 20).

Wer diese Karte freigeschaltet hat, erhält zufällig 1 der neuen Ziele; die anderen werden ins Zieldeck gemischt. Am Ende des Spiels werden private Ziele abgeworfen.`,
  },
  27: {
    name: 'Einkommen erhalten',
    text: `Ein Einkommensgebäude zu benutzen kostet 1 Einflussmarker, den du auf das Achteck daneben legst. Auf jedem Einkommensgebäude darfst du 1 Marker haben; er bleibt bis zum Ende des Spiels liegen und bringt im Augenblick noch nichts.

Wird der Fortschrittsmarker auf ein Einkommensfeld bewegt, erhalten alle Einkommen: den Nutzen jedes Einkommensgebäudes, auf dem ein eigener Marker liegt. Kommt es auf die Reihenfolge an, beginnt, wer den Marker bewegt hat; dann geht es gegen die Spielerreihenfolge weiter.`,
  },
  29: {
    name: 'Errichten und Überbauen',
    text: `Mit dem Zeppelin (oder jedem anderen Gebäude, mit dem man baut) errichtest du ein Gebäude von einer deiner ungenutzten Gebäudekarten. Zahle die Kosten des benutzten Gebäudes und die 4 Rohstoffe, die auf der Karte stehen.

Das neue Gebäude kommt auf einen freien Bauplatz deines Charters oder auf eines seiner Gebäude, wenn auf diesem weder Arbeiter noch Helfer, weder Gefahr noch Einflussmarker sind. Die Grundgebäude werden nie überbaut. Benutzt werden kann nur das oberste Gebäude, und nur sein Wert zählt.

Zeigt die Karte eine Kiste, behältst du sie als leere Gebäudekarte; sonst kommt sie ins Archiv. Du erhältst die SP des benutzten Gebäudes und rückst den Fortschrittsmarker 1 Feld vor.`,
  },
  33: {
    name: 'Helfer',
    text: `Helfer sind besondere Arbeiter. Wer eine Sorte freischaltet, erhält 1 davon; die übrigen liegen für alle im allgemeinen Vorrat.

Einen Helfer setzt du ein wie einen Arbeiter, aber nur auf ein leeres Gebäude deines eigenen Charters. Wenn du ihn einsetzt und immer wenn ein Gegner sein Gebäude benutzt, erhältst du, was auf seiner Karte steht; das kommt vor dem Zahlen, du kannst also damit zahlen.

Zu einem Helfer darf sich ein gewöhnlicher Arbeiter stellen, auch dein eigener. Der Helfer wird dabei nicht zurückgeschickt; er kommt erst heim, wenn du deine Arbeiter zurücknimmst. Ein Helfer auf dem Spielplan zählt weiter als deiner. Was für Arbeiter gilt, gilt auch für Helfer.`,
  },
  34: {
    name: 'Helfer als Abgabe',
    text: `Die Abgabentabelle bekommt eine Zeile mit fünf Feldern für Helfer. Sie dürfen von verschiedener Sorte sein und auch noch auf dem Spielplan stehen. Alles Weitere wie in Regel 22.`,
  },
  36: {
    name: 'Gefahr',
    text: `Beim Aufbau kommt auf jedes Gebäude in den Chartern, auch auf die Grundgebäude, 1 zufälliger Gefahrenmarker.

Hast du ein Gebäude mit einer Gefahr benutzt, musst du den Marker in deinen persönlichen Vorrat nehmen. Das klingt schlimmer, als es ist: Manche Gebäude nehmen eine bestimmte Gefahr als Kosten. Was du am Ende des Spiels noch hast, kommt in den Vorrat zurück.`,
  },
  37: {
    name: 'Gefahr als Abgabe',
    text: `Die Abgabentabelle bekommt eine Zeile mit fünf Feldern für Gefahren, gern auch verschiedene. Was die Ewige Stadt damit anfängt, hat sie nie verraten. Alles Weitere wie in Regel 22.`,
  },
  47: {
    name: 'Schätze',
    text: `Schätze sind Ausbaukarten. Jeder lässt sich einmal benutzen; wann, steht auf der Karte. Danach wird er abgeworfen. Manche Gebäude nehmen einen Schatz als Kosten.

Wer diese Karte freigeschaltet hat, erhält zufällig 1 Schatz; die anderen werden ins Ausbaudeck gemischt.`,
  },
  60: {
    name: 'Gegenstände',
    text: `Gegenstände sind Ausbaukarten, die noch fertig gemacht werden wollen. In deinem Zug darfst du die Rohstoffe zahlen, die auf einem Gegenstand stehen, seinen Nutzen nehmen und ihn abwerfen. Einen Arbeiter einsetzen oder alle zurücknehmen darfst du trotzdem. Manche Gebäude nehmen einen unfertigen Gegenstand als Kosten.

Wer diese Karte freigeschaltet hat, erhält zufällig 1 Gegenstand; die anderen werden ins Ausbaudeck gemischt.`,
  },
  75: {
    name: 'Gäste',
    text: `Gäste sind Ausbaukarten, die beim Einkommen zahlen (Regel 24). Jeder bietet zweierlei: Seid ihr höchstens zu dritt, erhältst du beides, sonst eines deiner Wahl. Kommt es auf die Reihenfolge an, beginnt, wer den Fortschrittsmarker bewegt hat; dann geht es gegen die Spielerreihenfolge weiter. Manche Gebäude nehmen einen Gast als Kosten.

Wer diese Karte freigeschaltet hat, erhält zufällig 1 Gast; die anderen werden ins Ausbaudeck gemischt. Wer einen Gast ohne Namen hat, darf ihm einen geben.`,
  },
  90: {
    name: 'Häuser für jedes Charter',
    text: `Sechs weitere Gebäudekarten gehören zu keinem Charter und dürfen in jedem errichtet werden. Kisten tragen sie keine.

Das Ausbautableau erneuern heißt: alle offenen Karten abwerfen und 5 neue aufdecken. Eine weitere Rolle ins Spiel bringen heißt: Noch eine aus deiner Truhe gilt für den Rest dieses Spiels und zählt als benutzt. Rückt ein Gebäude den Fortschrittsmarker vor, geschieht das sofort.

Wer diese Karte freigeschaltet hat, erhält zufällig 1 der sechs; die anderen werden ins Ausbaudeck gemischt.`,
  },
  111: {
    name: 'Freunde',
    text: `Freunde sind Ausbaukarten. Jeder hat ein Charter, in dem er sich auskennt, und eine Vorliebe, für Münzen oder für SP: Benutzt du dort ein Gebäude, das ebendas bringt, legt er noch 1 dazu. Wie ein Assistent hilft er ab der Aktion nach der, in der du ihn bekommen hast.

Wer diese Karte freigeschaltet hat, erhält zufällig 1 Freund; die anderen werden ins Ausbaudeck gemischt.`,
  },
  125: {
    name: 'Das Ende jedes Spiels',
    text: `Erreicht der Fortschrittsmarker die Sanduhr, spielt die Runde zu Ende. Danach der Reihe nach:
1. Wegweiser: Wer das Ziel erreicht, erhält 1 Ruhm; stellt der Wegweiser eine Frage, wird sie beantwortet (Regel 27).
2. Punkte zum Schluss: Ansehensleiste und Rollen, in Spielerreihenfolge. Ein Wegweiser, der nichts fragt, sieht sich jetzt das Dorf an.
3. Ruhm (Regel 28).
4. Wer die meisten SP hat, trägt 1 Sieg ein; alle anderen erhalten je 1 Kapazität.
5. Die Rollen im Spiel gelten als benutzt.
6. Behaltet, was eure Kapazität erlaubt, und gebt den Rest zurück (Regel 29).
7. Räumt ab: Arbeiter, Einflussmarker, Helfer und Gefahren kommen zurück.`,
  },
  126: {
    name: 'Inaktive Charter',
    text: `Beim Aufbau wächst jedes inaktive Charter, das noch einen freien Bauplatz hat, um ein Haus. Mischt das Ausbaudeck und deckt Karten auf, bis eine ungenutzte Gebäudekarte erscheint. Errichtet sie dort auf dem freien Bauplatz mit der niedrigsten Nummer. Mischt dann ihre leere Gebäudekarte und die übrigen aufgedeckten Karten zurück. Erscheint keine, wird nicht gebaut.

Wer aus der Kampagne ausscheidet, gibt Münzen, Rohstoffe, Ausbaukarten und Helfer in den Vorrat zurück. Sein Charter wird inaktiv.`,
  },
  127: {
    name: 'Aufbau ab dem dritten Spiel',
    text: `Mischt das Ausbaudeck und legt 5 Karten offen aus; mischt die Ziele und legt 3 offen aus. Der Fortschrittsmarker kommt auf das Feld mit der Zahl der Spieler. Lest den Wegweiser. Würfelt den Startspieler aus.

Jeder wählt 1 Rolle aus seiner Truhe, legt aus, was er behalten hat, und nimmt 2 Arbeiter und 12 Einflussmarker. Ihr beginnt mit 0 SP.

Nehmt dann in umgekehrter Spielerreihenfolge die Boni eurer vollständigen Ruhmesreihen (Regel 28).`,
  },
  132: {
    name: 'Himmelsinseln',
    text: `Jeder Spieler besitzt 4 Himmelsinseln. Wähle beim Aufbau 2 davon und lass sie über zwei verschiedenen Bauplätzen deines Charters schweben, bebaut oder nicht, aber nie über dem Grundgebäude. So bleiben es 6 Orte zum Bauen und Besuchen; was unter einer Insel liegt, kann in diesem Spiel nicht benutzt werden, zählt am Ende der Kampagne aber mit.

Inseln werden bebaut wie Bauplätze und behalten ihre Gebäude. Am Ende des Spiels sammelst du alle 4 wieder ein. Inaktive Charter haben keine.`,
  },
};

/** Rules of the games after the campaign. */
export const rulesAfterwards: CardTexts = {
  152: {
    name: 'Himmelsinseln für alle',
    text: `Die Inseln treiben jetzt frei umher. Beim Aufbau erhält jeder zufällig 4 Himmelsinseln samt allem, was darauf steht, und lässt 2 davon über zwei verschiedenen Bauplätzen seines Charters schweben, nur nicht über dem Grundgebäude. Nach dem Spiel kommen alle in den Vorrat zurück.`,
  },
  153: {
    name: 'Geliehene Rollen',
    text: `Alle Rollen bilden ein gemeinsames Deck. Nimm beim Aufbau 3 zufällige, bringe 1 davon ins Spiel und gib die anderen zurück. Auch wenn ein Gebäude oder ein Schatz eine weitere Rolle bringt, kommt sie aus diesem Deck.

Eine Rolle aus einer frisch geöffneten Kiste gilt sofort.`,
  },
  154: {
    name: 'Aufbau nach der Kampagne',
    text: `Würfelt mit dem Charterstone aus, wer in welchem Charter spielt. Mischt das Ausbaudeck und legt 5 Karten offen aus; mischt die Ziele und legt 3 offen aus. Der Fortschrittsmarker kommt auf das Feld mit der Zahl der Spieler. Würfelt den Startspieler aus. Einen Wegweiser gibt es nicht.

Nehmt 2 Arbeiter und 12 Einflussmarker; ihr beginnt mit 0 SP. Nehmt dann in umgekehrter Spielerreihenfolge 1 Helfer oder 1 Ausbaukarte, dazu 2 Münzen oder 3 SP.`,
  },
  155: {
    name: 'Errichten, wenn ihr mögt',
    text: `Gebaut wird wie bisher: 4 Rohstoffe von der Karte, ein freier Bauplatz oder ein Gebäude, auf dem nichts liegt und niemand steht, nie ein Grundgebäude. Du erhältst die SP des benutzten Gebäudes und rückst den Fortschrittsmarker 1 Feld vor.

Neu: Du darfst die Kosten des benutzten Gebäudes zahlen und nichts errichten. Dann erhältst du die SP, aber der Fortschrittsmarker bleibt stehen.`,
  },
  156: {
    name: 'Kisten, falls noch welche da sind',
    text: `Geöffnet wird wie bisher: Nimm heraus, was der Index Guide nennt, lege die Karte ins Archiv, erhalte die SP des benutzten Gebäudes und rücke den Fortschrittsmarker 1 Feld vor.

Neu: Du darfst die Kosten des Gebäudes zahlen und nichts öffnen. Dann erhältst du die SP, aber der Fortschrittsmarker bleibt stehen.`,
  },
  157: {
    name: 'Das Ende, von nun an',
    text: `Erreicht der Fortschrittsmarker die Sanduhr, spielt die Runde zu Ende und nehmt euch die Punkte zum Schluss: Ansehensleiste und Rollen. Wer die meisten SP hat, gewinnt. Bei Gleichstand zählen die Marker auf der Ansehensleiste, dann die auf der Abgabentabelle, dann alle übrigen Güter.

Ruhm, Kapazität und Siege werden nicht mehr eingetragen. Alle Karten kommen in ihre Decks, alle Rollen ins Rollendeck, alles andere in den Vorrat. Räumt ab und setzt Teewasser auf.`,
  },
};
