import {
  type Choice,
  explain,
  type Fact,
  type Icon,
  preview,
  resample,
  type State,
} from '@charterstone/rules';
import {
  type Mark,
  type Marks,
  NO_MARKS,
  type ObjectName,
  objectAt,
  objectNamed,
  type TableObject,
} from '../board/objects.ts';
import { SITE_PLACES } from '../board/places.ts';
import { quotaPlan } from '../board/quotaPlan.ts';
import { askedText } from './asking.ts';
import { countOf, GOODS } from './ownGoods.ts';
import { hasStrangers, type Scene } from './scene.ts';
import { whoIs } from './whoIs.ts';

/**
 * A table that looks as ours to this seat: what is hidden is made up, and nothing that is told here depends on it. Reasons and what a
 * choice brings are worked out in the browser, by the rules themselves.
 */
const imagined = new WeakMap<Int16Array, State>();

export function stateBehind({ view, seen }: Scene): State {
  const known = imagined.get(seen.cells);
  // More of the box may have been handed out since.
  if (known?.box === view.box) return known;
  const made = resample(view, 'screen');
  imagined.set(seen.cells, made);
  return made;
}

/** Why nothing can be done with it now, a sentence each; none where something can, where nobody would, or for whoever only watches. */
export function reasonsAgainst(scene: Scene, object: ObjectName): readonly string[] {
  const { eyes, say, now, choices } = scene;
  const found = objectNamed(object);
  if (eyes === 0 || now.deciders.length === 0 || found === undefined || !isOfUse(scene, found)) return [];
  // What has just been unlocked is on its way; the rules can't say anything about it before.
  if (hasStrangers(scene)) return [];
  if (choices.length === 0)
    return [say.ui('screen.notYourTurn', { who: say.list(now.deciders.map((seat) => whoIs(scene, seat))) })];
  if (found.kind === 'good') return [whyKept(scene, found.good)];
  const isBegun = !beginsTurn(scene);
  const choice = isBegun ? answerWith(scene, found) : wishedWith(scene, found);
  // That it can't be done now is said already; and what the rules have no word for is just not what is asked.
  const lacks =
    choice === undefined
      ? []
      : explain(stateBehind(scene), eyes, choice).filter(
          ({ lack }) => lack !== 'notNow' && lack !== 'unknown',
        );
  if (lacks.length > 0 || !isBegun) return lacks.map((lack) => say.lack(lack));
  return [say.ui('screen.answerFirst', { question: askedText(scene) })];
}

/** Why a good of one's own stays where it is. */
function whyKept(scene: Scene, good: Icon): string {
  const { say, choices, now, eyes } = scene;
  if (beginsTurn(scene)) return say.ui('screen.goodLater');
  const own = now.charters.find(({ seat }) => seat === eyes);
  const kept = GOODS.find((one) => one === good);
  const isAsked = choices.some(({ what }) => GOODS.some((one) => one === what));
  if (isAsked && own !== undefined && kept !== undefined && countOf(own, kept) === 0)
    return say.ui('screen.goodNone');
  return say.ui('screen.answerFirst', { question: askedText(scene) });
}

/** Everything of use that can't be chosen now, with the reason; nothing where others decide, which is said once and not of each. */
export function impossibleNow(scene: Scene, possible: ReadonlySet<ObjectName>): Marks {
  const { now, eyes, choices, content } = scene;
  if (choices.length === 0) return NO_MARKS;
  const cards = [...now.mat, ...now.objectives.map(({ card }) => card), ...handOf(now, eyes)];
  const plots = [...SITE_PLACES.keys()].map((place) => now.covered[place] ?? place);
  const all = new Set<ObjectName>([
    ...[...Object.keys(now.village), ...plots].map(objectAt),
    ...quotaPlan(now, content.data).spots.map(({ space }) => objectAt(space)),
    ...cards.map((card): ObjectName => `card:${card}`),
    ...GOODS.map((good): ObjectName => `good:${good}`),
  ]);
  const marked = new Map<ObjectName, Mark>();
  for (const object of all) {
    if (possible.has(object)) continue;
    const reasons = reasonsAgainst(scene, object);
    if (reasons.length > 0) marked.set(object, { state: 'impossible', reason: reasons.join(' ') });
  }
  return marked;
}

/** Plots, buildings, quota spaces, goods, and the cards that one has or may come to: all else is there to be looked at. */
function isOfUse({ now, eyes }: Scene, found: TableObject): boolean {
  if (found.kind !== 'card') return ['site', 'quota', 'good'].includes(found.kind);
  return (
    now.mat.includes(found.card) ||
    now.objectives.some(({ card }) => card === found.card) ||
    handOf(now, eyes).includes(found.card)
  );
}

/** What somebody wants who points at it where a turn begins; undefined where no turn begins with it. */
function wishedWith({ now, eyes }: Scene, found: TableObject): Choice | undefined {
  if (found.kind === 'card') {
    const { card } = found;
    const deed = handOf(now, eyes).includes(card) ? 'act' : now.mat.includes(card) ? 'take' : 'score';
    return { do: deed, what: card };
  }
  if (found.kind === 'quota') return { do: 'sell', at: found.space };
  if (found.kind !== 'site') return undefined;
  if (now.village[found.site] === undefined) return { do: 'build', at: found.site };
  const own = now.charters.find(({ seat }) => seat === eyes);
  // Whoever is at home would go; where nobody is, that is the reason.
  const worker = own?.workers.big !== 'home' && own?.workers.small === 'home' ? 'small' : 'big';
  return { do: 'place', what: worker, at: found.site };
}

/** What somebody wants who points at it while a building in use asks for its aim; undefined where it is no answer to what is asked. */
function answerWith({ now, choices }: Scene, found: TableObject): Choice | undefined {
  const [first] = choices;
  switch (first?.do) {
    case 'build':
      if (found.kind === 'site') return { ...first, at: found.site };
      return found.kind === 'card' ? { ...first, what: found.card } : undefined;
    case 'score':
      return found.kind === 'card' ? { do: 'score', what: found.card } : undefined;
    case 'sell':
      return found.kind === 'quota' ? { do: 'sell', at: found.space } : undefined;
    case 'lay':
      return found.kind === 'site' ? { ...first, at: plotAt(now, found.site) } : undefined;
    case 'open': {
      const card = found.kind === 'site' ? now.village[found.site] : undefined;
      return card === undefined ? undefined : { do: 'open', what: card };
    }
    default:
      return undefined;
  }
}

/** The plot itself, where an island is seen that lies over it. */
function plotAt({ covered }: Scene['now'], site: string): string {
  return Object.entries(covered).find(([, island]) => island === site)?.[0] ?? site;
}

function handOf(now: Scene['now'], eyes: number): readonly number[] {
  return now.charters.find(({ seat }) => seat === eyes)?.hand ?? [];
}

/** What a choice of a turn that begins would bring, up to the next question or the first hidden thing. */
export function outcomeOf(scene: Scene, choice: Choice): readonly Fact[] {
  return hasStrangers(scene) ? [] : preview(stateBehind(scene), scene.eyes, choice);
}

/** Cards that let one place a worker once more ask in the middle of something; only the turn itself is nobody's question. */
export function beginsTurn({ choices, question }: Scene): boolean {
  return question?.card === 0 && choices.some(({ do: deed }) => deed === 'place' || deed === 'retrieve');
}
