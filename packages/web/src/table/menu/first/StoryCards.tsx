import type { ReactNode } from 'react';
import { ReadAloud } from '../../../aloud/ReadAloud.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import type { Scene } from '../../scene.ts';
import { paragraphsOn } from './paragraphs.ts';

type Props = {
  readonly scene: Scene;
  readonly cards: readonly number[];
  readonly onClose: () => void;
};

/** The cards of the pile, one below the other, to be read. */
export function StoryCards({ scene, cards, onClose }: Props): ReactNode {
  const { say, content } = scene;
  return (
    <Dialog title={say.ui('menu.pileTitle')} isOpen onClose={onClose}>
      <p>{say.ui('menu.pileText')}</p>
      <ol className="pile-cards">
        {cards.map((card) => (
          <li key={card} className="pile-card">
            <h3>
              <span className="pile-number">{say.ui('menu.cardOf', { n: card })}</span> {say.name(card)}
            </h3>
            {paragraphsOn(content, card).map((text) => (
              <p key={text}>{text}</p>
            ))}
            <ReadAloud
              text={[say.name(card), ...paragraphsOn(content, card)].join('\n')}
              lang={content.lang}
              about={say.name(card)}
            />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
