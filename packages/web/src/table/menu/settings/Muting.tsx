import { type ReactNode, useEffect, useState } from 'react';
import { inSentence } from '../../../parts/names.ts';
import { Toggle } from '../../../parts/Toggle.tsx';
import { Trouble } from '../../../parts/Trouble.tsx';
import { useDoing } from '../../../screens/settings/useDoing.ts';
import { ask } from '../../../wire/ask.ts';
import type { AtTable } from '../../../wire/atTable.ts';
import type { Scene } from '../../scene.ts';

type Somebody = { readonly id: string; readonly name: string };

/** Whose words I do not want to see. */
export function Muting({ scene }: { readonly scene: Scene }): ReactNode {
  const { say, at } = scene;
  const table = at.table.id;
  const others = othersAt(at);
  const { isBusy, error, run } = useDoing();
  const [muted, setMuted] = useState<readonly string[]>([]);
  const isAlone = others.length === 0;
  useEffect(() => {
    if (isAlone) return;
    let isWanted = true;
    ask('muted', { params: { table } }).then(
      (told) => isWanted && setMuted(told.muted),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [table, isAlone]);
  if (isAlone) return <p>{say.ui('menu.nobodyElse')}</p>;
  return (
    <>
      {others.map(({ id, name }) => (
        <Toggle
          key={id}
          label={say.ui('menu.mute', { who: inSentence(name) })}
          isOn={muted.includes(id)}
          isDisabled={isBusy}
          onChange={(isOn) =>
            run(async () => {
              const told = await ask('mute', { params: { table, person: id }, body: { muted: isOn } });
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

/** Everybody else who plays here or has said something. */
function othersAt({ table, chat, person: me }: AtTable): readonly Somebody[] {
  const seated = table.seats.flatMap(({ person }) => (person === undefined ? [] : [person]));
  const spoke = chat.map(({ person, name }) => ({ id: person, name }));
  const named = new Map<string, string>();
  for (const { id, name } of [...spoke, ...seated]) if (id !== me && name !== undefined) named.set(id, name);
  return [...named].map(([id, name]) => ({ id, name }));
}
