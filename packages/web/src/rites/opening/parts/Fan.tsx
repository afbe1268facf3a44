import type { CSSProperties, ReactNode } from 'react';
import type { Scene } from '../../../table/scene.ts';
import { PaperCard } from './PaperCard.tsx';
import './fan.css';

/** One card of a fan, or several of a kind. */
export type InFan = { readonly cards: readonly number[]; readonly note?: string | undefined };

type Props = { readonly scene: Scene; readonly label: string; readonly fan: readonly InFan[] };

/** Cards as a hand of them is held, one rising after the other. On a phone they lie in a row to be pushed along. */
export function Fan({ scene, label, fan }: Props): ReactNode {
  return (
    <ul
      className="fan"
      aria-label={label}
      data-many={fan.length > 5 || undefined}
      style={{ '--n': fan.length } as CSSProperties}
    >
      {fan.map(({ cards: [first = 0, ...beneath], note }, i) => (
        <li key={first} style={{ '--i': i } as CSSProperties}>
          <PaperCard scene={scene} card={first} beneath={beneath} note={note} />
        </li>
      ))}
    </ul>
  );
}
