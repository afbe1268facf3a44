import '../../parts/look.ts';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { part } from '../../app/part.ts';
import { useSettings } from '../../app/settings.ts';
import { withWords } from '../../app/words.ts';
import { Button } from '../../parts/Button.tsx';
import { Toasts } from '../../parts/Toasts.tsx';
import { rowLook } from '../headRoom.ts';
import type { Scene } from '../scene.ts';
import type { AtMyTable } from '../useTable.ts';
import { Announcer } from './Announcer.tsx';
import { type MenuAction, menuActions, type Opened } from './actions.ts';
import { MenuSign } from './MenuSign.tsx';
import { More } from './More.tsx';
import './menu.css';
import './notes.css';
import type { Help } from './useHelp.ts';
import { useBroad, useFingers, useNarrow, useRems, useSheets } from './useNarrow.ts';
import { usePageTitle } from './usePageTitle.ts';
import { isQuestion, useTableKey } from './useTableKey.ts';

// Most turns are played without them.
const TableSettings = part(
  async () =>
    (await withWords(['elsewhere', 'settings'], () => import('./settings/TableSettings.tsx'))).TableSettings,
);
const RewindDialog = part(
  async () => (await withWords(['settings'], () => import('./rewind/RewindDialog.tsx'))).RewindDialog,
);
const BugReport = part(
  async () => (await withWords(['settings'], () => import('./fault/BugReport.tsx'))).BugReport,
);
const KeysDialog = part(
  async () => (await withWords(['settings'], () => import('./keys/KeysDialog.tsx'))).KeysDialog,
);

type Props = {
  readonly scene: Scene;
  readonly mine: AtMyTable;
  readonly help: Help;
  /** What stands beside it: people, and what the table is called. */
  readonly beside: { readonly title: string; readonly names: readonly string[] };
};

/** What can be done at a table beside playing. */
export function TableMenu({ scene, mine, help, beside }: Props): ReactNode {
  const isNarrow = useNarrow();
  const isWide = useBroad();
  const rems = useRems();
  const isPhone = [useSheets(), useFingers()].every(Boolean);
  const [opened, setOpened] = useState<Opened>();
  const close = (): void => setOpened(undefined);
  useTableKey(
    isQuestion,
    useCallback(() => setOpened('keys'), []),
  );
  usePageTitle(scene);
  // One of the actions turns the sound off and on.
  useSettings();
  // A phone has no keys to tell of.
  const actions = menuActions(help, scene.at.table.id, scene.eyes > 0, setOpened).filter(
    ({ id }) => id !== 'keys' || !isPhone,
  );
  const look = isWide
    ? rowLook(
        rems,
        beside,
        actions.map(({ word, isRare }) => (isRare ? undefined : scene.say.ui(word))),
      )
    : 'few';
  const isBroad = look !== 'few';
  const daily = actions.filter(({ isDaily }) => isDaily === true);
  const rest = actions.filter(({ isDaily }) => isDaily !== true);
  return (
    <div className="table-menu">
      {isNarrow ? undefined : (
        <Row scene={scene} actions={isBroad ? actions : daily} hasWords={look === 'words'} />
      )}
      {isBroad ? undefined : <More scene={scene} actions={isNarrow ? actions : rest} />}
      <Announcer scene={scene} mine={mine} />
      <Toasts />
      <Suspense>
        {opened === 'settings' ? <TableSettings scene={scene} mine={mine} onClose={close} /> : undefined}
        {opened === 'keys' ? <KeysDialog onClose={close} /> : undefined}
        {opened === 'bug' ? <BugReport scene={scene} onClose={close} /> : undefined}
        {help.rewindTo === undefined ? undefined : (
          <RewindDialog scene={scene} mine={mine} help={help} first={help.rewindTo} />
        )}
      </Suspense>
    </div>
  );
}

export type ActionsProps = { readonly scene: Scene; readonly actions: readonly MenuAction[] };

function Row({ scene, actions, hasWords }: ActionsProps & { readonly hasWords: boolean }): ReactNode {
  const { say } = scene;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons that belong together.
    <div className="table-menu-row" role="group" aria-label={say.ui('menu.menu')}>
      {actions.map(({ id, word, sign, run, why, keys, isRare }) => (
        <span
          key={id}
          title={why === undefined ? titleOf(say.ui(word), keys) : undefined}
          data-why={why !== undefined || undefined}
          className="table-menu-place"
        >
          <Button
            aria-label={say.ui(word)}
            data-action={id}
            onPress={run}
            {...(why === undefined ? {} : { 'aria-disabled': true, 'aria-describedby': `why-${id}` })}
            {...(keys === undefined ? {} : { 'aria-keyshortcuts': keys })}
          >
            <MenuSign name={sign} />
            {isRare || !hasWords ? undefined : <span className="table-menu-word">{say.ui(word)}</span>}
          </Button>
          {why === undefined ? undefined : (
            <span id={`why-${id}`} role="tooltip" className="table-menu-why">
              {why}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}

function titleOf(word: string, keys: string | undefined): string {
  return keys === undefined ? word : `${word} (${keys.replace('Control', 'Ctrl')})`;
}
