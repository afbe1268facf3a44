import type { Choice, Supply } from '@charterstone/rules';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Drawn } from '../art/Drawn.tsx';
import { type ObjectName, objectNamed } from '../board/objects.ts';
import { useGlossary } from '../chronicle/glossary.ts';
import { Linked } from '../chronicle/Linked.tsx';
import { linkedIn } from '../chronicle/terms.ts';
import { Sign } from '../parts/Sign.tsx';
import type { Acting } from './acting.ts';
import { cardPicture } from './cardLook.ts';
import { faceOf } from './content.ts';
import { keyed } from './keyed.ts';
import { nameOf } from './names.ts';
import { outcomeOf, reasonsAgainst } from './reasons.ts';
import { SeatCrest } from './SeatCrest.tsx';
import type { Scene } from './scene.ts';
import { WhatTheyHave } from './WhatTheyHave.tsx';

type Props = {
  readonly scene: Scene;
  readonly object: ObjectName;
  readonly acting: Acting;
  readonly close: () => void;
};

/** One thing, large: what it is, what it does in plain words, what it would bring now or why it can't be used. */
export function Inspector({ scene, object, acting, close }: Props): ReactNode {
  const { say, content } = scene;
  const subject = subjectOf(scene, object);
  const meant = acting.decision.next.get(object) ?? [];
  const reasons = meant.length > 0 ? [] : reasonsAgainst(scene, object);
  const data = subject.card === undefined ? undefined : faceOf(content, subject.card);
  const picture = subject.card === undefined ? undefined : cardPicture(content, subject.card);
  const text = subject.card === undefined ? undefined : content.textOf(subject.card);
  const glossary = useGlossary(scene);
  const words = [data === undefined ? '' : say.describeCard(data), text?.text ?? '', reasons.join(' ')];
  const own = subject.card === undefined ? [] : [subject.card];
  const [doing = [], printed = [], why = []] = linkedIn(glossary, words, own);
  const table = scene.at.table.id;
  return (
    <section className="inspector" aria-label={subject.name}>
      <Button className="inspector-close" aria-label={say.ui('screen.close')} onPress={close}>
        <Sign name="close" />
      </Button>
      {picture === undefined ? undefined : (
        <Drawn markup={picture.markup} viewBox={picture.viewBox} className="inspector-picture" />
      )}
      <div className="inspector-words">
        <h2>
          {subject.owner === undefined ? undefined : <SeatCrest charter={subject.owner.charter} />}
          {subject.name}
        </h2>
        {subject.owner === undefined ? undefined : <WhatTheyHave scene={scene} supply={subject.owner} />}
        {doing.length === 0 ? undefined : (
          <p>
            <Linked pieces={doing} table={table} />
          </p>
        )}
        {printed.length === 0 ? undefined : (
          <p className="printed">
            <Linked pieces={printed} table={table} />
          </p>
        )}
        {text?.flavour === undefined ? undefined : <p className="flavour">{text.flavour}</p>}
        {why.length === 0 ? undefined : (
          <p className="reason">
            <strong>{say.ui('screen.notPossible')}</strong> <Linked pieces={why} table={table} />
          </p>
        )}
        {meant.map((choice) => (
          <Way
            key={`${choice.do} ${choice.what} ${choice.at}`}
            choice={choice}
            scene={scene}
            choose={() => {
              acting.choose(choice);
              close();
            }}
          />
        ))}
      </div>
    </section>
  );
}

/** One way to mean it, with what it would bring. */
function Way({
  choice,
  scene,
  choose,
}: {
  readonly choice: Choice;
  readonly scene: Scene;
  readonly choose: () => void;
}) {
  const { say, spoken } = scene;
  const brings = choice.do === 'careful' ? [] : outcomeOf(scene, choice);
  const told = brings.filter(({ fact }) => fact !== 'placed' && fact !== 'turnEnded' && fact !== 'turnBegan');
  return (
    <div className="way">
      {told.length === 0 ? undefined : (
        <ul className="brings" aria-label={say.ui('screen.willHappen')}>
          {keyed(
            told.map((fact) => say.fact(fact, { ...spoken, why: false })),
            (sentence) => sentence,
          ).map(({ key, thing }) => (
            <li key={key}>{thing}</li>
          ))}
        </ul>
      )}
      <Button className={choice.do === 'careful' ? 'quiet' : 'gold'} onPress={choose}>
        {choice.do === 'place'
          ? say.ui('screen.sendWorker')
          : choice.do === 'careful'
            ? say.ui('screen.careful')
            : say.choice(choice, spoken)}
      </Button>
    </div>
  );
}

type Subject = { readonly name: string; readonly card: number | undefined; readonly owner?: Supply };

function subjectOf({ say, now, at }: Scene, object: ObjectName): Subject {
  const found = objectNamed(object);
  switch (found?.kind) {
    case 'site': {
      const card = now.village[found.site];
      return card === undefined
        ? { name: `${say.ui('screen.emptyPlot')}: ${say.site(found.site)}`, card: undefined }
        : { name: say.name(card), card };
    }
    case 'card':
      return { name: say.name(found.card), card: found.card };
    case 'quota':
      return { name: say.quotaSpace(found.space), card: undefined };
    case 'charter': {
      const owner = now.charters.find(({ charter }) => charter === found.charter);
      return owner === undefined
        ? { name: say.charter(found.charter), card: undefined }
        : { name: nameOf(at, owner, say), card: undefined, owner };
    }
    case 'worker':
      return { name: say.charter(found.charter), card: undefined };
    case 'good':
      return { name: say.icon(found.good), card: undefined };
    default:
      return { name: say.ui('screen.table'), card: undefined };
  }
}
