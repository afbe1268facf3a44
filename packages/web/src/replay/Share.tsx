import type { ReactNode } from 'react';
import { hashOf } from '../app/route.ts';
import { Button } from '../parts/Button.tsx';
import { CopyLink } from '../parts/CopyLink.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import type { Scene } from '../table/scene.ts';

type Props = { readonly scene: Scene; readonly seq: number; readonly onClose: () => void };

/** A moment of the campaign as a link. */
export function Share({ scene, seq, onClose }: Props): ReactNode {
  const { say, at } = scene;
  const link = new URL(
    hashOf({ at: 'table', table: at.table.id, page: 'replay', place: seq }),
    location.href,
  );
  return (
    <Dialog
      title={say.ui('replay.share')}
      isOpen
      onClose={onClose}
      actions={
        <Button look="ink" onPress={onClose}>
          {say.ui('screen.close')}
        </Button>
      }
    >
      {at.table.whatIf === undefined ? (
        <>
          <p>{say.ui('replay.shareText')}</p>
          <p>{say.ui('replay.shareMore')}</p>
        </>
      ) : (
        <p>{say.ui('replay.shareAlone')}</p>
      )}
      <CopyLink
        label={say.ui('replay.share')}
        link={link.href}
        title={say.ui('replay.shareTitle', { table: at.table.name })}
      />
    </Dialog>
  );
}
