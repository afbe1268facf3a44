/**
 * What we promise, and how much of each is tried: `small` by `npm test`, which takes its counts from here, `large` by `npm run prove`, which says
 * of each what is counted.
 */
export const PROMISED = {
  // The rules.
  rules: { small: 120, large: 10_000 },
  /** How often each thing of the box is used. */
  content: { small: 1, large: 10 },
  same: { small: 20, large: 1000 },
  illegal: { small: 20_000, large: 1_000_000 },
  views: { small: 5000, large: 100_000 },
  undo: { small: 10, large: 500 },
  // The server.
  kills: { small: 30, large: 1000 },
  syncs: { small: 100, large: 1000 },
  once: { small: 10_000, large: 100_000 },
  fork: { small: 2000, large: 50_000 },
  database: { small: 2, large: 50 },
  doubts: { small: 40, large: 1000 },
  disk: { small: 3, large: 50 },
  stops: { small: 2, large: 50 },
  back: { small: 300, large: 10_000 },
  leave: { small: 50, large: 1000 },
  /** Round trips, and for each of them so many damaged files. */
  imports: { small: 50, large: 1000, damaged: 20 },
  hidden: { small: 5000, large: 100_000 },
  spoilers: { small: 4, large: 72 },
  seats: { small: 2, large: 2 },
  texts: { small: 2, large: 2 },
  messages: { small: 50_000, large: 1_000_000 },
  floods: { small: 1, large: 3 },
  /** Seconds, on each database; `npm test` has a tenth of the tables. */
  load: { small: 60, large: 1800 },
  // The app.
  chromium: { small: 20, large: 1000 },
  names: { small: 100, large: 100 },
  /** `npm test` has two people play them, `npm run prove` one with bots. */
  campaign: { small: 3, large: 12 },
} as const;
