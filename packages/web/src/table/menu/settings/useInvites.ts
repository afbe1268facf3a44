import type { Invite } from '@charterstone/protocol';
import { useCallback, useEffect, useState } from 'react';
import type { SentInvite } from '../../../screens/new/made.ts';
import { ask } from '../../../wire/ask.ts';

/** The links of a table that still hold, and those that were made just now: only these can be shown. */
export type Invites = {
  readonly out: readonly Invite[];
  readonly sent: readonly SentInvite[];
  readonly revoke: (invite: string) => Promise<void>;
  /** The link for a seat (none: to watch) that is shown now, or none any more. */
  readonly show: (seat: number | undefined, sent: SentInvite | undefined) => void;
};

export function useInvites(table: string, isHost: boolean): Invites {
  const [out, setOut] = useState<readonly Invite[]>([]);
  const [sent, setSent] = useState<readonly SentInvite[]>([]);
  const look = useCallback(async (): Promise<void> => {
    const { invites } = await ask('invites', { params: { table } });
    setOut(invites.filter(({ revoked }) => !revoked));
  }, [table]);
  useEffect(() => {
    // A server that is away is told of where something is pressed.
    if (isHost) look().catch(() => {});
  }, [look, isHost]);
  const revoke = async (invite: string): Promise<void> => {
    await ask('revokeInvite', { params: { table, invite } });
    setSent((before) => before.filter((one) => one.invite.id !== invite));
    await look();
  };
  const show: Invites['show'] = (seat, made) => {
    setSent((before) => [
      ...before.filter(({ invite }) => invite.seat !== seat),
      ...(made === undefined ? [] : [made]),
    ]);
    look().catch(() => {});
  };
  return { out, sent, revoke, show };
}
