import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { Dialog } from '../../../parts/Dialog.tsx';
import type { Scene } from '../../scene.ts';
import type { AtMyTable } from '../../useTable.ts';
import { ForYou } from './ForYou.tsx';
import { Naming } from './Naming.tsx';
import { Notes } from './Notes.tsx';
import { Seats } from './Seats.tsx';
import { TheTable } from './TheTable.tsx';
import './tableSettings.css';

export type SettingsProps = { readonly scene: Scene; readonly mine: AtMyTable };

const TABS = [
  { id: 'seats', shows: Seats },
  { id: 'names', shows: Naming },
  { id: 'notes', shows: Notes },
  { id: 'you', shows: ForYou },
  { id: 'table', shows: TheTable },
] as const;

/** Everything about a table that is not the game: who sits there, what it is called, how to leave it. */
export function TableSettings({
  scene,
  mine,
  onClose,
}: SettingsProps & { readonly onClose: () => void }): ReactNode {
  const { say, eyes } = scene;
  // Whoever only watches names nothing.
  const tabs = TABS.filter(({ id }) => eyes > 0 || id !== 'names');
  return (
    <Dialog title={say.ui('menu.settings')} isOpen onClose={onClose}>
      <Tabs className="table-settings">
        <TabList aria-label={say.ui('menu.settings')} className="settings-tabs">
          {tabs.map(({ id }) => (
            <Tab key={id} id={id} className="settings-tab">
              {say.ui(`menu.tab-${id}`)}
            </Tab>
          ))}
        </TabList>
        {tabs.map(({ id, shows: Shows }) => (
          <TabPanel key={id} id={id} className="settings-panel">
            <Shows scene={scene} mine={mine} />
          </TabPanel>
        ))}
      </Tabs>
    </Dialog>
  );
}
