import type { ReactNode } from 'react';
import { useSay } from '../app/language.tsx';
import { hashOf, type TablePage } from '../app/route.ts';
import { LinkButton } from '../parts/Button.tsx';
import { Panel } from '../parts/Panel.tsx';
import type { Line } from '../wire/connection.ts';
import { JoinByLink } from './home/JoinByLink.tsx';
import { PlayedElsewhere } from './home/PlayedElsewhere.tsx';
import { Page } from './Page.tsx';

type Props = {
  readonly why: Extract<Line, { is: 'gone' }>['why'];
  /** What was to be opened there. */
  readonly page: TablePage | undefined;
  /** They were at the table a moment ago. */
  readonly wasHere: boolean;
};

/**
 * Why a table is not shown, and the ways on from here. The server tells nobody whether there is a table that is not theirs, so the
 * words fit both.
 */
export function Gone({ why, page, wasHere }: Props): ReactNode {
  const say = useSay();
  const isMoment = page === 'replay' && !wasHere;
  return (
    <Page title={say.ui(isMoment ? 'gone.moment' : 'gone.table')}>
      <Panel>
        {wasHere ? (
          <p>{say.ui(why === 'signedOut' ? 'screen.gone-signedOut' : 'screen.gone-notYours')}</p>
        ) : (
          <>
            <p>{say.ui(isMoment ? 'gone.momentText' : 'gone.tableText')}</p>
            <p>{say.ui(isMoment ? 'gone.momentAsk' : 'gone.tableAsk')}</p>
          </>
        )}
        <JoinByLink />
        <PlayedElsewhere />
        <div className="page-actions">
          <LinkButton look="gold" href={hashOf({ at: 'home' })}>
            {say.ui('page.home')}
          </LinkButton>
        </div>
      </Panel>
    </Page>
  );
}
