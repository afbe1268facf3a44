import type { ReactNode } from 'react';
import type { Scene } from '../table/scene.ts';
import { useSentences } from './glossary.ts';
import { Linked } from './Linked.tsx';
import { linkedIn } from './terms.ts';

type Props = { readonly scene: Scene; readonly text: string };

/** A sentence of the table, in which the words of the game lead to the Chronicle. It is one thing wherever it stands, in a row of icons too. */
export function Explained({ scene, text }: Props): ReactNode {
  const glossary = useSentences(scene);
  const [pieces = []] = linkedIn(glossary, [text]);
  return (
    <span>
      <Linked pieces={pieces} table={scene.at.table.id} />
    </span>
  );
}
