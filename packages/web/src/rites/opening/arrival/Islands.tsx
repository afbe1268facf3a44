import type { ReactNode } from 'react';
import { Drawn } from '../../../art/Drawn.tsx';
import { Vista } from '../../../art/vistas/Vista.tsx';
import { ISLAND_BOX, islandArt } from '../../../board/islandArt.ts';
import { Explained } from '../../../chronicle/Explained.tsx';
import { Frame } from '../parts/Frame.tsx';
import type { StageOf } from '../stage.tsx';
import './arrival.css';

/** Islands that float in: room for more buildings. One's own in the campaign, anybody's after it. */
export function Islands(props: StageOf<'islands'>): ReactNode {
  const { scene, given } = props;
  const { say, now } = scene;
  const { islands } = given;
  return (
    <Frame stage={props} look="islands" title={say.ui('rite.islands')} backdrop={<Vista name="table" />}>
      <div className="islands">
        <ul>
          {islands.map((island) => (
            <li key={island}>
              <Drawn markup={islandArt(island)} viewBox={ISLAND_BOX} />
              <span>{say.site(island)}</span>
            </li>
          ))}
        </ul>
        <p>
          <Explained
            scene={scene}
            text={
              now.campaignOver
                ? say.ui('rite.islandsShared')
                : say.ui('rite.islandsText', { n: islands.length })
            }
          />
        </p>
      </div>
    </Frame>
  );
}
