import type { Supply } from '@charterstone/rules';
import { type CSSProperties, memo, type ReactNode, useId } from 'react';
import { Button } from 'react-aria-components';
import { hashOf } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { isBetween } from '../between/station.ts';
import { ribbonName } from '../board/labels.ts';
import type { ObjectName } from '../board/objects.ts';
import { gameText } from '../parts/gameText.ts';
import { Icon } from './Icon.tsx';
import { TableMenu } from './menu/TableMenu.tsx';
import type { Help } from './menu/useHelp.ts';
import { nameOf } from './names.ts';
import { SeatCrest } from './SeatCrest.tsx';
import type { Scene } from './scene.ts';
import { Ticking } from './Ticking.tsx';
import type { AtMyTable } from './useTable.ts';
import { WhatIfOf } from './WhatIfOf.tsx';

type Props = { readonly scene: Scene; readonly mine: AtMyTable; readonly help: Help };

/** Everybody at the table with what they have, and whose turn it is. */
export const Players = memo(function Players({ scene, mine, help }: Props): ReactNode {
  const { now, say } = scene;
  const heading = useId();
  const { speed } = useSettings();
  return (
    <header className="village-head" data-still={speed === 0 || undefined}>
      <a className="village-title" href={hashOf({ at: 'home' })} title={scene.at.table.name}>
        <strong>{scene.titles.village ?? scene.at.table.name}</strong>
        <span>{gameText(say, now.game)}</span>
      </a>
      <WhatIfOf scene={scene} />
      <h2 id={heading} className="unseen">
        {say.ui('screen.players')}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: six people do not fit everywhere; keys scroll them too. */}
      <ul className="players" aria-labelledby={heading} tabIndex={0}>
        {now.charters.map((supply) => (
          <Player key={supply.charter} supply={supply} scene={scene} onLook={help.show} />
        ))}
      </ul>
      <TableMenu scene={scene} mine={mine} help={help} />
    </header>
  );
});

type PlayerProps = {
  readonly supply: Supply;
  readonly scene: Scene;
  /** Where it can be looked at more closely. */
  readonly onLook?: (object: ObjectName) => void;
};

export function Player({ supply, scene, onLook }: PlayerProps): ReactNode {
  const { say, now, eyes } = scene;
  const isMine = supply.seat === eyes && eyes > 0;
  const isActive = now.active === supply.charter && !now.over && !isBetween(scene);
  const who = nameOf(scene.at, supply, say);
  const resources = Object.entries(supply.goods).reduce(
    (sum, [good, n]) => (good === 'coin' ? sum : sum + n),
    0,
  );
  return (
    <li
      className="player"
      data-player={supply.charter}
      data-active={isActive || undefined}
      data-mine={isMine || undefined}
      aria-current={isActive ? 'true' : undefined}
      style={{ '--charter-deep': `var(--${supply.charter}-x)` } as CSSProperties}
    >
      <SeatCrest charter={supply.charter} />
      <span className="player-name">
        {isMine ? say.ui('screen.you') : supply.automa ? who : ribbonName(say, supply.charter, undefined)}
      </span>
      <span className="player-points" data-count="vp">
        <Icon name="vp" /> <span className="unseen">{say.ui('screen.points', { n: supply.points })}</span>
        <Ticking n={supply.points} />
      </span>
      <ul className="player-goods">
        <Count icon="coin" n={supply.goods.coin} scene={scene} />
        <Count icon="influence" n={supply.influence} scene={scene} />
        <Count icon="resource" n={resources} scene={scene} />
        <Count icon="card" n={supply.hand.length} scene={scene} />
      </ul>
      {onLook === undefined ? undefined : (
        <Button
          className="player-look"
          aria-label={say.ui('screen.lookAt', { who })}
          onPress={() => onLook(`charter:${supply.charter}`)}
        />
      )}
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
    <li title={scene.say.count(icon, n)} data-count={icon}>
      <Icon name={icon} />
      <span className="unseen">{scene.say.count(icon, n)}</span>
      <Ticking n={n} />
    </li>
  );
}
