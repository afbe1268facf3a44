import type { ReactNode } from 'react';
import { Drawn } from '../../../art/Drawn.tsx';
import { Vista } from '../../../art/vistas/Vista.tsx';
import { Explained } from '../../../chronicle/Explained.tsx';
import { asksForDeeds } from '../../../chronicle/terms.ts';
import { CardsAloud } from '../../CardsAloud.tsx';
import { Frame } from '../parts/Frame.tsx';
import { largePicture } from '../parts/PaperCard.tsx';
import type { StageOf } from '../stage.tsx';
import './story.css';

/** A story is read: a page of the book, with its picture. */
export function Story(props: StageOf<'story'>): ReactNode {
  const { scene, given } = props;
  const { say, content } = scene;
  const { card } = given;
  const picture = largePicture(content, card);
  const words = content.textOf(card);
  const paragraphs = (words?.text ?? '').split(/\n+/).filter((text) => text !== '');
  return (
    <Frame
      stage={props}
      look="story"
      kicker={say.ui('rite.card', { n: card })}
      title={say.name(card)}
      backdrop={<Vista name="table" />}
      more={<CardsAloud scene={scene} cards={[card]} />}
    >
      <article className="tale" lang={say.lang}>
        {picture === undefined ? undefined : (
          <div className="tale-picture">
            <Drawn markup={picture.markup} viewBox={picture.viewBox} />
          </div>
        )}
        <div className="tale-words">
          {words?.flavour === undefined ? undefined : <p className="tale-flavour">{words.flavour}</p>}
          {paragraphs.map((text) => (
            <p key={text}>{asksForDeeds(text) ? <Explained scene={scene} text={text} /> : text}</p>
          ))}
        </div>
      </article>
    </Frame>
  );
}
