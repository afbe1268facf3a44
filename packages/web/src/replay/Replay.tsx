import '../parts/look.ts';
import { type ReactNode, useState } from 'react';
import { Busy } from '../parts/Busy.tsx';
import { Trouble } from '../parts/Trouble.tsx';
import type { PageProps } from '../table/page.ts';
import { Eyes } from './Eyes.tsx';
import { LookingBack } from './LookingBack.tsx';
import { useOutline } from './useOutline.ts';
import './replay.css';
import './steps.css';
import './deck.css';
import './timeline.css';
import './replayNarrow.css';

/** Looking back at a campaign, step by step, as somebody saw it. */
export function Replay({ mine, scene, place }: PageProps): ReactNode {
  const { say, at } = scene;
  const { plan, trouble, again } = useOutline(at.table.id, at.seq);
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const isShared = at.seats.length > 1;
  const eyes = isShared ? chosen : (at.seats[0] ?? 0);
  if (eyes === undefined || (isShared && !at.seats.includes(eyes)))
    return <Eyes scene={scene} onChoose={setChosen} />;
  if (plan === undefined)
    return (
      <main className="replay-waiting">
        {trouble === undefined ? (
          <Busy>{say.ui('replay.opening')}</Busy>
        ) : (
          <Trouble error={trouble} onAgain={again} />
        )}
      </main>
    );
  return (
    <LookingBack
      key={eyes}
      scene={scene}
      mine={mine}
      plan={plan}
      place={place}
      eyes={eyes}
      onEyes={isShared ? () => setChosen(undefined) : undefined}
    />
  );
}
