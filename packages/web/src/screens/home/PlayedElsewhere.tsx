import type { ReactNode } from 'react';
import { useSay } from '../../app/language.tsx';
import { useMyself } from '../../app/me.tsx';
import { hashOf } from '../../app/route.ts';

/** For a browser that the server does not know: the way back to what was played on another one. */
export function PlayedElsewhere(): ReactNode {
  const say = useSay();
  const { me, isKnown } = useMyself();
  if (!isKnown || me !== undefined) return undefined;
  return (
    <p>
      {say.ui('home.playedElsewhere')} <a href={hashOf({ at: 'settings' })}>{say.ui('home.comeBack')}</a>
    </p>
  );
}
