import type { Me } from '@charterstone/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useSay } from '../../app/language.tsx';
import { useMyself } from '../../app/me.tsx';
import { Button } from '../../parts/Button.tsx';
import { Field } from '../../parts/Field.tsx';
import { Form } from '../../parts/Form.tsx';
import { inSentence } from '../../parts/names.ts';
import { Trouble } from '../../parts/Trouble.tsx';
import { ask } from '../../wire/ask.ts';
import { useDoing } from './useDoing.ts';

const ADDRESS = /^\S+@\S+\.\S+$/;

/** A mail when it is my turn, to an address that was confirmed. */
export function MailNotices({ me }: { readonly me: Me }): ReactNode {
  const say = useSay();
  const { look } = useMyself();
  const { isBusy, error, run } = useDoing();
  const [address, setAddress] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { email } = me;
  const wish = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isAddress = ADDRESS.test(address.trim());
    setWrong(!isAddress);
    if (!isAddress || isBusy) return;
    await run(async () => {
      await ask('mailOn', { body: { address: address.trim() } });
      await look();
    });
  };
  return (
    <div className="settings-part">
      <h3>{say.ui('settings.mail')}</h3>
      {email === undefined ? (
        <Form onSubmit={wish}>
          <Field
            label={say.ui('settings.address')}
            hint={say.ui('settings.mailHint')}
            type="email"
            inputMode="email"
            autoComplete="email"
            value={address}
            onChange={(next) => {
              setAddress(next);
              setWrong(false);
            }}
            maxLength={200}
            error={isWrong ? say.ui('settings.noAddress') : undefined}
          >
            <Button type="submit" isBusy={isBusy}>
              {say.ui('settings.mailOn')}
            </Button>
          </Field>
        </Form>
      ) : (
        <>
          <p role="status">
            {say.ui(email.confirmed ? 'settings.mailGoes' : 'settings.mailWaits', {
              address: inSentence(email.address),
            })}
          </p>
          <div className="page-actions">
            <Button
              look="paper"
              isBusy={isBusy}
              onPress={() =>
                run(async () => {
                  await ask('mailOff');
                  await look();
                })
              }
            >
              {say.ui('settings.mailOff')}
            </Button>
          </div>
        </>
      )}
      <Trouble error={error} />
    </div>
  );
}
