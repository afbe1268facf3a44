import type { ReactNode } from 'react';
import { useSay } from '../app/language.tsx';
import { Button } from '../parts/Button.tsx';
import { InstallSign } from './InstallSign.tsx';
import { install, useInstall } from './install.ts';

/** On the first page, only where one press does it; the settings have the rest. */
export function InstallButton({ className }: { readonly className: string }): ReactNode {
  const say = useSay();
  if (useInstall() !== 'button') return undefined;
  return (
    <Button
      look="quiet"
      className={className}
      aria-label={say.ui('device.install')}
      onPress={() => void install()}
    >
      <InstallSign />
      <span>{say.ui('device.install')}</span>
    </Button>
  );
}
