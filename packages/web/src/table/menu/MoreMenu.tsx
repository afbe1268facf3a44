import type { ReactNode } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { Button } from '../../parts/Button.tsx';
import { MenuSign } from './MenuSign.tsx';
import type { ActionsProps } from './TableMenu.tsx';

/** All of it behind one button, where there is no room for more. */
export function MoreMenu({ scene, actions }: ActionsProps): ReactNode {
  const { say } = scene;
  return (
    <MenuTrigger>
      <Button isIcon aria-label={say.ui('menu.more')}>
        <MenuSign name="more" />
      </Button>
      <Popover className="more-menu" placement="bottom end">
        <Menu
          aria-label={say.ui('menu.menu')}
          disabledKeys={actions.flatMap(({ id, run }) => (run === undefined ? [id] : []))}
          onAction={(key) => actions.find(({ id }) => id === key)?.run?.()}
        >
          {actions.map(({ id, word, sign }) => (
            <MenuItem key={id} id={id} className="more-item" textValue={say.ui(word)}>
              <MenuSign name={sign} />
              {say.ui(word)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
