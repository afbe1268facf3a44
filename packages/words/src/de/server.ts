import type { ServerWords } from '../serverMessages.ts';

export const server: ServerWords = {
  'serve.ready': 'Das Dorf hat geöffnet.',
  'serve.here': 'Auf diesem Rechner: {url}',
  'serve.network': 'Für andere in diesem Netz: {url}',
  'serve.open': 'Die Adresse für alle: {url}',
  'serve.behind': 'Der Proxy erreicht den Server unter {url}.',
  'serve.onlyHere': 'Herein kommt man nur von diesem Rechner aus (HOST ist {host}).',
  'serve.needsHttps':
    'Im Netz gibt es ohne HTTPS keine Passkeys, keine Push-Nachrichten und keine Installation der App; spielen lässt sich trotzdem. Wie man zu HTTPS kommt: {file}.',
  'serve.needsName': 'Passkeys brauchen einen Namen in der Adresse; mit Zahlen geht alles andere.',
  'serve.files': 'Eure Tische liegen in {folder}.',
  'serve.database': 'Eure Tische liegen in der PostgreSQL-Datenbank aus DATABASE_URL.',
  'serve.stop': 'Strg+C beendet den Server; kein Tisch geht verloren.',
  'serve.portTaken':
    'Port {port} ist schon belegt. Mit PORT lässt sich ein anderer wählen; 0 nimmt irgendeinen freien.',
  'serve.portForbidden':
    'Port {port} ist diesem Programm nicht erlaubt. Mit PORT lässt sich ein anderer wählen, ab 1024.',
  'serve.noSuchHost': 'Dieser Rechner hat keine Adresse {host}. HOST=0.0.0.0 nimmt alle, die er hat.',
  'serve.stopping':
    '{n, plural, =0 {Der Server hält an.} one {Der Server hält an; was noch läuft, hat # Sekunde Zeit.} other {Der Server hält an; was noch läuft, hat # Sekunden Zeit.}}',
  'serve.stopped': 'Angehalten. Alle Tische sind sicher verwahrt.',
  'serve.broken':
    'Das Journal lässt sich nicht mehr schreiben, der Server beendet sich: Bitte starte ihn neu. Jede beantwortete Wahl ist sicher verwahrt.',
  'serve.restarts': 'Der Server startet neu. Euer Tisch kommt von selbst wieder.',
  'page.title': 'Charterstone im Browser',
  'page.served': 'Dieser Server bewahrt die Tische eurer Dörfer auf.',
  'page.notBuilt': 'Die App, in der man sich an sie setzt, ist hier noch nicht gebaut.',
  'page.terminal': 'Bis dahin lässt sich im Terminal spielen: {command}',
  'page.api': 'Beschreibung der Schnittstelle (OpenAPI)',
  'page.socket': 'Nachrichten der Live-Verbindung (JSON Schema)',
  'page.moment': 'Einen Moment',
  'page.lost': 'Hier ist nichts',
  'page.lostText':
    'Vielleicht wurde der Link nicht ganz kopiert, oder er wurde zurückgenommen. Wer ihn dir gegeben hat, kann einen neuen machen.',
  'confirm.link': 'Wenn du das bist, bestätige es hier: {url}',
  'confirm.otherwise': 'Wenn nicht, ist nichts zu tun: Es kommt keine weitere Mail.',
  'turn.subject': 'Du bist am Zug: {table}',
  'turn.text': 'Am Tisch „{table}“ bist du am Zug.',
  'turn.title': 'Du bist am Zug',
  'turn.short': 'Der Tisch „{table}“ wartet auf dich.',
  'turn.channel': 'Am Tisch „{table}“ ist {who} am Zug: {url}',
  'reminder.subject': 'Du bist noch am Zug: {table}',
  'reminder.text': 'Am Tisch „{table}“ bist du noch immer am Zug.',
  'reminder.title': 'Du bist noch am Zug',
  'reminder.short': 'Der Tisch „{table}“ wartet noch immer auf dich.',
  'reminder.channel': 'Am Tisch „{table}“ ist {who} noch immer am Zug: {url}',
  'notice.link': 'Zum Tisch: {url}',
  'notice.stop': 'Keine solchen Mails mehr: {url}',
};
