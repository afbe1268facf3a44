import type { ReactNode } from 'react';
import { ChairRow } from './ChairRow.tsx';
import { Company } from './Company.tsx';
import { InviteTo } from './InviteTo.tsx';
import { Onlookers } from './Onlookers.tsx';
import { Section } from './Section.tsx';
import type { SettingsProps } from './TableSettings.tsx';
import { useInvites } from './useInvites.ts';
import { useOpenSeats } from './useOpenSeats.ts';
import { usePeople } from './usePeople.ts';

const MOST_SEATS = 6;

/** Who sits where and who is here; as host, who may come. */
export function Seats({ scene, mine }: SettingsProps): ReactNode {
  const { at, say, now } = scene;
  const { table, person } = at;
  const isHost = table.host === person;
  // A copy of a campaign is played on for oneself.
  const mayInvite = isHost && table.whatIf === undefined;
  const invites = useInvites(table.id, mayInvite);
  const people = usePeople(at, mayInvite);
  const shared = { scene, isHost, invites, people, open: useOpenSeats(table) };
  const automas = now.charters.filter(
    ({ seat, automa }) => automa && !table.seats.some((one) => one.seat === seat),
  );
  const taken = [...table.seats, ...now.charters].map(({ seat }) => seat);
  const next = Array.from({ length: MOST_SEATS }, (_, i) => i + 1).find((seat) => !taken.includes(seat));
  const watching = at.here.filter((id) => !table.seats.some((one) => one.person?.id === id)).length;
  const hasRoom = now.game > 0 && !now.over;
  return (
    <>
      <ul className="chairs" aria-label={say.ui('menu.tab-seats')}>
        {table.seats.map((chair) => (
          <ChairRow key={chair.seat} chair={chair} {...shared} />
        ))}
        {automas.map(({ seat }) => (
          <ChairRow key={seat} chair={{ seat }} {...shared} />
        ))}
      </ul>
      {watching === 0 ? undefined : <p>{say.ui('menu.watchingNow', { n: watching })}</p>}
      {mayInvite && hasRoom && next !== undefined ? (
        <Section title={say.ui('menu.another')}>
          <p>{say.ui('menu.anotherText')}</p>
          <InviteTo table={table} seat={next} invites={invites} />
        </Section>
      ) : undefined}
      {mayInvite ? (
        <Section title={say.ui('menu.watchers')}>
          <Onlookers scene={scene} people={people} onDone={() => invites.show(undefined, undefined)} />
          <p>{say.ui('invite.watchText')}</p>
          <InviteTo table={table} seat={undefined} invites={invites} />
        </Section>
      ) : undefined}
      <Company scene={scene} mine={mine} />
    </>
  );
}
