import type { Charter, Fact } from '@charterstone/rules';
import { useEffect, useMemo, useState } from 'react';
import { useSteady } from '../parts/useSteady.ts';
import { factsHeard } from '../wire/facts.ts';
import type { Link } from '../wire/link.ts';
import type { Scene } from './scene.ts';

/** A turn that is over within the step in which it began: only one thing was possible, and nobody was asked. */
export type WentBy = {
  readonly charter: Charter;
  /** Where in the step it began. */
  readonly from: number;
  /** What was done, as far as whoever missed it is told in a word. */
  readonly what: 'retrieved' | 'other';
};

export function wentByIn(facts: readonly Fact[]): readonly WentBy[] {
  return facts.flatMap((began, from): WentBy[] => {
    if (began.fact !== 'turnBegan') return [];
    const { charter } = began;
    const turn = facts.slice(from);
    const end = turn.findIndex((fact) => fact.fact === 'turnEnded' && fact.charter === charter);
    if (end < 0) return [];
    const isRetrieving = turn.slice(0, end).some(({ fact }) => fact === 'retrieved');
    return [{ charter, from, what: isRetrieving ? 'retrieved' : 'other' }];
  });
}

/** By seat, what each on this device has not been told yet of a turn of theirs that went by. */
export type Untold = ReadonlyMap<number, WentBy['what']>;

type Step = { readonly by: number; readonly facts: readonly Fact[]; readonly isBack: boolean };

/** Whoever chooses has seen how things stand; what is taken back has not happened. */
export function untoldAfter(
  before: Untold,
  { by, facts, isBack }: Step,
  { at, now }: Pick<Scene, 'at' | 'now'>,
): Untold {
  const missed = wentByIn(facts).flatMap(({ charter, what }) => {
    const seat = now.charters.find((one) => one.charter === charter && !one.automa)?.seat;
    return seat === undefined || !at.seats.includes(seat) ? [] : [[seat, what] as const];
  });
  const kept = isBack ? [] : [...before].filter(([seat]) => seat !== by);
  return missed.length === 0 && kept.length === before.size ? before : new Map([...kept, ...missed]);
}

export type WentByNote = { readonly words?: string; readonly putAway: () => void };

/** What is still to be told to whoever looks, of a turn of theirs that went by itself; whoever else holds the device meanwhile. */
export function useWentBy(scene: Scene, link: Link): WentByNote {
  const { eyes, say } = scene;
  const [untold, setUntold] = useState<Untold>(new Map());
  const hear = useSteady((step: Step) => setUntold((before) => untoldAfter(before, step, scene)));
  useEffect(
    () =>
      link.onStep(({ by, views, rewoundTo }) =>
        hear({ by, facts: factsHeard(views, eyes), isBack: rewoundTo !== undefined }),
      ),
    [link, eyes, hear],
  );
  const putAway = useSteady(() =>
    setUntold((before) => new Map([...before].filter(([seat]) => seat !== eyes))),
  );
  const what = untold.get(eyes);
  const words = what === undefined ? undefined : say.ui('screen.yourTurnByItself', { what });
  return useMemo(() => ({ putAway, ...(words === undefined ? {} : { words }) }), [words, putAway]);
}
