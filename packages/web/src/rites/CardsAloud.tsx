import type { ReactNode } from 'react';
import { ReadAloud } from '../aloud/ReadAloud.tsx';
import type { Scene } from '../table/scene.ts';
import { aloud } from './opening/parts/words.ts';

/** What is on the stage can be heard, as one of those at a table reads it to the others. */
export function CardsAloud({
  scene,
  cards,
}: {
  readonly scene: Scene;
  readonly cards: readonly number[];
}): ReactNode {
  const text = aloud(scene, cards);
  return text === '' ? undefined : <ReadAloud text={text} lang={scene.content.lang} />;
}
