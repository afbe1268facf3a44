import type { Charter } from '@charterstone/rules';
import type { ReactNode } from 'react';
import { Drawn } from '../art/Drawn.tsx';
import { cardPicture } from '../table/cardLook.ts';
import type { Content } from '../table/content.ts';
import { Seal } from './Seal.tsx';

type Props = { readonly content: Content; readonly card: number; readonly charter?: Charter };

/** Somebody's face in a frame, and whose they are. */
export function Portrait({ content, card, charter }: Props): ReactNode {
  const picture = cardPicture(content, card);
  return (
    <span className="book-portrait">
      {picture === undefined ? undefined : <Drawn {...picture} />}
      {charter === undefined ? undefined : <Seal charter={charter} />}
    </span>
  );
}
