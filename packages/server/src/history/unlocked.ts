import type { PictureLine } from '@charterstone/box/pictures';
import type { Language } from '@charterstone/protocol';
import { type BoxData, type CardData, openBox, type State } from '@charterstone/rules';
import { type CardText, type TextOf, textsOf } from '@charterstone/words';
import { contentOf } from '../boxes/content.ts';

const opened = new WeakMap<State, BoxData>();

/** The box as far as a campaign has unlocked it. Several ask for it at the same table. */
export function boxOf(state: State): BoxData {
  const known = opened.get(state);
  if (known !== undefined) return known;
  const box = openBox(state);
  opened.set(state, box);
  return box;
}

/** The words of cards as this village hears them. A story that is unlocked was told: it came to light by being read aloud. */
function wordsIn(state: State, language: Language): TextOf {
  const { cards } = boxOf(state);
  return textsOf(contentOf(state.box).texts[language], (card) => cards[card]?.kind === 'story');
}

/** The words of everything this campaign has unlocked, and of what is printed on the board and in the rules. */
export function textsIn(state: State, language: Language) {
  const words = wordsIn(state, language);
  const cards: Record<string, CardText> = {};
  for (const card of Object.keys(boxOf(state).cards)) {
    const text = words(Number(card));
    if (text !== undefined) cards[card] = text;
  }
  const { printedRules, commons } = contentOf(state.box).texts[language];
  return { cards, printedRules: { ...printedRules }, commons: { ...commons } };
}

/** What everything this campaign has unlocked looks like; not every card has a picture. */
export function picturesIn(state: State) {
  const { pictures } = contentOf(state.box);
  const cards: Record<string, PictureLine> = {};
  for (const card of Object.keys(boxOf(state).cards)) {
    const line = pictures[Number(card)];
    if (line !== undefined) cards[card] = line;
  }
  return { cards };
}

/** What is on a card that this campaign has unlocked; undefined for any other number, whether there is such a card or not. */
export function cardIn(
  state: State,
  card: number,
  language: Language,
): { readonly data: CardData; readonly text: CardText } | undefined {
  const data = boxOf(state).cards[card];
  const text = data && wordsIn(state, language)(card);
  return data && text && { data, text };
}
