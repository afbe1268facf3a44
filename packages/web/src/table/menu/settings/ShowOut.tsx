import type { Person } from '@charterstone/protocol';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../parts/Button.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import { inSentence } from '../../../parts/names.ts';
import { Trouble } from '../../../parts/Trouble.tsx';
import { tell } from '../../../parts/toasts.ts';
import { useDoing } from '../../../screens/settings/useDoing.ts';
import { ask } from '../../../wire/ask.ts';
import { calledAt } from '../../names.ts';
import type { Scene } from '../../scene.ts';

type Props = {
  readonly scene: Scene;
  readonly person: Person;
  /** Links have ended with it. */
  readonly onDone: () => void;
};

/** To show out somebody who has not played: asked once more, because they lose the table by it. */
export function ShowOut({ scene, person, onDone }: Props): ReactNode {
  const { at, say } = scene;
  const { isBusy, error, run } = useDoing();
  const [isAsked, setAsked] = useState(false);
  const who = inSentence(calledAt(at, person, say) ?? '?');
  const showOut = (): void =>
    void run(async () => {
      await ask('showOut', { params: { table: at.table.id, person: person.id } });
      setAsked(false);
      tell(say.ui('menu.showOutDone', { who }));
      onDone();
    });
  return (
    <>
      <div className="settings-line">
        <Button look="paper" aria-label={say.ui('menu.showOutWho', { who })} onPress={() => setAsked(true)}>
          {say.ui('menu.showOut')}
        </Button>
      </div>
      <Dialog
        title={say.ui('menu.showOutTitle', { who })}
        isOpen={isAsked}
        isAlert
        onClose={() => setAsked(false)}
        actions={
          <>
            <Button look="paper" onPress={() => setAsked(false)}>
              {say.ui('menu.notNow')}
            </Button>
            <Button look="danger" isBusy={isBusy} onPress={showOut}>
              {say.ui('menu.showOut')}
            </Button>
          </>
        }
      >
        <p>{say.ui('menu.showOutText')}</p>
        <p>{say.ui('menu.showOutOnly')}</p>
        <Trouble error={error} />
      </Dialog>
    </>
  );
}
