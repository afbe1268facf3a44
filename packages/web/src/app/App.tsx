import { type ReactNode, Suspense } from 'react';
import { NewVersion } from '../device/NewVersion.tsx';
import { Home } from '../screens/home/Home.tsx';
import { Calm } from './Calm.tsx';
import { InLanguage } from './language.tsx';
import { WithMe } from './me.tsx';
import { part } from './part.ts';
import { hashOf, type Route, useRoute } from './route.ts';
import { withWords } from './words.ts';

// Whoever only looks at the list of tables need not load a village.
const TableScreen = part(async () => (await import('../table/TableScreen.tsx')).TableScreen);
const Elsewhere = part(
  async () => (await withWords(['elsewhere'], () => import('../screens/Elsewhere.tsx'))).Elsewhere,
);

function Place({ route }: { readonly route: Route }): ReactNode {
  switch (route.at) {
    case 'home':
      return <Home />;
    case 'table':
      return <TableScreen key={route.table} route={route} />;
    default:
      return <Elsewhere route={route} />;
  }
}

export function App(): ReactNode {
  const route = useRoute();
  return (
    <InLanguage>
      <WithMe>
        <Calm key={hashOf(route.at === 'table' ? { at: 'table', table: route.table } : route)}>
          <Suspense>
            <Place route={route} />
          </Suspense>
        </Calm>
        <NewVersion isBusy={route.at === 'table'} />
      </WithMe>
    </InLanguage>
  );
}
