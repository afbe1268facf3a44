import type { ReactNode } from 'react';
import { Button } from '../parts/Button.tsx';
import { Trouble } from '../parts/Trouble.tsx';
import { useDoing } from '../screens/settings/useDoing.ts';
import { ask } from '../wire/ask.ts';
import type { Scene } from './scene.ts';

/** Whoever has a bot play for them looks on, and comes back with one press. */
export function StandsIn({ scene }: { readonly scene: Scene }): ReactNode {
  const { at, eyes, say } = scene;
  const { isBusy, error, run } = useDoing();
  const comeBack = async (): Promise<void> => {
    await ask('handBack', { params: { table: at.table.id, seat: eyes } });
  };
  return (
    <>
      <Button look="gold" isBusy={isBusy} onPress={() => run(comeBack)}>
        {say.ui('screen.takeBack')}
      </Button>
      <Trouble error={error} />
    </>
  );
}
