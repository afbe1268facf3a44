import { CHARTERS } from '@charterstone/rules';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { type Acting, OnItsWay } from './acting.ts';
import { isFounding } from './decision.ts';
import type { Scene } from './scene.ts';

/**
 * Whoever just wants to play takes what is proposed: a charter, and the first plot for its first building. Both can be chosen by pointing
 * instead: then the button says what was pointed at, and takes just that.
 */
export function Proposal({ scene, acting }: { readonly scene: Scene; readonly acting: Acting }): ReactNode {
  const { choices, say, now, spoken } = scene;
  const [goesOn, setGoesOn] = useState(false);
  const [first] = choices;
  const isPlot = first?.do === 'lay' && isFounding(choices, now);
  const { choose, decision } = acting;
  const isOnItsWay = useContext(OnItsWay);
  useEffect(() => {
    if (!goesOn || first === undefined || !isPlot || isOnItsWay) return;
    setGoesOn(false);
    choose(first);
  }, [goesOn, first, isPlot, isOnItsWay, choose]);
  if (first === undefined || !isFounding(choices, now)) return undefined;
  const [pointed] = decision.plain;
  const charter = CHARTERS.find((name) => name === first.what);
  const proposal =
    charter === undefined
      ? ''
      : `${say.ui('screen.proposal', { charter: say.charter(charter) })} ${say.ui('screen.chooseMyself')}`;
  return (
    <>
      <p className="tray-note" role="status">
        {pointed === undefined ? proposal : say.ui('screen.forGood')}
      </p>
      <Button
        className="gold"
        onPress={() => {
          setGoesOn(pointed === undefined && !isPlot);
          choose(pointed ?? first);
        }}
      >
        {pointed === undefined ? say.ui('screen.proposed') : say.choice(pointed, spoken)}
      </Button>
    </>
  );
}
