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

type Asking = Ground & Pick<Scene, 'say' | 'choices' | 'spoken' | 'question'>;

/** What is asked, in the headline of the page. Where the same is asked again, it says for which time: else the first answer seems not to have come. */
export function questionText(scene: Asking): string {
  const { say, choices, spoken } = scene;
  if (askedBy(choices) === 'keep' && isAllTaken(scene)) return say.ui('between.keepLast');
  const question = say.prompt(choices, spoken);
  const { n, of } = timesAsked(scene);
  return of > 1 ? say.ui('between.nth', { question, n, of }) : question;
}

/** The table shows which islands are laid already; how many stars or circles were marked before it does not. */
function timesAsked({ now, choices, question }: Asking): { readonly n: number; readonly of: number } {
  if (question === undefined || askedBy(choices) !== 'islands') return { n: 1, of: 1 };
  const islands = now.charters.find(({ charter }) => charter === question.charter)?.islands ?? [];
  const laid = islands.filter(({ at }) => at !== undefined).length;
  return { n: laid + 1, of: laid + question.left };
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
