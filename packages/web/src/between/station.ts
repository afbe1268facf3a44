import { type Choice, gameOf, glance, type Question } from '@charterstone/rules';
import { GAMES } from '../parts/gameText.ts';
import type { Scene } from '../table/scene.ts';

/** Where a table is between two games. */
export const STATIONS = ['story', 'glory', 'keeping', 'setup'] as const;
export type Station = (typeof STATIONS)[number];

/** Slots of the Chronicle: what asks there. */
const GLORY_SLOT = 28;
const CAPACITY_SLOT = 29;
const SETUP_SLOT = 4;

const known = new WeakMap<Int16Array, boolean>();

/** Whether a game is over and the next one has not begun: what is decided now is decided between games. */
export function isBetween({ now, view }: Pick<Scene, 'now' | 'view'>): boolean {
  if (now.game < 1 || now.over) return false;
  const { box, table } = view;
  const found = known.get(table) ?? !glance.isUnderWay(gameOf({ box, table, past: undefined }));
  known.set(table, found);
  return found;
}

/** The table stands before the first game after the campaign, or is closed. */
export function isAtTheEnd({ now, view }: Pick<Scene, 'now' | 'view'>): boolean {
  return (
    now.over || (now.campaignOver && now.game === GAMES + 1 && now.round === 0 && isBetween({ now, view }))
  );
}

type Asking = Pick<Scene, 'now' | 'content' | 'question' | 'choices'>;

/** Where whoever looks is: each seat goes from its stars to what it keeps alone, and may be ahead of the others. */
export function stationOf({ now, content, question, eyes }: Asking & Pick<Scene, 'eyes'>): Station {
  // The counters of a game are wiped when its table is cleared.
  if (now.round === 0) return 'setup';
  const station = stationAsking(content, question ?? now.questions[0]);
  return station === 'glory' && question === undefined && eyes > 0 ? 'keeping' : station;
}

function stationAsking({ data }: Scene['content'], question: Question | undefined): Station {
  const card = question === undefined ? undefined : data.cards[question.card];
  // The spectral worker is bought off when the stars are filled (343).
  if (card?.kind === 'spectral') return 'keeping';
  const slot = card?.kind === 'rule' ? card.slot : undefined;
  return slot === GLORY_SLOT ? 'glory' : slot === CAPACITY_SLOT ? 'keeping' : 'story';
}

/** The stations of this pause. After the campaign nothing is marked or kept any more (card 157). */
export function stationsOf(scene: Pick<Scene, 'now'>): readonly Station[] {
  if (scene.now.campaignOver) return ['setup'];
  const { played } = gamesRound(scene);
  const isHere = (station: Station): boolean =>
    // Without a guidepost there was no story to go on with.
    station === 'story' ? played > 1 : station === 'setup' ? !isAfterLast(scene) : true;
  return STATIONS.filter(isHere);
}

/** The game that was played last, and the one that comes. */
export function gamesRound({ now }: Pick<Scene, 'now'>): { readonly played: number; readonly next: number } {
  return now.round > 0 ? { played: now.game, next: now.game + 1 } : { played: now.game - 1, next: now.game };
}

/** The game that ended last, also while the next one is played; 0 before the first has. */
export function lastPlayed(scene: Pick<Scene, 'now' | 'view'>): number {
  const { now } = scene;
  return now.over || isBetween(scene) ? gamesRound(scene).played : now.game - 1;
}

/** The campaign is counted up before anybody thinks of another game. */
export function isAfterLast({ now }: Pick<Scene, 'now'>): boolean {
  return now.round > 0 && (now.game === GAMES || now.game === now.lastGame);
}

/** What is asked, as a screen of its own. */
export type Asked = 'nothing' | 'fork' | 'stars' | 'circles' | 'keep' | 'islands' | 'cards' | 'words';

export function askedBy(choices: readonly Choice[]): Asked {
  const [first] = choices;
  if (first === undefined) return 'nothing';
  switch (first.do) {
    case 'open':
      return first.at === undefined ? 'cards' : 'fork';
    case 'mark':
      return String(first.what).startsWith('row-') ? 'stars' : 'circles';
    case 'keep':
    case 'done':
      return 'keep';
    case 'lay':
      return typeof first.what === 'string' ? 'islands' : 'words';
    default:
      return typeof first.what === 'number' && first.do === 'pick' ? 'cards' : 'words';
  }
}

/** The row of the glory sheet that is marked, from 0; -1 where it is no row. */
export function rowOf({ what }: Choice): number {
  return Number(/^row-(\d+)$/.exec(String(what))?.[1] ?? 0) - 1;
}

/** How a seat stands: it decides, it has nothing to decide at this station any more, or somebody comes before it. */
export type Standing = 'decides' | 'ready' | 'waits';

export function standingOf(scene: Asking, seat: number): Standing {
  if (scene.now.deciders.includes(seat)) return 'decides';
  return isInOrder(scene) ? 'waits' : 'ready';
}

/** Whether one decides after the other: the chooser for the village, and whoever takes the bonuses of full rows (rule 4). */
export function isInOrder({ now, content, choices }: Asking): boolean {
  const [first, second] = now.questions;
  // Sides are taken by all at once; the last of them is alone with it.
  if (first === undefined || second !== undefined || choices[0]?.do === 'choose') return false;
  const card = content.data.cards[first.card];
  if (card?.kind === 'guidepost') return true;
  return now.round === 0 && card?.kind === 'rule' && (card.slot === GLORY_SLOT || card.slot === SETUP_SLOT);
}
