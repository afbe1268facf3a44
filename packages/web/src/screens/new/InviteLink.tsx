import type { TableInfo } from '@charterstone/protocol';
import { type ReactNode, useState } from 'react';
import { useSay } from '../../app/language.tsx';
import { Button } from '../../parts/Button.tsx';
import { CopyLink } from '../../parts/CopyLink.tsx';
import { inSentence } from '../../parts/names.ts';
import { Trouble } from '../../parts/Trouble.tsx';
import { tell } from '../../parts/toasts.ts';
import { ask } from '../../wire/ask.ts';
import { inviteTo, type SentInvite } from './made.ts';

export type InviteLinkProps = {
  readonly table: TableInfo;
  /** Without one: a link to watch. */
  readonly seat: number | undefined;
  readonly sent: SentInvite | undefined;
  readonly onChange: (sent: SentInvite | undefined) => void;
};

/** One link: to hand on, to take back, to make anew. Its secret is shown once; the server does not keep it. */
export function InviteLink({ table, seat, sent, onChange }: InviteLinkProps): ReactNode {
  const say = useSay();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(undefined);
  const doing = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (trouble) {
      setError(trouble);
    } finally {
      setBusy(false);
    }
  };
  const make = async (): Promise<void> => onChange(await inviteTo(table.id, seat));
  const revoke = async (): Promise<void> => {
    if (sent === undefined) return;
    await ask('revokeInvite', { params: { table: table.id, invite: sent.invite.id } });
    onChange(undefined);
    tell(say.ui('invite.revoked'));
  };
  const label = seat === undefined ? say.ui('invite.watchLink') : say.ui('invite.seatLink', { n: seat });
  return (
    <li className="invite">
      <p className="field-label">{label}</p>
      {sent === undefined ? (
        <Button isBusy={isBusy} onPress={() => doing(make)} aria-label={`${say.ui('invite.make')}: ${label}`}>
          {say.ui('invite.make')}
        </Button>
      ) : (
        <CopyLink
          label={label}
          link={sent.link}
          title={say.ui('invite.shareTitle', { table: inSentence(table.name) })}
        >
          <Button
            look="quiet"
            isBusy={isBusy}
            onPress={() => doing(revoke)}
            aria-label={`${say.ui('invite.revoke')}: ${label}`}
          >
            {say.ui('invite.revoke')}
          </Button>
        </CopyLink>
      )}
      <Trouble error={error} />
    </li>
  );
}
