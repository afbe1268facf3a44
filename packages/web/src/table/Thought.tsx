import type { Choice } from '@charterstone/rules';
import type { ReactNode } from 'react';
import type { Acting } from './acting.ts';
import { Outcome } from './Outcome.tsx';
import { saidWords } from './said.ts';
import type { Scene } from './scene.ts';
import { useOutcomes } from './useOutcomes.ts';

type Props = { readonly scene: Scene; readonly choice: Choice; readonly acting: Acting };

/** What a choice that is said by a button would bring, large, while somebody is at the button. */
export function Thought({ scene, choice, acting }: Props): ReactNode {
  const brings = useOutcomes(scene, [choice], acting.foresee)(choice);
  if (brings.length === 0) return undefined;
  const words = saidWords(scene, choice);
  return (
    <section className="inspector" aria-label={words} data-aside="end top" role="status">
      <div className="inspector-words">
        <h2>{words}</h2>
        <Outcome scene={scene} choice={choice} brings={brings} />
      </div>
    </section>
  );
}
