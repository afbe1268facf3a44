import { CHARTERS } from '@charterstone/rules';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import type { Acting } from './acting.ts';
import type { Scene } from './scene.ts';

/**
 * Whoever just wants to play takes what is proposed: a charter, and the first plot for its first building. Both can be chosen by pointing
 * instead.
 */
export function Proposal({ scene, acting }: { readonly scene: Scene; readonly acting: Acting }): ReactNode {
  const { choices, say, now } = scene;
  const [goesOn, setGoesOn] = useState(false);
  const [first] = choices;
  const isPlot = first?.do === 'lay' && now.game <= 1 && now.round === 0 && typeof first.what === 'number';
  const { choose, isOnItsWay } = acting;
  useEffect(() => {
    if (!goesOn || first === undefined || !isPlot || isOnItsWay) return;
    setGoesOn(false);
    choose(first);
  }, [goesOn, first, isPlot, isOnItsWay, choose]);
  if (first === undefined) return undefined;
  if (first.do === 'charter') {
    const charter = CHARTERS.find((name) => name === first.what);
    return (
      <>
        <p className="tray-note">
          {charter === undefined ? undefined : say.ui('screen.proposal', { charter: say.charter(charter) })}{' '}
          {say.ui('screen.chooseMyself')}
        </p>
        <Button
          className="gold"
          onPress={() => {
            setGoesOn(true);
            choose(first);
          }}
        >
          {say.ui('screen.proposed')}
        </Button>
      </>
    );
  }
  if (!isPlot) return undefined;
  return (
    <Button className="gold" onPress={() => choose(first)}>
      {say.ui('screen.proposed')}
    </Button>
  );
}
