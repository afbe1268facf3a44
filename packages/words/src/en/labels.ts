/** The branches of `choose` effects, by the labels the box gives them. */
export const LABELS: Readonly<Record<string, string>> = {
  coins: 'Take the coins',
  word: 'Let word get around (reputation)',
};
