import { type ReactNode, useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Button } from '../../../parts/Button.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import { useLog } from '../../log.ts';
import { refusalText } from '../../refusal.ts';
import type { Scene } from '../../scene.ts';
import type { AtMyTable } from '../../useTable.ts';
import type { Help } from '../useHelp.ts';
import { openAmong, othersToAsk, placesIn } from './places.ts';
import './rewind.css';
import { useClosed } from './useClosed.ts';
import { useRewind } from './useRewind.ts';

type Props = {
  readonly scene: Scene;
  readonly mine: AtMyTable;
  readonly help: Help;
  /** The place that was pointed at; 0: none yet. */
  readonly first: number;
};

/** Where to go back to, among what happened lately, and what that means for everybody. */
export function RewindDialog({ scene, mine, help, first }: Props): ReactNode {
  const { at, eyes, say } = scene;
  const told = useLog(at.table.id, mine.link, eyes);
  const closed = useClosed(scene);
  const { open: places, whyNot } = openAmong(
    closed === undefined ? [] : placesIn(told, scene),
    closed ?? new Map(),
    first,
  );
  const [picked, setPicked] = useState(first);
  const { rewind } = useRewind(scene, mine);
  const others = othersToAsk(scene);
  const close = (): void => help.askRewind(undefined);
  const isThere = places.some(({ seq }) => seq === picked);
  return (
    <Dialog
      title={say.ui('menu.rewindTitle')}
      isOpen
      onClose={close}
      actions={
        <>
          <Button look="quiet" onPress={close}>
            {say.ui('menu.close')}
          </Button>
          <Button
            look="gold"
            isDisabled={!isThere}
            onPress={() => {
              close();
              void rewind(picked);
            }}
          >
            {say.ui(others === 0 ? 'menu.rewindNow' : 'menu.rewindAsk')}
          </Button>
        </>
      }
    >
      {places.length === 0 ? undefined : <p>{say.ui('menu.rewindText', { n: others })}</p>}
      {whyNot === undefined ? undefined : <p>{refusalText(say, { lack: whyNot })}</p>}
      {closed === undefined ? undefined : places.length === 0 ? (
        whyNot === undefined && <p>{say.ui('menu.rewindNothing')}</p>
      ) : (
        <RadioGroup
          className="places"
          aria-label={say.ui('menu.rewindWhere')}
          value={String(picked)}
          onChange={(value) => setPicked(Number(value))}
        >
          <p className="field-label" aria-hidden>
            {say.ui('menu.rewindWhere')}
          </p>
          <div className="places-list">
            {places.map(({ seq, what }) => (
              <Radio key={seq} value={String(seq)} className="place">
                {what}
              </Radio>
            ))}
          </div>
        </RadioGroup>
      )}
    </Dialog>
  );
}
