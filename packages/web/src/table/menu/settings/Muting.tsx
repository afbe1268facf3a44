import type { Person } from '@charterstone/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { inSentence } from '../../../parts/names.ts';
import { Toggle } from '../../../parts/Toggle.tsx';
import { Trouble } from '../../../parts/Trouble.tsx';
import { useDoing } from '../../../screens/settings/useDoing.ts';
import { ask } from '../../../wire/ask.ts';
import { calledAt } from '../../names.ts';
import type { Scene } from '../../scene.ts';
import { othersAt } from './others.ts';

/** Whose words I do not want to see. */
export function Muting({ scene }: { readonly scene: Scene }): ReactNode {
  const { say, at } = scene;
  const table = at.table.id;
  const { isBusy, error, run } = useDoing();
  const [muted, setMuted] = useState<readonly Person[]>([]);
  // Whoever was muted when this was opened stays in the list: it may have been a slip to let them be heard again.
  const [known, setKnown] = useState<readonly Person[]>([]);
  useEffect(() => {
    let isWanted = true;
    ask('muted', { params: { table } }).then(
      (told) => {
        if (!isWanted) return;
        setMuted(told.muted);
        setKnown(told.muted);
      },
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [table]);
  const others = othersAt(at, [...known, ...muted]);
  if (others.length === 0) return <p>{say.ui('menu.nobodyElse')}</p>;
  return (
    <>
      {others.map((one) => (
        <Toggle
          key={one.id}
          label={say.ui('menu.mute', { who: inSentence(calledAt(at, one, say) ?? '?') })}
          isOn={muted.some(({ id }) => id === one.id)}
          isDisabled={isBusy}
          onChange={(isOn) =>
            run(async () => {
              const told = await ask('mute', { params: { table, person: one.id }, body: { muted: isOn } });
              setMuted(told.muted);
            })
          }
        />
      ))}
      <p className="field-hint">{say.ui('menu.muteHint')}</p>
      <Trouble error={error} />
    </>
  );
}
