import { type KeyboardEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { part } from '../../app/part.ts';
import { Button } from '../../parts/Button.tsx';
import { MenuSign } from './MenuSign.tsx';
import type { ActionsProps } from './TableMenu.tsx';

// Loaded when it is first opened.
const MoreMenu = part(async () => (await import('./MoreMenu.tsx')).MoreMenu);

/** Where the menu begins: with keys at one of its ends, for a pointer at none of its lines. */
export type Start = 'first' | 'last' | 'none';

/** The same keys open a menu that is there: its list is not loaded yet. */
const KEYS: ReadonlyMap<string, Start> = new Map([
  ['ArrowDown', 'first'],
  ['ArrowUp', 'last'],
]);

/**
 * What there is no room for, behind one button. The button is the same one before and after its list has come: whatever was opened from
 * it gives the focus back to it.
 */
export function More({ scene, actions }: ActionsProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [start, setStart] = useState<Start>();
  const [isWanted, setWanted] = useState(false);
  const open = (at: Start): void => {
    setWanted(true);
    setStart(at);
  };
  const onKey = (event: KeyboardEvent): void => {
    const at = KEYS.get(event.key);
    if (at === undefined) return;
    event.preventDefault();
    open(at);
  };
  return (
    <>
      <Button
        ref={button}
        isIcon
        aria-label={scene.say.ui('menu.more')}
        aria-haspopup="menu"
        aria-expanded={start !== undefined}
        onPress={({ pointerType }) =>
          open(pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : 'none')
        }
        onKeyDown={onKey}
      >
        <MenuSign name="more" />
      </Button>
      <Suspense>
        {isWanted ? (
          <MoreMenu
            scene={scene}
            actions={actions}
            button={button}
            start={start}
            close={() => setStart(undefined)}
          />
        ) : undefined}
      </Suspense>
    </>
  );
}
