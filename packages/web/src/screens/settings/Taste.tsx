import type { ReactNode } from 'react';
import { useSay } from '../../app/language.tsx';
import { change, SPEEDS, useSettings } from '../../app/settings.ts';
import { Choices } from '../../parts/Choices.tsx';
import { Toggle } from '../../parts/Toggle.tsx';
import { SoundTaste } from '../../sound/SoundTaste.tsx';

/** How the table moves, sounds and helps, on this device. */
export function Taste(): ReactNode {
  const say = useSay();
  const { speed, hints } = useSettings();
  return (
    <>
      <div className="speeds">
        <Choices
          label={say.ui('settings.speed')}
          hint={say.ui('settings.speedHint')}
          value={String(speed)}
          onChange={(name) => {
            const picked = SPEEDS.find((one) => String(one) === name);
            if (picked !== undefined) change({ speed: picked });
          }}
          options={SPEEDS.map((one) => ({
            value: String(one),
            text: one === 0 ? say.ui('settings.still') : `${one.toLocaleString(say.lang)}×`,
          }))}
        />
      </div>
      <SoundTaste />
      <Toggle
        label={say.ui('settings.hints')}
        hint={say.ui('settings.hintsHint')}
        isOn={hints}
        onChange={(isOn) => change({ hints: isOn })}
      />
    </>
  );
}
