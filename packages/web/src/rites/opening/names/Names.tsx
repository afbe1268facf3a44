import { CHARTERS } from '@charterstone/rules';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Drawn } from '../../../art/Drawn.tsx';
import { emblem } from '../../../art/emblems.ts';
import { TONES } from '../../../art/tones.ts';
import { Vista } from '../../../art/vistas/Vista.tsx';
import { Button } from '../../../parts/Button.tsx';
import { Field } from '../../../parts/Field.tsx';
import { Form } from '../../../parts/Form.tsx';
import { isFocusLost } from '../../../table/menu/focus.ts';
import { useAside } from '../../../table/menu/settings/useAside.ts';
import type { Scene } from '../../../table/scene.ts';
import type { StageProps } from '../../moment.ts';
import type { Nameable } from '../given.ts';
import { Frame } from '../parts/Frame.tsx';
import { largePicture } from '../parts/PaperCard.tsx';
import type { StageOf } from '../stage.tsx';
import { writtenOn } from './written.ts';
import './names.css';

/** The time has come to write a name. Whoever does not want to goes on, and can still do it later. */
export function Names(props: StageOf<'names'>): ReactNode {
  const { scene, given, done } = props;
  const { say } = scene;
  const { what } = given;
  const [own, setOwn] = useState<ReadonlyMap<Nameable, string>>(new Map());
  const names = new Map(what.map((one) => [one, writtenOn(scene, one, own)]));
  const left = what.filter((one) => names.get(one) === undefined).length;
  const [first = 'village'] = what;
  const kind = first === 'village' ? 'village' : typeof first === 'number' ? 'card' : 'charters';
  const words = {
    village: [say.ui('rite.nameVillage'), say.ui('rite.nameVillageText')],
    charters: [say.ui('rite.nameCharters'), say.ui('rite.nameChartersText')],
    card: [say.ui('rite.nameCard', { card: calledNow(scene, first) }), say.ui('rite.nameCardText')],
  } as const;
  const [title, text] = words[kind];
  return (
    <Frame
      stage={props}
      look="names"
      title={title}
      backdrop={<Vista name="home" />}
      act={left === 0 ? undefined : { word: say.ui('rite.nameLater'), run: done }}
    >
      <div className="names">
        <p>{text}</p>
        {what.map((one) => (
          <NameLabel
            key={one}
            {...props}
            what={one}
            written={names.get(one)}
            onWritten={(name) => setOwn((before) => new Map(before).set(one, name))}
          />
        ))}
        {left === 0 ? undefined : <p className="names-later">{say.ui('rite.laterNote')}</p>}
      </div>
    </Frame>
  );
}

/** Signs that can be seen, no blank at the ends: as the rules want it. */
const NAME = /^[^\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]{1,30}$/u;

type LabelProps = StageProps & {
  readonly what: Nameable;
  readonly written: string | undefined;
  readonly onWritten: (name: string) => void;
};

function NameLabel({ scene, mine, what, written, onWritten }: LabelProps): ReactNode {
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
    if (await send({ do: 'name', what, text: name })) onWritten(name);
  };
  return (
    <Form className="name-label" onSubmit={write}>
      <NamePicture scene={scene} what={what} />
      {written === undefined ? (
        <Field
          label={atFront(calledNow(scene, what))}
          value={text}
          onChange={(next) => {
            setText(next);
            setWrong(false);
            setSure(undefined);
          }}
          maxLength={60}
          autoComplete="off"
          error={isWrong ? say.ui('rite.badName') : trouble}
        >
          <Button type="submit" isBusy={isBusy}>
            {say.ui(sure === undefined ? 'rite.write' : 'rite.writeForGood')}
          </Button>
        </Field>
      ) : (
        <p className="name-written" role="status" tabIndex={-1} ref={keepFocus}>
          {written}
        </p>
      )}
      {/* What the server has against it comes while nobody is at the field. */}
      <p className="unseen" role="alert">
        {trouble}
      </p>
    </Form>
  );
}

/** Whoever was at the field that it was written in goes on from there. */
function keepFocus(name: HTMLElement | null): void {
  if (isFocusLost()) name?.focus({ preventScroll: true });
}

function NamePicture({ scene, what }: { readonly scene: Scene; readonly what: Nameable }): ReactNode {
  if (typeof what === 'number') {
    const picture = largePicture(scene.content, what);
    return picture === undefined ? undefined : (
      <Drawn className="name-picture" markup={picture.markup} viewBox={picture.viewBox} />
    );
  }
  const land = what === 'village' ? 'commons' : what;
  const { m, on, d } = TONES[land];
  const crest = `<circle r="30" fill="${d}"/><circle r="26" fill="${m}"/>${emblem(land, 36, on)}`;
  return <Drawn className="name-picture" markup={crest} viewBox="-32 -32 64 64" />;
}

const atFront = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function calledNow({ say }: Scene, what: Nameable): string {
  if (typeof what === 'number') return say.name(what);
  const charter = CHARTERS.find((name) => name === what);
  return charter === undefined ? say.ui('menu.village') : say.charter(charter);
}
