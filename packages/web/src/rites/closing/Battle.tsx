import { type CSSProperties, Fragment, type ReactNode, useMemo, useState } from 'react';
import { DrawnGroup } from '../../art/Drawn.tsx';
import { avatarOf } from '../../art/people/avatars.ts';
import { TONES } from '../../art/tones.ts';
import { KING } from '../../art/vistas/party.ts';
import { Vista } from '../../art/vistas/Vista.tsx';
import { Explained } from '../../chronicle/Explained.tsx';
import { battleField, type Fighter } from './battleField.ts';
import { broughtBy } from './brought.ts';
import { Curtained } from './Curtained.tsx';
import { type Doors, endingIn } from './crossing.ts';
import type { StageOf } from './stage.ts';
import { pictureOf } from './standing.ts';
import './battle.css';

type Props = Omit<StageOf<'doors'>, 'given'> & {
  readonly doors: Doors;
  readonly isWon: boolean;
};

/** After so long it is seen who gives way (battle.css). */
const FOUGHT_MS = 2100;
/** The king and those who stand with him, from the front backwards. */
const GUARD: readonly Fighter[] = [
  KING,
  avatarOf('black', 1),
  avatarOf('black', 3),
  avatarOf('black', 5),
].map((who) => ({ who, colour: '#c4453c' }));

/** The last battle: two sides meet, and one of them gives way. */
export function Battle({ doors, isWon, ...props }: Props): ReactNode {
  const { scene } = props;
  const { say, now, content } = scene;
  const { test } = doors;
  const ending = endingIn(content.data);
  const sum = useMemo(() => (test === undefined ? undefined : broughtBy(scene, test)), [scene, test]);
  // Where there is little room they stand close together: everybody is seen.
  const [isNarrow] = useState(() => matchMedia('(width < 60rem)').matches);
  const light = isWon ? 'dawn' : 'night';
  const { ranks, viewBox } = useMemo(() => {
    const people = now.charters.map(({ charter }) => ({
      who: pictureOf(scene, charter),
      colour: TONES[charter].m,
    }));
    return battleField(GUARD, people, light, isNarrow);
  }, [scene, now.charters, light, isNarrow]);
  return (
    <Curtained
      {...props}
      look={light}
      toldAfter={FOUGHT_MS}
      kicker={doors.story === undefined ? undefined : say.name(doors.story)}
      title={ending === undefined ? say.ui('closing.turning') : say.name(ending)}
      vista={<Vista name={isWon ? 'end' : 'crossroads'} seed="battle" />}
    >
      <svg
        className="battle"
        viewBox={viewBox}
        preserveAspectRatio={isNarrow ? 'xMidYMax meet' : 'xMidYMax slice'}
        aria-hidden="true"
        style={{ '--gives': isWon ? -1 : 1 } as CSSProperties}
      >
        {ranks.map(({ king, village, ridge }) => (
          <Fragment key={ridge}>
            <DrawnGroup markup={king} className={isWon ? 'battle-king battle-gives' : 'battle-king'} />
            <DrawnGroup
              markup={village}
              className={isWon ? 'battle-village' : 'battle-village battle-gives'}
            />
            <DrawnGroup markup={ridge} />
          </Fragment>
        ))}
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
