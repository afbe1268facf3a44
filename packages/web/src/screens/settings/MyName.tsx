import { type FormEvent, type ReactNode, useState } from 'react';
import { useSay } from '../../app/language.tsx';
import { useMyself } from '../../app/me.tsx';
import { Button } from '../../parts/Button.tsx';
import { Field } from '../../parts/Field.tsx';
import { Form } from '../../parts/Form.tsx';
import { nameIn } from '../../parts/names.ts';
import { Trouble } from '../../parts/Trouble.tsx';
import { tell } from '../../parts/toasts.ts';
import { useDoing } from './useDoing.ts';

/** The name that others see. */
export function MyName(): ReactNode {
  const say = useSay();
  const { me, isKnown, arrive } = useMyself();
  const { isBusy, error, run } = useDoing();
  const [written, setWritten] = useState<string | undefined>(undefined);
  const [isWrong, setWrong] = useState(false);
  const name = written ?? me?.name ?? '';
  const keep = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const called = nameIn(name);
    setWrong(called === undefined);
    if (called === undefined || isBusy) return;
    const isKept = await run(async () => {
      await arrive(called);
    });
    if (isKept) tell(say.ui('settings.kept'));
  };
  return (
    <>
      <Form onSubmit={keep}>
        <Field
          label={say.ui('settings.name')}
          hint={say.ui(me === undefined && isKnown ? 'settings.nobodyYet' : 'join.nameHint')}
          value={name}
          onChange={(next) => {
            setWritten(next);
            setWrong(false);
          }}
          maxLength={40}
          autoComplete="nickname"
          error={isWrong ? say.ui('name.wrong') : undefined}
        >
          <Button type="submit" isBusy={isBusy} isDisabled={!isKnown}>
            {say.ui('settings.keep')}
          </Button>
        </Field>
      </Form>
      <Trouble error={error} />
    </>
  );
}
