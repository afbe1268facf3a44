import { type Choice, readChoice } from '@charterstone/rules';
import type { TermName } from '@charterstone/words/light';
import { useCallback, useMemo, useState } from 'react';
import type { ObjectName } from '../../../board/objects.ts';
import type { Link } from '../../../wire/link.ts';
import type { Answer } from '../../../wire/wishes.ts';
import { groundOf } from '../../acting.ts';
import { pathOf } from '../../decision.ts';
import type { Scene } from '../../scene.ts';
import { isTerm } from './terms.ts';

/** What came of asking what a bot would do. */
export type Advised =
  | { readonly is: 'thinking' }
  /** Nothing came: somebody else of mine is being advised, or there is nothing to decide. */
  | { readonly is: 'nothing'; readonly why: 'menu.adviceNone' | 'menu.adviceLater' }
  | { readonly is: 'advice'; readonly choice: Choice; readonly terms: readonly TermName[] };

export type Asking = {
  readonly advised: Advised | undefined;
  /** What it is about, to be marked on the table: one thing after the other. */
  readonly about: readonly ObjectName[];
  readonly ask: () => void;
  readonly follow: () => void;
  readonly close: () => void;
};

/** Advice is for one decision: with the next one it is gone. */
type Held = { readonly seq: number; readonly eyes: number; readonly advised: Advised };

const NOTHING: readonly ObjectName[] = [];

export function useAdvice(scene: Scene, link: Link, take: (choice: Choice) => void): Asking {
  const { at, eyes, choices } = scene;
  const [held, setHeld] = useState<Held | undefined>(undefined);
  const advised = held?.seq === at.seq && held.eyes === eyes ? held.advised : undefined;
  const close = useCallback(() => setHeld(undefined), []);
  const isIdle = choices.length === 0;
  const ask = useCallback(async (): Promise<void> => {
    const { seq } = at;
    if (isIdle) {
      setHeld({ seq, eyes, advised: { is: 'nothing', why: 'menu.adviceNone' } });
      return;
    }
    setHeld({ seq, eyes, advised: { is: 'thinking' } });
    const told = advisedBy(await link.hint(eyes));
    setHeld((now) => (now?.seq === seq && now.eyes === eyes ? { seq, eyes, advised: told } : now));
  }, [at, eyes, link, isIdle]);
  const choice = advised?.is === 'advice' ? advised.choice : undefined;
  const follow = useCallback(() => {
    if (choice !== undefined) take(choice);
    setHeld(undefined);
  }, [choice, take]);
  const about = useMemo(
    () => (choice === undefined ? NOTHING : pathOf(choice, groundOf(scene))),
    [choice, scene],
  );
  const askNow = useCallback(() => void ask(), [ask]);
  return useMemo(
    () => ({ advised, about, ask: askNow, follow, close }),
    [advised, about, askNow, follow, close],
  );
}

function advisedBy(answer: Answer): Advised {
  if (answer.type !== 'hint') return { is: 'nothing', why: 'menu.adviceLater' };
  const choice = answer.hint === undefined ? undefined : readChoice(answer.hint.choice);
  if (choice === undefined) return { is: 'nothing', why: 'menu.adviceNone' };
  const terms = (answer.hint?.terms ?? []).flatMap(({ term }) => (isTerm(term) ? [term] : []));
  return { is: 'advice', choice, terms };
}
