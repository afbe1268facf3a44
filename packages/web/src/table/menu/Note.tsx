import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useSay } from '../../app/language.tsx';
import { Button } from '../../parts/Button.tsx';
import { Sign } from '../../parts/Sign.tsx';
import { focusVillage } from './focus.ts';
import { MenuSign, type MenuSignName } from './MenuSign.tsx';

export type NoteProps = {
  readonly title: string;
  readonly sign: MenuSignName;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** Where there is hardly any height: only one line of it, or all of it without its title. */
  readonly slim?: 'folded' | 'unfolded' | undefined;
};

/** A slip of paper on the village, above the tray: said aloud when it comes, and put away with a press. It takes no focus from anybody. */
export function Note({ title, sign, onClose, children, actions, slim }: NoteProps): ReactNode {
  const say = useSay();
  const heading = useId();
  const slip = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const place = slip.current;
    // Before it is gone: whoever was on it goes on at the village.
    return () => {
      if (place?.contains(document.activeElement)) focusVillage();
    };
  }, []);
  return (
    <section ref={slip} className="note" aria-labelledby={heading} data-slim={slim}>
      <MenuSign name={sign} />
      <div className="note-body">
        <h3 id={heading}>{title}</h3>
        {children}
      </div>
      <div className="note-actions">{actions}</div>
      <Button
        look="quiet"
        isIcon
        className="note-close"
        aria-label={`${say.ui('menu.close')}: ${title}`}
        onPress={onClose}
      >
        <Sign name="close" />
      </Button>
    </section>
  );
}
