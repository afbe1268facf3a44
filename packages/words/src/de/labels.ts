/** The branches of `choose` effects, by the labels the box gives them. */
export const LABELS: Readonly<Record<string, string>> = {
  coins: 'Die Münzen nehmen',
  word: 'Von sich reden machen (Ansehen)',
  points: 'Die Punkte nehmen',
  goods: 'Den Rohstoff nehmen',
  home: 'Den Arbeiter nach Hause holen',
  card: 'Eine Karte nehmen',
  minion: 'Einen Helfer nehmen',
  objective: 'Ein privates Ziel nehmen',
  kind: 'Freundlich sein (Kapazität)',
  unkind: 'Unfreundlich sein (Ruhm)',
  loyal: 'Dem Ewigen König treu bleiben',
  rebel: 'Sich den Rebellen anschließen',
};
