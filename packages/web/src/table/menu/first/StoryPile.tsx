import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '../../../parts/Button.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import type { Content } from '../../content.ts';
import type { Scene } from '../../scene.ts';
import { MenuSign } from '../MenuSign.tsx';
import './storyPile.css';

/** The numbered cards of the first game. They lie beside the table, to be read or not: nothing waits for them. */
export function StoryPile({ scene }: { readonly scene: Scene }): ReactNode {
  const { say, content, now } = scene;
  const [isOpen, setOpen] = useState(false);
  const cards = useMemo(() => storiesIn(content), [content]);
  if (now.game > 1 || cards.length === 0) return undefined;
  const close = (): void => setOpen(false);
  return (
    <>
      <Button className="pile" look="paper" onPress={() => setOpen(true)}>
        <MenuSign name="cards" />
        <span className="pile-word">{say.ui('menu.pile', { n: cards.length })}</span>
      </Button>
      <Dialog
        title={say.ui('menu.pileTitle')}
        isOpen={isOpen}
        onClose={close}
        actions={
          <Button look="gold" onPress={close}>
            {say.ui('menu.close')}
          </Button>
        }
      >
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
            </li>
          ))}
        </ol>
      </Dialog>
    </>
  );
}

/** What was told so far, in the order of the numbers: only what is unlocked is here at all. */
function storiesIn({ data }: Content): readonly number[] {
  return Object.entries(data.cards)
    .filter(([, { kind }]) => kind === 'story')
    .map(([number]) => Number(number))
    .sort((a, b) => a - b);
}

function paragraphsOn({ textOf }: Content, card: number): readonly string[] {
  const words = textOf(card);
  return [words?.flavour, words?.text]
    .flatMap((text) => text?.split(/\n+/) ?? [])
    .filter((text) => text !== '');
}
