import type { ReactNode } from 'react';
import type { ObjectName } from '../board/objects.ts';
import { CardFace } from './CardFace.tsx';
import type { Scene } from './scene.ts';
import './openCards.css';

type Props = {
  readonly scene: Scene;
  readonly title: string;
  readonly cards: readonly number[];
  readonly onOpen: (card: ObjectName) => void;
};

/** Cards that lie open before somebody: whoever wants to read one has it shown large. In passing none comes up, or it would cover the others. */
export function OpenCards({ scene, title, cards, onOpen }: Props): ReactNode {
  if (cards.length === 0) return undefined;
  return (
    <section className="open-cards">
      <h3>{title}</h3>
      <ul aria-label={title}>
        {cards.map((card) => (
          <li key={card}>
            <CardFace scene={scene} card={card} onPick={onOpen} onInspect={nothing} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function nothing(): void {}
