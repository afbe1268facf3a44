import type { Scene } from '../table/scene.ts';
import { type Act, actOf, htmlAt, type Move, type Staged } from './acts.ts';
import { letGo } from './ghosts.ts';
import type { Motion } from './motion.ts';
import { lengthOf, MOST_MS, withinTime } from './times.ts';
import { boardOnPage } from './village.ts';
import { type CardPlaces, type Here, placeOf } from './where.ts';

/** Everything of one step, while it moves. */
type Show = {
  readonly staged: readonly Staged[];
  readonly before: Scene;
  readonly after: Scene;
  readonly speed: number;
  /** How long it waits for what moved before, in real milliseconds. */
  readonly wait: number;
};
type Running = { readonly act: Act; readonly animations: readonly Animation[] };

/** In the first frames nobody has seen anything yet: if the board is moved then, everything begins anew on it. */
const FIRST_FRAMES = 3;
/** What others do next waits no longer than this: what still moves goes on faster. */
const LONGEST_WAIT_MS = 450;
/** The next step begins when most of the one before is over. */
const OVERLAP = 0.7;
/** So many ghosts at once are enough. */
const MOST_RUNNING = 40;

/**
 * The layer that shows things on their way. The table below it is already as it will be: whatever happens to the ghosts, nothing is
 * lost, and nobody waits for them.
 */
export class Stage {
  readonly #layer: HTMLElement;
  readonly #running = new Set<Running>();
  readonly #camera = new MutationObserver(() => this.#moved());
  #latest: Show | undefined;
  #transform = '';
  #busyUntil = 0;
  #frames = 0;

  constructor(layer: HTMLElement) {
    this.#layer = layer;
  }

  /** Shows a step after what still moves, which catches up. */
  show(
    planned: readonly Motion[],
    { before, after, cards }: { readonly before: Scene; readonly after: Scene; readonly cards: CardPlaces },
    speed: number,
  ): void {
    if (this.#running.size > MOST_RUNNING) this.finish();
    const now = performance.now();
    const wait = this.#catchUp(now) * OVERLAP;
    const motions = withinTime(planned, (MOST_MS - wait) * Math.max(1, speed));
    this.#busyUntil = now + wait + lengthOf(motions) / speed;
    const [start, goal] = [hereOf(before), hereOf(after)];
    const staged = motions.flatMap((motion): Staged[] => {
      if (motion.how === 'glow') return [];
      if (motion.how === 'fly')
        return [
          {
            motion,
            from: placeOf(motion.from, start, cards) ?? placeOf(motion.from, goal, cards),
            via: (motion.via ?? []).flatMap((spot) => placeOf([spot], goal) ?? []),
            to: placeOf(motion.to, goal),
          },
        ];
      const seen = motion.how === 'tear' ? start : goal;
      return [{ motion, from: undefined, via: [], to: placeOf(motion.at, seen) }];
    });
    this.#latest = { staged, before, after, speed, wait };
    this.#begin(this.#latest);
    this.#frames = 0;
    requestAnimationFrame(this.#frame);
  }

  /** How long what moves still takes; where others are faster than their pieces, the pieces hurry. */
  #catchUp(now: number): number {
    const left = this.#running.size === 0 ? 0 : Math.max(0, this.#busyUntil - now);
    if (left <= LONGEST_WAIT_MS) return left;
    for (const { animations } of this.#running)
      for (const animation of animations)
        animation.updatePlaybackRate((animation.playbackRate * left) / LONGEST_WAIT_MS);
    return LONGEST_WAIT_MS;
  }

  /** Everything is where it goes. */
  finish(): void {
    for (const running of [...this.#running]) this.#end(running);
    this.#latest = undefined;
  }

  #begin(show: Show): void {
    const board = boardOnPage();
    if (board === undefined) return;
    for (const staged of show.staged) {
      const act = actOf(staged, { before: show.before, after: show.after, board });
      if (act !== undefined) this.#run(act, staged, show);
    }
    this.#transform = board.transform;
    this.#camera.disconnect();
    this.#camera.observe(board.layer, { attributes: true, attributeFilter: ['style'] });
  }

  #run(act: Act, { motion, to }: Staged, { speed, wait }: Show): void {
    const timing = {
      delay: wait + motion.delay / speed,
      duration: motion.duration / speed,
      fill: 'both',
    } as const;
    const animations = act.moves.map(({ element, frames, easing, isOfPage }: Move) => {
      if (isOfPage === undefined) this.#layer.append(element);
      return element.animate(frames, { ...timing, easing, fill: isOfPage === undefined ? 'both' : 'none' });
    });
    const running = { act, animations };
    this.#running.add(running);
    const last = animations.at(-1);
    if (last !== undefined)
      last.onfinish = () => {
        this.#end(running);
        // What was tossed into a supply stirs it.
        if (motion.how === 'fly' && to?.on === 'page' && to.selector !== undefined)
          htmlAt(to.selector)?.animate(
            [{ transform: 'scale(1.14)' }, { transform: 'scale(1)' }],
            180 / speed,
          );
      };
  }

  #end(running: Running): void {
    if (!this.#running.delete(running)) return;
    const { act, animations } = running;
    for (const animation of animations) animation.cancel();
    for (const { element, isOfPage } of act.moves) if (isOfPage === undefined) element.remove();
    for (const piece of act.waiting) letGo(piece);
    if (this.#running.size === 0) this.#camera.disconnect();
  }

  readonly #frame = (): void => {
    this.#frames++;
    if (this.#frames < FIRST_FRAMES) requestAnimationFrame(this.#frame);
  };

  /** The village was moved under the ghosts, by somebody's hand or because the tray has another height now. */
  #moved(): void {
    if (boardOnPage()?.transform === this.#transform) return;
    const show = this.#latest;
    this.finish();
    if (show !== undefined && this.#frames < FIRST_FRAMES) {
      this.#latest = show;
      this.#begin(show);
    }
  }
}

function hereOf({ now, content, eyes }: Scene): Here {
  return { now, box: content.data, own: ownCharter({ now, eyes }) };
}

export function ownCharter({ now, eyes }: Pick<Scene, 'now' | 'eyes'>): Here['own'] {
  return eyes === 0 ? undefined : now.charters.find(({ seat }) => seat === eyes)?.charter;
}
