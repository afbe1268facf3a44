import type { Chair } from '@charterstone/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../parts/Button.tsx';
import { Field } from '../../../parts/Field.tsx';
import { Form } from '../../../parts/Form.tsx';
import { isSameName, nameIn } from '../../../parts/names.ts';
import { Trouble } from '../../../parts/Trouble.tsx';
import { tell } from '../../../parts/toasts.ts';
import { useDoing } from '../../../screens/settings/useDoing.ts';
import { ask } from '../../../wire/ask.ts';
import { nameAt } from '../../names.ts';
import type { Scene } from '../../scene.ts';

type Props = { readonly scene: Scene; readonly chair: Chair };

type Flaw = 'name.wrong' | 'wrong.sameName' | undefined;

/** What is wrong with a name beside those of the others on this device. Without one, somebody goes by the name of their person. */
function flawIn(text: string, others: readonly (string | undefined)[]): Flaw {
  if (text.trim() === '') return undefined;
  const called = nameIn(text);
  if (called === undefined) return 'name.wrong';
  return others.some((other = '') => isSameName(other, called)) ? 'wrong.sameName' : undefined;
}

/** What whoever plays a seat on this device is called at this table: several people may share it. */
export function SeatName({ scene, chair }: Props): ReactNode {
  const { say, at } = scene;
  const { seat, name = '', person } = chair;
  const { isBusy, error, run } = useDoing();
  const [text, setText] = useState(name);
  const [wrong, setWrong] = useState<Flaw>();
  const isShared = at.seats.length > 1;
  // Whoever shares the device with them is called something too.
  const others = at.seats.filter((other) => other !== seat).map((other) => nameAt(at, other, say));
  const keep = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const called = nameIn(text);
    const flaw = flawIn(text, others);
    setWrong(flaw);
    if (flaw !== undefined || isBusy) return;
    const params = { table: at.table.id, seat };
    const body = called === undefined ? {} : { name: called };
    if (await run(async () => void (await ask('nameSeat', { params, body })))) tell(say.ui('menu.kept'));
  };
  return (
    <Form onSubmit={keep}>
      <Field
        label={say.ui('new.seatName', { n: seat })}
        hint={say.ui(isShared ? 'menu.sharedNameHint' : 'menu.seatNameHint')}
        placeholder={isShared ? say.ui('new.called') : (person?.name ?? say.ui('new.called'))}
        value={text}
        onChange={(next) => {
          setText(next);
          setWrong(undefined);
        }}
        maxLength={40}
        autoComplete="off"
        error={wrong === undefined ? undefined : say.ui(wrong)}
      >
        <Button type="submit" isBusy={isBusy}>
          {say.ui('menu.keep')}
        </Button>
      </Field>
      <Trouble error={error} />
    </Form>
  );
}
