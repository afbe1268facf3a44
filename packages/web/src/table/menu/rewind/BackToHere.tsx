import type { ReactNode } from 'react';
import { sentencesOf, type Told } from '../../log.ts';
import type { Scene } from '../../scene.ts';
import { MenuSign } from '../MenuSign.tsx';
import './rewind.css';

type Props = {
  readonly scene: Scene;
  readonly step: Told;
  readonly onBack: (seq: number) => void;
};

/** Beside a line of the log: back to where it was written. */
export function BackToHere({ scene, step, onBack }: Props): ReactNode {
  const { at, eyes, say } = scene;
  const what = sentencesOf(step, scene).at(-1);
  if (eyes === 0 || step.seq >= at.seq || what === undefined) return undefined;
  const words = say.ui('menu.backToHere', { what });
  return (
    // Two hundred lines would be two hundred stops for the keyboard: it has the menu.
    <button
      type="button"
      tabIndex={-1}
      className="back-to-here"
      title={words}
      aria-label={words}
      onClick={() => onBack(step.seq)}
    >
      <MenuSign name="rewind" />
    </button>
  );
}
