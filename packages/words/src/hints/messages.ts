/** Hints of the first game, the more urgent ones first; index.ts says when each of them is given. */
export const HINT_MESSAGES = {
  'hint.placing': [],
  'hint.lastRound': [],
  'hint.noInfluence': [],
  'hint.crate': [],
  'hint.constructing': [],
  'hint.retrieving': [],
  'hint.bumped': [],
  'hint.bumping': [],
  'hint.short': [],
  'hint.assistant': [],
  'hint.built': [],
  'hint.charterstone': [],
  'hint.progress': [],
  'hint.reputation': [],
  'hint.income': [],
  'hint.paying': [],
  'hint.influence': [],
  'hint.market': [],
  'hint.grandstand': [],
  'hint.zeppelin': [],
  'hint.cloudPort': [],
  'hint.scoring': [],
} as const;

export type Hint = keyof typeof HINT_MESSAGES;
export type Hints = { readonly [H in Hint]: string };
