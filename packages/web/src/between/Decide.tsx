import type { ReactNode } from 'react';
import { Drawn } from '../art/Drawn.tsx';
import { Explained } from '../chronicle/Explained.tsx';
import { Terms } from '../chronicle/Terms.tsx';
import { cardPicture } from '../table/cardLook.ts';
import { faceOf } from '../table/content.ts';
import type { BetweenProps } from './Between.tsx';
import { sideOf } from './branch.ts';
import { CardChoices } from './CardChoices.tsx';
import { Circles } from './CircleChoices.tsx';
import { Fork } from './Fork.tsx';
import { Islands } from './Islands.tsx';
import { Keep } from './Keep.tsx';
import { sortOf } from './keeping.ts';
import { LastLook } from './LastLook.tsx';
import { Note } from './Note.tsx';
import { isAllTaken } from './promised.ts';
import { Stars } from './Stars.tsx';
import { askedBy, rowOf } from './station.ts';
import { WordChoices } from './WordChoices.tsx';
import { whyBonus } from './whyBonus.ts';
import './options.css';

/** The question, with what each answer leads to. */
export function Decide(props: BetweenProps): ReactNode {
  const { scene } = props;
  const { say, question, eyes, now } = scene;
  const own = now.charters.find(({ seat }) => seat === eyes)?.charter;
  const isForOthers = question?.charter !== undefined && question.charter !== own;
  const row = whyBonus(scene);
  const asked = askedBy(scene.choices);
  return (
    <>
      {isForOthers && question?.charter !== undefined ? (
        <Note scene={scene} text={say.ui('between.forCharter', { charter: say.charter(question.charter) })} />
      ) : undefined}
      <Asking scene={scene} />
      {row === undefined ? undefined : <Note scene={scene} text={row} />}
      {/* What is kept says so itself, and of islands the headline does. */}
      {question !== undefined && question.left > 1 && asked !== 'keep' && asked !== 'islands' ? (
        <Note scene={scene} text={say.ui('between.left', { n: question.left })} />
      ) : undefined}
      <Answers {...props} />
      <Terms scene={scene} texts={onButtons(scene)} />
    </>
  );
}

/** What the answers say: they are buttons. */
function onButtons(scene: BetweenProps['scene']): readonly string[] {
  const { say, spoken, choices, content } = scene;
  // Whoever only looks has one button, and no answers.
  if (askedBy(choices) === 'keep' && isAllTaken(scene)) return [];
  return choices.flatMap((choice) => {
    const { what } = choice;
    const card = typeof what === 'number' ? what : sideOf(scene, String(what));
    const face = card === undefined ? undefined : faceOf(content, card);
    const line = content.data.board.glory[rowOf(choice)];
    return [
      say.prompt([choice], spoken),
      say.choice(choice, spoken),
      ...(face === undefined ? [] : [say.describeCard(face)]),
      ...(line === undefined ? [] : [say.describeEffect(line.bonus)]),
    ];
  });
}

function Answers(props: BetweenProps): ReactNode {
  switch (askedBy(props.scene.choices)) {
    case 'fork':
      return <Fork {...props} />;
    case 'stars':
      return <Stars {...props} />;
    case 'circles':
      return <Circles {...props} />;
    case 'keep':
      return isAllTaken(props.scene) ? (
        <LastLook {...props} />
      ) : (
        <Keep key={sortOf(props.scene.choices)} {...props} />
      );
    case 'islands':
      return <Islands {...props} />;
    case 'cards':
      return <CardChoices {...props} />;
    default:
      return <WordChoices {...props} />;
  }
}

/** Who or what asks, where it is a card with a face of its own: somebody at the door, a guidepost. */
function Asking({ scene }: Pick<BetweenProps, 'scene'>): ReactNode {
  const { say, question, content } = scene;
  const face = question === undefined ? undefined : content.data.cards[question.card];
  if (question === undefined || face === undefined || face.kind === 'rule') return undefined;
  const picture = cardPicture(content, question.card);
  const text = content.textOf(question.card);
  return (
    <article className="asking">
      {picture === undefined ? undefined : <Drawn markup={picture.markup} viewBox={picture.viewBox} />}
      <div>
        <h3>{say.name(question.card)}</h3>
        {(text?.text ?? text?.flavour ?? '')
          .split('\n\n')
          .filter((paragraph) => paragraph !== '')
          .map((paragraph) => (
            <p key={paragraph}>
              <Explained scene={scene} text={paragraph} />
            </p>
          ))}
      </div>
    </article>
  );
}
