import type { Answered } from '@charterstone/protocol';
import { type FormEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useSay } from '../app/language.tsx';
import { useMyself } from '../app/me.tsx';
import { goInstead, hashOf } from '../app/route.ts';
import { Busy } from '../parts/Busy.tsx';
import { Button, LinkButton } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { Form } from '../parts/Form.tsx';
import { inSentence, nameIn } from '../parts/names.ts';
import { Panel } from '../parts/Panel.tsx';
import { Trouble } from '../parts/Trouble.tsx';
import { isAway } from '../parts/wrong.ts';
import { ask } from '../wire/ask.ts';
import './join.css';
import { Page } from './Page.tsx';

type Invited = Answered<'readInvite'>;

/** What a link leads to, before anybody says yes. */
export function Join({ token }: { readonly token: string }): ReactNode {
  const say = useSay();
  const [invited, setInvited] = useState<Invited | undefined>(undefined);
  const [error, setError] = useState<unknown>(undefined);
  const read = useCallback(async () => {
    setError(undefined);
    try {
      setInvited(await ask('readInvite', { body: { token } }));
    } catch (trouble) {
      setError(trouble);
    }
  }, [token]);
  useEffect(() => {
    void read();
  }, [read]);
  return (
    <Page title={say.ui('join.title')}>
      <Panel>
        {invited === undefined && error === undefined ? <Busy>{say.ui('join.reading')}</Busy> : undefined}
        <Trouble error={error} onAgain={isAway(error) ? read : undefined} />
        {error === undefined ? undefined : <p>{say.ui('join.askAgain')}</p>}
        {invited === undefined ? undefined : <Invitation token={token} invited={invited} onStale={read} />}
        {error === undefined ? undefined : (
          <div className="page-actions">
            <LinkButton href={hashOf({ at: 'home' })}>{say.ui('page.home')}</LinkButton>
          </div>
        )}
      </Panel>
    </Page>
  );
}

type InvitationProps = {
  readonly token: string;
  readonly invited: Invited;
  /** Somebody else may have been quicker. */
  readonly onStale: () => Promise<void>;
};

function Invitation({ token, invited, onStale }: InvitationProps): ReactNode {
  const say = useSay();
  const { me, isKnown, arrive } = useMyself();
  const [written, setWritten] = useState<string | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [isNameless, setNameless] = useState(false);
  const [error, setError] = useState<unknown>(undefined);
  const name = written ?? me?.name ?? '';
  const { seat } = invited;
  const table = inSentence(invited.name);
  if (!invited.free)
    return (
      <>
        <p>{say.ui('join.taken', { table, seat: seat ?? 0 })}</p>
        <div className="page-actions">
          <LinkButton href={hashOf({ at: 'home' })}>{say.ui('page.home')}</LinkButton>
        </div>
      </>
    );
  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const called = nameIn(name);
    setNameless(called === undefined);
    if (called === undefined || isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      await arrive(called);
      const joined = await ask('join', { body: { token } });
      goInstead({ at: 'table', table: joined.id });
    } catch (trouble) {
      setError(trouble);
      setBusy(false);
      await onStale();
    }
  };
  return (
    <Form className="join-form" onSubmit={join}>
      <p className="join-what">
        {seat === undefined ? say.ui('join.toWatch', { table }) : say.ui('join.toPlay', { table, seat })}
      </p>
      <Field
        label={say.ui('join.name')}
        hint={say.ui('join.nameHint')}
        value={name}
        onChange={(next) => {
          setWritten(next);
          setNameless(false);
        }}
        maxLength={40}
        autoComplete="nickname"
        error={isNameless ? say.ui('name.wrong') : undefined}
        isRequired
      />
      <Trouble error={error} />
      <div className="page-actions">
        <Button type="submit" look="gold" isBusy={isBusy} isDisabled={!isKnown}>
          {say.ui(seat === undefined ? 'join.watch' : 'join.sitDown')}
        </Button>
      </div>
    </Form>
  );
}
