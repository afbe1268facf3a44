import type { Picture } from '@charterstone/protocol';
import {
  type Box,
  type BoxData,
  type CardData,
  COMMONS,
  COMMONS_CARD,
  compileKnown,
  LAST_CARD,
} from '@charterstone/rules';
import type { BoxText, Lang } from '@charterstone/words/light';
import { type TextOf, textsOf } from '@charterstone/words/light';
import { laidOut } from '../art/laidOut.ts';
import { ask } from '../wire/ask.ts';

/** What a campaign has unlocked, as far as a browser may know it: what cards do, what they say, how they look. */
export type Content = {
  readonly data: BoxData;
  readonly box: Box;
  readonly lang: Lang;
  readonly textOf: TextOf;
  readonly pictures: Readonly<Record<number, Picture>>;
};

type Texts = {
  readonly cards: Readonly<Record<string, unknown>>;
  readonly printedRules: unknown;
  readonly commons: unknown;
};

export async function loadContent(table: string, lang: Lang): Promise<Content> {
  const params = { table };
  const [data, texts, pictures] = await Promise.all([
    ask('openBox', { params }),
    ask('texts', { params: { table, language: lang } }),
    ask('pictures', { params }),
  ]);
  await laidOut(Object.values(pictures.cards));
  // The protocol leaves the box to the rules, which read it with care: what is wrong with it throws here.
  const opened = data as unknown as BoxData;
  return {
    data: opened,
    box: compileKnown(opened),
    lang,
    textOf: textsOf(boxText(texts)),
    pictures: pictures.cards,
  };
}

/** The same content in another language. */
export async function inLanguage(table: string, content: Content, lang: Lang): Promise<Content> {
  const texts = await ask('texts', { params: { table, language: lang } });
  return { ...content, lang, textOf: textsOf(boxText(texts)) };
}

function boxText({ cards, printedRules, commons }: Texts): BoxText {
  return { cards, printedRules, commons } as BoxText;
}

/** What is printed on a card or on a building of the Commons, which has a number behind the cards. */
export function faceOf({ data }: Pick<Content, 'data'>, card: number): CardData | undefined {
  const building = COMMONS[card - COMMONS_CARD];
  return building === undefined ? data.cards[card] : { kind: 'building', ...data.commons[building] };
}

/** Whether a card's face is known here. A number that lies on the table and is not has been unlocked since; printed rules and the Commons, behind the cards, always are. */
export function isKnown({ data }: Content, card: number): boolean {
  return card === 0 || card > LAST_CARD || data.cards[card] !== undefined;
}
