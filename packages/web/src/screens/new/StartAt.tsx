import type { ReactNode } from 'react';
import { useSay } from '../../app/language.tsx';
import { GAMES } from '../../parts/gameText.ts';
import { Pick } from '../../parts/Pick.tsx';
import { Sign } from '../../parts/Sign.tsx';

type StartAtProps = {
  readonly game: number;
  /** How many the box has, if it is not the usual one. */
  readonly games: number | undefined;
  readonly onChange: (game: number) => void;
};

/** With a fresh box, or in a village that others have built up to a later game. */
export function StartAt({ game, games = GAMES, onChange }: StartAtProps): ReactNode {
  const say = useSay();
  return (
    <div className="start-at">
      <Pick
        label={say.ui('new.startAt')}
        value={String(game)}
        onChange={(value) => onChange(Number(value))}
        options={Array.from({ length: games }, (_, i) => ({
          value: String(i + 1),
          text: i === 0 ? say.ui('new.freshBox') : say.ui('new.prepared', { n: i + 1 }),
        }))}
      />
      <div role="status">
        {game === 1 ? undefined : (
          <p className="plan-warning">
            <Sign name="warning" />
            <span>{say.ui('new.spoilers', { n: game - 1 })}</span>
          </p>
        )}
      </div>
    </div>
  );
}
