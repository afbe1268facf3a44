import type { CSSProperties, ReactNode } from 'react';
import { isNextPromised } from '../../between/promised.ts';
import { Icon } from '../../table/Icon.tsx';
import { keyed } from '../../table/keyed.ts';
import type { StageOf } from './stage.ts';
import './rowFull.css';

/** A full row of stars, in passing. */
export function RowFull({ given: { row }, scene }: StageOf<'row'>): ReactNode {
  const { say, content } = scene;
  const line = content.data.board.glory[row - 1];
  if (line === undefined) return undefined;
  const stars = keyed(
    Array.from({ length: line.stars }, () => 'star'),
    (star) => star,
  );
  return (
    <div className="row-full">
      <span className="row-full-stars">
        {stars.map(({ key }, i) => (
          <i key={key} style={{ '--n': i } as CSSProperties}>
            <Icon name="glory" />
          </i>
        ))}
      </span>
      <strong>{say.ui('closing.rowFull')}</strong>
      {isNextPromised(scene) ? (
        <span>{say.ui('between.rowBonus', { bonus: say.describeEffect(line.bonus) })}</span>
      ) : undefined}
    </div>
  );
}
