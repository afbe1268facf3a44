import type { Me } from '@charterstone/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { useSay } from '../../app/language.tsx';
import { useMyself } from '../../app/me.tsx';
import { Toggle } from '../../parts/Toggle.tsx';
import { Trouble } from '../../parts/Trouble.tsx';
import { pushLack } from './possible.ts';
import { isPushed, NotAllowed, pushOff, pushOn } from './push.ts';
import { useDoing } from './useDoing.ts';

/** A message from this browser when it is my turn, also while no page of ours is open. */
export function PushNotices({ me }: { readonly me: Me }): ReactNode {
  const say = useSay();
  const { look } = useMyself();
  const { isBusy, error, run } = useDoing();
  const [isOn, setOn] = useState(false);
  const [isForbidden, setForbidden] = useState(false);
  const lack = pushLack();
  useEffect(() => {
    let isWanted = true;
    // A browser that asks for nothing at this server has no push of it either.
    if (lack === undefined && me.pushes > 0)
      isPushed().then(
        (found) => isWanted && setOn(found),
        () => {},
      );
    return () => {
      isWanted = false;
    };
  }, [lack, me.pushes]);
  const turn = async (wanted: boolean): Promise<void> => {
    setForbidden(false);
    try {
      await (wanted ? pushOn() : pushOff());
      setOn(wanted);
      await look();
    } catch (trouble) {
      if (!(trouble instanceof NotAllowed)) throw trouble;
      setForbidden(true);
    }
  };
  return (
    <div className="settings-part">
      <h3>{say.ui('settings.push')}</h3>
      {lack === undefined ? (
        <Toggle
          label={say.ui('settings.pushOn')}
          hint={say.ui('settings.pushHint')}
          isOn={isOn}
          isDisabled={isBusy}
          onChange={(wanted) => run(() => turn(wanted))}
        />
      ) : (
        <p className="settings-lack">{say.ui(lack)}</p>
      )}
      {isForbidden ? (
        <p className="field-error" role="alert">
          {say.ui('settings.pushForbidden')}
        </p>
      ) : undefined}
      <Trouble error={error} />
    </div>
  );
}
