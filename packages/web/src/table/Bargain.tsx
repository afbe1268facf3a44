import type { ReactNode } from 'react';
import { buildSigns, type CardSigns, signsOf } from './cardLook.ts';
import { faceOf } from './content.ts';
import { Glyphs, Icon } from './Icon.tsx';
import type { Result } from './result.ts';
import type { Scene } from './scene.ts';

/** What a building takes and gives, sign by sign: the words beside it say the same. */
export function Bargain({ scene, card }: { readonly scene: Scene; readonly card: number }): ReactNode {
  const { say, content } = scene;
  if (faceOf(content, card)?.kind !== 'building') return undefined;
  const { cost, gain }: CardSigns = signsOf(content, card);
  const build = buildSigns(scene, card) ?? [];
  return (
    <div className="bargain" aria-hidden>
      {build.length === 0 ? undefined : (
        <div className="bargain-build">
          <small>{say.ui('screen.toBuild')}</small>
          <Glyphs glyphs={build} />
        </div>
      )}
      {cost.length === 0 ? undefined : (
        <div>
          <small>{say.ui('screen.youPay')}</small>
          <Glyphs glyphs={cost} />
        </div>
      )}
      {cost.length === 0 ? undefined : <span className="bargain-arrow">→</span>}
      <div>
        <small>{say.ui('screen.youGain')}</small>
        <Glyphs glyphs={gain} />
      </div>
    </div>
  );
}

/** What one will have of all that changes. */
export function After({
  scene,
  after,
}: {
  readonly scene: Scene;
  readonly after: Result['after'];
}): ReactNode {
  const { say } = scene;
  if (after.length === 0) return undefined;
  return (
    <div className="after">
      <span>{say.ui('screen.youWillHave')}</span>
      <ul>
        {after.map(({ good, n }) => (
          <li key={good}>
            <Icon name={good} />
            <b aria-hidden>{n}</b>
            <span className="unseen">
              {good === 'vp' ? say.ui('screen.points', { n }) : say.count(good, n)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
