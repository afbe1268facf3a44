import { type ReactNode, useState } from 'react';
import { Button } from '../../../parts/Button.tsx';
import { inSentence } from '../../../parts/names.ts';
import { Pick } from '../../../parts/Pick.tsx';
import { Trouble } from '../../../parts/Trouble.tsx';
import { useDoing } from '../../../screens/settings/useDoing.ts';
import { ask } from '../../../wire/ask.ts';
import { calledAt } from '../../names.ts';
import type { Scene } from '../../scene.ts';

/** Who looks after the table, and who will. */
export function Hosting({ scene }: { readonly scene: Scene }): ReactNode {
  const { say, at } = scene;
  const params = { table: at.table.id };
  const { isBusy, error, run } = useDoing();
  const { host } = at.table;
  const isHost = host === at.person;
  const isAway = host === undefined || !at.here.includes(host);
  return (
    <>
      <p>
        {host === undefined
          ? say.ui('menu.hostNobody')
          : say.ui('menu.hostIs', { who: isHost ? say.ui('menu.isYou') : hostName(scene) })}
      </p>
      {isHost ? <HandOver scene={scene} /> : undefined}
      {!isHost && isAway && at.seats.length > 0 ? (
        <>
          <div className="settings-line">
            <Button
              isBusy={isBusy}
              onPress={() => run(async () => void (await ask('becomeHost', { params })))}
            >
              {say.ui('menu.becomeHost')}
            </Button>
          </div>
          <p className="field-hint">{say.ui('menu.becomeHostHint')}</p>
        </>
      ) : undefined}
      <Trouble error={error} />
    </>
  );
}

function HandOver({ scene }: { readonly scene: Scene }): ReactNode {
  const { say, at } = scene;
  const { isBusy, error, run } = useDoing();
  const others = othersWhoPlay(scene);
  const [picked, setPicked] = useState(others[0]?.value ?? '');
  const heir = others.find(({ value }) => value === picked) ?? others[0];
  if (heir === undefined) return <p className="field-hint">{say.ui('menu.handOverNobody')}</p>;
  return (
    <>
      <div className="settings-line">
        <Pick label={say.ui('menu.handOver')} value={heir.value} onChange={setPicked} options={others} />
        <Button
          isBusy={isBusy}
          onPress={() =>
            run(
              async () =>
                void (await ask('changeTable', {
                  params: { table: at.table.id },
                  body: { host: heir.value },
                })),
            )
          }
        >
          {say.ui('menu.handOverNow')}
        </Button>
      </div>
      <Trouble error={error} />
    </>
  );
}

function othersWhoPlay({ at, say }: Scene): readonly { readonly value: string; readonly text: string }[] {
  const others = new Map(
    at.table.seats.flatMap(({ person }) =>
      person === undefined || person.id === at.person ? [] : [[person.id, person] as const],
    ),
  );
  return [...others].map(([value, person]) => ({ value, text: calledAt(at, person, say) ?? '' }));
}

function hostName({ at, say }: Scene): string {
  const { host = '' } = at.table;
  const name = at.chat.findLast(({ person }) => person === host)?.name;
  return inSentence(calledAt(at, { id: host, ...(name === undefined ? {} : { name }) }, say) ?? '?');
}
