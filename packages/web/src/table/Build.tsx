import type { ReactNode } from 'react';
import type { CardSigns } from './cardLook.ts';
import { Glyphs, Icon } from './Icon.tsx';

/** What a building card takes to be constructed, behind a hammer: apart from what its use costs. */
export function Build({ glyphs }: { readonly glyphs: CardSigns['build'] }): ReactNode {
  if (glyphs === undefined || glyphs.length === 0) return undefined;
  return (
    <span className="build" aria-hidden>
      <Icon name="construct" />
      <Glyphs glyphs={glyphs} />
    </span>
  );
}
