import { barredIn, CHARTERS } from '@charterstone/rules';
import type { ReactNode } from 'react';
import { Explained } from '../../chronicle/Explained.tsx';
import { Icon } from '../../table/Icon.tsx';
import type { Scene } from '../../table/scene.ts';
import { Crest } from './Crest.tsx';
import { SCORE_PARTS, SCORE_SIGNS } from './scoreParts.ts';
import { isOwn, listedAs, nameFor } from './standing.ts';
import './tally.css';

export type Score = { readonly charter: string; readonly total: number } & {
  readonly [P in (typeof SCORE_PARTS)[number]]: number;
};

type Props = {
  readonly scene: Scene;
  readonly champions: readonly string[];
  readonly scores: readonly Score[];
  /** Whoever follows a word to the Chronicle has seen enough. */
};

/** The score of the campaign, part by part; whoever won it first. */
export function Scores({ scene, champions, scores }: Props): ReactNode {
  const { say } = scene;
  const ordered = [...scores].sort(
    (a, b) =>
      Number(champions.includes(b.charter)) - Number(champions.includes(a.charter)) || b.total - a.total,
  );
  const over = barredIn(champions, scores);
  const barred = CHARTERS.filter((charter) => over.some((score) => score.charter === charter));
  return (
    <section className="tally tally-scores">
      <h3>{say.ui('closing.scores')}</h3>
      <div className="tally-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{say.ui('screen.players')}</span>
              </th>
              {SCORE_PARTS.map((part) => (
                <th key={part} scope="col">
                  <Icon name={SCORE_SIGNS[part]} />
                  <span className="tally-part">
                    <Explained scene={scene} text={say.ui(`closing.part-${part}`)} />
                  </span>
                </th>
              ))}
              <th scope="col">
                <Icon name={SCORE_SIGNS.total} />
                <span className="tally-part">{say.ui('closing.part-total')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {ordered.map((score) => {
              const charter = CHARTERS.find((name) => name === score.charter);
              if (charter === undefined) return undefined;
              return (
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
                  {SCORE_PARTS.map((part) => (
                    <td key={part}>{score[part]}</td>
                  ))}
                  <td className="tally-points">{score.total}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {barred.length === 0 ? undefined : (
        <p className="tally-note">
          <Explained scene={scene} text={say.ui('campaign.barred', { who: listedAs(scene, barred) })} />
        </p>
      )}
    </section>
  );
}
