import type { ReactNode } from 'react';
import { Door } from '../rites/closing/Door.tsx';
import type { BetweenProps } from './Between.tsx';
import { Note } from './Note.tsx';
import { Option } from './Option.tsx';
import './options.css';
import './fork.css';

/** Two doors, and only one of them opens. */
export function Fork({ scene, acting }: BetweenProps): ReactNode {
  const { say, choices, spoken } = scene;
  return (
    <>
      <ul className="fork">
        {choices.map((choice, i) => (
          <li key={choice.at}>
            <Option className="fork-option" onPress={() => acting.choose(choice)}>
              <Door way={i === 0 ? 'warm' : 'cool'} letter={choice.at ?? ''} state="shut" />
              <strong>{say.choice(choice, spoken)}</strong>
            </Option>
          </li>
        ))}
      </ul>
      <Note scene={scene} text={say.ui('between.forkOnce')} />
    </>
  );
}
