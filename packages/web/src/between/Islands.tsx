import { type Choice, choiceText } from '@charterstone/rules';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Drawn } from '../art/Drawn.tsx';
import { ISLAND_BOX, islandArt } from '../board/islandArt.ts';
import { plotArt } from '../board/plotArt.ts';
import { Button } from '../parts/Button.tsx';
import { cardPicture, toneOf } from '../table/cardLook.ts';
import { Icon } from '../table/Icon.tsx';
import type { Scene } from '../table/scene.ts';
import type { BetweenProps } from './Between.tsx';
import { Note } from './Note.tsx';
import { Option } from './Option.tsx';

/** First the island, then the plot that it lies over. */
export function Islands({ scene, acting }: BetweenProps): ReactNode {
  const { say, choices, now } = scene;
  const [wanted, setWanted] = useState<string | undefined>(undefined);
  // What was pressed is gone with its step: whoever uses keys, or listens, goes on with the next one.
  const step = useRef<HTMLElement>(null);
  const turn = (island: string | undefined): void => {
    flushSync(() => setWanted(island));
    step.current?.focus();
  };
  const islands = [...new Set(choices.map(({ what }) => String(what)))];
  const island = islands.find((one) => one === wanted) ?? (islands.length === 1 ? islands[0] : undefined);
  if (island === undefined)
    return (
      <section ref={step} className="between-step" tabIndex={-1} aria-label={say.ui('between.islandFirst')}>
        <Note scene={scene} text={say.ui(now.campaignOver ? 'between.islandShared' : 'between.islandWhy')} />
        <Note scene={scene} text={say.ui('between.islandFirst')} />
        <ul className="options">
          {islands.map((one) => (
            <li key={one}>
              <Option className="site-option" onPress={() => turn(one)}>
                <Site scene={scene} site={one} />
                <strong>{say.site(one)}</strong>
                <small>{standingOn(scene, one, 'between.islandEmpty', 'between.islandHolds')}</small>
              </Option>
            </li>
          ))}
        </ul>
      </section>
    );
  const plots = choices.filter(({ what }) => String(what) === island);
  const where = say.ui('between.islandWhere', { island: say.site(island) });
  return (
    <section ref={step} className="between-step" tabIndex={-1} aria-label={where}>
      <Note scene={scene} text={where} />
      <ul className="options">
        {plots.map((choice: Choice) => (
          <li key={choiceText(choice)}>
            <Option className="site-option" onPress={() => acting.choose(choice)}>
              <Site scene={scene} site={choice.at ?? ''} />
              <strong>{say.site(choice.at ?? '')}</strong>
              <small>{standingOn(scene, choice.at ?? '', 'between.plotEmpty', 'between.plotCovers')}</small>
            </Option>
          </li>
        ))}
      </ul>
      {islands.length > 1 ? (
        <Button look="paper" onPress={() => turn(undefined)}>
          {say.ui('screen.back')}
        </Button>
      ) : undefined}
    </section>
  );
}

function standingOn(
  { say, now }: Scene,
  site: string,
  empty: 'between.islandEmpty' | 'between.plotEmpty',
  full: 'between.islandHolds' | 'between.plotCovers',
): string {
  const card = now.village[site];
  return card === undefined ? say.ui(empty) : say.ui(full, { what: say.name(card) });
}

/** What stands there, drawn; where nothing does, the island or where the plot lies. */
function Site({ scene, site }: { readonly scene: Scene; readonly site: string }): ReactNode {
  const { content, now } = scene;
  const card = now.village[site];
  const picture = card === undefined ? undefined : cardPicture(content, card);
  const plot = plotArt(site);
  return (
    <span
      className="card-option-picture"
      data-empty={picture === undefined || undefined}
      style={card === undefined ? undefined : ({ '--tone': toneOf(content, card) } as CSSProperties)}
      aria-hidden
    >
      {picture !== undefined ? (
        <Drawn markup={picture.markup} viewBox={picture.viewBox} />
      ) : site.startsWith('sky-') ? (
        <Drawn markup={islandArt(site)} viewBox={ISLAND_BOX} />
      ) : plot !== undefined ? (
        <Drawn {...plot} />
      ) : (
        <Icon name="plot" />
      )}
    </span>
  );
}
