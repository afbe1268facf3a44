import { type FormEvent, type ReactNode, useState } from 'react';
import { useSay } from '../../app/language.tsx';
import { go } from '../../app/route.ts';
import { Button } from '../../parts/Button.tsx';
import { Field } from '../../parts/Field.tsx';
import { Form } from '../../parts/Form.tsx';
import { wayIn } from './pasted.ts';

/** A link that somebody sent, or only the code at its end. What it leads to is told on the next page. */
export function JoinByLink(): ReactNode {
  const say = useSay();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const join = (event: FormEvent): void => {
    event.preventDefault();
    const way = wayIn(text);
    setWrong(way === undefined);
    if (way !== undefined) go(way);
  };
  return (
    <Form className="join" onSubmit={join}>
      <Field
        label={say.ui('join.paste')}
        isLabelHidden
        placeholder={say.ui('join.paste')}
        autoComplete="off"
        spellCheck="false"
        value={text}
        onChange={(next) => {
          setText(next);
          setWrong(false);
        }}
        error={isWrong ? say.ui('join.noLink') : undefined}
      >
        <Button type="submit">{say.ui('join.go')}</Button>
      </Field>
    </Form>
  );
}
