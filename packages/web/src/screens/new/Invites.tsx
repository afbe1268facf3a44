import { type ReactNode, useState } from 'react';
import { useSay } from '../../app/language.tsx';
import { hashOf } from '../../app/route.ts';
import { LinkButton } from '../../parts/Button.tsx';
import { inSentence } from '../../parts/names.ts';
import { Panel } from '../../parts/Panel.tsx';
import { MyName } from '../settings/MyName.tsx';
import { InviteLink } from './InviteLink.tsx';
import { type Made, openSeats, type SentInvite } from './made.ts';
import './new.css';

/** A link for each free seat and one for whoever wants to watch; then to the table. */
export function Invites({ made: { table, invites } }: { readonly made: Made }): ReactNode {
  const say = useSay();
  const [sent, setSent] = useState<readonly SentInvite[]>(invites);
  const toSeat = (seat: number | undefined): SentInvite | undefined =>
    sent.find(({ invite }) => invite.seat === seat);
  const replace = (seat: number | undefined, next: SentInvite | undefined): void =>
    setSent((before) => [
      ...before.filter(({ invite }) => invite.seat !== seat),
      ...(next === undefined ? [] : [next]),
    ]);
  return (
    <>
      {/* Whoever has only just come is a guest without a name, and would be one to their friends. */}
      <Panel>
        <MyName />
      </Panel>
      <Panel>
        <p>{say.ui('invite.text', { table: inSentence(table.name), n: openSeats(table).length })}</p>
        <ul className="invites">
          {openSeats(table).map((seat) => (
            <InviteLink
              key={seat}
              table={table}
              seat={seat}
              sent={toSeat(seat)}
              onChange={(next) => replace(seat, next)}
            />
          ))}
        </ul>
      </Panel>
      <Panel title={say.ui('invite.watching')}>
        <p>{say.ui('invite.watchText')}</p>
        <ul className="invites">
          <InviteLink
            table={table}
            seat={undefined}
            sent={toSeat(undefined)}
            onChange={(next) => replace(undefined, next)}
          />
        </ul>
      </Panel>
      <p className="invites-later">{say.ui('invite.later')}</p>
      <div className="page-actions">
        <LinkButton look="gold" href={hashOf({ at: 'table', table: table.id })}>
          {say.ui('invite.toTable')}
        </LinkButton>
      </div>
    </>
  );
}
