import type { ReactNode, RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { MenuSign } from './MenuSign.tsx';
import type { Start } from './More.tsx';
import type { ActionsProps } from './TableMenu.tsx';

type Props = ActionsProps & {
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Where it begins; undefined while it is closed. */
  readonly start: Start | undefined;
  readonly close: () => void;
};

/** The list behind a button. */
export function MoreMenu({ scene, actions, button, start, close }: Props): ReactNode {
  const { say } = scene;
  return (
    <Popover
      className="more-menu"
      aria-label={say.ui('menu.more')}
      placement="bottom end"
      triggerRef={button}
      // Its place, its scrolling and its role are those of a menu.
      trigger="MenuTrigger"
      isOpen={start !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
    >
      <Menu
        aria-label={say.ui('menu.menu')}
        autoFocus={start === undefined || start === 'none' ? true : start}
        onAction={(key) => actions.find(({ id }) => id === key)?.run()}
        onClose={close}
      >
        {actions.map(({ id, word, sign, why }) => (
          <MenuItem
            key={id}
            id={id}
            className="more-item"
            data-why={why !== undefined || undefined}
            textValue={say.ui(word)}
          >
            <MenuSign name={sign} />
            <span>
              {say.ui(word)}
              {why === undefined ? undefined : <small>{why}</small>}
            </span>
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
