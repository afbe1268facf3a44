/** The branches of `choose` effects, by the labels the box gives them. */
export const LABELS: Readonly<Record<string, string>> = {
  coins: 'Weź monety',
  word: 'Niech się niesie wieść (reputacja)',
  points: 'Weź punkty',
  goods: 'Weź surowiec',
  home: 'Zabierz robotnika do domu',
  card: 'Weź kartę',
  minion: 'Weź pomocnika',
  objective: 'Weź cel prywatny',
  kind: 'Okaż serce (pojemność)',
  unkind: 'Zbierz pochwały (chwała)',
  loyal: 'Dochowaj wierności Wiekuistemu Królowi',
  rebel: 'Dołącz do buntowników',
};
