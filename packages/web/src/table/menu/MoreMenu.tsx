import type { ReactNode } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { Button } from '../../parts/Button.tsx';
import { MenuSign } from './MenuSign.tsx';
import type { ActionsProps } from './TableMenu.tsx';

/** A button with a list behind it, which is open: whoever has it loaded has pressed it. */
export function MoreMenu({ scene, actions }: ActionsProps): ReactNode {
  const { say } = scene;
  return (
    <MenuTrigger defaultOpen>
      <Button isIcon aria-label={say.ui('menu.more')}>
        <MenuSign name="more" />
      </Button>
      <Popover className="more-menu" placement="bottom end">
        <Menu
          aria-label={say.ui('menu.menu')}
          onAction={(key) => actions.find(({ id }) => id === key)?.run()}
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
    </MenuTrigger>
  );
}
