import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, Input, Tab, TabList, TabPanel, Tabs, TextField } from 'react-aria-components';
import { keyed } from './keyed.ts';
import { sentencesOf, useLog } from './log.ts';
import { BackToHere } from './menu/rewind/BackToHere.tsx';
import type { Scene } from './scene.ts';
import type { AtMyTable } from './useTable.ts';

type Props = { readonly scene: Scene; readonly mine: AtMyTable };
type LogProps = Props & { readonly onBack: (seq: number) => void };

/** What was done and what was said. */
export function Side({ scene, mine, onBack }: LogProps): ReactNode {
  const { say } = scene;
  return (
    <Tabs className="side">
      <TabList aria-label={say.ui('screen.table')}>
        <Tab id="log">{say.ui('screen.log')}</Tab>
        <Tab id="chat">{say.ui('screen.chat')}</Tab>
      </TabList>
      <TabPanel id="log">
        <Log scene={scene} mine={mine} onBack={onBack} />
      </TabPanel>
      <TabPanel id="chat">
        <Chat scene={scene} mine={mine} />
      </TabPanel>
    </Tabs>
  );
}

function Log({ scene, mine, onBack }: LogProps): ReactNode {
  const { at, eyes, say } = scene;
  const told = useLog(at.table.id, mine.link, eyes);
  const list = useRef<HTMLOListElement>(null);
  const last = told.at(-1)?.seq;
  useEffect(() => {
    // Only the list itself: `scrollIntoView` would move the whole table.
    const panel = list.current?.parentElement;
    if (last !== undefined && panel) panel.scrollTop = panel.scrollHeight;
  }, [last]);
  const mineLast = told.findLastIndex(({ by }) => by === eyes);
  return (
    <ol ref={list} className="log" aria-label={say.ui('screen.log')}>
      {told.map((step, i) => {
        const sentences = sentencesOf(step, scene);
        return (
          <li key={step.seq}>
            {i === mineLast + 1 && i > 0 ? <h3>{say.ui('screen.sinceYou')}</h3> : undefined}
            {keyed(sentences, (sentence) => sentence).map(({ key, thing }) => (
              <p key={key}>{thing}</p>
            ))}
            <BackToHere scene={scene} step={step} onBack={onBack} />
          </li>
        );
      })}
    </ol>
  );
}

function Chat({ scene, mine }: Props): ReactNode {
  const { at, say } = scene;
  const [text, setText] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    setText('');
    void mine.link.say(words);
  };
  return (
    <div className="chat">
      <ol aria-live="polite">
        {at.chat.map(({ n, name, text: words }) => (
          <li key={n}>
            <strong>{name ?? ''}</strong> {words}
          </li>
        ))}
      </ol>
      <form onSubmit={send}>
        <TextField aria-label={say.ui('screen.say')} value={text} onChange={setText} maxLength={500}>
          <Input placeholder={say.ui('screen.say')} />
        </TextField>
        <Button type="submit">{say.ui('screen.send')}</Button>
      </form>
    </div>
  );
}
