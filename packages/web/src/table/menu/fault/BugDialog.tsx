import type { ReactNode } from 'react';
import { Button } from '../../../parts/Button.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import type { Scene } from '../../scene.ts';
import { BugReport } from './BugReport.tsx';

type Props = { readonly scene: Scene; readonly onClose: () => void };

/** Something is not as it should be. */
export function BugDialog({ scene, onClose }: Props): ReactNode {
  const { say } = scene;
  return (
    <Dialog
      title={say.ui('menu.bug')}
      isOpen
      onClose={onClose}
      actions={
        <Button look="gold" onPress={onClose}>
          {say.ui('menu.close')}
        </Button>
      }
    >
      <BugReport scene={scene} />
    </Dialog>
  );
}
