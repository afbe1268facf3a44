import { CHARTERS } from '@charterstone/rules';
import { type ReactNode, useEffect, useState } from 'react';
import { Drawn } from '../../../art/Drawn.tsx';
import { token } from '../../../art/pieces/pieces.ts';
import { Vista } from '../../../art/vistas/Vista.tsx';
import { paced } from '../../pace.ts';
import { Frame } from '../parts/Frame.tsx';
import type { StageOf } from '../stage.tsx';
import { Foil } from './Foil.tsx';
import { Post } from './Post.tsx';

/** Nobody has to scratch: after a moment it is free. */
const FREE_BY_ITSELF_MS = 7000;
/** What a place says from its very beginning is not heard: it has to come into it. */
const HEARD_AFTER_MS = 150;

/** Who has met the goal of the guidepost, under foil to be scratched off. */
export function Goal(props: StageOf<'goal'>): ReactNode {
  const { scene, given, speed, isBrief } = props;
  const { say } = scene;
  const { card, met, told } = given;
  const [isFree, setFree] = useState(speed === 0);
  useEffect(() => {
    const timer = setTimeout(
      () => setFree(true),
      paced(isBrief ? FREE_BY_ITSELF_MS / 3 : FREE_BY_ITSELF_MS, speed),
    );
    return () => clearTimeout(timer);
  }, [isBrief, speed]);
  const [isHeard, setHeard] = useState(false);
  useEffect(() => {
    if (!isFree) return;
    const timer = setTimeout(() => setHeard(true), HEARD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isFree]);
  return (
    <Frame
      stage={props}
      look="guidepost"
      kicker={say.ui('rite.goalTitle')}
      title={say.name(card)}
      backdrop={<Vista name="crossroads" />}
      act={isFree ? undefined : { word: say.ui('rite.scratch'), run: () => setFree(true) }}
    >
      <Post scene={scene} card={card}>
        <div className="goal" data-free={isFree || undefined}>
          <p className="goal-met" role="status">
            {isHeard ? <span className="unseen">{told}</span> : undefined}
            <span aria-hidden="true" className="goal-row">
              {met.length === 0 ? <b>{say.ui('rite.nobody')}</b> : undefined}
              {CHARTERS.filter((charter) => met.includes(charter)).map((charter) => (
                <b key={charter}>
                  <Drawn markup={token(charter, 9)} viewBox="-11 -11 22 22" />
                  {say.who(charter)}
                </b>
              ))}
            </span>
          </p>
          <Foil isFree={isFree} free={() => setFree(true)} />
        </div>
      </Post>
    </Frame>
  );
}
