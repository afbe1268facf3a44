import type { Hints } from '../hints/messages.ts';

/** What a friend who knows the game would say across the table, once. */
export const hints: Hints = {
  'hint.placing':
    'Such dir ein Gebäude aus und setz einen Arbeiter darauf: Erst zahlst du die Kosten, dann nimmst du den Nutzen. Dein eigenes Dach kostet nichts, da kann nichts schiefgehen.',
  'hint.charterstone':
    'Auf der Karte vor dir ist eine Kiste. Am Charterstonegebäude öffnest du sie mit Münzen und Einfluss, und fast alles Neue in dieser Kampagne steckt in Kisten.',
  'hint.retrieving':
    'Ein Arbeiter bleibt stehen, bis ihn jemand zurückschickt oder du ihn zurücknimmst. Das Zurücknehmen kostet einen ganzen Zug, also schick ruhig erst beide los.',
  'hint.market':
    'Was auf dem Ausbautableau liegt, gibt es auf dem Markt zu kaufen, Stück für Stück. Assistenten helfen jedes Mal und haben noch nie nach Lohn gefragt.',
  'hint.grandstand':
    'Schon auf die Ziele geschaut? Wer eines erfüllt, kann es auf der Tribüne werten. Die anderen können das danach auch noch, Zweiter zu sein ist also keine Schande.',
  'hint.zeppelin':
    'Mit dem Zeppelin errichtet man Gebäude, aber jemand muss die Pläne haben. Die liegen in den Kisten; bis dahin ist er nur für die Aussicht gut.',
  'hint.cloudPort':
    'Stehen schon alle Ecken voll? Der Wolkenhafen nimmt Rohstoffe, Münzen oder Karten und zahlt in SP. Jedes Feld wird nur einmal beliefert, und die billigen sind zuerst weg.',
  'hint.paying':
    'Was du zahlst, geht in den allgemeinen Vorrat und nicht an die Nachbarn. Du kannst also an jede Tür im Dorf klopfen, ohne dass jemand daran verdient.',
  'hint.bumping':
    'Du hast einen Arbeiter zurückgeschickt. Das ist nicht unhöflich: Er ist wieder zu Hause, und niemand muss ihn holen. Zu voll ist hier kein Gebäude.',
  'hint.bumped':
    'Dein Arbeiter wurde zurückgeschickt und steht wieder für dich bereit. Sag ruhig danke: Mit etwas Glück brauchst du eine Weile niemanden zurückzunehmen.',
  'hint.crate':
    'Die erste Kiste ist offen! Was darin war, gehört dem, der sie geöffnet hat; neue Regeln gelten für alle und stehen in der Chronik, falls du sie nachlesen willst.',
  'hint.constructing':
    'Jetzt hast du Pläne für Gebäude. Mit dem Zeppelin errichtest du eines davon, für Einfluss und die Rohstoffe auf der Karte. Sieh nach, welche das sind, bevor du die falschen sammelst.',
  'hint.built':
    'Dein Gebäude steht, und es bleibt für alle Spiele stehen, die noch kommen. Benutzen dürfen es alle; nimm es als Kompliment. Ist auf der Karte eine Kiste, wartet dort die nächste Überraschung.',
  'hint.influence':
    'Dein Einfluss wird knapp, und zurückbekommen kannst du ihn kaum. Heb etwas davon für das auf, was dir am meisten bringt.',
  'hint.noInfluence':
    'Du hast keinen Einfluss mehr. Jeder deiner Züge beginnt jetzt mit einem Schritt des Fortschrittsmarkers: eine Strafe ist das nicht, nur hat es das Jahr jetzt deinetwegen eilig.',
  'hint.progress':
    'Der Fortschrittsmarker ist vorgerückt. Jedes Gebäude, jede Kiste und jedes Ziel bringt die Sanduhr näher; wer vorn liegt, hat es darum gern eilig.',
  'hint.reputation':
    'Ein Marker auf der Ansehensleiste bringt heute nichts. Am Ende des Spiels wird er gut bezahlt, wenn du die meisten dort hast, und auch die Nächsten bekommen noch etwas.',
  'hint.assistant':
    'Deine neue Karte hilft dir ab der nächsten Aktion, sooft sie passt. Einem Assistenten ohne Namen darfst du einen geben; es arbeitet sich besser, wenn man irgendwie heißt.',
  'hint.short':
    'Davon ist im allgemeinen Vorrat nichts mehr da, also hast du weniger bekommen als versprochen. Was andere zahlen, füllt ihn wieder auf.',
  'hint.income':
    'Das war ein Einkommensfeld. Einkommen hat hier noch niemand, also ist nichts passiert. Nenn es Vorfreude.',
  'hint.lastRound':
    'Die Sanduhr ist erreicht, diese Runde ist die letzte. Mach jetzt SP aus allem, was geht: Gewonnen wird mit Punkten, nicht mit Vorräten.',
  'hint.scoring':
    'Das war das erste von zwölf Spielen. Die SP sind vergessen, was sie eingebracht haben, nicht: Ruhmessterne für je 10 davon und ein Sieg für den, der die meisten hat. Münzen, Rohstoffe und Karten behaltet ihr diesmal alle.',
};
