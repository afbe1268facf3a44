import type { BoxData, Choice } from '@charterstone/rules';

/** What it means to pick something, which depends on who asks: one takes it, plays it, gives it away or puts it into the Archive. */
export type Picking = 'take' | 'persona' | 'archive' | 'give' | 'measure';

/** `asks` is the card behind the question, if it is known (`inspect(state).questions`). */
export function pickingOf(box: BoxData | undefined, { what }: Choice, asks: number | undefined): Picking {
  const moves = box === undefined || asks === undefined ? [] : movesOf(box, asks);
  const kind = typeof what === 'number' ? box?.cards[what]?.kind : undefined;
  if (kind === 'victory') return 'measure';
  if (kind === 'persona') return moves.some(({ to }) => to === 'archive') ? 'archive' : 'persona';
  return moves.some(({ to, pick }) => to === 'speaker' && pick !== 'speaker') ? 'give' : 'take';
}

type Move = { readonly to: unknown; readonly pick: unknown };

/** The moves a card makes; a guidepost asks in the name of the crates it leads to. */
function movesOf(box: BoxData, card: number): readonly Move[] {
  const face = box.cards[card];
  if (face?.kind !== 'guidepost') return movesIn(face);
  const { fork } = face;
  const doors = 'choose' in fork ? fork.choose : 'open' in fork ? [fork.open] : [fork.then, fork.else];
  return doors.flatMap((door) => movesIn(box.crates[door]?.do));
}

function movesIn(data: unknown): readonly Move[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = 'move' in data ? [{ to: part(data, 'to'), pick: part(data, 'pick') }] : [];
  return [...own, ...Object.values(data).flatMap(movesIn)];
}

function part(data: object, name: string): unknown {
  return Object.entries(data).find(([key]) => key === name)?.[1];
}
