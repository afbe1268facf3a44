import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { keyed } from '../table/keyed.ts';
import type { Scene } from '../table/scene.ts';
import { type Plan, turnAround } from './plan.ts';
import { storyOf } from './story.ts';
import type { Told } from './usePassages.ts';

type Props = {
  readonly scene: Scene;
  readonly plan: Plan;
  readonly at: number;
  readonly get: Told['get'];
  readonly onGo: (at: number) => void;
};

/** The steps of the turn that is looked at: what was done before, and what came of it. */
export function StepList({ scene, plan, at, get, onGo }: Props): ReactNode {
  const { say } = scene;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector(`[data-step="${at}"]`);
    const panel = list.current;
    // Only the list itself: `scrollIntoView` would move the whole page.
    if (panel && current instanceof HTMLElement)
      panel.scrollTop = current.offsetTop - panel.clientHeight / 2 + current.clientHeight / 2;
  }, [at]);
  const { from, to } = turnAround(plan, at);
  const steps = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return (
    <section className="replay-slips" aria-label={say.ui('replay.turn')}>
      <h2>{say.ui('replay.turn')}</h2>
      <ol ref={list}>
        {steps.map((step) => {
          const shown = get(step);
          return (
            <li key={step} data-step={step} aria-current={step === at ? 'step' : undefined}>
              <Button className="replay-line" onPress={() => onGo(step)}>
                {shown === undefined
                  ? '…'
                  : keyed(storyOf(shown, scene), (line) => line).map(({ key, thing }) => (
                      <span key={key}>{thing}</span>
                    ))}
              </Button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
