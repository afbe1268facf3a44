import { type Choice, choiceText } from '@charterstone/rules';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../parts/Button.tsx';
import type { BetweenProps } from './Between.tsx';
import { Note } from './Note.tsx';
import { refusedPlots } from './refusedPlots.ts';
import { ISLAND, PLOT, SiteOption } from './SiteOption.tsx';
import { useFresh } from './useFresh.ts';

/** First the island, then the plot that it lies over. */
export function Islands({ scene, acting }: BetweenProps): ReactNode {
  const { say, choices, now } = scene;
  const [wanted, setWanted] = useState<string | undefined>(undefined);
  const isFresh = useFresh(wanted);
  // What was pressed is gone with its step: whoever uses keys, or listens, goes on with the next one.
  const step = useRef<HTMLElement>(null);
  const turn = (island: string | undefined): void => {
    flushSync(() => setWanted(island));
    step.current?.focus({ preventScroll: true });
    // A step is often higher than the page, so only its beginning is brought into sight, below the whole headline where both have room.
    step.current?.closest('.between')?.querySelector('.between-head')?.scrollIntoView({ block: 'nearest' });
    step.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  };
  const refused = useMemo(() => refusedPlots(scene), [scene]);
  const islands = [...new Set(choices.map(({ what }) => String(what)))];
  const island = islands.find((one) => one === wanted) ?? (islands.length === 1 ? islands[0] : undefined);
  if (island === undefined)
    return (
      <section ref={step} className="between-step" tabIndex={-1} aria-label={say.ui('between.islandFirst')}>
        <Note scene={scene} text={say.ui(now.campaignOver ? 'between.islandShared' : 'between.islandWhy')} />
        <Note scene={scene} text={say.ui('between.islandFirst')} />
        <ul className="options" data-fresh={isFresh || undefined}>
          {islands.map((one) => (
            <li key={one}>
              <SiteOption scene={scene} site={one} words={ISLAND} onPress={() => turn(one)} />
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
      <ul className="options plot-options" data-fresh={isFresh || undefined}>
        {plots.map((choice: Choice) => (
          <li key={choiceText(choice)}>
            <SiteOption
              scene={scene}
              site={choice.at ?? ''}
              words={PLOT}
              onPress={() => acting.choose(choice)}
            />
          </li>
        ))}
        {refused.map(({ plot, why }) => (
          <li key={plot}>
            <SiteOption scene={scene} site={plot} words={PLOT} why={why} />
          </li>
        ))}
      </ul>
      {islands.length > 1 ? (
        <div className="keep-foot">
          <Button look="paper" onPress={() => turn(undefined)}>
            {say.ui('screen.back')}
          </Button>
        </div>
      ) : undefined}
    </section>
  );
}
