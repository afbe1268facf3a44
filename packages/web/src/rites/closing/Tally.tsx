import type { CSSProperties, ReactNode } from 'react';
import { Explained } from '../../chronicle/Explained.tsx';
import { GAMES } from '../../parts/gameText.ts';
import { inSentence } from '../../parts/names.ts';
import { Icon } from '../../table/Icon.tsx';
import type { Scene } from '../../table/scene.ts';
import { Crest } from './Crest.tsx';
import { type Portions, portionsOf, type Ranked, SOURCES } from './sources.ts';
import { isOwn, named, nameFor } from './standing.ts';
import type { CountedGame } from './useGame.ts';
import './tally.css';

type Props = {
  readonly scene: Scene;
  readonly ranked: readonly Ranked[];
  readonly game: CountedGame | undefined;
  /** Whoever follows a word to the Chronicle has seen enough. */
};

/** Points by source, a bar for everybody; who reached the guidepost; how often each has won. */
export function Tally({ scene, ranked, game }: Props): ReactNode {
  const { say, content } = scene;
  // After the campaign victories are no longer marked.
  const marks = game === undefined || game.game <= GAMES;
  const portions = new Map(
    ranked.map(({ charter }) => [charter, portionsOf(content, game?.sources[charter] ?? {})] as const),
  );
  const most = Math.max(1, ...ranked.map(({ points }) => points));
  const shown = SOURCES.filter((source) =>
    [...portions.values()].some((portion) => (portion[source] ?? 0) > 0),
  );
  return (
    <section className="tally">
      <h3>{say.ui('closing.sources')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{say.ui('screen.players')}</span>
            </th>
            <th scope="col" className="tally-wide">
              <span className="unseen">{say.ui('closing.sources')}</span>
            </th>
            <th scope="col">{say.icon('vp')}</th>
            {marks ? <th scope="col">{say.ui('closing.part-victories')}</th> : undefined}
          </tr>
        </thead>
        <tbody>
          {ranked.map(({ charter, points }, i) => (
            <tr key={charter} data-mine={isOwn(scene, charter) || undefined}>
              <th scope="row">
                <span className="tally-name">
                  <Crest charter={charter} />
                  <bdi>{nameFor(scene, charter)}</bdi>
                  {isOwn(scene, charter) ? (
                    <span className="unseen"> {say.ui('screen.you')}</span>
                  ) : undefined}
                </span>
              </th>
              <td className="tally-wide">
                <Bar scene={scene} portions={portions.get(charter) ?? {}} most={most} row={i} />
              </td>
              <td className="tally-points">{points}</td>
              {marks ? (
                <td className="tally-won">
                  <Icon name="victory" /> {game === undefined ? undefined : (game.won[charter] ?? 0)}
                </td>
              ) : undefined}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="tally-legend">
        {shown.map((source) => (
          <li key={source}>
            <i data-source={source} aria-hidden />{' '}
            <Explained scene={scene} text={say.ui(`annals.source-${source}`)} />
          </li>
        ))}
      </ul>
      <Goal scene={scene} game={game} />
    </section>
  );
}

type BarProps = {
  readonly scene: Scene;
  readonly portions: Portions;
  readonly most: number;
  readonly row: number;
};

/** It grows source by source; each has a pattern of its own beside its colour. */
function Bar({ scene, portions, most, row }: BarProps): ReactNode {
  const { say } = scene;
  const parts = SOURCES.flatMap((source) => {
    const n = portions[source] ?? 0;
    return n > 0 ? [{ source, n }] : [];
  });
  const words = parts.map(({ source, n }) => `${say.ui(`annals.source-${source}`)}: ${n}`).join(', ');
  return (
    <span className="tally-bar" role="img" aria-label={words}>
      {parts.map(({ source, n }, i) => (
        <i
          key={source}
          data-source={source}
          title={`${say.ui(`annals.source-${source}`)}: ${n}`}
          style={{ '--part': n / most, '--n': i, '--row': row } as CSSProperties}
        />
      ))}
    </span>
  );
}

/** Whether the goal of the guidepost was reached, and by whom. */
function Goal({ scene, game }: Pick<Props, 'scene' | 'game'>): ReactNode {
  const { say, now } = scene;
  const guidepost = game?.page.guidepost;
  if (game === undefined || guidepost === undefined) return undefined;
  const reached = now.charters.filter(({ charter }) => game.page.reached.includes(charter));
  return (
    <p className="tally-goal" data-reached={reached.length > 0 || undefined}>
      <Icon name="glory" />
      <span>
        {reached.length === 0
          ? say.ui('closing.goalMissed', { goal: say.name(guidepost) })
          : say.ui('closing.goalMet', {
              goal: say.name(guidepost),
              n: reached.length,
              who: say.list(reached.map(({ charter }) => inSentence(named(scene, charter)))),
            })}
      </span>
    </p>
  );
}
