import { type Aside, CHARTERS } from '@charterstone/rules';
import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { Button } from '../../../parts/Button.tsx';
import { Field } from '../../../parts/Field.tsx';
import { Form } from '../../../parts/Form.tsx';
import { tell } from '../../../parts/toasts.ts';
import { mayBeSaid } from '../../asides.ts';
import type { Scene } from '../../scene.ts';
import type { SettingsProps } from './TableSettings.tsx';
import { useAside } from './useAside.ts';

type Named = Extract<Aside, { readonly do: 'name' }>['what'];

/** What I may name now: the village, charters, people on my cards (rule 8, ruling 23). */
export function Naming({ scene, mine }: SettingsProps): ReactNode {
  const { say } = scene;
  const nameable = useMemo(() => nameableIn(scene), [scene]);
  return (
    <>
      <p>{say.ui('menu.namesText')}</p>
      {nameable.length === 0 ? <p>{say.ui('menu.namesNone')}</p> : undefined}
      {nameable.map((what) => (
        <NameForm key={what} scene={scene} mine={mine} what={what} />
      ))}
    </>
  );
}

/** Signs that can be seen, no blank at the ends: as the rules want it. */
const NAME = /^(?![\s])[^\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]{1,30}(?<![\s])$/u;

function NameForm({ scene, mine, what }: SettingsProps & { readonly what: Named }): ReactNode {
  const { say } = scene;
  const { send, isBusy, trouble } = useAside(scene, mine.link);
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  /** What was asked about: a name can't be changed any more, so it is said twice. */
  const [sure, setSure] = useState<string | undefined>(undefined);
  const write = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const name = text.trim();
    setWrong(!NAME.test(name));
    if (!NAME.test(name) || isBusy) return;
    if (sure !== name) return setSure(name);
    if (await send({ do: 'name', what, text: name })) tell(say.ui('menu.written'));
  };
  return (
    <Form onSubmit={write}>
      <Field
        label={say.ui('menu.nameOf', { what: calledNow(scene, what) })}
        value={text}
        onChange={(next) => {
          setText(next);
          setWrong(false);
          setSure(undefined);
        }}
        maxLength={60}
        error={isWrong ? say.ui('menu.badName') : trouble}
      >
        <Button type="submit" isBusy={isBusy}>
          {say.ui(sure === undefined ? 'menu.write' : 'rite.writeForGood')}
        </Button>
      </Field>
      {/* What the server has against it comes while nobody is at the field. */}
      <p className="unseen" role="alert">
        {trouble}
      </p>
    </Form>
  );
}

function calledNow({ say }: Scene, what: Named): string {
  if (typeof what === 'number') return say.name(what);
  const charter = CHARTERS.find((name) => name === what);
  return charter === undefined ? say.ui('menu.village') : say.charter(charter);
}

function nameableIn(scene: Scene): readonly Named[] {
  const { eyes, now } = scene;
  const own = now.charters.find(({ seat }) => seat === eyes);
  if (own === undefined) return [];
  const asked: readonly Named[] = ['village', ...CHARTERS, ...own.persona, ...own.hand];
  return asked.filter((what) => mayBeSaid(scene, { do: 'name', what, text: 'A' }));
}
