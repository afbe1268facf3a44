import type { Inspection } from '@charterstone/rules';
import { type ReactNode, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { tell } from '../parts/toasts.ts';
import type { Scene } from '../table/scene.ts';
import type { Stop } from './stops.ts';
import type { Teller } from './teller.ts';
import { villagesAt } from './useBook.ts';

type Props = {
  readonly scene: Scene;
  readonly teller: Teller;
  readonly stops: readonly Stop[];
  /** The village of every game has come. */
  readonly isAllThere: boolean;
  readonly onFetched: (villages: ReadonlyMap<number, Inspection>) => void;
};

/** What can be done with the book: all of it is printed, or kept as a page. */
export function Tools({ scene, teller, stops, isAllThere, onFetched }: Props): ReactNode {
  const { say } = scene;
  const [isFetching, setIsFetching] = useState(false);
  const toPaper = async (): Promise<void> => {
    if (!isAllThere) {
      setIsFetching(true);
      // What can't be had now is told without its picture.
      const villages = await villagesAt(scene, stops).catch(() => undefined);
      setIsFetching(false);
      if (villages !== undefined) onFetched(villages);
    }
    print();
  };
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
      <small>{say.ui('annals.toolsHint')}</small>
      <Button look="paper" isBusy={isFetching} onPress={() => void toPaper()}>
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
