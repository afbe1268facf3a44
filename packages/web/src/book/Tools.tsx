import { type ReactNode, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { tell } from '../parts/toasts.ts';
import type { Scene } from '../table/scene.ts';
import type { Stop } from './stops.ts';
import type { Teller } from './teller.ts';
import { villagesAt } from './useBook.ts';

type Props = { readonly scene: Scene; readonly teller: Teller; readonly stops: readonly Stop[] };

/** What can be done with the book: print what is open, or keep all of it as a page. */
export function Tools({ scene, teller, stops }: Props): ReactNode {
  const { say } = scene;
  const [isBusy, setIsBusy] = useState(false);
  const save = async (): Promise<void> => {
    setIsBusy(true);
    try {
      // Few people save it, and then once.
      const [{ keepsakeOf }, { fontsToKeep }, villages] = await Promise.all([
        import('./keepsake.ts'),
        import('./keepsakeFonts.ts'),
        villagesAt(scene, stops),
      ]);
      const fonts = await fontsToKeep();
      const { name } = scene.at.table;
      const date = new Date().toLocaleDateString(say.lang, { dateStyle: 'long' });
      handOut(keepsakeOf({ teller, name, date, villages, fonts }), `${fileName(name)}.html`);
      tell(say.ui('annals.savedToast'));
    } catch {
      tell(say.ui('annals.trouble'));
    }
    setIsBusy(false);
  };
  return (
    <div className="book-tools">
      <Button look="paper" onPress={() => print()}>
        {say.ui('annals.print')}
      </Button>
      <Button look="gold" isBusy={isBusy} onPress={() => void save()}>
        {say.ui('annals.save')}
      </Button>
    </div>
  );
}

/** A name that every system takes for a file. */
function fileName(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  return plain === '' ? 'charterstone' : plain.slice(0, 60);
}

function handOut(text: string, file: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/html;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 30_000);
}
