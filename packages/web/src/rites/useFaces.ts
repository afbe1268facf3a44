import type { Fact } from '@charterstone/rules';
import { useEffect, useMemo, useState } from 'react';
import { useSpoken } from '../app/language.tsx';
import { type Content, isKnown, loadContent } from '../table/content.ts';
import { type Scene, sceneOf } from '../table/scene.ts';
import { untilAnswered } from '../wire/untilAnswered.ts';
import type { Heard } from './row.ts';

/** The cards that the moments of a step may show: what was read, what entered the Chronicle, what changed its place. */
export function cardsIn(facts: readonly Fact[]): readonly number[] {
  return facts.flatMap((fact) => {
    switch (fact.fact) {
      case 'storyRead':
      case 'ruleEntered':
      case 'built':
      case 'opened':
      case 'cardMoved':
        return [fact.card];
      case 'cardHidden':
        return fact.card === undefined ? [] : [fact.card];
      case 'goalMet':
        return [fact.guidepost];
      default:
        return [];
    }
  });
}

/**
 * The scene with the faces of all cards of these steps; undefined while they are on their way. A story that was only read lies nowhere
 * on the table, so that nobody else asks for its words.
 */
export function useFaces(scene: Scene, heard: readonly Heard[]): Scene | undefined {
  const { tongueOf } = useSpoken();
  const [more, setMore] = useState<Content | undefined>(undefined);
  const [tried, setTried] = useState(0);
  const { at, eyes, content } = scene;
  const wanted = useMemo(() => heard.flatMap(({ facts }) => cardsIn(facts)), [heard]);
  const last = heard.at(-1)?.seq ?? 0;
  const known = more !== undefined && more.lang === content.lang && isRicher(more, content) ? more : content;
  // What the server does not hand out even now will never come: the moments do without it.
  const isLacking = tried < last && wanted.some((card) => !isKnown(known, card));
  // One question after the other, however fast steps come meanwhile: `tried` is what makes it a new one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isLacking) return;
    return untilAnswered(
      () => loadContent(at.table.id, content.lang),
      (loaded) => {
        setMore(loaded);
        setTried(last);
      },
    );
  }, [isLacking, at.table.id, content.lang, tried]);
  return useMemo(() => {
    if (isLacking) return undefined;
    return known === content ? scene : sceneOf(at, known, eyes, tongueOf, scene.titles);
  }, [isLacking, known, content, scene, at, eyes, tongueOf]);
}

function isRicher(one: Content, other: Content): boolean {
  return Object.keys(one.data.cards).length > Object.keys(other.data.cards).length;
}
