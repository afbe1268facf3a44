import type { Device } from '@charterstone/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { useSay } from '../../app/language.tsx';
import { Button } from '../../parts/Button.tsx';
import { Trouble } from '../../parts/Trouble.tsx';
import { tell } from '../../parts/toasts.ts';
import { ask } from '../../wire/ask.ts';
import { useDoing } from './useDoing.ts';

/** Where I am signed in, and how that ends on a device that I have lost or lent. */
export function Devices(): ReactNode {
  const say = useSay();
  const { isBusy, error, run } = useDoing();
  const [devices, setDevices] = useState<readonly Device[]>([]);
  useEffect(() => {
    let isWanted = true;
    ask('devices').then(
      (found) => isWanted && setDevices(found.devices),
      // A server that is away is told of where something is asked of it.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, []);
  const end = async (device: string): Promise<void> =>
    setDevices((await ask('endDevice', { params: { device } })).devices);
  const endOthers = async (): Promise<void> => {
    setDevices((await ask('endOtherDevices')).devices);
    tell(say.ui('settings.endedOthers'));
  };
  const format = new Intl.DateTimeFormat(say.lang, { dateStyle: 'long' });
  return (
    <div className="settings-part">
      <h3>{say.ui('settings.devices')}</h3>
      <ul className="settings-list">
        {devices.map(({ id, madeAt, seenAt, here }) => {
          const [day, seen] = [format.format(madeAt), format.format(seenAt)];
          const words = here
            ? say.ui('settings.deviceHere', { day })
            : say.ui('settings.deviceOf', { day, seen });
          return (
            <li key={id} className={here ? 'settings-here' : undefined}>
              <span>{words}</span>
              {here ? undefined : (
                <Button
                  look="quiet"
                  isBusy={isBusy}
                  onPress={() => run(() => end(id))}
                  aria-label={`${say.ui('settings.endDevice')}: ${words}`}
                >
                  {say.ui('settings.endDevice')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Trouble error={error} />
      {devices.length < 2 ? undefined : (
        <div className="page-actions">
          <Button look="paper" isBusy={isBusy} onPress={() => run(endOthers)}>
            {say.ui('settings.endOthers')}
          </Button>
        </div>
      )}
    </div>
  );
}
