import type { Courtesy as Manners } from '@charterstone/protocol';
import type { ReactNode } from 'react';
import { Pick } from '../../../parts/Pick.tsx';
import { Toggle } from '../../../parts/Toggle.tsx';
import { Trouble } from '../../../parts/Trouble.tsx';
import { TIMERS } from '../../../screens/new/draft.ts';
import { useDoing } from '../../../screens/settings/useDoing.ts';
import { ask } from '../../../wire/ask.ts';
import type { Scene } from '../../scene.ts';

/** How long a decision may take, and whether whoever is waited for is reminded. */
export function Courtesy({ scene }: { readonly scene: Scene }): ReactNode {
  const { say, at } = scene;
  const { isBusy, error, run } = useDoing();
  const { timerHours, reminders = true } = at.table.courtesy;
  const change = (courtesy: Manners): void =>
    void run(
      async () => void (await ask('changeTable', { params: { table: at.table.id }, body: { courtesy } })),
    );
  const hours = timerHours === undefined ? 'none' : String(timerHours);
  // Somebody may have set another time by other means.
  const values: readonly string[] = TIMERS.some((timer) => timer === hours) ? TIMERS : [...TIMERS, hours];
  return (
    <>
      <Pick
        label={say.ui('new.timer')}
        hint={say.ui('new.timerHint')}
        value={hours}
        isDisabled={isBusy}
        onChange={(value) =>
          change({ reminders, ...(value === 'none' ? {} : { timerHours: Number(value) }) })
        }
        options={values.map((value) => ({
          value,
          text: value === 'none' ? say.ui('new.noTimer') : say.ui('new.hours', { n: Number(value) }),
        }))}
      />
      <Toggle
        label={say.ui('new.reminders')}
        hint={say.ui('new.remindersHint')}
        isOn={reminders}
        isDisabled={isBusy}
        onChange={(isOn) => change({ reminders: isOn, ...(timerHours === undefined ? {} : { timerHours }) })}
      />
      <Trouble error={error} />
    </>
  );
}
