import type { Chair, LetIn } from '@charterstone/protocol';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Button } from '../../../parts/Button.tsx';
import type { Scene } from '../../scene.ts';
import { whoIs } from '../../whoIs.ts';
import { ChairDeeds } from './ChairDeeds.tsx';
import { deedsFor, gradeOf, seatView } from './chairs.ts';
import { InviteTo } from './InviteTo.tsx';
import { SeatName } from './SeatName.tsx';
import { ShowOut } from './ShowOut.tsx';
import type { Invites } from './useInvites.ts';
import { mayShowOut } from './usePeople.ts';

type Props = {
  readonly scene: Scene;
  readonly chair: Chair;
  readonly isHost: boolean;
  readonly invites: Invites;
  /** Whom the host knows to have been let in. */
  readonly people: readonly LetIn[];
  /** The seats that the server would give me. */
  readonly open: readonly number[];
};

/** One chair: whose it is, who plays there, whether they are here, and what can be done about it. */
export function ChairRow({ scene, chair, isHost, invites, people, open }: Props): ReactNode {
  const { at, now, say } = scene;
  const { seat, person, bot } = chair;
  const [isOpen, setOpen] = useState(false);
  const supply = now.charters.find((one) => one.seat === seat);
  const isFree = person === undefined && bot === undefined && supply?.automa !== true;
  const deeds = supply?.automa === true && person === undefined ? [] : deedsFor(chair, seatView(scene, open));
  const isHere = person !== undefined && at.here.includes(person.id);
  const charter = supply === undefined ? say.ui('menu.noCharter') : say.charter(supply.charter);
  const who = supply?.automa === true ? say.ui('menu.automa') : whoIs(scene, seat);
  const stranger = person !== undefined && mayShowOut(people, person.id, at.person) ? person : undefined;
  const hasChange = deeds.length > 0 || (isHost && isFree) || stranger !== undefined;
  return (
    <li
      className="chair"
      {...(supply === undefined
        ? {}
        : { style: { '--charter': `var(--${supply.charter}-m)` } as CSSProperties })}
    >
      <span className="chair-number" aria-hidden>
        {seat}
      </span>
      <span className="chair-who">
        <strong>{isFree ? say.ui('menu.free') : <bdi>{who}</bdi>}</strong>
        <small>
          {person === undefined ? undefined : (
            <>
              <span className="chair-here" data-here={isHere || undefined} aria-hidden />
              {say.ui(isHere ? 'menu.here' : 'menu.away')} ·{' '}
            </>
          )}
          {[
            say.ui('new.seat', { n: seat }),
            // Where somebody plays several, a charter is what a chair goes by.
            ...(who === charter && !isFree ? [] : [charter]),
            ...(person?.id === at.person ? [say.ui('menu.isYou')] : []),
            ...(person !== undefined && person.id === at.table.host ? [say.ui('menu.isHost')] : []),
            ...(bot === undefined
              ? []
              : [
                  say.ui(person === undefined ? 'menu.isBot' : 'menu.standsIn', {
                    level: gradeOf(say, bot),
                  }),
                ]),
          ].join(' · ')}
        </small>
      </span>
      {hasChange ? (
        <Button
          look="quiet"
          aria-expanded={isOpen}
          aria-label={say.ui('menu.actionsFor', { n: seat })}
          onPress={() => setOpen(!isOpen)}
        >
          {say.ui('menu.change')}
        </Button>
      ) : undefined}
      {isOpen ? (
        <div className="chair-change">
          {at.seats.includes(seat) ? <SeatName scene={scene} chair={chair} /> : undefined}
          <ChairDeeds scene={scene} chair={chair} deeds={deeds} />
          {stranger === undefined ? undefined : (
            <>
              <ShowOut scene={scene} person={stranger} onDone={() => invites.show(seat, undefined)} />
              <p className="field-hint">{say.ui('menu.showOutHint')}</p>
            </>
          )}
          {isHost && isFree && at.table.whatIf === undefined ? (
            <InviteTo table={at.table} seat={seat} invites={invites} />
          ) : undefined}
        </div>
      ) : undefined}
    </li>
  );
}
