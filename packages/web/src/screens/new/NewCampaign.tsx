import { type ReactNode, useState } from 'react';
import { useSay } from '../../app/language.tsx';
import { go } from '../../app/route.ts';
import { Page } from '../Page.tsx';
import { ImportCampaign } from './ImportCampaign.tsx';
import { Invites } from './Invites.tsx';
import { type Made, openSeats } from './made.ts';
import { PlanForm } from './PlanForm.tsx';

/** A new campaign: planned, or brought along; then the links for those who are not here yet. */
export function NewCampaign(): ReactNode {
  const say = useSay();
  const [made, setMade] = useState<Made | undefined>(undefined);
  const begin = (next: Made): void => {
    // Where nobody is expected, there is nothing more to do here.
    if (openSeats(next.table).length === 0) go({ at: 'table', table: next.table.id });
    else setMade(next);
  };
  if (made !== undefined)
    return (
      <Page key="invite" title={say.ui('invite.title')}>
        <Invites made={made} />
      </Page>
    );
  return (
    <Page key="plan" title={say.ui('new.title')}>
      <PlanForm onMade={begin} />
      <ImportCampaign onMade={begin} />
    </Page>
  );
}
