import type { ReactNode } from 'react';
import { MenuSign } from '../MenuSign.tsx';
import './rewind.css';

type Props = { readonly words: string; readonly seq: number; readonly onBack: (seq: number) => void };

/** Beside a line of the log: back to where it was written. */
export function BackToHere({ words, seq, onBack }: Props): ReactNode {
  return (
    // Two hundred lines would be two hundred stops for the keyboard: it has the menu.
    <button
      type="button"
      tabIndex={-1}
      className="back-to-here"
      title={words}
      aria-label={words}
      onClick={() => onBack(seq)}
    >
      <MenuSign name="rewind" />
    </button>
  );
}
