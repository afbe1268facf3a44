import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import { DrawnGroup } from '../../art/Drawn.tsx';
import { avatarOf } from '../../art/people/avatars.ts';
import { standing } from '../../art/vistas/land.ts';
import { KING } from '../../art/vistas/party.ts';
import { Vista } from '../../art/vistas/Vista.tsx';
import { Explained } from '../../chronicle/Explained.tsx';
import { broughtBy } from './brought.ts';
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
/** Where the foremost of each side stands, and how far somebody reaches to both sides. */
const KING_AT = 346;
const VILLAGE_AT = 560;
const HALF = 58;
/** So far whoever loses gives way (battle.css). */
const GIVES = 52;
/** After so long it is seen who gives way (battle.css). */
const FOUGHT_MS = 2100;
/** Those who stand with the king, from the front backwards. */
const GUARD = [1, 3, 5] as const;

/** The last battle: two sides meet, and one of them gives way. */
export function Battle({ doors, isWon, ...props }: Props): ReactNode {
  const { scene } = props;
  const { say, now } = scene;
  const { test } = doors;
  const sum = useMemo(() => (test === undefined ? undefined : broughtBy(scene, test)), [scene, test]);
  // Where there is little room they stand close together: everybody is seen.
  const [isNarrow] = useState(() => matchMedia('(width < 60rem)').matches);
  const [guardApart, peopleApart] = isNarrow ? [56, 60] : [88, 92];
  const king = useMemo(
    () =>
      GUARD.map((n, i) => standing(250 - i * guardApart, GROUND - 14 - i * 8, 1.5, avatarOf('black', n)))
        .reverse()
        .join('') + standing(KING_AT, GROUND, 2.1, KING),
    [guardApart],
  );
  const village = useMemo(() => {
    const people = now.charters.map(({ charter }) => pictureOf(scene, charter));
    return people
      .map((who, i) => standing(VILLAGE_AT + i * peopleApart, GROUND - i * 7, i === 0 ? 1.8 : 1.55, who))
      .reverse()
      .join('');
  }, [scene, now.charters, peopleApart]);
  const left = 250 - (GUARD.length - 1) * guardApart - HALF - (isWon ? GIVES : 0);
  const right = VILLAGE_AT + (now.charters.length - 1) * peopleApart + HALF + (isWon ? 0 : GIVES);
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
        viewBox={isNarrow ? `${left} 0 ${right - left} 400` : '0 0 1100 400'}
        preserveAspectRatio={isNarrow ? 'xMidYMax meet' : 'xMidYMax slice'}
        aria-hidden="true"
        style={{ '--gives': isWon ? -1 : 1 } as CSSProperties}
      >
        <DrawnGroup markup={king} className={isWon ? 'battle-king battle-gives' : 'battle-king'} />
        <DrawnGroup markup={village} className={isWon ? 'battle-village' : 'battle-village battle-gives'} />
      </svg>
      {test === undefined ? undefined : (
        <p className="closing-said closing-plaque">
          <span>
            <Explained
              scene={scene}
              text={say.ui(isWon ? 'closing.because' : 'closing.becauseNot', { why: say.describeTest(test) })}
            />
          </span>
          {sum === undefined ? undefined : <span>{say.ui('closing.reached', { n: sum })}</span>}
        </p>
      )}
    </Curtained>
  );
}
