import { settings, subscribeSettings } from '../app/settings.ts';
import type { SoundName } from './names.ts';

// Nothing sounds before somebody has touched the page: how it does comes with that.
const load = () => import('./recipes.ts');

/** Sounds of one step follow each other so closely. */
const APART = 0.16;
/** When so much is still to be heard, the rest is not: a bot is faster than any ear. */
const MOST_AHEAD = 0.6;
/** A moment for the device to get ready. */
const LEAD = 0.02;
/** After so long a silence the loudspeaker rests: while it runs it works, also where nothing is to be heard. */
const SILENCE_MS = 4000;

type Loudspeaker = { readonly context: AudioContext; readonly out: GainNode };

let speaker: Loudspeaker | undefined;
let freeAt = 0;
/** It was laid to rest by us, not by a browser that waits for a touch or a phone call that is on. */
let isResting = false;
let silence: ReturnType<typeof setTimeout> | undefined;

export function canSound(): boolean {
  return typeof AudioContext !== 'undefined';
}

/** Browsers let nothing sound before somebody has touched the page. */
function isTouched(): boolean {
  return !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;
}

function opened(): Loudspeaker | undefined {
  if (speaker !== undefined || !canSound() || !isTouched()) return speaker;
  try {
    const context = new AudioContext();
    const out = context.createGain();
    out.connect(context.destination);
    const follow = (): void => {
      out.gain.value = settings().volume;
    };
    follow();
    subscribeSettings(follow);
    speaker = { context, out };
    restSoon(context);
    load().catch(() => {});
  } catch {
    // A machine without any loudspeaker.
  }
  return speaker;
}

/** All that has begun is over by then. */
function restSoon(context: AudioContext): void {
  clearTimeout(silence);
  silence = setTimeout(() => {
    if (context.state !== 'running') return;
    isResting = true;
    context.suspend().catch(() => {});
  }, SILENCE_MS);
}

function wake(context: AudioContext): void {
  const awake = (): void => {
    isResting = false;
    restSoon(context);
  };
  context.resume().then(awake, () => {});
}

/** Has them sound one after the other. Where nothing can sound, nothing happens. */
export function play(names: readonly SoundName[]): void {
  const found = opened();
  if (found === undefined || names.length === 0) return;
  load().then(
    ({ RECIPES }) => sound(names, found, RECIPES),
    // Without a line they are asked for again with the next step.
    () => {},
  );
}

type Recipes = Awaited<ReturnType<typeof load>>['RECIPES'];

function sound(names: readonly SoundName[], { context, out }: Loudspeaker, recipes: Recipes): void {
  if (context.state !== 'running' || isResting) {
    wake(context);
    // What comes too late is not heard at all, but for the first touch. From a rest it wakes in time.
    if (context.currentTime > 0 && !isResting) return;
  }
  restSoon(context);
  const from = Math.max(context.currentTime + LEAD, freeAt);
  if (from - context.currentTime > MOST_AHEAD) return;
  names.forEach((name, i) => {
    recipes[name]({ context, out, at: from + i * APART });
  });
  freeAt = from + names.length * APART;
}

/** Gets ready with the first touch, and again after a phone call. Gives the way to stop. */
export function readyOnTouch(): () => void {
  const touched = (): void => {
    const found = opened();
    if (found !== undefined && found.context.state !== 'running' && !isResting) wake(found.context);
  };
  addEventListener('pointerup', touched);
  addEventListener('keydown', touched);
  return () => {
    removeEventListener('pointerup', touched);
    removeEventListener('keydown', touched);
  };
}
