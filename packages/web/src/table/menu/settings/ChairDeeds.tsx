import type { Chair } from '@charterstone/protocol';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../parts/Button.tsx';
import { Pick } from '../../../parts/Pick.tsx';
import { Trouble } from '../../../parts/Trouble.tsx';
import { useDoing } from '../../../screens/settings/useDoing.ts';
import { ask, NotDone } from '../../../wire/ask.ts';
import type { Scene } from '../../scene.ts';
import { type ChairDeed, DEED_WORDS, gradeOf, LEVELS, type Level, OF_BOTS } from './chairs.ts';

type Props = { readonly scene: Scene; readonly chair: Chair; readonly deeds: readonly ChairDeed[] };

/** What can be done about a chair: at most a few buttons, with the level of a bot where one would play. */
export function ChairDeeds({ scene, chair, deeds }: Props): ReactNode {
  const { at, say } = scene;
  const { isBusy, error, run } = useDoing();
  const [level, setLevel] = useState<Level>(LEVELS.find((one) => one === chair.bot) ?? 'normal');
  const params = { table: at.table.id, seat: chair.seat };
  const done = async (deed: ChairDeed): Promise<void> => {
    switch (deed) {
      case 'playForMe':
      case 'botPlays':
      case 'botStandsIn':
        await ask('standIn', { params, body: { bot: level } });
        return;
      case 'takeBack':
      case 'botGoes':
      case 'handBack':
        await ask('handBack', { params });
        return;
      case 'sitDown':
      case 'sitDownAgain':
        await ask('takeSeat', { params });
        return;
      case 'getUp':
      case 'freeSeat':
        await ask('freeSeat', { params });
    }
  };
  // "Only the host may" would be wrong here: it is the chair that is not free to give.
  const isForbidden = error instanceof NotDone && error.error === 'forbidden';
  const isAbsence = deeds.includes('freeSeat') || deeds.includes('botStandsIn');
  const isFree = chair.person === undefined;
  return (
    <>
      {deeds.some((deed) => OF_BOTS.includes(deed)) ? (
        <Pick
          label={say.ui('menu.level')}
          value={level}
          onChange={setLevel}
          options={LEVELS.map((value) => ({ value, text: gradeOf(say, value) }))}
          hint={say.ui(`level-${level}`)}
        />
      ) : undefined}
      <div className="settings-line">
        {deeds.map((deed) => (
          <Button
            key={deed}
            isBusy={isBusy}
            look={deed === 'getUp' || deed === 'freeSeat' ? 'paper' : 'ink'}
            onPress={() => run(() => done(deed))}
          >
            {say.ui(DEED_WORDS[deed])}
          </Button>
        ))}
      </div>
      {deeds.includes('getUp') ? <p className="field-hint">{say.ui('menu.getUpHint')}</p> : undefined}
      {isAbsence ? (
        <p className="field-hint">{say.ui(isFree ? 'menu.leftHint' : 'menu.absentHint')}</p>
      ) : undefined}
      {isForbidden ? (
        <p className="field-error" role="alert">
          {say.ui(!isAbsence ? 'menu.notForYou' : isFree ? 'menu.leftTooSoon' : 'menu.tooSoon')}
        </p>
      ) : (
        <Trouble error={error} />
      )}
    </>
  );
}
