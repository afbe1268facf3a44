/** The branches of `choose` effects, by the labels the box gives them. */
export const LABELS: Readonly<Record<string, string>> = {
  coins: 'Weź monety',
  word: 'Niech się niesie wieść (reputacja)',
};
