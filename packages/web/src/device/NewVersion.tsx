import type { ReactNode } from 'react';
import { useSay } from '../app/language.tsx';
import { Button } from '../parts/Button.tsx';
import './newVersion.css';
import { later, reload, useNews } from './version.ts';

type Props = {
  /** Somebody may be in the middle of something: it is said when they are done, unless they can't go on without it. */
  readonly isBusy: boolean;
};

/** A newer app is there. Nothing is reloaded before somebody says so. */
export function NewVersion({ isBusy }: Props): ReactNode {
  const say = useSay();
  const { isNewer, isMissing } = useNews();
  return (
    <div role="status" className="new-version-place">
      {isNewer && (isMissing || !isBusy) ? (
        <div className="new-version">
          <p>{say.ui('device.newVersion')}</p>
          <Button look="gold" onPress={() => void reload()}>
            {say.ui('device.reload')}
          </Button>
          <Button look="quiet" onPress={later}>
            {say.ui('device.later')}
          </Button>
        </div>
      ) : undefined}
    </div>
  );
}
