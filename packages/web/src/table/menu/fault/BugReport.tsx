import { type ReactNode, useRef } from 'react';
import { Button } from '../../../parts/Button.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import { Sign } from '../../../parts/Sign.tsx';
import { tell } from '../../../parts/toasts.ts';
import type { Scene } from '../../scene.ts';
import './bugReport.css';
import { reportOf } from './report.ts';

type Props = { readonly scene: Scene; readonly onClose: () => void };

/** What somebody needs who looks for the fault: to be copied, and sent nowhere by itself. */
export function BugReport({ scene, onClose }: Props): ReactNode {
  const { say } = scene;
  const field = useRef<HTMLTextAreaElement>(null);
  const text = reportOf(scene, navigator.userAgent, `${innerWidth}x${innerHeight} @${devicePixelRatio}`);
  const copy = async (): Promise<void> => {
    const isDone = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    if (isDone !== true) field.current?.select();
    const isCopied = isDone === true || document.execCommand('copy');
    tell(say.ui(isCopied ? 'menu.bugCopied' : 'menu.bugByHand'));
  };
  return (
    <Dialog title={say.ui('menu.bug')} isOpen onClose={onClose}>
      <p>{say.ui('menu.bugText')}</p>
      <textarea
        ref={field}
        readOnly
        className="field-input bug-text"
        aria-label={say.ui('menu.bug')}
        value={text}
        dir="ltr"
      />
      <Button onPress={copy}>
        <Sign name="copy" />
        {say.ui('menu.bugCopy')}
      </Button>
    </Dialog>
  );
}
