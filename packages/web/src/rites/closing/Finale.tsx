import type { ReactNode } from 'react';
import { Vista } from '../../art/vistas/Vista.tsx';
import { GAMES } from '../../parts/gameText.ts';
import { Curtained } from './Curtained.tsx';
import { battleIn, endingIn } from './crossing.ts';
import { championWords } from './crowned.ts';
import { PodiumSteps, risenAfter } from './PodiumSteps.tsx';
import { Scores } from './Scores.tsx';
import { Scraps } from './Scraps.tsx';
import type { Ranked } from './sources.ts';
import type { StageOf } from './stage.ts';
import { useThen } from './useThen.ts';

/** The end of the campaign, in the light of how the last battle went. */
export function Finale({ given: { champions, scores }, ...props }: StageOf<'finale'>): ReactNode {
  const { say, content } = props.scene;
  const scene = useThen(props.scene, GAMES);
  const battle = battleIn(content.data);
  const isWon = battle === 'won';
  const ending = endingIn(content.data);
  const ranked: readonly Ranked[] = scores
    .map(({ charter, total }) => ({ charter, points: total }))
    .map((one, _, all) => ({
      ...one,
      rank: champions.includes(one.charter)
        ? 1
        : 1 + Math.max(champions.length, all.filter(({ points }) => points > one.points).length),
    }))
    .sort((a, b) => a.rank - b.rank);
  return (
    <Curtained
      {...props}
      look={isWon ? 'dawn' : 'night'}
      toldAfter={risenAfter(ranked)}
      kicker={ending === undefined ? say.ui('closing.ended') : say.name(ending)}
      title={scene === undefined ? '' : championWords(scene, champions)}
      vista={<Vista name={isWon ? 'end' : 'last'} seed={`campaign ${props.scene.at.table.id}`} />}
    >
      {scene === undefined ? undefined : (
        <div className="closing-podium">
          <PodiumSteps scene={scene} ranked={ranked} />
          {props.speed === 0 || battle === 'lost' ? undefined : <Scraps seed={champions.join(' ')} />}
          <Scores scene={scene} champions={champions} scores={scores} />
        </div>
      )}
    </Curtained>
  );
}
