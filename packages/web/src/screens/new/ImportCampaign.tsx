import { type ReactNode, useRef, useState } from 'react';
import { useSay } from '../../app/language.tsx';
import { useMyself } from '../../app/me.tsx';
import { settings } from '../../app/settings.ts';
import { Busy } from '../../parts/Busy.tsx';
import { Button } from '../../parts/Button.tsx';
import { nameIn } from '../../parts/names.ts';
import { Panel } from '../../parts/Panel.tsx';
import { Trouble } from '../../parts/Trouble.tsx';
import { ask } from '../../wire/ask.ts';
import { type Made, withInvites } from './made.ts';

/** A campaign that was exported, here or elsewhere, put back on a table. The rules check all of it first. */
export function ImportCampaign({ onMade }: { readonly onMade: (made: Made) => void }): ReactNode {
  const say = useSay();
  const { arrive } = useMyself();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(undefined);
  const bring = async (file: File): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const journal = await file.text();
      await arrive();
      const name = nameIn(file.name.replace(/\.\w+$/, '').slice(0, 40)) ?? say.ui('new.usualName');
      const { language } = settings();
      onMade(await withInvites(await ask('importTable', { body: { name, language, journal } })));
    } catch (trouble) {
      setError(trouble);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel title={say.ui('import.title')}>
      <p>{say.ui('import.text')}</p>
      <input
        ref={input}
        type="file"
        className="unseen"
        tabIndex={-1}
        aria-label={say.ui('import.choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again after it was mended.
          target.value = '';
          if (file !== undefined) void bring(file);
        }}
      />
      <Trouble error={error} />
      {isBusy ? <Busy>{say.ui('import.checking')}</Busy> : undefined}
      <div className="page-actions">
        <Button isBusy={isBusy} onPress={() => input.current?.click()}>
          {say.ui('import.choose')}
        </Button>
      </div>
    </Panel>
  );
}
