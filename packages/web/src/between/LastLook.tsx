import { MINIONS, RESOURCES, type Supply } from '@charterstone/rules';
import type { ReactNode } from 'react';
import { Drawn } from '../art/Drawn.tsx';
import { Button } from '../parts/Button.tsx';
import { cardPicture } from '../table/cardLook.ts';
import { faceOf } from '../table/content.ts';
import { Icon } from '../table/Icon.tsx';
import type { Scene } from '../table/scene.ts';
import type { BetweenProps } from './Between.tsx';
import { Note } from './Note.tsx';
import { keepText } from './promised.ts';
import { useKeep } from './useKeep.ts';
import './lastLook.css';

/**
 * What is left after the last game. The rules ask for it like after any other (rule 29), sort by sort; but whatever is answered, crate W
 * takes all of it. So it is only looked at once more, and put back with one press.
 */
export function LastLook({ scene, mine }: BetweenProps): ReactNode {
  const { say, now, question } = scene;
  const { isBusy, trouble, putBack } = useKeep(scene, mine);
  const own = now.charters.find(({ charter }) => charter === question?.charter);
  return (
    <>
      <Note scene={scene} text={keepText(scene, 0)} />
      {own === undefined ? undefined : <Left scene={scene} own={own} />}
      <div className="left-foot">
        <p aria-live="polite">{trouble}</p>
        <Button look="gold" isBusy={isBusy} data-mark="possible" onPress={putBack}>
          {say.ui('between.putBack')}
        </Button>
      </div>
    </>
  );
}

function Left({ scene, own }: { readonly scene: Scene; readonly own: Supply }): ReactNode {
  const { say, content } = scene;
  const goods = [
    ...(['coin', ...RESOURCES] as const).map((good) => ({ name: good, n: own.goods[good] })),
    ...MINIONS.map((minion) => ({
      name: minion,
      n: own.minions.filter((one) => one.minion === minion).length,
    })),
  ].filter(({ n }) => n > 0);
  return (
    <ul className="left-things">
      {goods.map(({ name, n }) => (
        <li key={name}>
          <Icon name={name} />
          <strong>{say.count(name, n)}</strong>
        </li>
      ))}
      {own.hand
        .filter((card) => isKeepable(faceOf(content, card)?.kind))
        .map((card) => {
          const picture = cardPicture(content, card);
          return (
            <li key={card}>
              {picture === undefined ? undefined : (
                <Drawn markup={picture.markup} viewBox={picture.viewBox} className="left-picture" />
              )}
              <strong>{say.name(card)}</strong>
            </li>
          );
        })}
    </ul>
  );
}

/** Cards that are kept from game to game (rule 29); what the story dealt goes its own ways. */
function isKeepable(kind: string | undefined): boolean {
  return (
    kind !== undefined && ['assistant', 'guest', 'item', 'friend', 'treasure', 'building'].includes(kind)
  );
}
