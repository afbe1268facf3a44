import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ObjectName } from '../board/objects.ts';

export type Opened = {
  /** What is shown large: the object that is looked at, or the card that was opened from it. */
  readonly shown: ObjectName;
  readonly open: (card: ObjectName) => void;
  /** Back to what the card was opened from; undefined where none was. */
  readonly back: (() => void) | undefined;
};

/** A card that is opened from all that somebody has, and the way back there. It is forgotten with what was looked at. */
export function useOpened(object: ObjectName, slip: RefObject<HTMLElement | null>): Opened {
  const [opened, setOpened] = useState<{ readonly from: ObjectName; readonly card: ObjectName }>();
  const card = opened?.from === object ? opened.card : undefined;
  // What was pressed is gone with it: the focus goes to what came, and back.
  const open = (wanted: ObjectName): void => {
    flushSync(() => setOpened({ from: object, card: wanted }));
    slip.current?.focus();
  };
  const back = (): void => {
    flushSync(() => setOpened(undefined));
    slip.current?.querySelector<HTMLElement>(`[data-object="${card}"]`)?.focus();
  };
  return { shown: card ?? object, open, back: card === undefined ? undefined : back };
}
