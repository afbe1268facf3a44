import { ANNALS_MESSAGES } from './annalsMessages.ts';
import { BOOK_MESSAGES } from './bookMessages.ts';
import { CHRONICLE_MESSAGES } from './chronicleMessages.ts';
import { CLOSING_MESSAGES } from './closingMessages.ts';
import { COMMON_MESSAGES, type Common } from './commonMessages.ts';
import { ELSEWHERE_MESSAGES } from './elsewhereMessages.ts';
import { REPLAY_MESSAGES } from './replayMessages.ts';
import { SERVER_MESSAGES } from './serverMessages.ts';
import { SETTINGS_MESSAGES } from './settingsMessages.ts';
import { TERMINAL_MESSAGES } from './terminalMessages.ts';

/**
 * The interface's messages: every key with the values it takes. The catalogues are checked against this list by the
 * compiler (keys) and by a test (placeholders, plural forms). `who` is a player as `speaker.who` names one.
 */
export const MESSAGES = {
  ...COMMON_MESSAGES,
  ...CHRONICLE_MESSAGES,
  ...ANNALS_MESSAGES,
  ...REPLAY_MESSAGES,
  ...CLOSING_MESSAGES,
  ...ELSEWHERE_MESSAGES,
  ...SETTINGS_MESSAGES,
  ...TERMINAL_MESSAGES,
  ...BOOK_MESSAGES,
  ...SERVER_MESSAGES,
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Key = keyof typeof MESSAGES;
type Parameter<K extends Key> = (typeof MESSAGES)[K][number];
export type ValuesOf<K extends Key> = { readonly [P in Parameter<K>]: string | number };
/** The values a message takes, as arguments: none when it takes none. */
export type Given<K extends Key> = [Parameter<K>] extends [never] ? [] : [values: ValuesOf<K>];

export type Catalogue = { readonly [K in Key]: string };

/** What no page in the browser ever says. */
type FarKey = keyof (typeof TERMINAL_MESSAGES & typeof BOOK_MESSAGES & typeof SERVER_MESSAGES);
export type NearKey = Exclude<Key, FarKey>;

/** Words of pages that are seldom open: in a browser they come with the page. */
export const LEAVES = {
  annals: ANNALS_MESSAGES,
  chronicle: CHRONICLE_MESSAGES,
  closing: CLOSING_MESSAGES,
  elsewhere: ELSEWHERE_MESSAGES,
  replay: REPLAY_MESSAGES,
  settings: SETTINGS_MESSAGES,
} as const;
export type Leaf = keyof typeof LEAVES;
type LeafWords<L extends Leaf> = { readonly [M in keyof (typeof LEAVES)[L]]: string };

/** The messages of one language for a browser: what is wanted at once, and how the rest is fetched. */
export type NearWords = {
  readonly common: Common;
  readonly leaves: { readonly [L in Leaf]: () => Promise<LeafWords<L>> };
};
