import type { Choice, Fact } from '@charterstone/rules';
import { useCallback, useMemo, useState } from 'react';
import type { ObjectName } from '../board/objects.ts';
import { factsIn } from '../wire/facts.ts';
import type { Link } from '../wire/link.ts';
import { type Decision, decisionOf, type Ground, pointedAt, steppedBack } from './decision.ts';
import { refusalText } from './refusal.ts';
import type { Scene } from './scene.ts';

/** What somebody can do at a table: mouse, touch, keyboard and buttons all come here. */
export type Acting = {
  readonly decision: Decision;
  /** Points at something; whether anything came of it. */
  readonly point: (object: ObjectName) => boolean;
  readonly choose: (choice: Choice) => void;
  /** Asks what each of these choices would bring; nothing where the table is another one by then. */
  readonly foresee: (choices: readonly Choice[]) => Promise<readonly (readonly Fact[])[]>;
  readonly undo: () => void;
  /** Points at something else instead of the last thing; undefined where nothing was pointed at yet. */
  readonly back: (() => void) | undefined;
  /** What the server said against the last wish, as a sentence. */
  readonly trouble: string | undefined;
};

/** What was pointed at belongs to one decision; the next one begins afresh. */
type Pointing = { readonly seq: number; readonly eyes: number; readonly picked: readonly ObjectName[] };

const NOTHING: readonly ObjectName[] = [];

export function groundOf({ now, eyes }: Scene): Ground {
  const { village, covered } = now;
  return { village, covered, own: now.charters.find(({ seat }) => seat === eyes)?.charter };
}

export function useActing(scene: Scene, link: Link): Acting {
  const { at, eyes, choices, say } = scene;
  const [pointing, setPointing] = useState<Pointing>({ seq: -1, eyes: 0, picked: [] });
  const [trouble, setTrouble] = useState<{ readonly seq: number; readonly text: string } | undefined>(
    undefined,
  );
  const ground = useMemo(() => groundOf(scene), [scene]);
  const picked = pointing.seq === at.seq && pointing.eyes === eyes ? pointing.picked : NOTHING;
  const decision = useMemo(() => decisionOf(choices, ground, picked), [choices, ground, picked]);

  const wish = useCallback(
    async (choice: Choice | { readonly do: 'undo' }) => {
      setTrouble(undefined);
      const answer = await link.choose(eyes, [choice]);
      if (answer.type !== 'answer') return;
      const seq = link.at?.seq ?? 0;
      if (answer.answer === 'stale') setTrouble({ seq, text: say.ui('screen.moved') });
      if (answer.answer === 'refused')
        setTrouble({ seq, text: answer.reasons.map((reason) => refusalText(say, reason)).join(' ') });
    },
    [link, eyes, say],
  );
  const choose = useCallback((choice: Choice) => void wish(choice), [wish]);
  const foresee = useCallback(
    async (wanted: readonly Choice[]): Promise<readonly (readonly Fact[])[]> => {
      const answer = await link.foresee(eyes, at.seq, [...wanted]);
      return answer.type === 'foreseen' ? answer.outcomes.map(factsIn) : [];
    },
    [link, eyes, at.seq],
  );
  const point = useCallback(
    (object: ObjectName): boolean => {
      const pointed = pointedAt(decision, object, ground);
      if (pointed.is === 'choice') choose(pointed.choice);
      if (pointed.is === 'further') setPointing({ seq: at.seq, eyes, picked: pointed.picked });
      return pointed.is !== 'nothing';
    },
    [decision, ground, choose, at.seq, eyes],
  );
  const back = useCallback(
    () => setPointing({ seq: at.seq, eyes, picked: steppedBack(choices, ground, picked) }),
    [at.seq, eyes, choices, ground, picked],
  );
  const undo = useCallback(() => void wish({ do: 'undo' }), [wish]);
  const against = trouble !== undefined && trouble.seq === at.seq ? trouble.text : undefined;
  const isBegun = picked.length > 0;
  return useMemo(
    () => ({ decision, point, choose, foresee, undo, back: isBegun ? back : undefined, trouble: against }),
    [decision, point, choose, foresee, undo, isBegun, back, against],
  );
}
