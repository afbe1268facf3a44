import type { Choice, Fact } from '@charterstone/rules';
import type { ReactNode } from 'react';
import { After } from './Bargain.tsx';
import { keyed } from './keyed.ts';
import { resultOf } from './result.ts';
import type { Scene } from './scene.ts';

/** What a choice would bring: what one has then, and what else happens. */
export function Outcome({
  scene,
  choice,
  brings,
}: {
  readonly scene: Scene;
  readonly choice: Choice;
  readonly brings: readonly Fact[];
}): ReactNode {
  const { say, spoken } = scene;
  const own = scene.now.charters.find(({ seat }) => seat === scene.eyes);
  const { after, told } =
    own === undefined ? { after: [], told: [] } : resultOf(own, brings, scene.content.data);
  const isCrate = choice.do === 'open';
  // That the crate is opened the button says itself.
  const news = isCrate ? told.filter(({ fact }) => fact !== 'opened') : told;
  return (
    <>
      <After scene={scene} after={after} />
      {news.length === 0 ? undefined : (
        <ul className="brings" aria-label={say.ui('screen.willHappen')}>
          {keyed(
            news.map((fact) => say.fact(fact, { ...spoken, why: false })),
            (sentence) => sentence,
          ).map(({ key, thing }) => (
            <li key={key}>{thing}</li>
          ))}
        </ul>
      )}
      {isCrate ? <p className="brings">{say.ui('screen.crateHidden')}</p> : undefined}
    </>
  );
}
