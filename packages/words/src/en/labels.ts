/** The branches of `choose` effects, by the labels the box gives them. */
export const LABELS: Readonly<Record<string, string>> = {
  coins: 'Take the coins',
  word: 'Let word get around (reputation)',
  points: 'Take the points',
  goods: 'Take the resource',
  home: 'Call your worker home',
  card: 'Take a card',
  minion: 'Take a minion',
  objective: 'Take a private objective',
  kind: 'Be kind (capacity)',
  unkind: 'Be unkind (glory)',
  loyal: 'Stay loyal to the Forever King',
  rebel: 'Join the rebels',
};
