import type { TableInfo } from '@charterstone/protocol';
import type { ReactNode } from 'react';
import { useSay } from '../../../app/language.tsx';
import { Button } from '../../../parts/Button.tsx';
import { Trouble } from '../../../parts/Trouble.tsx';
import { tell } from '../../../parts/toasts.ts';
import { InviteLink } from '../../../screens/new/InviteLink.tsx';
import { useDoing } from '../../../screens/settings/useDoing.ts';
import type { Invites } from './useInvites.ts';

type Props = {
  readonly table: TableInfo;
  /** Without one: to watch. */
  readonly seat: number | undefined;
  readonly invites: Invites;
};

/** A link to a seat or to watch: a new one, and the ones that are out and can be taken back. */
export function InviteTo({ table, seat, invites }: Props): ReactNode {
  const say = useSay();
  const { isBusy, error, run } = useDoing();
  const sent = invites.sent.find(({ invite }) => invite.seat === seat);
  const older = invites.out.filter((invite) => invite.seat === seat && invite.id !== sent?.invite.id);
  return (
    <div className="chair-change">
      {older.length === 0 ? undefined : (
        <div className="settings-line">
          <p>{seat === undefined ? say.ui('menu.watchOut', { n: older.length }) : say.ui('menu.linkOut')}</p>
          <Button
            look="quiet"
            isBusy={isBusy}
            onPress={() =>
              run(async () => {
                for (const { id } of older) await invites.revoke(id);
                tell(say.ui('invite.revoked'));
              })
            }
          >
            {say.ui('invite.revoke')}
          </Button>
        </div>
      )}
      <ul>
        <InviteLink table={table} seat={seat} sent={sent} onChange={(next) => invites.show(seat, next)} />
      </ul>
      <Trouble error={error} />
    </div>
  );
}
