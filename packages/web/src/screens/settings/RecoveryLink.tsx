import type { Answered } from '@charterstone/protocol';
import { type ReactNode, useState } from 'react';
import { useSay } from '../../app/language.tsx';
import { Button } from '../../parts/Button.tsx';
import { CopyLink } from '../../parts/CopyLink.tsx';
import { Trouble } from '../../parts/Trouble.tsx';
import { ask } from '../../wire/ask.ts';
import { useDoing } from './useDoing.ts';

/** A link that brings me back on another device, once. */
export function RecoveryLink(): ReactNode {
  const say = useSay();
  const { isBusy, error, run } = useDoing();
  const [made, setMade] = useState<Answered<'askRecovery'> | undefined>(undefined);
  const day = new Intl.DateTimeFormat(say.lang, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className="settings-part">
      <h3>{say.ui('settings.recovery')}</h3>
      <p>{say.ui('settings.recoveryText')}</p>
      {made === undefined ? undefined : (
        <>
          <CopyLink label={say.ui('settings.recovery')} link={made.link} title="Charterstone" />
          <p className="field-hint">{say.ui('settings.recoveryUntil', { day: day.format(made.until) })}</p>
        </>
      )}
      <Trouble error={error} />
      <div className="page-actions">
        <Button
          look={made === undefined ? 'ink' : 'paper'}
          isBusy={isBusy}
          onPress={() => run(async () => setMade(await ask('askRecovery')))}
        >
          {say.ui(made === undefined ? 'settings.makeRecovery' : 'settings.newRecovery')}
        </Button>
      </div>
    </div>
  );
}
