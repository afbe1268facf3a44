import type { ReactNode } from 'react';
import { Button } from '../../../parts/Button.tsx';
import { Trouble } from '../../../parts/Trouble.tsx';
import { useDoing } from '../../../screens/settings/useDoing.ts';
import { ask } from '../../../wire/ask.ts';
import type { Scene } from '../../scene.ts';

/** The whole campaign as a file. */
export function Export({ scene }: { readonly scene: Scene }): ReactNode {
  const { say, at } = scene;
  const { isBusy, error, run } = useDoing();
  return (
    <>
      <p>{say.ui('menu.exportText')}</p>
      <div className="settings-line">
        <Button
          isBusy={isBusy}
          onPress={() =>
            run(async () => {
              const file = await ask('exportTable', { params: { table: at.table.id } });
              download(file, `charterstone-${fileName(at.table.name)}.jsonl`);
            })
          }
        >
          {say.ui('menu.download')}
        </Button>
      </div>
      <Trouble error={error} />
    </>
  );
}

/** Every system takes letters, digits and dashes; of other names nothing is left but that there was one. */
function fileName(name: string): string {
  return (
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/gi, '-')
      .replace(/^-|-$/g, '') || 'table'
  );
}

function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it by then; the text need not lie here for good.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
