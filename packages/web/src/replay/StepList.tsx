import { memo, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { useSentences } from '../chronicle/glossary.ts';
import { Linked } from '../chronicle/Linked.tsx';
import { type Glossary, linkedIn } from '../chronicle/terms.ts';
import { keyed } from '../table/keyed.ts';
import type { Scene } from '../table/scene.ts';
import { type Plan, turnAround } from './plan.ts';
import { scrolledTo } from './scrolledTo.ts';
import { storyOf } from './story.ts';
import type { Told } from './usePassages.ts';

/** In so many steps before and after the one that is looked at, the words of the game lead to the Chronicle; the others are out of sight. */
const LINKED = 20;

type Props = {
  /** The table now, whose words are the same from step to step, and as it was. */
  readonly live: Scene;
  readonly scene: Scene;
  readonly plan: Plan;
  readonly at: number;
  readonly get: Told['get'];
  readonly onGo: (at: number) => void;
  /** It is in sight: nothing that is put away can be scrolled. */
  readonly isShown: boolean;
};

/** The steps of the turn that is looked at: what was done before, and what came of it. */
export function StepList({ live, scene, plan, at, get, onGo, isShown }: Props): ReactNode {
  const { say } = live;
  const glossary = useSentences({ ...live, now: scene.now });
  const words = useId();
  const list = useRef<HTMLOListElement>(null);
  const { from, to } = turnAround(plan, at);
  const steps = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  // A step gets higher when it is told.
  const told = steps.filter((step) => get(step) !== undefined).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: how many are told decides how high they are
  useEffect(() => {
    const current = list.current?.querySelector(`[data-step="${at}"]`);
    const panel = list.current;
    // Only the list itself: `scrollIntoView` would move the whole page.
    if (isShown && panel && current instanceof HTMLElement)
      panel.scrollTop = scrolledTo(current.offsetTop, current.clientHeight, panel.clientHeight);
  }, [at, isShown, told]);
  return (
    <section className="replay-slips" aria-label={say.ui('replay.turn')}>
      <h2>{say.ui('replay.turn')}</h2>
      <ol ref={list}>
        {steps.map((step) => {
          const shown = get(step);
          return (
            <li key={step} data-step={step} aria-current={step === at ? 'step' : undefined}>
              <Button
                className="replay-line"
                aria-labelledby={`${words}${step}`}
                onPress={() => onGo(step)}
              />
              <div className="replay-told" id={`${words}${step}`}>
                {shown === undefined
                  ? '…'
                  : keyed(storyOf(shown, scene), (line) => line).map(({ key, thing }) => (
                      <Line
                        key={key}
                        text={thing}
                        table={live.at.table.id}
                        glossary={Math.abs(step - at) > LINKED ? undefined : glossary}
                      />
                    ))}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

type LineProps = {
  readonly text: string;
  readonly table: string;
  readonly glossary: Glossary | undefined;
};

/** A link can't lie in a button: the words lie above the one that leads to their step. Keys find the same links in the words below the village. */
const Line = memo(function Line({ text, table, glossary }: LineProps): ReactNode {
  return (
    <p>
      {glossary === undefined ? (
        text
      ) : (
        <Linked pieces={linkedIn(glossary, [text]).flat()} table={table} isStop={false} />
      )}
    </p>
  );
});
