import type { Fact } from '@charterstone/rules';
import { memo, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useSettings } from '../app/settings.ts';
import type { Scene } from '../table/scene.ts';
import type { AtMyTable } from '../table/useTable.ts';
import { Glows } from './glows.ts';
import { planOf } from './plan.ts';
import { ownCharter, Stage } from './Stage.ts';
import { type CardPlaces, placesOfCards } from './where.ts';
import './motion.css';
import { factsHeard } from '../wire/facts.ts';

type Heard = {
  readonly seq: number;
  readonly eyes: number;
  readonly isOwn: boolean;
  readonly facts: readonly Fact[];
  /** Where the cards it tells of lay before. */
  readonly cards: CardPlaces;
};

/** Shows how the table came to be what it is: pieces travel, tokens advance, what others did last is marked. Nobody waits for it. */
export const Flights = memo(function Flights({
  scene,
  mine,
}: {
  readonly scene: Scene;
  readonly mine: AtMyTable;
}): ReactNode {
  const { link } = mine;
  const { speed } = useSettings();
  const layer = useRef<HTMLDivElement>(null);
  const stage = useRef<{ readonly pieces: Stage; readonly glows: Glows } | undefined>(undefined);
  const shown = useRef(scene);
  const heard = useRef<readonly Heard[]>([]);
  const { eyes } = scene;

  useLayoutEffect(() => {
    if (layer.current === null) return undefined;
    const made = { pieces: new Stage(layer.current), glows: new Glows() };
    stage.current = made;
    const rest = (): void => {
      if (document.visibilityState !== 'hidden') return;
      heard.current = [];
      made.pieces.finish();
      made.glows.clear();
    };
    document.addEventListener('visibilitychange', rest);
    return () => {
      document.removeEventListener('visibilitychange', rest);
      made.pieces.finish();
      made.glows.clear();
      heard.current = [];
      stage.current = undefined;
    };
  }, []);

  useEffect(
    () =>
      link.onStep(({ seq, by, views }) => {
        if (document.visibilityState === 'hidden') return;
        const facts = factsHeard(views, eyes);
        const isOwn = by > 0 && (link.at?.seats.includes(by) ?? false);
        // The page still shows the table as it was: the last chance to see where cards come from.
        heard.current = [...heard.current, { seq, eyes, isOwn, facts, cards: placesOfCards(cardsIn(facts)) }];
      }),
    [link, eyes],
  );

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = scene;
    const steps = heard.current.filter(({ seq }) => seq <= scene.at.seq);
    heard.current = heard.current.filter(({ seq }) => seq > scene.at.seq);
    const { pieces, glows } = stage.current ?? {};
    if (steps.length === 0 || pieces === undefined || glows === undefined) return;
    // Another one's eyes have not seen what was there before.
    if (before.eyes !== scene.eyes || steps.some((step) => step.eyes !== scene.eyes)) return;
    const motions = planOf(
      steps.flatMap(({ facts }) => facts),
      { before: before.now, after: scene.now, own: ownCharter(scene) },
    );
    const isOwn = steps.some((step) => step.isOwn);
    if (isOwn) {
      pieces.finish();
      glows.clear();
    }
    for (const motion of motions) if (motion.how === 'glow') glows.show(motion, scene, speed === 0);
    if (speed === 0) return;
    const cards = new Map(steps.flatMap((step) => [...step.cards]));
    pieces.show(motions, { before, after: scene, cards }, speed);
  }, [scene, speed]);

  return <div ref={layer} className="motion" aria-hidden="true" />;
});

/** Cards that move, and those behind what happened. */
function cardsIn(facts: readonly Fact[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const fact of facts) {
    if ('card' in fact && fact.card !== undefined) found.add(fact.card);
    if ('why' in fact && fact.why > 0) found.add(fact.why);
  }
  return found;
}
