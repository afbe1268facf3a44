import { Fragment, type ReactNode } from 'react';
import { hashOf } from '../app/route.ts';
import { keyed } from '../table/keyed.ts';
import { rememberLeaving } from './leaving.ts';
import type { Piece } from './terms.ts';
import './linked.css';

type Props = {
  readonly pieces: readonly Piece[];
  readonly table: string;
  readonly onFollow?: ((place: number) => void) | undefined;
  /** Not where there would be hundreds of stops for the keyboard. */
  readonly isStop?: boolean;
  /** How plain words are shown. */
  readonly plain?: (text: string) => ReactNode;
};

/** A text in which the words of the game lead to where the Chronicle explains them. */
export function Linked({ pieces, table, onFollow, isStop = true, plain = (text) => text }: Props): ReactNode {
  return keyed(pieces, (piece) => (typeof piece === 'string' ? piece : piece.text)).map(({ key, thing }) =>
    typeof thing === 'string' ? (
      <Fragment key={key}>{plain(thing)}</Fragment>
    ) : (
      <a
        key={key}
        className="term"
        {...(isStop ? {} : { tabIndex: -1 })}
        href={hashOf({ at: 'table', table, page: 'chronicle', place: thing.to })}
        onClick={(event) => {
          rememberLeaving(event.currentTarget);
          onFollow?.(thing.to);
        }}
      >
        {plain(thing.text)}
      </a>
    ),
  );
}
