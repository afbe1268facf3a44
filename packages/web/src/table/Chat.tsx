import { type FormEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { Button, Input, TextField } from 'react-aria-components';
import { isSeen } from '../parts/names.ts';
import { Earlier } from './Earlier.tsx';
import { useFollowing } from './following.ts';
import { useSlow } from './LineNotice.tsx';
import { Lines } from './Lines.tsx';
import type { Scene } from './scene.ts';
import type { AtMyTable } from './useTable.ts';

export type ChatProps = {
  readonly scene: Scene;
  readonly mine: AtMyTable;
  /** Whether the chat lies on top. */
  readonly onChat: (isOnTop: boolean) => void;
};

/** What people say to each other. What one begins to say, and what is on its way, the line keeps: it stays when the chat is put away. */
export function Chat({ scene, mine, onChat }: ChatProps): ReactNode {
  const { at, say } = scene;
  const { link, line } = mine;
  const { begun, onItsWay, isRefused } = useSyncExternalStore(link.subscribe, () => link.saying);
  const isSlow = useSlow(onItsWay.length > 0);
  const list = useRef<HTMLOListElement>(null);
  const toEnd = useFollowing(list);
  useEffect(() => {
    onChat(true);
    return () => onChat(false);
  }, [onChat]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const words = begun.trim();
    if (!isSeen(words)) return;
    toEnd();
    void link.say(words);
  };
  return (
    <div className="chat">
      <div className="chat-said">
        <Earlier scene={scene} link={link} last={list} />
        <ol ref={list} aria-live="polite">
          <Lines said={at.chat} table={at.table} say={say} />
          {(isSlow || line.is === 'lost' ? onItsWay : []).map(({ id, text }) => (
            <li key={id} data-waiting>
              {text} <em>{say.ui('screen.wordsOnTheirWay')}</em>
            </li>
          ))}
        </ol>
      </div>
      <p className="chat-trouble" role="status">
        {isRefused ? say.ui('screen.wordsRefused') : ''}
      </p>
      <form onSubmit={send}>
        <TextField
          aria-label={say.ui('screen.say')}
          value={begun}
          onChange={(text) => link.begin(text)}
          maxLength={500}
        >
          <Input placeholder={say.ui('screen.say')} />
        </TextField>
        <Button type="submit">{say.ui('screen.send')}</Button>
      </form>
    </div>
  );
}
