import { type ReactNode, useState } from 'react';
import { useSay } from '../app/language.tsx';
import { useMyself } from '../app/me.tsx';
import { hashOf } from '../app/route.ts';
import { Button, LinkButton } from '../parts/Button.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Trouble } from '../parts/Trouble.tsx';
import { isAway } from '../parts/wrong.ts';
import { ask } from '../wire/ask.ts';
import { Page } from './Page.tsx';

/** The link that was sent to an e-mail address. */
export function Confirm({ token }: { readonly token: string }): ReactNode {
  const say = useSay();
  const { look } = useMyself();
  const [step, setStep] = useState<'asked' | 'busy' | 'done' | 'spent'>('asked');
  const [error, setError] = useState<unknown>(undefined);
  const confirm = async (): Promise<void> => {
    setStep('busy');
    setError(undefined);
    try {
      await ask('mailConfirmed', { body: { token } });
      setStep('done');
      await look();
    } catch (trouble) {
      setError(isAway(trouble) ? trouble : undefined);
      setStep((now) => (now === 'done' ? now : isAway(trouble) ? 'asked' : 'spent'));
    }
  };
  const isOver = step === 'done' || step === 'spent';
  return (
    <Page title={say.ui('confirm.title')}>
      <Panel>
        {isOver ? (
          <p role="status">{say.ui(step === 'done' ? 'confirm.done' : 'confirm.spent')}</p>
        ) : (
          <p>{say.ui('confirm.text')}</p>
        )}
        <Trouble error={error} />
        <div className="page-actions">
          {isOver ? (
            <LinkButton href={hashOf({ at: 'home' })}>{say.ui('page.home')}</LinkButton>
          ) : (
            <Button look="gold" isBusy={step === 'busy'} onPress={confirm}>
              {say.ui('confirm.button')}
            </Button>
          )}
        </div>
      </Panel>
    </Page>
  );
}
