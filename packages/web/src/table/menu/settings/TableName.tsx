import { LANGS } from '@charterstone/words/light';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../parts/Button.tsx';
import { Field } from '../../../parts/Field.tsx';
import { Form } from '../../../parts/Form.tsx';
import { LANGUAGE_NAMES } from '../../../parts/LanguagePicker.tsx';
import { nameIn } from '../../../parts/names.ts';
import { Pick } from '../../../parts/Pick.tsx';
import { Trouble } from '../../../parts/Trouble.tsx';
import { tell } from '../../../parts/toasts.ts';
import { useDoing } from '../../../screens/settings/useDoing.ts';
import { ask } from '../../../wire/ask.ts';
import type { Scene } from '../../scene.ts';

/** What the table is called and which language it speaks to everybody: the host's to say. */
export function TableName({ scene }: { readonly scene: Scene }): ReactNode {
  const { say, at } = scene;
  const params = { table: at.table.id };
  const { isBusy, error, run } = useDoing();
  const [text, setText] = useState(at.table.name);
  const [isWrong, setWrong] = useState(false);
  const keep = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const name = nameIn(text);
    setWrong(name === undefined);
    if (name === undefined || isBusy) return;
    if (await run(async () => void (await ask('changeTable', { params, body: { name } }))))
      tell(say.ui('menu.kept'));
  };
  return (
    <div className="settings-part">
      <Form onSubmit={keep}>
        <Field
          label={say.ui('menu.rename')}
          value={text}
          onChange={(next) => {
            setText(next);
            setWrong(false);
          }}
          maxLength={40}
          error={isWrong ? say.ui('name.wrong') : undefined}
        >
          <Button type="submit" isBusy={isBusy}>
            {say.ui('menu.keep')}
          </Button>
        </Field>
      </Form>
      <Pick
        label={say.ui('new.language')}
        hint={say.ui('new.languageHint')}
        value={at.table.language}
        isDisabled={isBusy}
        onChange={(language) =>
          run(async () => void (await ask('changeTable', { params, body: { language } })))
        }
        options={LANGS.map((value) => ({ value, text: LANGUAGE_NAMES[value] }))}
      />
      <Trouble error={error} />
    </div>
  );
}
