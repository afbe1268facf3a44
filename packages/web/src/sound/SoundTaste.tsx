import { type ReactNode, useId } from 'react';
import { useSay } from '../app/language.tsx';
import { change, useSettings } from '../app/settings.ts';
import { Button } from '../parts/Button.tsx';
import { Toggle } from '../parts/Toggle.tsx';
import { KNOWN_SOUNDS } from './names.ts';
import { canSound, play } from './player.ts';
import './soundTaste.css';

const STEP = 0.1;

/** Whether the table sounds, how loud, and what it sounds like. */
export function SoundTaste(): ReactNode {
  const say = useSay();
  const { sound, volume } = useSettings();
  const loudness = useId();
  const listen = useId();
  if (!canSound()) return <p className="field-hint">{say.ui('device.noSound')}</p>;
  return (
    <div className="sound-taste">
      <Toggle
        label={say.ui('settings.sound')}
        hint={say.ui('settings.soundHint')}
        isOn={sound}
        onChange={(isOn) => {
          change({ sound: isOn });
          if (isOn) play(['worker']);
        }}
      />
      {sound ? (
        <>
          <div className="sound-volume">
            <label htmlFor={loudness}>{say.ui('device.volume')}</label>
            <input
              id={loudness}
              type="range"
              min={STEP}
              max={1}
              step={STEP}
              value={volume}
              aria-valuetext={volume.toLocaleString(say.lang, { style: 'percent' })}
              onChange={({ target }) => change({ volume: target.valueAsNumber })}
              // Heard where it was let go, and not at every step of the way.
              onPointerUp={() => play(['coin'])}
              onKeyUp={() => play(['coin'])}
            />
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons that belong together. */}
          <div className="sound-row" role="group" aria-labelledby={listen}>
            <span id={listen} className="sound-listen">
              {say.ui('device.listen')}
            </span>
            {KNOWN_SOUNDS.map((name) => (
              <Button key={name} look="paper" onPress={() => play([name])}>
                {say.ui(`device.sound-${name}`)}
              </Button>
            ))}
          </div>
        </>
      ) : undefined}
    </div>
  );
}
