import { type ReactNode, useRef, useState } from 'react';
import { useSay } from '../app/language.tsx';
import { Button } from './Button.tsx';
import './copyLink.css';
import { Sign } from './Sign.tsx';
import { tell } from './toasts.ts';

export type CopyLinkProps = {
  /** What the link is for. */
  readonly label: string;
  readonly link: string;
  /** Goes with the link where it is shared. */
  readonly title: string;
  /** Beside the ways to hand it on, such as taking it back. */
  readonly children?: ReactNode;
};

/** A link to hand on: to be copied, shared where the device can, or selected by hand. */
export function CopyLink({ label, link, title, children }: CopyLinkProps): ReactNode {
  const say = useSay();
  const line = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    const isDone = await copied(link, line.current);
    setCopied(isDone);
    tell(say.ui(isDone ? 'link.copied' : 'link.copyByHand'));
  };
  const canShare = typeof navigator.share === 'function';
  return (
    <div className="copy-link">
      <input
        ref={line}
        className="field-input"
        readOnly
        aria-label={label}
        value={link}
        dir="ltr"
        onFocus={({ target }) => target.select()}
      />
      <Button onPress={copy} aria-label={`${say.ui('link.copy')}: ${label}`}>
        <Sign name={isCopied ? 'check' : 'copy'} />
        <span>{say.ui('link.copy')}</span>
      </Button>
      {canShare ? (
        <Button
          aria-label={`${say.ui('link.share')}: ${label}`}
          onPress={() => {
            // Whoever closes the list of ways to share has changed their mind, and no more.
            navigator.share({ title, url: link }).catch(() => {});
          }}
        >
          <Sign name="share" />
          <span>{say.ui('link.share')}</span>
        </Button>
      ) : undefined}
      {children}
    </div>
  );
}

/** Browsers lend the clipboard only over HTTPS; elsewhere the old way still works in most of them. */
async function copied(text: string, line: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    line?.focus();
    line?.select();
    return document.execCommand('copy');
  }
}
