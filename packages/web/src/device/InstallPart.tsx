import type { ReactNode } from 'react';
import { useSay } from '../app/language.tsx';
import { Button } from '../parts/Button.tsx';
import { InstallSign } from './InstallSign.tsx';
import { install, useInstall } from './install.ts';

/** The app among somebody's apps, or why it can't be there. */
export function InstallPart(): ReactNode {
  const say = useSay();
  const how = useInstall();
  if (how === 'installed') return <p>{say.ui('device.installed')}</p>;
  if (how === 'needsHttps') return <p className="settings-lack">{say.ui('settings.needsHttps')}</p>;
  return (
    <>
      <p>{say.ui('device.installText')}</p>
      {how === 'button' ? (
        <div>
          <Button look="ink" onPress={() => void install()}>
            <InstallSign />
            <span>{say.ui('device.install')}</span>
          </Button>
        </div>
      ) : (
        <p className="settings-lack">{say.ui(how === 'ios' ? 'device.installIos' : 'device.installMenu')}</p>
      )}
    </>
  );
}
