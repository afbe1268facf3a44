import { CHARTERS } from '@charterstone/rules';
import { type ReactNode, useMemo } from 'react';
import { Vista } from '../../art/vistas/Vista.tsx';
import { Curtained } from './Curtained.tsx';
import { winnerWords } from './crowned.ts';
import { PodiumSteps, risenAfter } from './PodiumSteps.tsx';
import { Scraps } from './Scraps.tsx';
import { ranking } from './sources.ts';
import type { StageOf } from './stage.ts';
import { Tally } from './Tally.tsx';
import { useGame } from './useGame.ts';
import { useThen } from './useThen.ts';

/** The end of a game: everybody on the podium, the lowest first, and where their points came from. */
export function Podium({ given, ...props }: StageOf<'podium'>): ReactNode {
  const { say } = props.scene;
  const { winners, points } = given;
  const game = useGame(props.scene, points);
  const scene = useThen(props.scene, game?.game);
  const ranked = useMemo(
    () =>
      ranking(
        points,
        CHARTERS.filter((charter) => points[charter] !== undefined),
        winners,
      ),
    [points, winners],
  );
  return (
    <Curtained
      {...props}
      look="evening"
      toldAfter={risenAfter(ranked)}
      kicker={
        game === undefined ? say.ui('closing.gameOver') : say.ui('closing.gameIsOver', { n: game.game })
      }
      title={scene === undefined ? '' : winnerWords(scene, winners)}
      vista={<Vista name="end" seed={`${winners.join(' ')} ${Object.values(points).join(' ')}`} />}
    >
      {scene === undefined ? undefined : (
        <div className="closing-podium">
          <PodiumSteps scene={scene} ranked={ranked} />
          {props.speed === 0 ? undefined : <Scraps seed={winners.join(' ')} />}
          <Tally scene={scene} ranked={ranked} game={game} />
        </div>
      )}
    </Curtained>
  );
}
