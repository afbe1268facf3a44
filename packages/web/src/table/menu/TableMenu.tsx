import '../../parts/look.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { Button } from '../../parts/Button.tsx';
import { Toasts } from '../../parts/Toasts.tsx';
import type { Scene } from '../scene.ts';
import type { AtMyTable } from '../useTable.ts';
import { Announcer } from './Announcer.tsx';
import { type MenuAction, menuActions } from './actions.ts';
import { MenuSign } from './MenuSign.tsx';
import './menu.css';
import type { Help } from './useHelp.ts';
import { useNarrow } from './useNarrow.ts';
import { usePageTitle } from './usePageTitle.ts';

// Most turns are played without them.
const TableSettings = lazy(async () => ({
  default: (await import('./settings/TableSettings.tsx')).TableSettings,
}));
const RewindDialog = lazy(async () => ({
  default: (await import('./rewind/RewindDialog.tsx')).RewindDialog,
}));

type Props = { readonly scene: Scene; readonly mine: AtMyTable; readonly help: Help };

/** What can be done at a table beside playing. */
export function TableMenu({ scene, mine, help }: Props): ReactNode {
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  usePageTitle(scene);
  const actions = menuActions(help, scene.eyes > 0, () => setOpen(true));
  return (
    <div className="table-menu">
      {isNarrow ? <More scene={scene} actions={actions} /> : <Row scene={scene} actions={actions} />}
      <Announcer scene={scene} mine={mine} />
      <Toasts />
      <Suspense>
        {isOpen ? <TableSettings scene={scene} mine={mine} onClose={() => setOpen(false)} /> : undefined}
        {help.rewindTo === undefined ? undefined : (
          <RewindDialog scene={scene} mine={mine} help={help} first={help.rewindTo} />
        )}
      </Suspense>
    </div>
  );
}

type ActionsProps = { readonly scene: Scene; readonly actions: readonly MenuAction[] };

function Row({ scene, actions }: ActionsProps): ReactNode {
  const { say } = scene;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons that belong together.
    <div className="table-menu-row" role="group" aria-label={say.ui('menu.menu')}>
      {actions.map(({ id, word, sign, run, keys }) => (
        <span key={id} title={keys === undefined ? say.ui(word) : `${say.ui(word)} (Ctrl+Z)`} className="table-menu-place">
          <Button
            aria-label={say.ui(word)}
            isDisabled={run === undefined}
            onPress={() => run?.()}
            {...(keys === undefined ? {} : { 'aria-keyshortcuts': keys })}
          >
            <MenuSign name={sign} />
            <span className="table-menu-word">{say.ui(word)}</span>
          </Button>
        </span>
      ))}
    </div>
  );
}

/** All of it behind one button, where there is no room for more. */
function More({ scene, actions }: ActionsProps): ReactNode {
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
