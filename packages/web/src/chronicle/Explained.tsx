import type { ReactNode } from 'react';
import type { Scene } from '../table/scene.ts';
import { useGlossary } from './glossary.ts';
import { Linked } from './Linked.tsx';
import { linkedIn } from './terms.ts';

type Props = {
  readonly scene: Scene;
  readonly text: string;
  /** Whoever follows one of them has seen enough here. */
  readonly onFollow?: (() => void) | undefined;
};

/** A sentence of the table, in which the words of the game lead to the Chronicle. */
export function Explained({ scene, text, ...rest }: Props): ReactNode {
  const glossary = useGlossary(scene);
  const [pieces = []] = linkedIn(glossary, [text]);
  return <Linked pieces={pieces} table={scene.at.table.id} {...rest} />;
}
