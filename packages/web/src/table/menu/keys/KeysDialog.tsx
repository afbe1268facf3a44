import type { ReactNode } from 'react';
import { useSay } from '../../../app/language.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import { KeyList } from './KeyList.tsx';

/** What can be done without a mouse. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const say = useSay();
  return (
    <Dialog title={say.ui('menu.keys')} isOpen onClose={onClose}>
      <KeyList />
    </Dialog>
  );
}
