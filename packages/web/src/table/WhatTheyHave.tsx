import { RESOURCES, type Supply } from '@charterstone/rules';
import type { ReactNode } from 'react';
import type { ObjectName } from '../board/objects.ts';
import { Icon } from './Icon.tsx';
import { OpenCards } from './OpenCards.tsx';
import { piecesOf } from './pieces.ts';
import type { Scene } from './scene.ts';

/** Everything that somebody has and everybody may know: goods, cards, workers, minions and perils, sign by sign; who they are, and the cards that lie open before them. */
export function WhatTheyHave({
  scene,
  supply,
  onOpen,
}: {
  readonly scene: Scene;
  readonly supply: Supply;
  readonly onOpen: (card: ObjectName) => void;
}): ReactNode {
  const { say } = scene;
  const atHome = Object.values(supply.workers).filter((site) => site === 'home').length;
  const goods = (['coin', ...RESOURCES] as const).map((good) => [good, supply.goods[good]] as const);
  const counts = [
    ['vp', supply.points],
    ...goods,
    ['influence', supply.influence],
    ['card', supply.hand.length],
    ...piecesOf(supply),
  ] as const;
  return (
    <>
      <ul className="supply">
        {counts.map(([icon, n]) => (
          <li key={icon} className="good" data-none={n === 0 || undefined}>
            <Icon name={icon} />
            <b aria-hidden>{n}</b>
            <span className="unseen">
              {icon === 'vp' ? say.ui('screen.points', { n }) : say.count(icon, n)}
            </span>
          </li>
        ))}
        <li className="good" data-none={atHome === 0 || undefined}>
          <Icon name="worker" />
          <b aria-hidden>{atHome}</b>
          <span className="unseen">{say.ui('screen.workersHome', { n: atHome })}</span>
        </li>
        {supply.secrets === 0 ? undefined : (
          <li className="good">
            <Icon name="deck" />
            <b aria-hidden>{supply.secrets}</b>
            <span className="unseen">{say.ui('screen.secrets', { n: supply.secrets })}</span>
          </li>
        )}
      </ul>
      <div className="supply-cards">
        <OpenCards scene={scene} title={say.ui('heading.persona')} cards={supply.persona} onOpen={onOpen} />
        <OpenCards scene={scene} title={say.ui('heading.cards')} cards={supply.hand} onOpen={onOpen} />
      </div>
    </>
  );
}
