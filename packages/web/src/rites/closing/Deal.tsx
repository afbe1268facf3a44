import type { ReactNode } from 'react';
import { Drawn } from '../../art/Drawn.tsx';
import { Vista } from '../../art/vistas/Vista.tsx';
import { Explained } from '../../chronicle/Explained.tsx';
import { cardPicture } from '../../table/cardLook.ts';
import { faceOf } from '../../table/content.ts';
import { CardsAloud } from '../CardsAloud.tsx';
import { Curtained } from './Curtained.tsx';
import type { StageOf } from './stage.ts';

/** A card that the story deals to oneself, turned over. */
export function Deal({ given: { card, isSecret }, ...props }: StageOf<'deal'>): ReactNode {
  const { say, content } = props.scene;
  const face = faceOf(content, card);
  const picture = cardPicture(content, card);
  const text = content.textOf(card);
  const explained = (words: string): ReactNode => <Explained scene={props.scene} text={words} />;
  return (
    <Curtained
      {...props}
      look="night"
      title={say.ui(isSecret ? 'closing.secret' : 'closing.deal')}
      // Nobody reads a secret to the others.
      more={isSecret ? undefined : <CardsAloud scene={props.scene} cards={[card]} />}
      vista={<Vista name="crossroads" seed={`deal ${card}`} />}
    >
      <div className="closing-deal">
        {isSecret ? <p className="closing-said">{say.ui('closing.secretText')}</p> : undefined}
        <article className="closing-card">
          {picture === undefined ? undefined : (
            <Drawn markup={picture.markup} viewBox={picture.viewBox} className="closing-card-picture" />
          )}
          <h3>{say.name(card)}</h3>
          {face === undefined ? undefined : <p>{explained(say.describeCard(face))}</p>}
          {text?.text === undefined ? undefined : <p>{explained(text.text)}</p>}
          {text?.flavour === undefined ? undefined : <p className="closing-flavour">{text.flavour}</p>}
        </article>
      </div>
    </Curtained>
  );
}
