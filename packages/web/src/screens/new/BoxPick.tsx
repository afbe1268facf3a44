import type { ShelfEntry } from '@charterstone/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { useSay } from '../../app/language.tsx';
import { Pick } from '../../parts/Pick.tsx';
import { ask } from '../../wire/ask.ts';

type BoxPickProps = {
  readonly box: string | undefined;
  /** Undefined: the one that everybody has. */
  readonly onChange: (box: ShelfEntry | undefined) => void;
};

/** Which box is opened, where the server has others beside ours. */
export function BoxPick({ box, onChange }: BoxPickProps): ReactNode {
  const say = useSay();
  const [shelf, setShelf] = useState<readonly ShelfEntry[]>([]);
  useEffect(() => {
    let isHere = true;
    ask('boxes').then(
      ({ boxes }) => {
        if (isHere) setShelf(boxes);
      },
      // Whoever has no line to the server hears of it when the table is made.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, []);
  const [usual, ...others] = shelf;
  if (usual === undefined || others.length === 0) return undefined;
  return (
    <Pick
      label={say.ui('new.box')}
      hint={say.ui('new.boxHint')}
      value={box ?? usual.id}
      onChange={(id) => onChange(others.find((one) => one.id === id))}
      options={shelf.map(({ id, names, games }) => ({
        value: id,
        text:
          games === undefined ? names[say.lang] : say.ui('new.boxOf', { name: names[say.lang], n: games }),
      }))}
    />
  );
}
