import type { ListedTable } from '@charterstone/protocol';
import { type ReactNode, useState } from 'react';
import { useSay } from '../../app/language.tsx';
import { go, hashOf } from '../../app/route.ts';
import { Button } from '../../parts/Button.tsx';
import { gameText } from '../../parts/gameText.ts';
import { inSentence } from '../../parts/names.ts';
import { Sign } from '../../parts/Sign.tsx';
import { tell } from '../../parts/toasts.ts';
import { ask } from '../../wire/ask.ts';
import { Seated } from './Seated.tsx';
import { isMyTurn, standingText } from './standing.ts';

type TableRowProps = {
  readonly listed: ListedTable;
  readonly now: number;
  readonly onChanged: () => Promise<void>;
  readonly onTrouble: (error: unknown) => void;
};

export function TableRow({ listed, now, onChanged, onTrouble }: TableRowProps): ReactNode {
  const say = useSay();
  const [isBusy, setBusy] = useState(false);
  const { table, hidden, left, mine } = listed;
  const turn = isMyTurn(listed);
  const doing = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    onTrouble(undefined);
    try {
      await work();
    } catch (error) {
      onTrouble(error);
    } finally {
      setBusy(false);
    }
  };
  const putAway = async (): Promise<void> => {
    await ask('hideTable', { params: { table: table.id }, body: { hidden: !hidden } });
    await onChanged();
    tell(say.ui(hidden ? 'home.isBack' : 'home.isPutAway', { table: inSentence(table.name) }));
  };
  const comeBack = async (): Promise<void> => {
    await ask('comeBack', { params: { table: table.id } });
    go({ at: 'table', table: table.id });
  };
  const name = <bdi className="table-name">{table.name}</bdi>;
  return (
    <li className={`table-row${turn ? ' table-mine' : ''}`}>
      <div className="table-about">
        <p className="table-head">
          {left ? name : <a href={hashOf({ at: 'table', table: table.id })}>{name}</a>}{' '}
          <span className="table-game">{gameText(say, listed.game)}</span>
          {table.whatIf === undefined ? undefined : (
            <span className="table-what-if" title={say.ui('replay.whatIfOf', { table: table.whatIf.name })}>
              {say.ui('replay.whatIf')}
            </span>
          )}
        </p>
        <Seated seats={table.seats} automas={table.automas} mine={mine} />
        <p className="table-standing">
          {turn ? <span className="table-mark" aria-hidden="true" /> : undefined}
          {standingText(say, listed, now)}
        </p>
      </div>
      <div className="table-do">
        {left ? (
          <Button look="ink" isBusy={isBusy} onPress={() => doing(comeBack)}>
            {say.ui('home.sitDownAgain')}
          </Button>
        ) : undefined}
        {left && !hidden ? undefined : (
          <Button
            look="quiet"
            isIcon
            isBusy={isBusy}
            onPress={() => doing(putAway)}
            aria-label={say.ui(hidden ? 'home.takeOut' : 'home.hide', { table: inSentence(table.name) })}
          >
            <Sign name={hidden ? 'takeOut' : 'putAway'} />
          </Button>
        )}
      </div>
    </li>
  );
}
