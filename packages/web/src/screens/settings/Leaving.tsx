import type { Me } from '@charterstone/protocol';
import { type ReactNode, useState } from 'react';
import { useSay } from '../../app/language.tsx';
import { useMyself } from '../../app/me.tsx';
import { go } from '../../app/route.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Trouble } from '../../parts/Trouble.tsx';
import { tell } from '../../parts/toasts.ts';
import { ask } from '../../wire/ask.ts';
import { useDoing } from './useDoing.ts';

/** Signing out of this device, and being forgotten altogether. Both ask first, and say what stays. */
export function Leaving({ me }: { readonly me: Me }): ReactNode {
  const say = useSay();
  const { look } = useMyself();
  const { isBusy, error, run } = useDoing();
  const [asked, setAsked] = useState<'signOut' | 'forgetMe' | undefined>(undefined);
  const leave = async (how: 'signOut' | 'forgetMe'): Promise<void> => {
    const isGone = await run(async () => {
      await ask(how);
    });
    if (!isGone) return;
    await look().catch(() => {});
    tell(say.ui(how === 'signOut' ? 'settings.signedOut' : 'settings.forgotten'));
    go({ at: 'home' });
  };
  const close = (): void => setAsked(undefined);
  return (
    <>
      <p>{say.ui('settings.leavingText')}</p>
      <div className="page-actions">
        <Button look="paper" onPress={() => setAsked('signOut')}>
          {say.ui('settings.signOut')}
        </Button>
        <Button look="danger" onPress={() => setAsked('forgetMe')}>
          {say.ui('settings.forget')}
        </Button>
      </div>
      <Dialog
        title={say.ui('settings.signOut')}
        isOpen={asked === 'signOut'}
        onClose={close}
        actions={
          <>
            <Button look="paper" onPress={close}>
              {say.ui('settings.stay')}
            </Button>
            <Button isBusy={isBusy} onPress={() => leave('signOut')}>
              {say.ui('settings.signOut')}
            </Button>
          </>
        }
      >
        <p>{say.ui(me.passkeys.length > 0 ? 'settings.signOutSafe' : 'settings.signOutUnsafe')}</p>
        <Trouble error={error} />
      </Dialog>
      <Dialog
        title={say.ui('settings.forgetTitle')}
        isAlert
        isOpen={asked === 'forgetMe'}
        onClose={close}
        actions={
          <>
            <Button look="paper" onPress={close}>
              {say.ui('settings.stay')}
            </Button>
            <Button look="danger" isBusy={isBusy} onPress={() => leave('forgetMe')}>
              {say.ui('settings.forgetNow')}
            </Button>
          </>
        }
      >
        <p>{say.ui('settings.forgetGoes')}</p>
        <p>{say.ui('settings.forgetStays')}</p>
        <p>
          <b>{say.ui('settings.forgetFinal')}</b>
        </p>
        <Trouble error={error} />
      </Dialog>
    </>
  );
}
