import './pressable.ts';
import type { ReactNode } from 'react';
import { Dialog as Asked, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useSay } from '../app/language.tsx';
import { Button } from './Button.tsx';
import './dialog.css';

export type DialogProps = {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The buttons below, the one to press last; where nothing is said, one that closes it. */
  readonly actions?: ReactNode;
  /** Somebody has to answer: what can't be taken back. */
  readonly isAlert?: boolean;
};

/** Something before everything else. Escape and a press beside it close it; focus goes back to where it came from. */
export function Dialog({
  title,
  isOpen,
  onClose,
  children,
  actions = <Close onClose={onClose} />,
  isAlert = false,
}: DialogProps): ReactNode {
  return (
    <ModalOverlay
      className="dialog-veil"
      isOpen={isOpen}
      isDismissable
      onOpenChange={(isStill) => {
        if (!isStill) onClose();
      }}
    >
      <Modal className="dialog-place">
        <Asked className="dialog" role={isAlert ? 'alertdialog' : 'dialog'}>
          <Heading slot="title" className="dialog-title">
            {title}
          </Heading>
          <div className="dialog-body">{children}</div>
          <div className="dialog-actions">{actions}</div>
        </Asked>
      </Modal>
    </ModalOverlay>
  );
}

function Close({ onClose }: Pick<DialogProps, 'onClose'>): ReactNode {
  const say = useSay();
  return (
    <Button look="gold" onPress={onClose}>
      {say.ui('screen.close')}
    </Button>
  );
}
