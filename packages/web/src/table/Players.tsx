import type { Supply } from '@charterstone/rules';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { hashOf } from '../app/route.ts';
import { Icon } from './Icon.tsx';
import { TableMenu } from './menu/TableMenu.tsx';
import type { Help } from './menu/useHelp.ts';
import { nameOf } from './names.ts';
import type { Scene } from './scene.ts';
import type { AtMyTable } from './useTable.ts';

type Props = { readonly scene: Scene; readonly mine: AtMyTable; readonly help: Help };

/** Everybody at the table with what they have, and whose turn it is. */
export function Players({ scene, mine, help }: Props): ReactNode {
  const { now, say } = scene;
  const heading = useId();
  return (
    <header className="village-head">
      <a className="village-title" href={hashOf({ at: 'home' })}>
        <strong>{scene.at.table.name}</strong>
        <span>{say.ui('table.gameOf', { n: Math.max(1, now.game), of: 12 })}</span>
      </a>
      <h2 id={heading} className="unseen">
        {say.ui('screen.players')}
      </h2>
      <ul className="players" aria-labelledby={heading}>
        {now.charters.map((supply) => (
          <Player key={supply.charter} supply={supply} scene={scene} />
        ))}
      </ul>
      <TableMenu scene={scene} mine={mine} help={help} />
    </header>
  );
}

function Player({ supply, scene }: { readonly supply: Supply; readonly scene: Scene }): ReactNode {
  const { say, now, eyes } = scene;
  const isMine = supply.seat === eyes && eyes > 0;
  const isActive = now.active === supply.charter;
  const resources = Object.entries(supply.goods).reduce(
    (sum, [good, n]) => (good === 'coin' ? sum : sum + n),
    0,
  );
  return (
    <li
      className="player"
      data-active={isActive || undefined}
      data-mine={isMine || undefined}
      aria-current={isActive ? 'true' : undefined}
      style={{ '--charter': `var(--${supply.charter}-m)` } as CSSProperties}
    >
      <span className="player-name">{isMine ? say.ui('screen.you') : nameOf(scene.at, supply, say)}</span>
      <span className="player-points">
        <Icon name="vp" /> <span className="unseen">{say.ui('screen.points', { n: supply.points })}</span>
        <span aria-hidden>{supply.points}</span>
      </span>
      <ul className="player-goods">
        <Count icon="coin" n={supply.goods.coin} scene={scene} />
        <Count icon="influence" n={supply.influence} scene={scene} />
        <Count icon="resource" n={resources} scene={scene} />
        <Count icon="card" n={supply.hand.length} scene={scene} />
      </ul>
    </li>
  );
}

type CountProps = {
  readonly icon: 'coin' | 'influence' | 'resource' | 'card';
  readonly n: number;
  readonly scene: Scene;
};

function Count({ icon, n, scene }: CountProps): ReactNode {
  return (
    <li title={scene.say.count(icon, n)}>
      <Icon name={icon} />
      <span className="unseen">{scene.say.count(icon, n)}</span>
      <span aria-hidden>{n}</span>
    </li>
  );
}
