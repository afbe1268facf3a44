import type { Supply } from '@charterstone/rules';
import type { ReactNode } from 'react';
import { Crest } from '../rites/closing/Crest.tsx';
import { nameOf } from '../table/names.ts';
import type { Scene } from '../table/scene.ts';
import { standingOf } from './station.ts';

/** Everybody at the table, and whether something is still theirs to decide. */
export function Seats({ scene }: { readonly scene: Scene }): ReactNode {
  const { say, now } = scene;
  return (
    <section className="between-seats">
      <h3>{say.ui('between.seats')}</h3>
      <ul>
        {now.charters.map((supply) => (
          <Seat key={supply.charter} scene={scene} supply={supply} />
        ))}
      </ul>
    </section>
  );
}

function Seat({ scene, supply }: { readonly scene: Scene; readonly supply: Supply }): ReactNode {
  const { say, at, eyes, now } = scene;
  const standing = standingOf(scene, supply.seat);
  // The chooser answers for charters that nobody plays.
  const charter = now.questions.find(({ seat }) => seat === supply.seat)?.charter;
  const isFor = standing === 'decides' && charter !== undefined && charter !== supply.charter;
  return (
    <li data-standing={standing}>
      <Crest charter={supply.charter} />
      <bdi>{nameOf(at, supply, say)}</bdi>
      {supply.seat === eyes ? <span className="unseen"> {say.ui('screen.you')}</span> : undefined}
      <small>
        {isFor
          ? say.ui('between.decidesFor', { charter: say.charter(charter) })
          : say.ui(`between.${standing}`)}
      </small>
    </li>
  );
}
