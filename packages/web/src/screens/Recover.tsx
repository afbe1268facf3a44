import { type ReactNode, useState } from 'react';
import { useSay } from '../app/language.tsx';
import { useMyself } from '../app/me.tsx';
import { goInstead, hashOf } from '../app/route.ts';
import { change } from '../app/settings.ts';
import { Button, LinkButton } from '../parts/Button.tsx';
import { inSentence } from '../parts/names.ts';
import { Panel } from '../parts/Panel.tsx';
import { Trouble } from '../parts/Trouble.tsx';
import { tell } from '../parts/toasts.ts';
import { isAway } from '../parts/wrong.ts';
import { ask } from '../wire/ask.ts';
import { Page } from './Page.tsx';

/** Back to my seats on this device. Nothing happens before the button is pressed: programs that read messages open every link. */
export function Recover({ token }: { readonly token: string }): ReactNode {
  const say = useSay();
  const { me, look } = useMyself();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(undefined);
  const isSpent = error !== undefined && !isAway(error);
  const comeBack = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const found = await ask('recover', { body: { token } });
      await look();
      change({ language: found.language });
      tell(say.ui('recover.welcome', { who: inSentence(found.name) }));
      goInstead({ at: 'home' });
    } catch (trouble) {
      setError(trouble);
      setBusy(false);
    }
  };
  return (
    <Page title={say.ui('recover.title')}>
      <Panel>
        {isSpent ? undefined : (
          <>
            <p>{say.ui('recover.text')}</p>
            <p>{say.ui('recover.careful')}</p>
            {me === undefined ? undefined : (
              <p className="soft">{say.ui('recover.instead', { who: inSentence(me.name) })}</p>
            )}
          </>
        )}
        {isSpent ? <p role="alert">{say.ui('recover.spent')}</p> : <Trouble error={error} />}
        <div className="page-actions">
          {isSpent ? (
            <LinkButton href={hashOf({ at: 'home' })}>{say.ui('page.home')}</LinkButton>
          ) : (
            <Button look="gold" isBusy={isBusy} onPress={comeBack}>
              {say.ui('recover.button')}
            </Button>
          )}
        </div>
      </Panel>
    </Page>
  );
}
