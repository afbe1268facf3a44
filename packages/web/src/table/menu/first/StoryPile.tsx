import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { part } from '../../../app/part.ts';
import { Button } from '../../../parts/Button.tsx';
import type { Content } from '../../content.ts';
import type { Scene } from '../../scene.ts';
import { MenuSign } from '../MenuSign.tsx';
import { Welcome } from './Welcome.tsx';
import './storyPile.css';

const StoryCards = part(async () => (await import('./StoryCards.tsx')).StoryCards);

type Props = {
  readonly scene: Scene;
  /** Beside the village there is room to read. */
  readonly isBeside?: boolean;
};

/** The numbered cards of the first game. They lie beside the table, to be read or not: nothing waits for them. */
export function StoryPile({ scene, isBeside = false }: Props): ReactNode {
  const { say, content, now } = scene;
  const [isOpen, setOpen] = useState(false);
  const cards = useMemo(() => storiesIn(content), [content]);
  const [first] = cards;
  if (now.game > 1 || first === undefined) return undefined;
  return (
    <>
      {isBeside && now.mat.length === 0 ? <Welcome scene={scene} card={first} /> : undefined}
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
