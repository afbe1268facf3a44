import { type ReactNode, useState } from 'react';
import { go } from '../../../app/route.ts';
import { Button } from '../../../parts/Button.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import { inSentence } from '../../../parts/names.ts';
import { Trouble } from '../../../parts/Trouble.tsx';
import { tell } from '../../../parts/toasts.ts';
import { useDoing } from '../../../screens/settings/useDoing.ts';
import { ask } from '../../../wire/ask.ts';
import type { Scene } from '../../scene.ts';

/** Leaving, and putting the table away: nothing of it is for good. */
export function Going({ scene }: { readonly scene: Scene }): ReactNode {
  const { say, at } = scene;
  const params = { table: at.table.id };
  const table = inSentence(at.table.name);
  const { isBusy, error, run } = useDoing();
  const [isAsked, setAsked] = useState(false);
  const leave = (): void =>
    void run(async () => {
      await ask('leave', { params });
      tell(say.ui('menu.left', { table }));
      go({ at: 'home' });
    });
  const hide = (): void =>
    void run(async () => {
      await ask('hideTable', { params, body: { hidden: true } });
      tell(say.ui('home.isPutAway', { table }));
      go({ at: 'home' });
    });
  return (
    <>
      <p>{say.ui('menu.goingText')}</p>
      <div className="settings-line">
        <Button look="paper" isBusy={isBusy} onPress={hide}>
          {say.ui('menu.hide')}
        </Button>
        <Button look="danger" onPress={() => setAsked(true)}>
          {say.ui('menu.leaveTable')}
        </Button>
      </div>
      <Trouble error={error} />
      <Dialog
        title={say.ui('menu.leaveTitle', { table })}
        isOpen={isAsked}
        isAlert
        onClose={() => setAsked(false)}
        actions={
          <>
            <Button look="paper" onPress={() => setAsked(false)}>
              {say.ui('menu.stayHere')}
            </Button>
            <Button look="danger" isBusy={isBusy} onPress={leave}>
              {say.ui('menu.leaveTable')}
            </Button>
          </>
        }
      >
        <p>{say.ui('menu.leaveText')}</p>
        {at.table.host === at.person ? <p>{say.ui('menu.leaveHost')}</p> : undefined}
        <Trouble error={error} />
      </Dialog>
    </>
  );
}
