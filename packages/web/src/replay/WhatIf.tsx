import { type ReactNode, useState } from 'react';
import { go } from '../app/route.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Field } from '../parts/Field.tsx';
import { Trouble } from '../parts/Trouble.tsx';
import type { Scene } from '../table/scene.ts';
import { ask } from '../wire/ask.ts';
import { copyName, LONGEST, type stepOf } from './copyName.ts';

type Props = {
  readonly scene: Scene;
  /** The place in the journal from which it is played on. */
  readonly seq: number;
  /** Where that is. */
  readonly step: ReturnType<typeof stepOf>;
  readonly onClose: () => void;
};

/** What if: a private copy of the campaign, to be played on from a moment. */
export function WhatIf({ scene, seq, step, onClose }: Props): ReactNode {
  const { say, at } = scene;
  // A copy of a copy is called after the same campaign.
  const [name, setName] = useState(() => copyName(say, at.table.whatIf?.name ?? at.table.name, step));
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<unknown>(undefined);
  const make = async (): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    try {
      const wanted = name.trim();
      const copy = await ask('whatIf', {
        params: { table: at.table.id, seq },
        body: wanted === '' ? {} : { name: wanted },
      });
      go({ at: 'table', table: copy.id });
    } catch (error) {
      setTrouble(error);
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={say.ui('replay.whatIf')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onPress={onClose}>
            {say.ui('replay.stayHere')}
          </Button>
          <Button look="gold" isBusy={isBusy} onPress={make}>
            {say.ui('replay.whatIfMake')}
          </Button>
        </>
      }
    >
      <p>{say.ui('replay.whatIfText')}</p>
      <p>{say.ui('replay.whatIfFair')}</p>
      <Field label={say.ui('replay.whatIfName')} value={name} onChange={setName} maxLength={LONGEST} />
      <Trouble error={trouble} />
    </Dialog>
  );
}
