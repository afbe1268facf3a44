import { CHARTERS, type Charter, type Choice, ICONS, type Inspection } from '@charterstone/rules';
import { type ObjectName, objectAt } from '../board/objects.ts';
import { isInSight } from '../board/places.ts';

/** What of a table one has to know to point at things: what stands where, what can't be seen of it, and whose workers are one's own. */
export type Ground = Pick<Inspection, 'village' | 'covered'> & {
  readonly own: Charter | undefined;
  /** What is asked now stays for the whole campaign: it is pointed at first, and taken then. */
  readonly isForGood?: boolean;
};

/** Whether a campaign is being founded: who plays which charter, and where its first building stands. Beside bots nothing of it can be taken back. */
export function isFounding(
  [first]: readonly Choice[],
  { game, round }: Pick<Inspection, 'game' | 'round'>,
): boolean {
  if (game > 1 || round > 0) return false;
  return first?.do === 'charter' || (first?.do === 'lay' && typeof first.what === 'number');
}

/** A decision that is being made: what has been pointed at so far, and what may be pointed at next. */
export type Decision = {
  readonly picked: readonly ObjectName[];
  readonly next: ReadonlyMap<ObjectName, readonly Choice[]>;
  /** All that can still be meant, and those that need no pointing: they are said by a button. */
  readonly open: readonly Choice[];
  readonly plain: readonly Choice[];
};

/** What one points at to make a choice, one thing after the other; nothing where it is said by a button. */
export function pathOf(choice: Choice, ground: Ground): readonly ObjectName[] {
  const { do: deed, what, at } = choice;
  switch (deed) {
    case 'place':
    case 'careful':
    case 'sell':
      return at === undefined ? [] : [objectAt(at)];
    case 'build':
    case 'lay':
      return at === undefined ? [] : [...thing(what, ground), objectAt(at)];
    case 'open':
      return typeof what === 'number' ? [crateOf(what, ground)] : [];
    case 'retrieve':
    case 'end':
    case 'done':
    case 'choose':
    case 'by':
    case 'mark':
    case 'use':
    case 'pass':
      return [];
    default:
      return thing(what, ground);
  }
}

/** What a word of a choice names, if it lies somewhere. */
function thing(what: Choice['what'], { own }: Ground): readonly ObjectName[] {
  if (what === undefined || what === 'none' || what === 'deck') return [];
  if (typeof what === 'number') return [`card:${what}`];
  if (what === 'big' || what === 'small') return own === undefined ? [] : [`worker:${own}-${what}`];
  const good = ICONS.find((icon) => icon === what);
  if (good !== undefined) return [`good:${good}`];
  const charter = CHARTERS.find((name) => name === what);
  return [charter === undefined ? objectAt(what) : `charter:${charter}`];
}

/** A crate stands on the building it belongs to. Where that is out of sight, whoever kept its card has the card to point at. */
function crateOf(card: number, { village, covered }: Ground): ObjectName {
  const [site] = Object.entries(village).find(([, building]) => building === card) ?? [];
  return site === undefined || !isInSight(site, covered) ? `card:${card}` : objectAt(site);
}

/** What else it may be pointed at by: whoever unlocks a crate holds the card of its building, and the crate is drawn there too. */
function otherwise({ do: deed, what }: Choice): readonly ObjectName[] {
  return deed === 'open' && typeof what === 'number' ? [`card:${what}`] : [];
}

export function decisionOf(
  choices: readonly Choice[],
  ground: Ground,
  picked: readonly ObjectName[],
): Decision {
  const paths = choices.map((choice) => ({ choice, path: pathOf(choice, ground) }));
  const whole = ground.isForGood ? paths.find(({ path }) => isSamePath(path, picked))?.choice : undefined;
  // Until it is taken, any other one may be pointed at instead.
  if (whole !== undefined)
    return { ...decisionOf(choices, ground, picked.slice(0, -1)), picked, plain: [whole] };
  const open = paths.filter(({ path }) => picked.every((object, i) => path[i] === object));
  const steps = picked.length;
  const next = new Map<ObjectName, Choice[]>();
  for (const { choice, path } of open) {
    const object = path[steps];
    if (object === undefined) continue;
    for (const one of new Set([object, ...otherwise(choice)]))
      next.set(one, [...(next.get(one) ?? []), choice]);
  }
  const [only, ...others] = next.keys();
  // Where there is only one card to build, or one good to take or leave, nobody has to point at it.
  const isPlain =
    open.every(({ path }) => path.length > steps + 1) ||
    (open.length > 1 && open.every(({ choice: { do: deed } }) => deed === 'take' || deed === 'leave'));
  if (only !== undefined && others.length === 0 && isPlain)
    return decisionOf(choices, ground, [...picked, only]);
  return {
    picked,
    next,
    open: open.map(({ choice }) => choice),
    plain: open.filter(({ path }) => path.length <= steps).map(({ choice }) => choice),
  };
}

function isSamePath(one: readonly ObjectName[], other: readonly ObjectName[]): boolean {
  return one.join() === other.join();
}

/** One thing less is pointed at. What nobody had to point at would be pointed at again by itself: that goes too. */
export function steppedBack(
  choices: readonly Choice[],
  ground: Ground,
  picked: readonly ObjectName[],
): readonly ObjectName[] {
  const fewer = picked.slice(0, -1);
  const before = fewer.slice(0, -1);
  const isByItself = fewer.length > 0 && decisionOf(choices, ground, before).picked.length > before.length;
  return isByItself ? steppedBack(choices, ground, fewer) : fewer;
}

/** What pointing at an object comes to: a choice, further pointing, or a few ways to mean it. */
export type Pointed =
  | { readonly is: 'choice'; readonly choice: Choice }
  | { readonly is: 'further'; readonly picked: readonly ObjectName[] }
  | { readonly is: 'nothing' };

export function pointedAt({ next, picked }: Decision, object: ObjectName, ground: Ground): Pointed {
  const meant = next.get(object);
  const [first] = meant ?? [];
  if (meant === undefined || first === undefined) return { is: 'nothing' };
  if (ground.isForGood) {
    const path = pathOf(first, ground);
    return isSamePath(path, picked) ? { is: 'choice', choice: first } : { is: 'further', picked: path };
  }
  if (meant.some((choice) => pathOf(choice, ground).length > picked.length + 1))
    return { is: 'further', picked: [...picked, object] };
  // Choosing with care what to take is for those who ask for it.
  const plainly = meant.filter(({ do: deed }) => deed !== 'careful');
  const [only, ...others] = plainly.length === 0 ? meant : plainly;
  return only !== undefined && others.length === 0
    ? { is: 'choice', choice: only }
    : { is: 'further', picked: [...picked, object] };
}
