import { type CardData, type Charter, COMMONS, COMMONS_CARD, type Inspection } from '@charterstone/rules';
import type { Content } from '../table/content.ts';
import type { Past } from './past.ts';

/** A crate that was opened: on which building it stood, who opened it when, and what was in it. */
export type OpenCrate = {
  readonly crate: number;
  readonly on: number | undefined;
  readonly by: Charter | undefined;
  readonly game: number | undefined;
  readonly cards: readonly number[];
};

type Known = Pick<Content, 'data'>;
type Kind = CardData['kind'];

/** Whom one meets, and what one finds, in the order of the book. Rules and stories have pages of their own. */
export const PEOPLE = ['persona', 'assistant', 'guest', 'friend'] as const satisfies readonly Kind[];
export const THINGS = [
  'building',
  'objective',
  'minion',
  'item',
  'treasure',
  'victory',
  'location',
  'automa',
] as const satisfies readonly Kind[];
export type GroupKind = (typeof PEOPLE)[number] | (typeof THINGS)[number];
export type Group = { readonly kind: GroupKind; readonly cards: readonly number[] };

/** The crates that are printed on buildings; those of the story are told as stories. */
export function openCrates({ data }: Known, past: Past): readonly OpenCrate[] {
  return numbered(data).flatMap(([crate, content]) => {
    if (content.locked === true) return [];
    const on = Object.entries(data.cards).find(
      ([, card]) => card.kind === 'building' && card.crate === crate,
    );
    const { rules = [], hand = [], chest, supply = [], one = [], stories = [] } = content;
    const cards = [...rules, ...stories, ...(chest === undefined ? [] : [chest]), ...hand, ...one, ...supply];
    const when = past.opened.get(crate);
    return {
      crate,
      on: on === undefined ? undefined : Number(on[0]),
      by: when?.by,
      game: when?.game,
      cards: [...new Set(cards)].filter((card) => data.cards[card] !== undefined),
    };
  });
}

export function closedCrates({ data }: Known): number {
  return numbered(data).filter(([, { locked }]) => locked === true).length;
}

function numbered(data: Content['data']) {
  return Object.entries(data.crates)
    .map(([crate, content]) => [Number(crate), content] as const)
    .filter(([crate]) => !Number.isNaN(crate))
    .sort(([a], [b]) => a - b);
}

export function groups<K extends GroupKind>(
  { data }: Known,
  now: Pick<Inspection, 'charters'>,
  kinds: readonly K[],
): readonly { readonly kind: K; readonly cards: readonly number[] }[] {
  // Of those who wait for a charter that nobody plays, nobody has heard.
  const absent = new Set(
    Object.entries(data.startUp.charters)
      .filter(([charter]) => !now.charters.some((supply) => supply.charter === charter))
      .map(([, { persona }]) => persona),
  );
  return kinds
    .map((kind) => {
      const cards = Object.entries(data.cards)
        .filter(([card, face]) => face.kind === kind && !absent.has(Number(card)))
        .map(([card]) => Number(card));
      const commons = COMMONS.map((_, i) => COMMONS_CARD + i);
      return { kind, cards: kind === 'building' ? [...commons, ...cards] : cards };
    })
    .filter(({ cards }) => cards.length > 0);
}
