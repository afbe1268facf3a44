import { CHARTERS } from '@charterstone/rules';
import type { CSSProperties, ReactNode } from 'react';
import { hashOf } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { Vista } from '../art/vistas/Vista.tsx';
import { Button, LinkButton } from '../parts/Button.tsx';
import { GAMES } from '../parts/gameText.ts';
import { battleIn, endingIn } from '../rites/closing/crossing.ts';
import { championWords, winnerWords } from '../rites/closing/crowned.ts';
import { Scores } from '../rites/closing/Scores.tsx';
import { ranking } from '../rites/closing/sources.ts';
import { Tally } from '../rites/closing/Tally.tsx';
import { useStatistics, withWins } from '../rites/closing/useGame.ts';
import { useThen } from '../rites/closing/useThen.ts';
import { Export } from '../table/menu/settings/Export.tsx';
import type { Scene } from '../table/scene.ts';
import './atTheEnd.css';

type Props = {
  readonly scene: Scene;
  readonly playOn: () => void;
  readonly toVillage: () => void;
};

/** After the last page: how it ended, and everything that can still be done with this village. */
export function AtTheEnd({ scene, playOn, toVillage }: Props): ReactNode {
  const { say, now, at, content } = scene;
  const { speed } = useSettings();
  const statistics = useStatistics(scene);
  const ending = statistics?.ending;
  const games = statistics?.games ?? [];
  const last = withWins(
    games,
    games.findLast(({ over }) => over),
  );
  const then = useThen(scene, ending === undefined ? last?.game : GAMES);
  const battle = battleIn(content.data);
  const story = endingIn(content.data);
  const champions = CHARTERS.filter((charter) => ending?.champions.includes(charter) ?? false);
  const winners = CHARTERS.filter((charter) => last?.winners.includes(charter) ?? false);
  const table = at.table.id;
  return (
    <section
      className="at-the-end"
      data-battle={battle}
      aria-label={say.ui('closing.ended')}
      style={{ '--beat': speed === 0 ? 0 : 1 / speed } as CSSProperties}
    >
      <Vista name={battle === 'won' ? 'end' : 'last'} seed={`campaign ${table}`} />
      <div className="at-the-end-page">
        <header>
          <p>{now.campaignOver ? say.ui('closing.ended') : say.ui('screen.over')}</p>
          <h2 tabIndex={-1}>
            {then !== undefined && champions.length > 0
              ? championWords(then, champions)
              : then !== undefined && winners.length > 0
                ? winnerWords(then, winners)
                : at.table.name}
          </h2>
          {story === undefined || !now.campaignOver ? undefined : <p>{say.name(story)}</p>}
        </header>
        {then === undefined ? undefined : ending !== undefined ? (
          <Scores scene={then} champions={ending.champions} scores={ending.scores} />
        ) : last === undefined ? undefined : (
          <Tally scene={then} game={last} ranked={rankedOf(last)} />
        )}
        <nav className="at-the-end-ways" aria-label={say.ui('closing.ways')}>
          {now.over ? undefined : (
            <Way words={say.ui('closing.playOnHint')}>
              <Button look="gold" onPress={playOn}>
                {say.ui('closing.playOn')}
              </Button>
            </Way>
          )}
          <Way words={say.ui('closing.bookHint')}>
            <LinkButton look="ink" href={hashOf({ at: 'table', table, page: 'book' })}>
              {say.ui('closing.toBook')}
            </LinkButton>
          </Way>
          <Way words={say.ui('closing.replayHint')}>
            <LinkButton look="ink" href={hashOf({ at: 'table', table, page: 'replay' })}>
              {say.ui('closing.toReplay')}
            </LinkButton>
          </Way>
          <Way words={say.ui('closing.freshHint')}>
            <LinkButton look="ink" href={hashOf({ at: 'new' })}>
              {say.ui('closing.fresh')}
            </LinkButton>
          </Way>
          <div className="at-the-end-way at-the-end-export">
            <Export scene={scene} />
          </div>
          <Way words={say.ui('closing.villageHint')}>
            <Button look="ink" onPress={toVillage}>
              {say.ui('between.village')}
            </Button>
          </Way>
        </nav>
      </div>
    </section>
  );
}

function rankedOf({
  points,
  winners,
}: {
  readonly points: Readonly<Record<string, number>>;
  readonly winners: readonly string[];
}): ReturnType<typeof ranking> {
  return ranking(
    points,
    CHARTERS.filter((charter) => points[charter] !== undefined),
    CHARTERS.filter((charter) => winners.includes(charter)),
  );
}

function Way({ words, children }: { readonly words: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="at-the-end-way">
      {children}
      <p>{words}</p>
    </div>
  );
}
