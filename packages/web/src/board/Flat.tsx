import { memo } from 'react';
import { DrawnGroup } from '../art/Drawn.tsx';
import { flat } from './flat.ts';

/** A drawing of the board, made flat. */
export const Flat = memo(function Flat({ markup }: { readonly markup: string }) {
  return <DrawnGroup markup={flat(markup)} />;
});
