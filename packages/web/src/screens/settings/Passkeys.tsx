import type { Me } from '@charterstone/protocol';
import type { ReactNode } from 'react';
import { useSay } from '../../app/language.tsx';
import { useMyself } from '../../app/me.tsx';
import { change } from '../../app/settings.ts';
import { Button } from '../../parts/Button.tsx';
import { inSentence } from '../../parts/names.ts';
import { Trouble } from '../../parts/Trouble.tsx';
import { tell } from '../../parts/toasts.ts';
import { ask } from '../../wire/ask.ts';
import { makePasskey, showPasskey } from './passkeyCeremony.ts';
import { passkeysLack } from './possible.ts';
import { useDoing } from './useDoing.ts';

/** Keys that the device keeps: with one of them I come back without typing anything. */
export function Passkeys({ me }: { readonly me: Me | undefined }): ReactNode {
  const say = useSay();
  const { look } = useMyself();
  const { isBusy, error, run } = useDoing();
  const lack = passkeysLack();
  const add = async (): Promise<void> => {
    if (!(await makePasskey())) return;
    await look();
    tell(say.ui('settings.passkeyMade'));
  };
  const signIn = async (): Promise<void> => {
    const found = await showPasskey();
    if (found === undefined) return;
    await look();
    change({ language: found.language });
    tell(say.ui('recover.welcome', { who: inSentence(found.name) }));
  };
  const remove = async (passkey: string): Promise<void> => {
    await ask('passkeyGone', { params: { passkey } });
    await look();
  };
  const day = new Intl.DateTimeFormat(say.lang, { dateStyle: 'long' });
  return (
    <div className="settings-part">
      <h3>{say.ui('settings.passkeys')}</h3>
      {lack === undefined ? undefined : <p className="settings-lack">{say.ui(lack)}</p>}
      {me === undefined || me.passkeys.length === 0 ? undefined : (
        <ul className="settings-list">
          {me.passkeys.map(({ id, madeAt }) => {
            const made = say.ui('settings.passkeyOf', { day: day.format(madeAt) });
            return (
              <li key={id}>
                <span>{made}</span>
                <Button
                  look="quiet"
                  isBusy={isBusy}
                  onPress={() => run(() => remove(id))}
                  aria-label={`${say.ui('settings.remove')}: ${made}`}
                >
                  {say.ui('settings.remove')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <Trouble error={error} />
      {lack === undefined ? (
        <div className="page-actions">
          {me === undefined ? undefined : (
            <Button isBusy={isBusy} onPress={() => run(add)}>
              {say.ui('settings.addPasskey')}
            </Button>
          )}
          <Button look={me === undefined ? 'ink' : 'paper'} isBusy={isBusy} onPress={() => run(signIn)}>
            {say.ui('settings.signIn')}
          </Button>
        </div>
      ) : undefined}
    </div>
  );
}
