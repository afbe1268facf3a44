import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import { DrawnGroup } from '../../art/Drawn.tsx';
import { avatarOf } from '../../art/people/avatars.ts';
import { standing } from '../../art/vistas/land.ts';
import { KING } from '../../art/vistas/party.ts';
import { Vista } from '../../art/vistas/Vista.tsx';
import { Curtained } from './Curtained.tsx';
import type { Doors } from './crossing.ts';
import type { StageOf } from './stage.ts';
import { pictureOf } from './standing.ts';
import './battle.css';

type Props = Omit<StageOf<'doors'>, 'given'> & {
  readonly doors: Doors;
  readonly isWon: boolean;
};

const GROUND = 330;
/** After so long it is seen who gives way (battle.css). */
const FOUGHT_MS = 2100;
/** Those who stand with the king, from the front backwards. */
const GUARD = [1, 3, 5] as const;

/** The last battle: two sides meet, and one of them gives way. */
export function Battle({ doors, isWon, ...props }: Props): ReactNode {
  const { scene } = props;
  const { say, now } = scene;
  // Where there is little room, the foremost of both sides are seen.
  const [isNarrow] = useState(() => matchMedia('(width < 60rem)').matches);
  const king = useMemo(
    () =>
      GUARD.map((n, i) => standing(250 - i * 88, GROUND - 14 - i * 8, 1.5, avatarOf('black', n)))
        .reverse()
        .join('') + standing(346, GROUND, 2.1, KING),
    [],
  );
  const village = useMemo(() => {
    const people = now.charters.map(({ charter }) => pictureOf(scene, charter));
    return people
      .map((who, i) => standing(560 + i * 92, GROUND - i * 7, i === 0 ? 1.8 : 1.55, who))
      .reverse()
      .join('');
  }, [scene, now.charters]);
  return (
    <Curtained
      {...props}
      look={isWon ? 'dawn' : 'night'}
      toldAfter={FOUGHT_MS}
      kicker={say.ui('closing.battle')}
      title={say.ui(isWon ? 'closing.battleWon' : 'closing.battleLost')}
      vista={<Vista name={isWon ? 'end' : 'crossroads'} seed="battle" />}
    >
      <svg
        className="battle"
        viewBox={isNarrow ? '190 0 780 400' : '0 0 1100 400'}
        preserveAspectRatio={isNarrow ? 'xMidYMax meet' : 'xMidYMax slice'}
        aria-hidden="true"
        style={{ '--gives': isWon ? -1 : 1 } as CSSProperties}
      >
        <DrawnGroup markup={king} className={isWon ? 'battle-king battle-gives' : 'battle-king'} />
        <DrawnGroup markup={village} className={isWon ? 'battle-village' : 'battle-village battle-gives'} />
      </svg>
      {doors.test === undefined ? undefined : (
        <p className="closing-said closing-plaque">
          {say.ui(isWon ? 'closing.because' : 'closing.becauseNot', { why: say.describeTest(doors.test) })}
        </p>
      )}
    </Curtained>
  );
}
