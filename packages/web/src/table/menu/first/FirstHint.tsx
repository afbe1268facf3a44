import { type ReactNode, useMemo, useState } from 'react';
import { useMyself } from '../../../app/me.tsx';
import { change, useSettings } from '../../../app/settings.ts';
import { Button } from '../../../parts/Button.tsx';
import { tell } from '../../../parts/toasts.ts';
import type { Scene } from '../../scene.ts';
import type { AtMyTable } from '../../useTable.ts';
import { Note } from '../Note.tsx';
import { useLow } from '../useNarrow.ts';
import { dueHint } from './dueHint.ts';
import { useFirstFacts } from './firstFacts.ts';
import { useSeenHints } from './seenHints.ts';

type Props = {
  readonly scene: Scene;
  readonly mine: AtMyTable;
  /** One slip at a time: what somebody asked for comes first. */
  readonly isHidden: boolean;
};

/** The first time of everything comes with a word; once for everybody at this device, and never against anybody's will. */
export function FirstHint(props: Props): ReactNode {
  const { me } = useMyself();
  if (me === undefined) return undefined;
  const { at, eyes } = props.scene;
  // Whose device it is sits first. Others who share it may be somebody else at every table.
  const person = at.seats.indexOf(eyes) > 0 ? `${me.id}-${at.table.id}-${eyes}` : me.id;
  return <Hint key={person} person={person} {...props} />;
}

function Hint({ scene, mine, isHidden, person }: Props & { readonly person: string }): ReactNode {
  const { at, now, eyes, say } = scene;
  const { hints } = useSettings();
  const facts = useFirstFacts(at, mine.link, eyes, hints && now.game <= 1);
  const isLow = useLow();
  const [unfolded, setUnfolded] = useState<string>();
  const { seen, putAway } = useSeenHints(person);
  const charter = now.charters.find(({ seat, automa }) => seat === eyes && eyes > 0 && !automa)?.charter;
  const hint = useMemo(() => dueHint(facts, charter), [facts, charter]);
  if (isHidden || hint === undefined || seen.has(hint)) return undefined;
  return (
    <Note
      title={say.ui('menu.firstTime')}
      slim={isLow ? (unfolded === hint ? 'unfolded' : 'folded') : undefined}
      sign="hint"
      onClose={() => putAway(hint)}
      actions={
        <Button
          look="quiet"
          onPress={() => {
            change({ hints: false });
            tell(say.ui('menu.hintsOff'));
          }}
        >
          {say.ui('menu.noMoreHints')}
        </Button>
      }
    >
      {isLow ? (
        <Button
          look="quiet"
          className="note-fold"
          aria-expanded={unfolded === hint}
          onPress={() => setUnfolded(unfolded === hint ? undefined : hint)}
        >
          <span>{say.ui(hint)}</span>
        </Button>
      ) : (
        <p>{say.ui(hint)}</p>
      )}
    </Note>
  );
}
