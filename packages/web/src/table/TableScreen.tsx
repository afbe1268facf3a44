import { Activity, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useSay } from '../app/language.tsx';
import { part } from '../app/part.ts';
import type { Route, TablePage } from '../app/route.ts';
import { withWords } from '../app/words.ts';
import { LineNotice } from './LineNotice.tsx';
import { Playing } from './Playing.tsx';
import type { PageProps } from './page.ts';
import { useTable } from './useTable.ts';
import './table.css';
import './players.css';
import './playersClose.css';
import './cards.css';
import './mats.css';
import './inspector.css';
import './bargain.css';
import './side.css';
import './tray.css';
import './trayWords.css';
import './trayNarrow.css';
import './narrow.css';
import './lowTray.css';
import './low.css';
import './trayMany.css';
import './sheets.css';

// Most turns are played without them.
const PAGES: { readonly [P in TablePage]: ComponentType<PageProps> } = {
  chronicle: part(
    async () => (await withWords(['chronicle'], () => import('../chronicle/Chronicle.tsx'))).Chronicle,
  ),
  book: part(async () => (await withWords(['annals'], () => import('../book/Book.tsx'))).Book),
  replay: part(
    async () => (await withWords(['replay', 'elsewhere'], () => import('../replay/Replay.tsx'))).Replay,
  ),
};

const Gone = part(async () => (await withWords(['elsewhere'], () => import('../screens/Gone.tsx'))).Gone);

// Sounds can wait until there is something to see, and nobody is kept from playing without them.
const AtTable = lazy<ComponentType<Pick<PageProps, 'mine' | 'scene'>>>(async () => ({
  default: await import('../device/AtTable.tsx').then(
    (found) => found.AtTable,
    () => () => undefined,
  ),
}));

/** A table, from the first word of the server to the last. */
export function TableScreen({ route }: { readonly route: Extract<Route, { at: 'table' }> }): ReactNode {
  const mine = useTable(route.table);
  const say = useSay();
  if (mine?.line.is === 'gone')
    return <Gone why={mine.line.why} page={route.page} wasHere={mine.at !== undefined} />;
  if (mine?.scene === undefined)
    return (
      <>
        <p className="village-opening">{say.ui('screen.opening')}</p>
        {mine === undefined ? undefined : <LineNotice link={mine.link} line={mine.line} />}
      </>
    );
  const Page = route.page === undefined ? undefined : PAGES[route.page];
  return (
    <>
      {/* Whoever comes back from a page finds the village as it was left. */}
      <Activity mode={Page === undefined ? 'visible' : 'hidden'}>
        <Playing mine={mine} scene={mine.scene} />
      </Activity>
      <Suspense fallback={<p className="village-opening">{say.ui('screen.opening')}</p>}>
        {Page === undefined ? undefined : <Page mine={mine} scene={mine.scene} place={route.place} />}
      </Suspense>
      <LineNotice link={mine.link} line={mine.line} />
      <Suspense>
        <AtTable mine={mine} scene={mine.scene} />
      </Suspense>
    </>
  );
}
