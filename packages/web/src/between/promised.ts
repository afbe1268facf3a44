import { GAMES } from '../parts/gameText.ts';
import type { Scene } from '../table/scene.ts';
import { askedBy, isAfterLast, type Station } from './station.ts';

/**
 * What is said to come of a decision between games. After the last game of the campaign no full row brings anything any more (card 18), and
 * what was kept goes back as soon as the campaign is counted (crate W): only what the victory cards name is worth something then.
 */
type Told = Pick<Scene, 'now' | 'say'>;
type Ground = Pick<Scene, 'now' | 'content'>;

/** Whether a game comes into which rows and chests bring something. */
export function isNextPromised({ now }: Pick<Scene, 'now'>): boolean {
  return !now.campaignOver && !isAfterLast({ now });
}

/** Whether the campaign is about to be counted: a table that closes earlier never comes to it. */
export function isCountedNext({ now }: Pick<Scene, 'now'>): boolean {
  return now.game === GAMES && isAfterLast({ now });
}

/**
 * Whether nothing outlasts this game: the table closes after it, or its guidepost opens the last crate of the story, which takes all back.
 * A box whose story ends without one is played on, with what was kept.
 */
export function isAllTaken({ now, content }: Ground): boolean {
  if (isNextPromised({ now })) return false;
  const guidepost = now.guidepost === undefined ? undefined : content.data.cards[now.guidepost];
  const isLastDoor =
    guidepost?.kind === 'guidepost' && guidepost.fork !== undefined && 'open' in guidepost.fork;
  return now.campaignOver || now.game === now.lastGame || isLastDoor;
}

/** What a station is called: after the last game nothing stays, and is only looked at. */
export function stationText({ say, ...ground }: Ground & Pick<Scene, 'say'>, station: Station): string {
  return station === 'keeping' && isAllTaken(ground)
    ? say.ui('between.lastLook')
    : say.ui(`between.${station}`);
}

/** What is asked, in the headline of the page. */
export function questionText(scene: Ground & Pick<Scene, 'say' | 'choices' | 'spoken'>): string {
  const { say, choices, spoken } = scene;
  return askedBy(choices) === 'keep' && isAllTaken(scene)
    ? say.ui('between.keepLast')
    : say.prompt(choices, spoken);
}

export function starsText({ say, now }: Told): string {
  if (isNextPromised({ now })) return say.ui('between.starsNote');
  const isOver = say.ui('between.starsOver');
  return isCountedNext({ now }) ? `${isOver} ${say.ui('between.starsCount')}` : isOver;
}

/** What a circle more is good for; `was` are filled so far. */
export function circleText({ say, now }: Told, was: number): string {
  return say.ui(isNextPromised({ now }) ? 'between.roomFor' : 'between.circleCounts', { n: was + 1, was });
}

export function keepText({ say, ...ground }: Ground & Told, room: number): string {
  return isAllTaken(ground) ? say.ui('between.keepEnds') : say.ui('between.keepUpTo', { n: room });
}
