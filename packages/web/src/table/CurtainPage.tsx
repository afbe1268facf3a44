import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import type { CurtainProps, Drawn } from './Curtain.tsx';
import { CurtainCloth } from './CurtainCloth.tsx';
import { Icon } from './Icon.tsx';
import { isUndo, useTableKey } from './menu/useTableKey.ts';
import { nameOf } from './names.ts';
import { SeatCrest } from './SeatCrest.tsx';
import type { Scene } from './scene.ts';
import { changeSince, standingOf } from './standing.ts';
import { whoIs } from './whoIs.ts';

/** A curtain in the colours of whoever comes. What it tells of the table, everybody may know. */
export function CurtainPage({ scene, drawn, wentBy }: CurtainProps): ReactNode {
  const { say, now, eyes } = scene;
  const who = whoIs(scene, eyes);
  const { taker, takeBack } = drawn;
  useTableKey(isUndo, taker === undefined ? undefined : takeBack);
  const charter = now.charters.find(({ seat }) => seat === eyes)?.charter;
  return (
    <CurtainCloth charter={charter}>
      <h1>{say.ui('screen.curtain', { who })}</h1>
      {wentBy.words === undefined ? undefined : <p>{wentBy.words}</p>}
      <Standings scene={scene} drawn={drawn} />
      <Button autoFocus className="gold" onPress={drawn.open}>
        {say.ui('screen.curtainReady', { who })}
      </Button>
      {taker === undefined ? undefined : (
        <Button className="curtain-back" onPress={takeBack}>
          {say.ui('screen.curtainUndo', { who: whoIs(scene, taker) })}
        </Button>
      )}
      <p>{say.ui('screen.curtainText')}</p>
    </CurtainCloth>
  );
}

/** Who has how many points, and what came since whoever comes looked last. */
function Standings({ scene, drawn }: { readonly scene: Scene; readonly drawn: Drawn }): ReactNode {
  const { say, now, at } = scene;
  if (now.charters.length < 2) return undefined;
  const change = changeSince(drawn.before, standingOf(now));
  const news = [
    ...((change?.buildings ?? 0) > 0 ? [say.ui('screen.curtainBuilt', { n: change?.buildings ?? 0 })] : []),
    ...((change?.progress ?? 0) > 0 ? [say.ui('screen.curtainProgress', { n: change?.progress ?? 0 })] : []),
  ];
  const isNew = news.length > 0 || now.charters.some(({ charter }) => change?.points(charter) !== 0);
  return (
    <>
      {change === undefined || !isNew ? undefined : <h2>{say.ui('screen.sinceYou')}</h2>}
      <ul className="curtain-seats">
        {now.charters.map((supply) => {
          const gained = change?.points(supply.charter) ?? 0;
          return (
            <li key={supply.charter}>
              <SeatCrest charter={supply.charter} />
              <bdi>{nameOf(at, supply, say)}</bdi>
              {gained === 0 ? undefined : <em>{gained > 0 ? `+${gained}` : gained}</em>}
              <b>
                <Icon name="vp" /> {supply.points}{' '}
                <span className="unseen">{say.ui('screen.points', { n: supply.points })}</span>
              </b>
            </li>
          );
        })}
      </ul>
      {news.length === 0 ? undefined : <p>{news.join(' ')}</p>}
    </>
  );
}
