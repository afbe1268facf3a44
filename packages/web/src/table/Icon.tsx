import type { ReactNode } from 'react';
import { Drawn } from '../art/Drawn.tsx';
import { drawingOf } from '../art/glyphs/drawings.ts';
import type { Glyph, GlyphName } from '../art/glyphs/glyph.ts';
import { keyed } from './keyed.ts';

/** Glyphs are drawn about the middle of a square of this size. */
const BOX = '-12 -12 24 24';

/** A sign of the game. It says nothing by itself: words stand beside it, or in the label of what it is part of. */
export function Icon({ name }: { readonly name: GlyphName }): ReactNode {
  return <Drawn markup={drawingOf(name)} viewBox={BOX} className="icon" />;
}

/** A cost or a benefit in signs. Whoever can't see them is told in words elsewhere. */
export function Glyphs({ glyphs }: { readonly glyphs: readonly Glyph[] }): ReactNode {
  return (
    <span className="glyphs" aria-hidden>
      {keyed(glyphs, ({ name }) => name).map(({ key, thing: { name, count, loss } }) => (
        <span key={key} className="glyph" data-loss={loss || undefined}>
          <Icon name={name} />
          {count === undefined ? undefined : <b>{count}</b>}
        </span>
      ))}
    </span>
  );
}
