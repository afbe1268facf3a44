import type { ReactNode } from 'react';
import { Terms } from '../../../chronicle/Terms.tsx';
import { CardsAloud } from '../../CardsAloud.tsx';
import { Dusk } from '../parts/Dusk.tsx';
import { Fan } from '../parts/Fan.tsx';
import { Frame } from '../parts/Frame.tsx';
import { saidOn } from '../parts/words.ts';
import type { StageOf } from '../stage.tsx';
import './arrival.css';

/** Somebody joins me, or new cards lie on the table for everybody. */
export function Arrival(props: StageOf<'arrival'>): ReactNode {
  const { scene, given, speed } = props;
  const { say } = scene;
  const { cards, word } = given;
  const [first = 0] = cards;
  return (
    <Frame
      stage={props}
      look="arrival"
      kicker={cards.length === 1 ? say.ui(word) : undefined}
      title={cards.length === 1 ? say.name(first) : say.ui(word)}
      more={<CardsAloud scene={scene} cards={cards} />}
      backdrop={<Dusk seed={`arrival ${first}`} hasScraps={speed > 0} />}
    >
      <Fan scene={scene} label={say.ui(word)} fan={cards.map((card) => ({ cards: [card] }))} />
      <Terms scene={scene} texts={saidOn(scene, cards)} />
    </Frame>
  );
}
