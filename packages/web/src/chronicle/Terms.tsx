import type { ReactNode } from 'react';
import type { Scene } from '../table/scene.ts';
import { useGlossary } from './glossary.ts';
import { Linked } from './Linked.tsx';
import { linkedIn, type Piece } from './terms.ts';

type Props = {
  readonly scene: Scene;
  /** What is said on buttons: no link can stand within one. */
  readonly texts: readonly string[];
};

/** The words of the game that stand on buttons here, beside them, as a dictionary would list them: each leads to the Chronicle. */
export function Terms({ scene, texts }: Props): ReactNode {
  const glossary = useGlossary(scene);
  const terms = linkedIn(glossary, texts)
    .flat()
    .filter((piece) => typeof piece !== 'string');
  if (terms.length === 0) return undefined;
  const pieces: readonly Piece[] = terms
    .map((term) => ({ ...term, text: term.word }))
    .flatMap((term, i) => (i === 0 ? [term] : [' · ', term]));
  return (
    <p className="terms">
      {scene.say.ui('chronicle.termsHere')} <Linked pieces={pieces} table={scene.at.table.id} />
    </p>
  );
}
