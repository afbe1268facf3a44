import { type CSSProperties, type ReactNode, useId } from 'react';
import { hashOf } from '../../../app/route.ts';
import { Explained } from '../../../chronicle/Explained.tsx';
import { rememberLeaving } from '../../../chronicle/leaving.ts';
import type { Scene } from '../../../table/scene.ts';
import type { RuleIn } from '../given.ts';
import { wordsOn } from './words.ts';
import './sticker.css';

type Props = {
  readonly scene: Scene;
  readonly rule: RuleIn;
  /** Which one it is: they come one after the other. */
  readonly place: number;
  readonly isGlued: boolean;
  /** Whoever follows the link has seen enough here. */
};

/** A rule on its sticker: lifted and curled at a corner before it is glued, flat in its slot from then on. */
export function Sticker({ scene, rule: { slot, card }, place, isGlued }: Props): ReactNode {
  const { say, at } = scene;
  const heading = useId();
  const { text, does } = wordsOn(scene, card);
  return (
    <article
      className="sticker"
      aria-labelledby={heading}
      data-glued={isGlued || undefined}
      style={{ '--i': place } as CSSProperties}
    >
      <div className="sticker-paper">
        <div className="sticker-title">
          <p className="sticker-slot">
            {slot === 0 ? undefined : <b aria-hidden="true">{slot}</b>}
            <span className={slot === 0 ? '' : 'unseen'}>
              {slot === 0 ? say.ui('rite.noSlot') : say.ui('rite.slot', { n: slot })}
            </span>
          </p>
          <h3 id={heading}>{say.name(card)}</h3>
        </div>
        <div className="sticker-text">
          {(text ?? does ?? '').split(/\n+/).map((paragraph) => (
            <p key={paragraph}>
              <Explained scene={scene} text={paragraph} />
            </p>
          ))}
        </div>
        <a
          href={hashOf({ at: 'table', table: at.table.id, page: 'chronicle', place: card })}
          aria-label={say.ui('rite.showRule', { card: say.name(card) })}
          onClick={(event) => rememberLeaving(event.currentTarget)}
        >
          {say.ui('rite.openChronicle')}
        </a>
      </div>
    </article>
  );
}
