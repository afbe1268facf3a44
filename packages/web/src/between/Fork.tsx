import type { Choice } from '@charterstone/rules';
import { type ReactNode, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { Door } from '../rites/closing/Door.tsx';
import type { BetweenProps } from './Between.tsx';
import { Note } from './Note.tsx';
import { Option } from './Option.tsx';
import './options.css';
import './fork.css';

/** Two doors, and only one of them opens. It can't be shut again, so it is pointed at first and opened then. */
export function Fork({ scene, acting }: BetweenProps): ReactNode {
  const { say, choices, spoken } = scene;
  const [pointed, setPointed] = useState<Choice['at']>(undefined);
  const ajar = choices.find(({ at }) => at !== undefined && at === pointed);
  return (
    <>
      <ul className="fork">
        {choices.map((choice, i) => (
          <li key={choice.at}>
            <Option className="fork-option" isPicked={choice === ajar} onPress={() => setPointed(choice.at)}>
              <Door way={i === 0 ? 'warm' : 'cool'} letter={choice.at ?? ''} state="shut" />
              <strong>{say.choice(choice, spoken)}</strong>
            </Option>
          </li>
        ))}
      </ul>
      <div className="fork-foot" role="status">
        <Note
          scene={scene}
          text={
            ajar === undefined
              ? say.ui('between.forkOnce')
              : say.ui('between.forkSure', { door: ajar.at ?? '' })
          }
        />
        {ajar === undefined ? undefined : (
          <Button look="gold" data-mark="possible" onPress={() => acting.choose(ajar)}>
            {say.ui('between.forkOpen', { door: ajar.at ?? '' })}
          </Button>
        )}
      </div>
    </>
  );
}
