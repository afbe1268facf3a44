import type { Choice } from '@charterstone/rules';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { Door } from '../rites/closing/Door.tsx';
import type { BetweenProps } from './Between.tsx';
import { doorWords } from './doorWords.ts';
import { Note } from './Note.tsx';
import { Option } from './Option.tsx';
import './options.css';
import './fork.css';

/** Two doors, and only one of them opens. It can't be shut again, so it is pointed at first and opened then. */
export function Fork({ scene, acting }: BetweenProps): ReactNode {
  const { say, choices, now, content } = scene;
  const words = doorWords(
    (now.guidepost === undefined ? undefined : content.textOf(now.guidepost)?.text) ?? '',
    choices.map(({ at }) => at ?? ''),
  );
  const [pointed, setPointed] = useState<Choice['at']>(undefined);
  const ajar = choices.find(({ at }) => at !== undefined && at === pointed);
  const opening = useRef<HTMLButtonElement>(null);
  const note = useId();
  const door = ajar?.at;
  // What opens the door may lie below the edge: whoever points at a door is led there, and presses once more.
  useEffect(() => {
    if (door !== undefined) leadTo(opening.current);
  }, [door]);
  const point = (choice: Choice): void => {
    setPointed(choice.at);
    // At the door that stands ajar already nothing changes.
    if (choice === ajar) leadTo(opening.current);
  };
  return (
    <>
      <ul className="fork">
        {choices.map((choice, i) => (
          <li key={choice.at}>
            <Option className="fork-option" isPicked={choice === ajar} onPress={() => point(choice)}>
              <Door way={i === 0 ? 'warm' : 'cool'} letter={choice.at ?? ''} state="shut" />
              {words[i] === undefined ? undefined : <span className="fork-words">{words[i]}</span>}
              <strong>{say.ui('between.forkChoose', { door: choice.at ?? '' })}</strong>
            </Option>
          </li>
        ))}
      </ul>
      <div className="fork-foot">
        <div id={note} role="status">
          <Note
            scene={scene}
            text={door === undefined ? say.ui('between.forkOnce') : say.ui('between.forkSure', { door })}
          />
        </div>
        {ajar === undefined ? undefined : (
          <Button
            ref={opening}
            look="gold"
            data-mark="possible"
            aria-describedby={note}
            onPress={() => acting.choose(ajar)}
          >
            {say.ui('between.forkOpen', { door: door ?? '' })}
          </Button>
        )}
      </div>
    </>
  );
}

/** With the words beside it, and as much of the doors as there is room for. */
function leadTo(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
  button?.parentElement?.scrollIntoView({ block: 'nearest' });
}
