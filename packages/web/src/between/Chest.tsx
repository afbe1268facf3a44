import type { ReactNode } from 'react';
import { Explained } from '../chronicle/Explained.tsx';
import { Icon } from '../table/Icon.tsx';
import { keyed } from '../table/keyed.ts';
import type { Scene } from '../table/scene.ts';
import { isCountedNext, isNextPromised } from './promised.ts';
import './chest.css';

const KINDS = ['resource', 'coin', 'card', 'minion'] as const;
/** Circles that a sheet has for each kind (rule 29). */
const MOST_CIRCLES = 4;

/** What one takes along in a campaign: room for what is kept, and what comes of it at the start of the next game or at the end. */
export function Chest({ scene }: { readonly scene: Scene }): ReactNode {
  const { say, now, eyes } = scene;
  const own = now.charters.find(({ seat }) => seat === eyes);
  if (own === undefined) return undefined;
  const all = own.glory.reduce((sum, n) => sum + n, 0);
  return (
    <section className="chest">
      <h3>
        <Explained scene={scene} text={say.ui('between.chest')} />
      </h3>
      <dl>
        {KINDS.map((kind) => (
          <div key={kind}>
            <dt>
              <Icon name={kind} /> <span className="unseen">{say.icon(kind)}</span>
            </dt>
            <dd>
              <span className="unseen">
                {say.ui('between.room', { n: own.capacity[kind] ?? 0, what: say.icon(kind) })}
              </span>
              <Circles n={own.capacity[kind] ?? 0} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="chest-counts">
        <span>
          <Icon name="glory" /> <Explained scene={scene} text={say.count('glory', all)} />
        </span>{' '}
        <span>
          <Icon name="victory" /> <Explained scene={scene} text={say.count('victory', own.victories)} />
        </span>
      </p>
      {isNextPromised(scene) ? (
        <AtStart scene={scene} glory={own.glory} />
      ) : isCountedNext(scene) ? (
        <>
          <h4>{say.ui('between.atEnd')}</h4>
          <p>
            <Explained scene={scene} text={say.ui('between.chestCounts')} />
          </p>
        </>
      ) : undefined}
    </section>
  );
}

type AtStartProps = { readonly scene: Scene; readonly glory: readonly number[] };

/** What full rows of stars bring at the start of the next game. */
function AtStart({ scene, glory }: AtStartProps): ReactNode {
  const { say, content } = scene;
  const bonuses = content.data.board.glory.flatMap(({ stars, bonus }, row) =>
    (glory[row] ?? 0) >= stars ? [say.describeEffect(bonus)] : [],
  );
  return (
    <>
      <h4>{say.ui('between.atStart')}</h4>
      {bonuses.length === 0 ? (
        <p>
          <Explained scene={scene} text={say.ui('between.noBonus')} />
        </p>
      ) : (
        <ul>
          {keyed(bonuses, (bonus) => bonus).map(({ key, thing }) => (
            <li key={key}>
              <Explained scene={scene} text={thing} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** So many of four circles are filled. */
export function Circles({ n, next = false }: { readonly n: number; readonly next?: boolean }): ReactNode {
  return (
    <span className="circles" aria-hidden>
      {Array.from({ length: MOST_CIRCLES }, (_, i) => i).map((i) => (
        <i key={i} data-state={i < n ? 'full' : next && i === n ? 'next' : 'empty'} />
      ))}
    </span>
  );
}
