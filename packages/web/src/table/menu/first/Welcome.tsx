import type { ReactNode } from 'react';
import { Drawn } from '../../../art/Drawn.tsx';
import { cardPicture } from '../../cardLook.ts';
import type { Scene } from '../../scene.ts';
import { paragraphsOn } from './paragraphs.ts';

/** The first card of all, open beside the village while nothing else lies there yet. */
export function Welcome({ scene, card }: { readonly scene: Scene; readonly card: number }): ReactNode {
  const { say, content } = scene;
  const picture = cardPicture(content, card);
  return (
    <section className="welcome" aria-label={say.name(card)}>
      {picture === undefined ? undefined : (
        <Drawn markup={picture.markup} viewBox={picture.viewBox} className="welcome-picture" />
      )}
      <h2>{say.name(card)}</h2>
      {paragraphsOn(content, card).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}
