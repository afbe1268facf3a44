import type { Choice, Icon, Minion } from '@charterstone/rules';
import { ICON_NOUNS } from './en/nouns.ts';
import { COMMONS, COMMONS_CARD, PRINTED_RULE } from './numbers.ts';

/** What a choice names, taken apart: a card, a printed rule (`rule-25`), a building of the Commons, goods, or another word. */

/** The number of the card, rule or building a choice is about; 0 when it is about none. */
export function cardOf({ what }: Choice): number {
  if (typeof what === 'number') return what;
  const rule = /^rule-(\d+)$/.exec(what ?? '');
  if (rule !== null) return PRINTED_RULE + Number(rule[1]);
  const buildings: readonly string[] = COMMONS;
  const commons = buildings.indexOf(what ?? '');
  return commons < 0 ? 0 : COMMONS_CARD + commons;
}

export function word({ what }: Choice): string {
  return typeof what === 'string' ? what : '';
}

/** The goods a choice is about, if it names any. */
export function chosenIcon({ what }: Choice): Icon | undefined {
  return typeof what === 'string' && isIcon(what) ? what : undefined;
}

// Every language has a noun for every icon, so any of them can tell what an icon is.
function isIcon(text: string): text is Icon {
  return Object.hasOwn(ICON_NOUNS, text);
}

/** A worker's word: a regular one, or a minion at work. */
export type WorkerWord = 'big' | 'small' | Minion;
const WORKERS: { readonly [W in WorkerWord]: true } = {
  big: true,
  small: true,
  chef: true,
  golem: true,
  cat: true,
  butler: true,
  robot: true,
  ghost: true,
};

/** The worker a choice is about; the big one where nobody is named. */
export function chosenWorker({ what }: Choice): WorkerWord {
  return typeof what === 'string' && isWorker(what) ? what : 'big';
}

/** Whether a choice picks one of the two regular workers: those come home, they are not taken. */
export function picksWorker({ what }: Choice): boolean {
  return what === 'big' || what === 'small';
}

function isWorker(word: string): word is WorkerWord {
  return Object.hasOwn(WORKERS, word);
}

/** How many of each worker came home: regular ones together, minions by kind. */
export function workersBack(workers: readonly WorkerWord[]): {
  readonly regular: number;
  readonly minions: readonly (readonly [Minion, number])[];
} {
  const minions = new Map<Minion, number>();
  let regular = 0;
  for (const worker of workers)
    if (worker === 'big' || worker === 'small') regular++;
    else minions.set(worker, (minions.get(worker) ?? 0) + 1);
  return { regular, minions: [...minions] };
}

/** A number said with `by`. */
export function chosenNumber({ what }: Choice): number {
  return Number(what ?? 0);
}
