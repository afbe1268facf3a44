import { go } from '../../app/route.ts';
import { change, settings } from '../../app/settings.ts';
import type { MenuSignName } from './MenuSign.tsx';
import type { Help } from './useHelp.ts';

/** One thing to do at a table: the row of buttons and the menu of a phone show the same ones. */
export type MenuAction = {
  readonly id: string;
  readonly word:
    | 'screen.undo'
    | 'screen.hint'
    | 'menu.rewind'
    | 'chronicle.title'
    | 'annals.title'
    | 'replay.title'
    | 'device.mute'
    | 'device.unmute'
    | 'menu.table'
    | 'menu.keys'
    | 'menu.bug'
    | 'menu.leave';
  readonly sign: MenuSignName;
  readonly run: () => void;
  /** Why it can't be done now: whoever runs it is told. */
  readonly why?: string | undefined;
  /** Wanted on many a turn: where there is room for some only, these stay in sight. */
  readonly isDaily?: boolean;
  /** Hardly ever wanted: in the row its sign is enough. */
  readonly isRare?: boolean;
  /** The keys that do the same, as they are written on them. */
  readonly keys?: string;
};

export type Opened = 'settings' | 'keys' | 'bug';

export function menuActions(
  help: Help,
  table: string,
  isPlaying: boolean,
  open: (what: Opened) => void,
): readonly MenuAction[] {
  const playing: readonly MenuAction[] = [
    {
      id: 'undo',
      word: 'screen.undo',
      sign: 'undo',
      run: help.undo,
      why: help.whyNoUndo,
      keys: 'Control+Z',
      isDaily: true,
    },
    { id: 'hint', word: 'screen.hint', sign: 'hint', run: help.advice.ask, isDaily: true },
    { id: 'rewind', word: 'menu.rewind', sign: 'rewind', run: () => help.askRewind(0) },
  ];
  const { sound } = settings();
  return [
    ...(isPlaying ? playing : []),
    {
      id: 'chronicle',
      word: 'chronicle.title',
      sign: 'chronicle',
      run: () => go({ at: 'table', table, page: 'chronicle' }),
      isDaily: true,
    },
    { id: 'book', word: 'annals.title', sign: 'book', run: () => go({ at: 'table', table, page: 'book' }) },
    {
      id: 'replay',
      word: 'replay.title',
      sign: 'replay',
      run: () => go({ at: 'table', table, page: 'replay' }),
    },
    {
      id: 'sound',
      word: sound ? 'device.mute' : 'device.unmute',
      sign: sound ? 'sound' : 'mute',
      run: () => change({ sound: !sound }),
    },
    { id: 'settings', word: 'menu.table', sign: 'gear', run: () => open('settings'), isDaily: true },
    { id: 'keys', word: 'menu.keys', sign: 'keys', run: () => open('keys'), isRare: true, keys: '?' },
    { id: 'bug', word: 'menu.bug', sign: 'bug', run: () => open('bug'), isRare: true },
    { id: 'leave', word: 'menu.leave', sign: 'door', run: () => go({ at: 'home' }) },
  ];
}
