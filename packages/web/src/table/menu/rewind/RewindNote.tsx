import type { Proposal } from '@charterstone/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../parts/Button.tsx';
import { inSentence } from '../../../parts/names.ts';
import { tell } from '../../../parts/toasts.ts';
import { useLog } from '../../log.ts';
import type { Scene } from '../../scene.ts';
import type { AtMyTable } from '../../useTable.ts';
import { whoIs } from '../../whoIs.ts';
import { Note } from '../Note.tsx';
import { placesIn } from './places.ts';
import './rewind.css';
import { useRewind } from './useRewind.ts';

type Props = { readonly scene: Scene; readonly mine: AtMyTable };

/** Somebody would like to go back: who, to where, and who still has to agree. */
export function RewindNote({ scene, mine }: Props): ReactNode {
  const { at, say } = scene;
  const { rewind, rewindOver } = at;
  const [ignored, setIgnored] = useState('');
  useEffect(
    () =>
      mine.link.onStep(({ rewoundTo }) => {
        if (rewoundTo !== undefined) tell(say.ui('menu.rewound'));
      }),
    [mine.link, say],
  );
  const known = useRef(rewindOver);
  useEffect(() => {
    if (rewindOver !== undefined && rewindOver !== known.current) tell(say.ui('menu.rewindOver'));
    known.current = rewindOver;
  }, [rewindOver, say]);
  if (rewind === undefined || rewind.base !== at.seq) return undefined;
  const wish = `${rewind.base} ${rewind.to}`;
  if (ignored === wish) return undefined;
  return <Wish scene={scene} mine={mine} rewind={rewind} ignore={() => setIgnored(wish)} />;
}

type WishProps = Props & { readonly rewind: Proposal; readonly ignore: () => void };

function Wish({ scene, mine, rewind, ignore }: WishProps): ReactNode {
  const { at, eyes, say } = scene;
  const told = useLog(at.table.id, mine.link, eyes);
  const { rewind: agree, withdraw } = useRewind(scene, mine);
  const place = placesIn(told, scene).find(({ seq }) => seq === rewind.to);
  const waits = rewind.needed.filter((seat) => !rewind.agreed.includes(seat));
  const isMine = rewind.agreed.some((seat) => at.seats.includes(seat));
  const isAsked = waits.some((seat) => at.seats.includes(seat));
  const names = (seats: readonly number[]): string =>
    say.list([...new Set(seats.map((seat) => inSentence(whoIs(scene, seat))))]);
  return (
    <Note
      title={say.ui('menu.rewindTitle')}
      sign="rewind"
      onClose={ignore}
      actions={
        isAsked ? (
          <>
            <Button look="quiet" onPress={ignore}>
              {say.ui('menu.notNow')}
            </Button>
            <Button look="gold" onPress={() => void agree(rewind.to)}>
              {say.ui('menu.agree')}
            </Button>
          </>
        ) : isMine ? (
          <Button look="quiet" onPress={() => void withdraw()}>
            {say.ui('menu.withdraw')}
          </Button>
        ) : undefined
      }
    >
      <p>
        {isMine ? say.ui('menu.rewindMine') : say.ui('menu.rewindBy', { who: names(rewind.agreed) })}{' '}
        {place === undefined
          ? rewind.to === 0 && say.ui('menu.rewindStart')
          : say.ui('menu.rewindTo', { what: place.what })}
      </p>
      {waits.length === 0 ? undefined : <p>{say.ui('menu.rewindWaits', { who: names(waits) })}</p>}
      <p className="note-hint">{say.ui('menu.rewindHint')}</p>
    </Note>
  );
}
