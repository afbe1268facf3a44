import { type BoxText, paragraphsOf, tellText } from '@charterstone/words';
import { box } from '../src/index.ts';

/** Which cards are told when: every way through the campaign, and every way a card can be told on them. */

/** The cards of one way through the campaign in the order in which they come: stories, guideposts, companions. */
type Way = readonly number[];

/** Stories that come to every village, at a moment of its own choosing (16) or depending on its seats (11). */
const MOVABLE = [11, 16];

const { read, guidepost } = box.startUp;
const OPENING = [...read.opening, ...read.charters, ...read.plots, ...read.begin];

/** Every way from the first page to the last, by the doors of the forks. */
export const WAYS: readonly Way[] = guidepostWays(guidepost ?? 0, [...OPENING, ...read.after]);

function guidepostWays(number: number, before: Way): Way[] {
  const card = box.cards[number];
  if (card?.kind !== 'guidepost') throw new Error(`card ${number} is no guidepost`);
  return doorsIn(card.fork).flatMap((door) => doorWays(door, [...before, number]));
}

function doorWays(door: string, before: Way): Way[] {
  const crate = box.crates[door];
  if (crate === undefined) throw new Error(`there is no crate ${door}`);
  const here = [...before, ...(crate.stories ?? []), ...companionsIn(crate.do)];
  const behind = doorsIn(crate.do);
  if (behind.length > 0) return behind.flatMap((next) => doorWays(next, here));
  return crate.next === undefined ? [here] : guidepostWays(crate.next, here);
}

/** The crates of the story that a fork or an effect may open. */
function doorsIn(piece: unknown): string[] {
  if (typeof piece === 'string') return /^[A-Z]$/.test(piece) ? [piece] : [];
  return typeof piece === 'object' && piece !== null ? Object.values(piece).flatMap(doorsIn) : [];
}

/** Companions come behind a door; which of them, the dice say. */
function companionsIn(effect: unknown): number[] {
  if (!JSON.stringify(effect ?? {}).includes('"companion","from":"index"')) return [];
  return Object.entries(box.cards).flatMap(([number, { kind }]) =>
    kind === 'companion' ? [Number(number)] : [],
  );
}

/** What was told before a card, on each way on which it comes. */
function pastsOf(card: number): Way[] {
  return WAYS.flatMap((way) => (way.includes(card) ? [way.slice(0, way.indexOf(card))] : []));
}

/** Stories of which a card can know: told before it on some way, but not on all of them. */
export function echoable(card: number): ReadonlySet<number> {
  const pasts = pastsOf(card);
  const stories = new Set(pasts.flat().filter((number) => box.cards[number]?.kind === 'story'));
  return new Set([...stories].filter((story) => !pasts.every((past) => past.includes(story))));
}

/** A card's text in every way in which it can be told; a card that comes at any time is told without a past. */
export function tellings({ cards }: BoxText, card: number): string[] {
  const text = cards[card]?.text ?? '';
  const echoes = paragraphsOf(text).flatMap(({ after }) => after);
  const known = new Map(
    (MOVABLE.includes(card) ? [[]] : pastsOf(card)).map((past) => {
      const heard = echoes.filter((echo) => past.includes(echo));
      return [heard.join(), heard] as const;
    }),
  );
  return [...known.values()].map((heard) => tellText(text, (story) => heard.includes(story)));
}
