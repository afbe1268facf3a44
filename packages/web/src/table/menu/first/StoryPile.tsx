import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { Button } from '../../../parts/Button.tsx';
import type { Content } from '../../content.ts';
import type { Scene } from '../../scene.ts';
import { MenuSign } from '../MenuSign.tsx';
import './storyPile.css';

const StoryCards = lazy(async () => ({ default: (await import('./StoryCards.tsx')).StoryCards }));

/** The numbered cards of the first game. They lie beside the table, to be read or not: nothing waits for them. */
export function StoryPile({ scene }: { readonly scene: Scene }): ReactNode {
  const { say, content, now } = scene;
  const [isOpen, setOpen] = useState(false);
  const cards = useMemo(() => storiesIn(content), [content]);
  if (now.game > 1 || cards.length === 0) return undefined;
  return (
    <>
      <Button className="pile" look="paper" onPress={() => setOpen(true)}>
        <MenuSign name="cards" />
        <span className="pile-word">{say.ui('menu.pile', { n: cards.length })}</span>
      </Button>
      <Suspense>
        {isOpen ? <StoryCards scene={scene} cards={cards} onClose={() => setOpen(false)} /> : undefined}
      </Suspense>
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
