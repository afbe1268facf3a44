/** Messages of the table's menu: advice, first hints, going back, and the settings of a table. */
export const MENU_MESSAGES = {
  // the row of buttons, and what one is told at the table
  'menu.menu': [],
  'menu.more': [],
  'menu.table': [],
  'menu.leave': [],
  'menu.turnTitle': ['table'],
  'menu.newTitle': ['table'],
  'menu.tableTitle': ['table'],
  'menu.close': [],
  // what a bot would do in one's place
  'menu.advice': [],
  'menu.thinking': [],
  'menu.adviceWhy': ['why'],
  'menu.adviceTaste': [],
  'menu.adviceOnly': [],
  'menu.adviceNone': [],
  'menu.adviceLater': [],
  'menu.doIt': [],
  'menu.showIt': [],
  // the first time of everything
  'menu.firstTime': [],
  'menu.noMoreHints': [],
  'menu.hintsOff': [],
  'menu.pile': ['n'],
  'menu.pileTitle': [],
  'menu.pileText': [],
  'menu.cardOf': ['n'],
  // further back than undo goes
  'menu.rewind': [],
  'menu.furtherBack': ['word'],
  'menu.rewindTitle': [],
  'menu.backToHere': ['what'],
  'menu.rewindBy': ['who'],
  'menu.rewindMine': [],
  'menu.rewindTo': ['what'],
  'menu.rewindStart': [],
  'menu.rewindWaits': ['who'],
  'menu.agree': [],
  'menu.notNow': [],
  'menu.withdraw': [],
  'menu.rewindHint': [],
  'menu.rewound': [],
  'menu.rewindOver': [],
  // the settings of a table: who plays
  // who comes and who goes between games
  // names written in ink
  'menu.village': [],
  // private notes
  // for oneself
  // the table itself
  'menu.keys': [],
  'menu.bug': [],
} as const;

export type MenuWords = { readonly [M in keyof typeof MENU_MESSAGES]: string };
