import type { ReactNode } from 'react';
import { ReadAloud } from '../../aloud/ReadAloud.tsx';
import { Drawn } from '../../art/Drawn.tsx';
import { Vista } from '../../art/vistas/Vista.tsx';
import { Explained } from '../../chronicle/Explained.tsx';
import { cardPicture } from '../../table/cardLook.ts';
import { Curtained } from './Curtained.tsx';
import type { StageOf } from './stage.ts';
import './light.css';

/** What the guidepost waited for has happened: its light goes out. */
export function Light({ given: { card, told }, ...props }: StageOf<'light'>): ReactNode {
  const { say, content } = props.scene;
  const picture = cardPicture(content, card);
  const text = content.textOf(card);
  return (
    <Curtained
      {...props}
      look="night"
      kicker={told}
      title={say.ui('closing.light')}
      vista={<Vista name="crossroads" seed={`light ${card}`} />}
      more={text?.text === undefined ? undefined : <ReadAloud text={text.text} lang={content.lang} />}
    >
      <article className="closing-card closing-light">
        {picture === undefined ? undefined : (
          <Drawn markup={picture.markup} viewBox={picture.viewBox} className="closing-card-picture" />
        )}
        <i className="closing-smoke" aria-hidden />
        {text?.text === undefined ? undefined : (
          <p>
            <Explained scene={props.scene} text={text.text} />
          </p>
        )}
      </article>
    </Curtained>
  );
}
