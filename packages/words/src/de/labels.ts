/** The branches of `choose` effects, by the labels the box gives them. */
export const LABELS: Readonly<Record<string, string>> = {
  coins: 'Die Münzen nehmen',
  word: 'Von sich reden machen (Ansehen)',
};
