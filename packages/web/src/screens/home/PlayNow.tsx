import type { ListedTable } from '@charterstone/protocol';
import { type ReactNode, useState } from 'react';
import { useSay } from '../../app/language.tsx';
import { useMyself } from '../../app/me.tsx';
import { go } from '../../app/route.ts';
import { settings } from '../../app/settings.ts';
import { Button } from '../../parts/Button.tsx';
import { gameText } from '../../parts/gameText.ts';
import { inSentence } from '../../parts/names.ts';
import { Sign } from '../../parts/Sign.tsx';
import { Trouble } from '../../parts/Trouble.tsx';
import { ask } from '../../wire/ask.ts';
import { freshName, soloTable } from './solo.ts';
import { isMyTurn, toGoOn } from './standing.ts';

type PlayNowProps = {
  readonly tables: readonly ListedTable[] | undefined;
  /** Before, nobody knows whether there is a table to go on with. */
  readonly isReady: boolean;
};

/** The one thing to press: goes on where I am waited for, or opens a village with three bots. */
export function PlayNow({ tables = [], isReady }: PlayNowProps): ReactNode {
  const say = useSay();
  const { arrive } = useMyself();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(undefined);
  const before = toGoOn(tables);
  const play = async (): Promise<void> => {
    if (before !== undefined) {
      go({ at: 'table', table: before.table.id });
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      await arrive();
      const name = freshName(say.ui('home.myVillage'), tables);
      const made = await ask('makeTable', { body: soloTable(name, settings().language) });
      go({ at: 'table', table: made.id });
    } catch (trouble) {
      setError(trouble);
      setBusy(false);
    }
  };
  return (
    <div className="play">
      <Button look="gold" className="play-now" onPress={play} isBusy={isBusy} isDisabled={!isReady}>
        <span className="play-sign">
          <Sign name="play" />
        </span>
        <span className="play-words">
          <b>{say.ui('home.playNow')}</b>
          <small>{isBusy ? say.ui('home.opening') : aboutText(say, before)}</small>
        </span>
      </Button>
      <Trouble error={error} />
    </div>
  );
}

function aboutText(say: ReturnType<typeof useSay>, before: ListedTable | undefined): string {
  if (before === undefined) return say.ui('home.playAlone');
  const table = inSentence(before.table.name);
  const game = gameText(say, before.game);
  return say.ui(isMyTurn(before) ? 'home.goOnMyTurn' : 'home.goOn', { table, game });
}
