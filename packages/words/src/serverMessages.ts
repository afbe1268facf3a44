/**
 * Messages of the server: in the terminal of whoever runs it, on its few pages, and in the notices it sends. A notice names the table
 * and says that it is somebody's turn, and nothing else of the game: it may be read by anybody on its way.
 */
export const SERVER_MESSAGES = {
  // the terminal, when it starts and stops
  'serve.ready': [],
  'serve.here': ['url'],
  'serve.network': ['url'],
  'serve.open': ['url'],
  'serve.behind': ['url'],
  'serve.onlyHere': ['host'],
  'serve.needsHttps': ['file'],
  'serve.needsName': [],
  'serve.files': ['folder'],
  'serve.database': [],
  'serve.stop': [],
  'serve.portTaken': ['port', 'setting'],
  'serve.portForbidden': ['port', 'setting'],
  'serve.noSuchHost': ['host', 'setting'],
  'serve.stopping': ['n'],
  'serve.stopped': [],
  'serve.broken': [],
  // for whoever is at a table meanwhile
  'serve.restarts': [],
  'serve.busy': [],
  // the page before there is an app, and the one where there is nothing
  'page.title': [],
  'page.served': [],
  'page.notBuilt': [],
  'page.terminal': ['command'],
  'page.api': [],
  'page.socket': [],
  'page.moment': [],
  'page.lost': [],
  'page.lostText': [],
  // an address for mails is confirmed before it gets any
  'confirm.link': ['url'],
  'confirm.otherwise': [],
  // "your turn": as a mail, as a push message, in a channel that the whole table reads
  'turn.subject': ['table'],
  'turn.text': ['table'],
  'turn.title': [],
  'turn.short': ['table'],
  'turn.channel': ['who', 'table', 'url'],
  'reminder.subject': ['table'],
  'reminder.text': ['table'],
  'reminder.title': [],
  'reminder.short': ['table'],
  'reminder.channel': ['who', 'table', 'url'],
  'notice.link': ['url'],
  'notice.stop': ['url'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ServerWords = { readonly [K in keyof typeof SERVER_MESSAGES]: string };
