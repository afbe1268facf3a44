/** Numbers that facts and choices give for buildings of the Commons and printed rules. */
export const ZEPPELIN = 444;
export const CHARTERSTONE = 445;
export const TREASURY = 447;
export const MARKET = 448;
export const CLOUD_PORT = 449;
export const rule = (slot: number): number => 414 + slot;
