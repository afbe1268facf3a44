import type { BookWords } from '../bookMessages.ts';

/** The words of the book that tells a campaign. */
export const book: BookWords = {
  'book.title': 'Die Chronik eines Dorfes',
  'book.titleOf': 'Die Chronik von {village}',
  'book.about':
    'Eine Kampagne Charterstone in {n, plural, one {einem Jahr} =2 {zwei Jahren} =3 {drei Jahren} =12 {zwölf Jahren} other {# Jahren}}',
  'book.seed': 'Startwert {seed}',
  'book.charters':
    '{n, plural, one {Ein Charter ist} =2 {Zwei Charter sind} =3 {Drei Charter sind} =4 {Vier Charter sind} =5 {Fünf Charter sind} =6 {Alle sechs Charter sind} other {# Charter sind}} besiedelt: {charters}',
  'book.hands':
    '{player, select, random {Gespielt vom reinen Zufall} greedy {Gespielt von Bots, die nehmen, was sie kriegen können} other {Gespielt von Bots ({player})}}',
  'book.language': 'Erzählt auf Deutsch',
  'book.spoilers':
    'Dieses Buch verrät alles: die Geschichten, was in den Kisten liegt und wie es ausgeht. Wer die Kampagne noch selbst entdecken möchte, klappt es hier zu. Es läuft nicht weg.',
  'book.contents': 'Inhalt',
  'book.year':
    '{n, select, 1 {Das erste Jahr} 2 {Das zweite Jahr} 3 {Das dritte Jahr} 4 {Das vierte Jahr} 5 {Das fünfte Jahr} 6 {Das sechste Jahr} 7 {Das siebte Jahr} 8 {Das achte Jahr} 9 {Das neunte Jahr} 10 {Das zehnte Jahr} 11 {Das elfte Jahr} 12 {Das zwölfte Jahr} other {Jahr {n}}}',
  'book.firstYear': 'Eine Wiese am Rand der Karte',
  'book.retold': 'Wie das Jahr verlief',
  'book.crates': 'Was in den Kisten lag',
  'book.crate': 'Kiste {crate}',
  'book.houses': 'Neue Dächer',
  'book.rules': 'Neu in der Chronik',
  'book.turning': 'Der Wendepunkt',
  'book.result': 'Die Abrechnung',
  'book.stars': 'Sterne in diesem Jahr',
  'book.victories': 'Siege bisher',
  'book.faces': 'Die Gesichter dieses Jahres: {faces}.',
  'book.face': '{persona} ({who})',
  'book.plans':
    '{v, select, 0 {{n, plural, one {Darin liegt der Plan für ein Haus: {names}.} =2 {Darin liegen die Pläne für zwei Häuser: {names}.} =3 {Darin liegen die Pläne für drei Häuser: {names}.} other {Darin liegen die Pläne für # Häuser: {names}.}}} 1 {{n, plural, one {Jemand hat genau für diesen Ort ein Haus gezeichnet: {names}.} =2 {Jemand hat genau für diesen Ort zwei Häuser gezeichnet: {names}.} =3 {Jemand hat genau für diesen Ort drei Häuser gezeichnet: {names}.} other {Jemand hat genau für diesen Ort # Häuser gezeichnet: {names}.}}} other {{n, plural, one {Eine Papierrolle, ein Haus: {names}.} =2 {Zwei Papierrollen, zwei Häuser: {names}.} =3 {Drei Papierrollen, drei Häuser: {names}.} other {# Papierrollen, # Häuser: {names}.}}}}',
  'book.inside': 'Darin: {names}.',
  'book.over': 'anstelle von „{building}“',
  'book.newcomer':
    '{v, select, 0 {Jemand klettert heraus und bleibt: {name}.} 1 {Und im Dorf gibt es ein neues Gesicht: {name}.} other {Nun gibt es einen Menschen mehr, dem man guten Morgen sagen muss: {name}.}}',
  'book.alongside': 'Mit eingepackt: {names}.',
  'book.objective': 'das Ziel „{name}“',
  'book.raised':
    '{v, select, 0 {Auf {site} wohnt niemand, und doch steht dort auf einmal ein Haus: „{building}“.} 1 {Es wächst auch, wo keiner zu Hause ist: „{building}“ auf {site}.} other {Eines Morgens steht auf {site} ein neues Haus, „{building}“, und niemand will es gewesen sein.}}',
  'book.replaces': 'tritt an die Stelle von „{name}“',
  'book.onBoard': 'Neu auf dem Spielplan',
  'book.named':
    '{n, plural, one {Ein Charter hat von nun an einen Namen: {names}.} other {Von nun an haben die Charter Namen: {names}.}}',
  'book.villageNamed': 'Das Dorf hat jetzt einen Namen: {name}.',
  'book.titled':
    '{name} ({charter, select, purple {violett} black {schwarz} green {grün} red {rot} blue {blau} other {gelb}})',
  'book.villageName':
    '{v, select, 0 {Kesselau} 1 {Matschbach} 2 {Laternenried} 3 {Suppenbrück} 4 {Warmental} other {Oberkürbis}}',
  'book.charterName':
    '{v, select, 0 {Rußwinkel} 1 {Nesselbach} 2 {Pflaumenau} 3 {Kerzenried} 4 {Entengrund} 5 {Moosbrück} 6 {Gänserain} other {Zwiebelfeld}}',
  'book.begin':
    '{v, select, 0 {{who} macht den ersten Zug, und {n, plural, one {eine Runde} other {# Runden}} später ist die Sanduhr durchgelaufen.} 1 {Der Charterstone lässt {who} beginnen, und das Jahr dauert {n, plural, one {eine Runde} other {# Runden}}.} other {{who} fängt an; nach {n, plural, one {einer Runde} other {# Runden}} ist das Jahr vorbei.}}',
  'book.beginAlone':
    '{v, select, 0 {{n, plural, one {Eine Runde} other {# Runden}} lang hat {who} das Dorf für sich allein.} 1 {Das Jahr dauert {n, plural, one {eine Runde} other {# Runden}}, und {who} spielt es ganz allein.} other {{who} bricht früh auf; {n, plural, one {eine Runde} other {# Runden}} später ist die Sanduhr durchgelaufen.}}',
  'book.at':
    '{place, select, zeppelin {am Zeppelin} charterstone {am Charterstonegebäude} grandstand {an der Tribüne} treasury {im Schatzamt} market {auf dem Markt} cloudPort {im Wolkenhafen} other {im Gebäude „{building}“}}',
  'book.boldest':
    '{v, select, 0 {Der kühnste Streich gelingt {who}: {n} SP in einem einzigen Zug {at}.} 1 {Von einem Zug {at} wird noch lange geredet: Er bringt {who} {n} SP.} other {Der Zug des Jahres gelingt {who} {at}: {n} SP auf einen Schlag.}}',
  'book.builder':
    '{v, select, 0 {{who} hämmert von früh bis spät und stellt {n, plural, one {ein neues Haus} other {# neue Häuser}} hin.} 1 {Bei {who} sind Sägespäne in der Suppe: {n, plural, one {ein neues Haus} other {# neue Häuser}}.} other {Niemand baut so viel wie {who}: {n, plural, one {ein Haus} other {# Häuser}}.}}',
  'book.opener':
    '{v, select, 0 {{who} hat ein Händchen für Schlösser: {n, plural, one {Eine Kiste gibt} other {# Kisten geben}} nach.} 1 {Vor {who} ist kein Deckel sicher; {n, plural, one {eine Kiste wird} other {# Kisten werden}} geöffnet.} other {So neugierig wie {who} ist sonst niemand: {n, plural, one {Eine Kiste geht} other {# Kisten gehen}} auf.}}',
  'book.firstCrate':
    '{v, select, 0 {Die erste Kiste, die überhaupt nachgibt, gibt {who} nach.} 1 {Die erste Kiste bekommt {who} auf.} other {{who} findet als Erstes heraus, wie die Deckel abgehen.}}',
  'book.scorer':
    '{v, select, 0 {{who} wertet {n, plural, one {ein Ziel} other {# Ziele}}, unter Applaus.} 1 {{n, plural, one {Ein Ziel für {who}, und jemand klatscht.} other {# Ziele für {who}, und jedes Mal klatscht jemand.}}} other {{who} sammelt Ziele wie andere Leute Rezepte: {n, plural, one {eines} other {#}} in diesem Jahr.}}',
  'book.seller':
    '{v, select, 0 {{n, plural, one {Eine Ladung geht} other {# Ladungen gehen}} in die Ewige Stadt, mit dem Siegel von {who} auf den Säcken.} 1 {{who} schickt {n, plural, one {eine Ladung} other {# Ladungen}} hinauf in die Ewige Stadt, ordentlich verschnürt.} other {Die Ewige Stadt bekommt das meiste von {who}: {n, plural, one {eine Ladung} other {# Ladungen}}.}}',
  'book.esteemed':
    '{v, select, 0 {{who} kümmert sich um den guten Ruf und hat {n, plural, one {einen Marker} other {# Marker}} auf der Ansehensleiste.} 1 {Vorbeifahrende Schiffe winken {who} zu, das machen {n, plural, one {ein Marker} other {# Marker}} auf der Ansehensleiste.} other {An der Küste redet man vor allem über {who}: {n, plural, one {ein Marker} other {# Marker}} auf der Ansehensleiste.}}',
  'book.busiest':
    '{v, select, 0 {Nirgends ist so viel los wie {at}: {n, plural, one {ein Besuch} other {# Besuche}}.} 1 {{at} kommt man mit dem Fegen nicht nach, kein Wunder bei {n, plural, one {einem Besuch} other {# Besuchen}}.} other {Wer Leute treffen will, findet sie {at}: {n, plural, one {ein Besuch} other {# Besuche}} in einem Jahr.}}',
  'book.bumper':
    '{v, select, 0 {{who} hat spitze Ellbogen und schickt {n, plural, one {einen fremden Arbeiter} other {# fremde Arbeiter}} zurück.} 1 {„Ist hier noch frei?“, fragt {who} {n, plural, one {einmal} =2 {zweimal} =3 {dreimal} =4 {viermal} =5 {fünfmal} other {#-mal}}, und dann ist frei.} other {Wer {who} im Weg steht, steht dort nicht lange; {n, plural, one {ein Arbeiter wird} other {# Arbeiter werden}} zurückgeschickt.}}',
  'book.catcher':
    '{v, select, 0 {Von den Ausreißern fängt {who} {n} ein, ganz behutsam.} 1 {Am leisesten tritt {who} auf: {n, plural, one {Ein Ausreißer kommt} other {# Ausreißer kommen}} mehr oder weniger freiwillig mit.} other {Bei {who} {n, plural, one {findet ein Ausreißer} other {finden # Ausreißer}} einen Stuhl.}}',
  'book.sweeper':
    '{v, select, 0 {{who} kehrt {n, plural, one {eine Gefahr} other {# Gefahren}} zusammen und stellt sie ins Regal.} 1 {Wo es brenzlig wird, ist {who} mit einem Sack zur Stelle: {n, plural, one {eine Gefahr} other {# Gefahren}}.} other {{who} schafft {n, plural, one {eine Gefahr} other {# Gefahren}} aus der Welt, jedenfalls aus den Augen.}}',
  'book.leads':
    '{v, select, 0 {Die Führung wechselt {n, plural, one {einmal} =2 {zweimal} =3 {dreimal} =4 {viermal} =5 {fünfmal} other {#-mal}}.} 1 {Lange bleibt niemand vorn: {n, plural, one {Einmal} =2 {Zweimal} =3 {Dreimal} =4 {Viermal} =5 {Fünfmal} other {#-mal}} geht die Führung an jemand anderen.} other {{n, plural, one {Einmal} =2 {Zweimal} =3 {Dreimal} =4 {Viermal} =5 {Fünfmal} other {#-mal}} liegt auf einmal jemand anders vorn.}}',
  'book.idle':
    '{v, select, 0 {Kein einziges Haus kommt dazu.} 1 {Die Hämmer hängen das ganze Jahr am Haken.} other {Niemand baut, und die Kapitänin poliert ihr Seil.}}',
  'book.close':
    '{v, select, 0 {Am Ende {n, plural, one {liegt ein einziger Punkt} other {liegen # Punkte}} zwischen {who} und {second}.} 1 {Es ist knapp: {who} liegt {n, plural, one {einen Punkt} other {# Punkte}} vor {second}.} other {Pim zählt dreimal nach, aber es bleibt bei {n, plural, one {einem Punkt} other {# Punkten}} zwischen {who} und {second}.}}',
  'book.runaway':
    '{v, select, 0 {Am Ende hat {who} {n, plural, one {einen Punkt} other {# Punkte}} Vorsprung, und sonst ist niemand in Sicht.} 1 {{who} läuft allen davon, mit {n, plural, one {einem Punkt} other {# Punkten}} Abstand.} other {Mit {n, plural, one {einem Punkt} other {# Punkten}} Vorsprung hätte {who} auch früher nach Hause gehen können.}}',
  'book.finish':
    '{v, select, 0 {Das Ende des Jahres läutet {who} ein.} 1 {{who} bringt den Marker zur Sanduhr, und nur diese eine Runde wird noch zu Ende gespielt.} other {Dann erreicht {who} die Sanduhr, und wer in der Runde noch nicht dran war, beeilt sich.}}',
  'book.finishAlone':
    '{v, select, 0 {Das Ende des Jahres läutet {who} ein.} 1 {Dann erreicht {who} die Sanduhr und lässt es für dieses Jahr gut sein.} other {{who} bringt den Marker zur Sanduhr; beeilen muss sich deswegen niemand.}}',
  'book.timeout':
    '{v, select, 0 {Am Ende läuft die Zeit von allein ab.} 1 {Niemand treibt das Jahr mehr voran, also geht es von selbst zu Ende.} other {Die letzten Körner fallen ohne jemandes Zutun.}}',
  'book.bestYear':
    '{v, select, 0 {Mit {n} SP ist es das beste Jahr bisher.} 1 {{n} SP: Pim muss die Spalte verbreitern.} other {Noch kein Jahr hat mehr gebracht: {n} SP.}}',
  'book.leanYear':
    '{v, select, 0 {Mit {n} SP ist es das magerste Jahr bisher.} 1 {{n} SP. Pim schreibt sie klein, aus Höflichkeit.} other {Noch kein Jahr hat weniger gebracht: {n} SP.}}',
  'book.fork':
    '{v, select, 0 {Die Wahl hat {who}, und sie fällt auf Kiste {door}: „{story}“.} 1 {{who} hat das letzte Wort und öffnet Kiste {door}: „{story}“.} other {Alle sehen {who} an, und {who} entscheidet sich für Kiste {door}: „{story}“.}}',
  'book.fate':
    '{v, select, 0 {Hier muss niemand wählen; das Jahr selbst hat sich für Kiste {door} entschieden: „{story}“.} 1 {Zu wählen gibt es nichts. Was geschehen ist, führt zu Kiste {door}: „{story}“.} other {Der Weg führt zu Kiste {door}, „{story}“, ob man will oder nicht.}}',
  'book.pleased':
    '{v, select, 0 {Der König ist zufrieden, und Pim trägt es{n, plural, one {} =2 { zweimal} =3 { dreimal} other { #-mal}} in Schönschrift ein.} 1 {In Pims Buch {n, plural, one {steht ein zufriedener König} =2 {stehen zwei zufriedene Könige} =3 {stehen drei zufriedene Könige} other {stehen # zufriedene Könige}} mehr.} other {Aus der Ewigen Stadt heißt es: Der König ist zufrieden.{n, plural, one {} =2 { Das zählt doppelt.} =3 { Das zählt dreifach.} other { Das zählt #-fach.}}}}',
  'book.displeased':
    '{v, select, 0 {Der König ist verärgert, und Pim trägt es{n, plural, one {} =2 { zweimal} =3 { dreimal} other { #-mal}} ein, in sehr kleiner Schrift.} 1 {In Pims Buch {n, plural, one {steht ein verärgerter König} =2 {stehen zwei verärgerte Könige} =3 {stehen drei verärgerte Könige} other {stehen # verärgerte Könige}} mehr.} other {Aus der Ewigen Stadt heißt es: Der König ist verärgert.{n, plural, one {} =2 { Das zählt doppelt.} =3 { Das zählt dreifach.} other { Das zählt #-fach.}}}}',
  'book.candle': 'Die Kerze ging aus, als {who} am Zug war. Niemand spricht es aus.',
  'book.archived': '{who} muss jemanden ins Archiv ziehen lassen: {persona}.',
  'book.spectral': 'Der mit dem Spaten klopft an die Tür von {who}.',
  'book.freed': '{who} hat den Preis gezahlt, und der Geisterarbeiter darf ruhen.',
  'book.companions': 'Sechs vor der Tür',
  'book.kind':
    '{v, select, 0 {{who} stellt noch einen Teller auf den Tisch.} 1 {{who} rückt auf der Bank ein Stück zur Seite.} other {{who} macht die Tür auf und lässt sie offen.}}',
  'book.unkind':
    '{v, select, 0 {{who} macht die Tür zu und wird dafür in der Ewigen Stadt sehr gelobt.} 1 {Für {who} zählt der Ruhm mehr.} other {{who} schüttelt sehr entschieden den Kopf.}}',
  'book.kindEmpty':
    '{v, select, 0 {{charter} ist unbewohnt, aber jemand stellt trotzdem einen Teller hin.} 1 {{charter} steht leer. Jemand macht dort für den Neuankömmling Feuer im Ofen.} other {{charter} hat Platz genug, und jemand hat den Schlüssel unter die Matte gelegt.}}',
  'book.unkindEmpty':
    '{v, select, 0 {{charter} ist unbewohnt: Niemand öffnet, und niemand ruft dem Gast hinterher.} 1 {{charter} steht leer und bleibt verschlossen.} other {{charter} hätte Platz genug. Angeboten wird er nicht.}}',
  'book.sides': 'Für den König oder gegen ihn',
  'book.loyal': '{who} bleibt dem König treu: {persona}',
  'book.rebel': '{who} geht zu den Rebellen: {persona}',
  'book.battle': 'Was elf Jahre wert waren',
  'book.battleKings': 'Zufriedene Könige',
  'book.battleKind': 'Freundlich behandelte Gefährten',
  'book.battleRebels': 'Rebellen',
  'book.battleSum': 'Zusammen',
  'book.battleWon': '{n}; {needed} mussten es sein. Die Wiese hält stand.',
  'book.battleLost': '{n}; {needed} hätten es sein müssen. Die Wiese ist verloren.',
  'book.ending': 'Die Schlussrechnung',
  'book.crowned':
    '{n, plural, one {Der König hat das Gesicht gefunden, das er tragen möchte: {who}.} other {Der König kann sich nicht entscheiden, wessen Gesicht er tragen möchte: {who}.}}',
  'book.elected':
    '{n, plural, one {Von nun an spricht {who} für das Dorf.} other {Von nun an sprechen {who} für das Dorf, am liebsten nacheinander.}}',
  'book.measures': 'Woran sie gemessen wurden',
  'book.unfinished':
    'Hier bricht das Buch ab, nach {n, plural, one {einem Jahr} other {# Jahren}}. Der Rest will erst noch gespielt werden.',
  'book.rulesNow': 'Die Chronik, wie sie jetzt ist',
  'book.rulesAbout':
    'Alle Regeln dieses Dorfes nach ihren Nummern, im Stand der letzten Seite. Hinter jedem Namen lässt sich der Wortlaut aufklappen.',
  'book.kings': 'Die Könige',
  'book.kingsTold':
    'Pim hat {pleased, plural, one {einen zufriedenen} other {# zufriedene}} und {displeased, plural, one {einen verärgerten König} other {# verärgerte Könige}} gezählt.',
  'book.people': 'Die Leute',
  'book.peopleAbout': 'Alle, die in diesen Jahren mitgespielt haben, nach dem Alphabet.',
  'book.served': '{who}, {n, plural, one {Jahr {years}} other {Jahre {years}}}',
  'book.signed': 'Eingetragen, gezählt und abgelöscht: Pim',
};
