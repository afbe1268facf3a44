import { memo, type ReactNode } from 'react';
import { type Marks, markOf } from '../board/objects.ts';
import { CardFace } from './CardFace.tsx';
import { faceOf } from './content.ts';
import type { Scene } from './scene.ts';
import type { Touching } from './touching.ts';

type Props = {
  readonly scene: Scene;
  readonly marks: Marks;
} & Touching;

/** The advancement mat, the objectives and the guidepost: cards that lie open for everybody. */
export const Mats = memo(function Mats({ scene, marks, onPick, onInspect }: Props): ReactNode {
  const { now, say } = scene;
  const face = (card: number, told?: string): ReactNode => (
    <li key={card}>
      <CardFace
        scene={scene}
        card={card}
        mark={markOf(marks, `card:${card}`)}
        told={told}
        onPick={onPick}
        onInspect={onInspect}
      />
    </li>
  );
  return (
    <div className="mats">
      {now.mat.length === 0 ? undefined : (
        <section className="mat" aria-label={say.ui('heading.mat')}>
          <h2>
            {say.ui('heading.mat')} <small>{say.ui('screen.deckLeft', { n: now.deck.length })}</small>
          </h2>
          <ul>{now.mat.map((card) => face(card))}</ul>
        </section>
      )}
      {now.objectives.length === 0 ? undefined : (
        <section className="mat objectives" aria-label={say.ui('heading.objectives')}>
          <h2>{say.ui('heading.objectives')}</h2>
          <ul>{now.objectives.map(({ card }) => face(card))}</ul>
        </section>
      )}
      {now.guidepost === undefined ? undefined : (
        <section className="mat guidepost" aria-label={say.ui('heading.guidepost')}>
          <h2>{say.ui('heading.guidepost')}</h2>
          <ul>{face(now.guidepost, goalOf(scene, now.guidepost))}</ul>
        </section>
      )}
    </div>
  );
});

/** What everybody is to do in this game. */
function goalOf({ say, content }: Scene, guidepost: number): string | undefined {
  const face = faceOf(content, guidepost);
  return face?.kind === 'guidepost' ? say.describeTest(face.goal) : undefined;
}
