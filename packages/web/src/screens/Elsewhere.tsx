import type { ReactNode } from 'react';
import type { Route } from '../app/route.ts';
import { Confirm } from './Confirm.tsx';
import { Credits } from './Credits.tsx';
import { Home } from './home/Home.tsx';
import { Join } from './Join.tsx';
import { NewCampaign } from './new/NewCampaign.tsx';
import { Recover } from './Recover.tsx';
import { SettingsScreen } from './settings/SettingsScreen.tsx';

/** Every place but the first page and the tables. */
export function Elsewhere({ route }: { readonly route: Route }): ReactNode {
  switch (route.at) {
    case 'new':
      return <NewCampaign />;
    case 'join':
      return <Join key={route.token} token={route.token} />;
    case 'recover':
      return <Recover key={route.token} token={route.token} />;
    case 'confirm':
      return <Confirm key={route.token} token={route.token} />;
    case 'settings':
      return <SettingsScreen />;
    case 'credits':
      return <Credits />;
    default:
      return <Home />;
  }
}
