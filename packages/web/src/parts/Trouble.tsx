import type { ReactNode } from 'react';
import { useSay } from '../app/language.tsx';
import { Button } from './Button.tsx';
import { Sign } from './Sign.tsx';
import './trouble.css';
import { wrongText } from './wrong.ts';

export type TroubleProps = {
  /** What was thrown; nothing is shown without. */
  readonly error: unknown;
  readonly onAgain?: (() => void) | undefined;
  /** What is wrong before anything was tried, in words. */
  readonly words?: string | undefined;
};

/** What went wrong, in a plain sentence, and a way to try again. */
export function Trouble({ error, onAgain, words }: TroubleProps): ReactNode {
  const say = useSay();
  const text = words ?? (error === undefined ? undefined : wrongText(say, error));
  return (
    <div role="alert" className="trouble-place">
      {text === undefined ? undefined : (
        <div className="trouble">
          <Sign name="warning" />
          <p>{text}</p>
          {onAgain === undefined ? undefined : (
            <Button look="paper" onPress={onAgain}>
              {say.ui('wrong.again')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
