import type { ReactNode } from 'react';
import { Vista } from '../../../art/vistas/Vista.tsx';
import { CardsAloud } from '../../CardsAloud.tsx';
import { Frame } from '../parts/Frame.tsx';
import type { StageOf } from '../stage.tsx';
import { Post } from './Post.tsx';

/** A new guidepost is put up: it says what the next game is about. */
export function NewGuidepost(props: StageOf<'guidepost'>): ReactNode {
  const { scene, given } = props;
  const { say } = scene;
  return (
    <Frame
      stage={props}
      look="guidepost"
      kicker={say.ui('rite.guidepost')}
      title={say.name(given.card)}
      backdrop={<Vista name="crossroads" />}
      more={<CardsAloud scene={scene} cards={[given.card]} />}
    >
      <Post scene={scene} card={given.card} />
    </Frame>
  );
}
