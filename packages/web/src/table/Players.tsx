import type { Supply } from '@charterstone/rules';
import { type CSSProperties, memo, type ReactNode, useId } from 'react';
import { Button } from 'react-aria-components';
import { hashOf } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import type { GlyphName } from '../art/glyphs/glyph.ts';
import { isBetween } from '../between/station.ts';
import { ribbonName } from '../board/labels.ts';
import type { ObjectName } from '../board/objects.ts';
import { gameText } from '../parts/gameText.ts';
import { chipRoom, chipsRoom, titleRoom } from './headRoom.ts';
import { Icon } from './Icon.tsx';
import { TableMenu } from './menu/TableMenu.tsx';
import type { Help } from './menu/useHelp.ts';
import { nameOf } from './names.ts';
import { rareOf } from './pieces.ts';
import { SeatCrest } from './SeatCrest.tsx';
import type { Scene } from './scene.ts';
import { Ticking } from './Ticking.tsx';
import type { AtMyTable } from './useTable.ts';
import { WhatIfOf } from './WhatIfOf.tsx';

type Props = { readonly scene: Scene; readonly mine: AtMyTable; readonly help: Help };

/** Everybody at the table with what they have, and whose turn it is. */
export const Players = memo(function Players({ scene, mine, help }: Props): ReactNode {
  const { now, say } = scene;
  const { name } = scene.at.table;
  const { village } = scene.titles;
  const heading = useId();
  const names = now.charters.map((one) => chipName(scene, one));
  const { speed } = useSettings();
  return (
    <header className="village-head" data-still={speed === 0 || undefined}>
      <a
        className="village-title"
        href={hashOf({ at: 'home' })}
        title={village === undefined ? name : `${village} (${name})`}
        style={{ '--title': `${titleRoom(village ?? name)}rem` } as CSSProperties}
      >
        <strong>{village ?? name}</strong>
        <span>{gameText(say, now.game)}</span>
      </a>
      <WhatIfOf scene={scene} />
      <h2 id={heading} className="unseen">
        {say.ui('screen.players')}
      </h2>
      <ul
        className="players"
        aria-labelledby={heading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: six people do not fit everywhere; keys scroll them too.
        tabIndex={0}
        style={{ '--names': `${chipsRoom(names)}rem` } as CSSProperties}
      >
        {now.charters.map((supply) => (
          <Player key={supply.charter} supply={supply} scene={scene} onLook={help.show} />
        ))}
      </ul>
      <TableMenu scene={scene} mine={mine} help={help} beside={{ title: village ?? name, names }} />
    </header>
  );
});

/** What stands on somebody's chip. */
function chipName({ at, say }: Scene, supply: Supply): string {
  return supply.automa ? nameOf(at, supply, say) : ribbonName(say, supply.charter, undefined);
}

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
  const name = chipName(scene, supply);
  const resources = Object.entries(supply.goods).reduce(
    (sum, [good, n]) => (good === 'coin' ? sum : sum + n),
    0,
  );
  const counts = [
    ['coin', supply.goods.coin],
    ['influence', supply.influence],
    ['resource', resources],
    ['card', supply.hand.length],
  ] as const;
  return (
    <li
      className="player"
      data-player={supply.charter}
      data-active={isActive || undefined}
      data-mine={isMine || undefined}
      aria-current={isActive ? 'true' : undefined}
      style={
        {
          '--charter-deep': `var(--${supply.charter}-x)`,
          '--name': `${chipRoom(name)}rem`,
        } as CSSProperties
      }
    >
      <SeatCrest charter={supply.charter} />
      {isMine ? (
        <span className="player-you" aria-hidden="true">
          {say.ui('screen.youMark')}
        </span>
      ) : undefined}
      <span className="player-name">
        {name}
        {isMine ? <span className="unseen"> {say.ui('screen.you')}</span> : undefined}
      </span>
      <span className="player-points" data-count="vp">
        <Icon name="vp" /> <span className="unseen">{say.ui('screen.points', { n: supply.points })}</span>
        <Ticking n={supply.points} />
      </span>
      <ul className="player-goods">
        {counts.map(([icon, n]) => (
          <Count key={icon} icon={icon} n={n} words={say.count(icon, n)} />
        ))}
        {rareOf(scene, supply).map((one) => (
          <Count key={one.icon} {...one} />
        ))}
        {supply.secrets === 0 ? undefined : (
          <Count icon="deck" n={supply.secrets} words={say.ui('screen.secrets', { n: supply.secrets })} />
        )}
        {supply.persona.map((card) => (
          <li key={card} className="unseen">
            {say.name(card)}
          </li>
        ))}
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

type CountProps = { readonly icon: GlyphName; readonly n: number; readonly words: string };

function Count({ icon, n, words }: CountProps): ReactNode {
  return (
    <li title={words} data-count={icon}>
      <Icon name={icon} />
      <span className="unseen">{words}</span>
      <Ticking n={n} />
    </li>
  );
}
