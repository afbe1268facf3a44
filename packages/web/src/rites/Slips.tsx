import type { Speaker } from '@charterstone/words/light';
import type { ReactNode } from 'react';
import { Button } from '../parts/Button.tsx';
import { Sign } from '../parts/Sign.tsx';
import type { WentByNote } from '../table/wentBy.ts';
import type { Waiting } from './row.ts';
import './slips.css';

type Props = {
  readonly offered: readonly Waiting[];
  readonly wentBy: WentByNote;
  readonly say: Speaker;
  readonly want: (some: readonly Waiting[]) => void;
  readonly end: (some: readonly Waiting[]) => void;
};

/** What there is to see for whoever likes to: one slip for one's absence, one for what happens meanwhile. It takes no focus from anybody. */
export function Slips({ offered, wentBy, say, want, end }: Props): ReactNode {
  const missed = offered.filter(({ isMissed }) => isMissed);
  const now = offered.filter(({ isMissed }) => !isMissed);
  return (
    <div className="rite-slips" role="status">
      {wentBy.words === undefined ? undefined : (
        <Slip words={wentBy.words} say={say} putAway={wentBy.putAway} />
      )}
      {missed.length === 0 ? undefined : (
        <Slip
          words={say.ui('rite.missed', { n: missed.length })}
          say={say}
          look={() => want(missed)}
          putAway={() => end(missed)}
        />
      )}
      {now.length === 0 ? undefined : (
        <Slip
          words={now.length === 1 ? (now[0]?.moment.title ?? '') : say.ui('rite.more', { n: now.length })}
          say={say}
          look={() => want(now)}
          putAway={() => end(now)}
        />
      )}
    </div>
  );
}

function Slip({
  words,
  say,
  look,
  putAway,
}: {
  readonly words: string;
  readonly say: Speaker;
  /** Not where all there is to see stands on it. */
  readonly look?: () => void;
  readonly putAway: () => void;
}): ReactNode {
  return (
    <section className="rite-slip" aria-label={words}>
      <p>{words}</p>
      {look === undefined ? undefined : (
        <Button look="ink" onPress={look}>
          {say.ui('rite.look')}
        </Button>
      )}
      <Button look="quiet" isIcon aria-label={`${say.ui('rite.putAway')}: ${words}`} onPress={putAway}>
        <Sign name="close" />
      </Button>
    </section>
  );
}
