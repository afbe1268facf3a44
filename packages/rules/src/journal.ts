import { dismissing, inviting } from './asides/automas.ts';
import { joining, parting, staying } from './asides/company.ts';
import { naming } from './asides/names.ts';
import { dealing, telling, undoing } from './asides/others.ts';
import type { Aside, Choice } from './choices/words.ts';
import type { Box } from './compile/box.ts';
import type { Fact } from './facts.ts';
import type { Lack } from './lacks.ts';
import { begin, choosing, type Outcome, type Seat, type Setting, type State, wrongSetting } from './state.ts';

/** One line of a journal: who chose what. */
export type Entry = { readonly seat: Seat; readonly choice: Choice | Aside };

/** A campaign as it is kept: what it began with, and every choice since, undone ones included. */
export type Journal = { readonly setting: Setting; readonly entries: readonly Entry[] };

export type Replay =
  | { readonly ok: true; readonly state: State; readonly facts: readonly (readonly Fact[])[] }
  | { readonly ok: false; readonly at: number; readonly reasons: readonly Lack[] };

/** Makes a choice or an aside, whichever it is. */
export function taking(state: State, seat: Seat, choice: Choice | Aside): Outcome {
  if (typeof choice !== 'object' || choice === null) return { ok: false, reasons: [{ lack: 'unknown' }] };
  if (choice.do === 'undo') return undoing(state, seat);
  if (choice.do === 'name') return naming(state, seat, choice.what, choice.text);
  if (choice.do === 'join') return joining(state, seat, choice.what);
  if (choice.do === 'part') return parting(state, seat);
  if (choice.do === 'stay') return staying(state, seat);
  if (choice.do === 'automa') return inviting(state, seat, choice.what);
  if (choice.do === 'dismiss') return dismissing(state, seat, choice.what);
  if (choice.do === 'tell') return telling(state, seat, choice.what);
  if (choice.do === 'deal') return dealing(state, seat, choice.what, choice.text);
  return choosing(state, seat, choice);
}

/** A journal may come from a file: its setting and its lines are looked at before anything is played. */
function isJournal(box: Box, journal: Journal): boolean {
  const seed: unknown = journal?.setting?.seed;
  const isSeed = typeof seed === 'string' || typeof seed === 'number';
  return isSeed && wrongSetting(journal.setting, box.data) === undefined && Array.isArray(journal.entries);
}

/** Plays a journal from its first line; facts[0] are those before the first choice. */
export function replaying(box: Box, journal: Journal): Replay {
  if (!isJournal(box, journal)) return { ok: false, at: -1, reasons: [{ lack: 'unknown' }] };
  const start = begin(box, journal.setting);
  const facts: (readonly Fact[])[] = [start.facts];
  let state = start.state;
  for (const [at, entry] of journal.entries.entries()) {
    const outcome = taking(state, entry?.seat, entry?.choice);
    if (!outcome.ok) return { ok: false, at, reasons: outcome.reasons };
    state = outcome.state;
    facts.push(outcome.facts);
  }
  return { ok: true, state, facts };
}
