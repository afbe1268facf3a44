import { useEffect, useRef } from 'react';
import type { PressEvent } from 'react-aria-components';

/** So long a finger rests on something before it wants to know what that is. */
export const LONG_PRESS_MS = 480;

/** For a button: a finger that rests on it looks, and does not press it any more. */
export function useLongPress(onPress: () => void, onLook: () => void) {
  const press = useRef<{ timer?: ReturnType<typeof setTimeout>; isLong: boolean }>({ isLong: false });
  useEffect(() => () => clearTimeout(press.current.timer), []);
  return {
    onPressStart: ({ pointerType }: PressEvent) => {
      press.current.isLong = false;
      if (pointerType !== 'touch') return;
      press.current.timer = setTimeout(() => {
        press.current.isLong = true;
        onLook();
      }, LONG_PRESS_MS);
    },
    onPressEnd: () => clearTimeout(press.current.timer),
    onPress: () => {
      if (!press.current.isLong) onPress();
    },
  };
}
