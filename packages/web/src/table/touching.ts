import type { FocusEvent } from 'react';
import type { PressEvent } from 'react-aria-components';
import type { LookedBy, ObjectName, PickedBy } from '../board/objects.ts';

/** What comes of what lies on the table: it is picked, or looked at. */
export type Touching = {
  readonly onPick: (object: ObjectName, by: PickedBy) => void;
  readonly onInspect: (object: ObjectName | undefined, by: LookedBy) => void;
};

/** The same for a button that stands for an object as for the objects of the village. A finger gives it the focus too, but has not come to look. */
export function touchingOf(object: ObjectName, { onPick, onInspect }: Touching) {
  return {
    onPress: ({ pointerType }: PressEvent) => onPick(object, pointerType === 'keyboard' ? 'key' : 'pointer'),
    onHoverStart: () => onInspect(object, 'passing'),
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) onInspect(object, 'focus');
    },
  };
}
