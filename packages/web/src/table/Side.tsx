import { type FormEvent, memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button, Input, TextField } from 'react-aria-components';
import { useGlossary } from '../chronicle/glossary.ts';
import { Linked } from '../chronicle/Linked.tsx';
import { type Glossary, linkedIn } from '../chronicle/terms.ts';
import { Tabs } from '../parts/Tabs.tsx';
import { keyed } from './keyed.ts';
import { type LogSentence, lastTurnEnd, linesOf, useLog } from './log.ts';
import { BackToHere } from './menu/rewind/BackToHere.tsx';
import { SeatCrest } from './SeatCrest.tsx';
import type { Scene } from './scene.ts';
import type { AtMyTable } from './useTable.ts';

type Props = { readonly scene: Scene; readonly mine: AtMyTable };
type LogProps = Props & { readonly onBack: (seq: number) => void };
type ChatProps = Props & { readonly onChat: (isOnTop: boolean) => void };

/** What was done and what was said. */
export const Side = memo(function Side({
  scene,
  mine,
  onBack,
  unread,
  onChat,
}: LogProps & ChatProps & { readonly unread: number }): ReactNode {
  const { say } = scene;
  return (
    <Tabs
      className="side"
      label={say.ui('screen.table')}
      leaves={[
        {
          id: 'log',
          name: say.ui('screen.log'),
          shown: () => <Log scene={scene} mine={mine} onBack={onBack} />,
        },
        {
          id: 'chat',
          name: <ChatName scene={scene} unread={unread} />,
          shown: () => <Chat scene={scene} mine={mine} onChat={onChat} />,
        },
      ]}
    />
  );
});

function Log({ scene, mine, onBack }: LogProps): ReactNode {
  const { at, eyes, now, say } = scene;
  const told = useLog(at.table.id, mine.link, eyes);
  const glossary = useGlossary(scene);
  const list = useRef<HTMLOListElement>(null);
  useFollowing(list);
  const mineLast = lastTurnEnd(told, now.charters.find(({ seat }) => seat === eyes)?.charter);
  return (
    <ol ref={list} className="log" aria-label={say.ui('screen.log')}>
      {told.map((step, i) => {
        const sentences = linesOf(step, scene);
        const what = eyes === 0 || step.seq >= at.seq ? undefined : sentences.at(-1)?.text;
        return (
          <LogLine
            key={step.seq}
            heading={i === mineLast + 1 && i > 0 ? say.ui('screen.sinceYou') : undefined}
            sentences={sentences}
            seq={step.seq}
            table={at.table.id}
            glossary={i < told.length - LINKED ? undefined : glossary}
            back={what === undefined ? undefined : say.ui('menu.backToHere', { what })}
            onBack={onBack}
          />
        );
      })}
    </ol>
  );
}

/** In so many of the last steps the words of the game lead to the Chronicle; the others are history, and there are many of them. */
const LINKED = 40;

/** Nearer to the end than this, in pixels, somebody reads what comes. */
const AT_END = 48;

/** What somebody does who scrolls; whatever moves so long after it was moved by them. Lines that come and go move the list too. */
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
const HAND_MS = 1500;

/**
 * The end of a list stays in sight within what lies round it, unless somebody has scrolled up: they read what was before, and stay there, whatever comes. Only the
 * list itself moves: `scrollIntoView` would move the whole table.
 */
function useFollowing(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = list.current?.parentElement;
    if (!list.current || !panel) return;
    let [isBack, handAt] = [false, Number.NEGATIVE_INFINITY];
    const touched = (): void => {
      handAt = performance.now();
    };
    const scrolled = (): void => {
      const { scrollTop, scrollHeight, clientHeight } = panel;
      const isByHand = performance.now() - handAt < HAND_MS;
      isBack = (isBack || isByHand) && scrollHeight - scrollTop - clientHeight > AT_END;
    };
    const resized = new ResizeObserver(() => {
      if (!isBack) panel.scrollTop = panel.scrollHeight;
    });
    for (const hand of HANDS) panel.addEventListener(hand, touched, { passive: true });
    panel.addEventListener('scroll', scrolled, { passive: true });
    resized.observe(panel);
    resized.observe(list.current);
    return () => {
      for (const hand of HANDS) panel.removeEventListener(hand, touched);
      panel.removeEventListener('scroll', scrolled);
      resized.disconnect();
    };
  }, [list]);
}

type LineProps = {
  readonly heading: string | undefined;
  readonly sentences: readonly LogSentence[];
  readonly seq: number;
  readonly table: string;
  readonly glossary: Glossary | undefined;
  /** What it is called to go back to it, where one may. */
  readonly back: string | undefined;
  readonly onBack: (seq: number) => void;
};

/** Two hundred of them need not be looked at with every step. */
const LogLine = memo(function LogLine(props: LineProps): ReactNode {
  const { heading, sentences, seq, table, glossary, back, onBack } = props;
  const explained = (text: string): ReactNode =>
    glossary === undefined ? (
      text
    ) : (
      <Linked pieces={linkedIn(glossary, [text]).flat()} table={table} isStop={false} />
    );
  return (
    <li>
      {heading === undefined ? undefined : <h3>{heading}</h3>}
      {keyed(sentences, ({ text }) => text).map(({ key, thing: { text, turnOf } }) => (
        <p key={key} data-turn={turnOf}>
          {turnOf === undefined ? undefined : <SeatCrest charter={turnOf} />}
          {turnOf === undefined ? explained(text) : text}
        </p>
      ))}
      {back === undefined ? undefined : <BackToHere words={back} seq={seq} onBack={onBack} />}
    </li>
  );
});

function ChatName({ scene: { say }, unread }: Pick<Props, 'scene'> & { readonly unread: number }): ReactNode {
  if (unread === 0) return say.ui('screen.chat');
  return (
    <>
      {say.ui('screen.chat')}{' '}
      <b className="unread" aria-hidden>
        {unread}
      </b>
      <span className="unseen">{say.ui('screen.unread', { n: unread })}</span>
    </>
  );
}

function Chat({ scene, mine, onChat }: ChatProps): ReactNode {
  const { at, say } = scene;
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  useFollowing(list);
  useEffect(() => {
    onChat(true);
    return () => onChat(false);
  }, [onChat]);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    setText('');
    const answer = await mine.link.say(words);
    // Nobody has heard it: it is there to be said again, before whatever was begun since.
    if (answer.type === 'answer' && answer.answer === 'refused')
      setText((begun) => `${words} ${begun}`.trim());
  };
  return (
    <div className="chat">
      <div className="chat-said">
        <ol ref={list} aria-live="polite">
          {at.chat.map(({ n, name, text: words }) => (
            <li key={n}>
              <strong>{name ?? ''}</strong> {words}
            </li>
          ))}
        </ol>
      </div>
      <form onSubmit={(event) => void send(event)}>
        <TextField aria-label={say.ui('screen.say')} value={text} onChange={setText} maxLength={500}>
          <Input placeholder={say.ui('screen.say')} />
        </TextField>
        <Button type="submit">{say.ui('screen.send')}</Button>
      </form>
    </div>
  );
}
