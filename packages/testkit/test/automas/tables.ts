/** People and Automas at a table: alone with one to five, and mixed. */
export const TABLES = [
  { seats: 1, automas: 1 },
  { seats: 1, automas: 2 },
  { seats: 1, automas: 5 },
  { seats: 2, automas: 2 },
  { seats: 3, automas: 1 },
  { seats: 3, automas: 3 },
] as const;

/** The twelve games of a campaign, and two with the finished village. */
export const GAMES = 14;
