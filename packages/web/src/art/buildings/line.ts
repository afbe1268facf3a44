/** What a building looks like, in a few words. A word nobody knows is passed over, or taken for something plausible. */
export type BuildingLine = {
  /** What it makes: harvest, mine, forest, kiln, forge, mill, trade, lore. */
  readonly chain: string;
  /** 1 to 7, from a field to a palace. */
  readonly tier: number;
  /** Its shape, where it is not the usual one of its chain and tier. */
  readonly form?: string | undefined;
  readonly material: string;
  readonly roof: string;
  /** What stands about it; `sign:key` hangs out a sign with a key. */
  readonly props: readonly string[];
  readonly seed: number;
};
