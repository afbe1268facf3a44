import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { wrongText } from '../parts/wrong.ts';
import { useDoing } from '../screens/settings/useDoing.ts';
import { ask } from '../wire/ask.ts';
import type { Link } from '../wire/link.ts';
import { firstOf } from '../wire/talk.ts';
import { Lines } from './Lines.tsx';
import type { Scene } from './scene.ts';

type Props = {
  readonly scene: Scene;
  readonly link: Link;
  /** What was said last. It lies below, and stays where it is in what scrolls round it. */
  readonly last: RefObject<HTMLElement | null>;
};

/** Where everything was just before lines came above it. */
type Held = { readonly top: number; readonly hadFocus: boolean };

/** What was said before that, page by page for whoever asks for it. Nobody has it read out: a list of its own, which is not live. */
export function Earlier({ scene, link, last }: Props): ReactNode {
  const { at, say } = scene;
  const { earlier, hasEarlier } = at;
  const { isBusy, error, run } = useDoing();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const held = useRef<Held | undefined>(undefined);
  const more = async (): Promise<void> => {
    const before = firstOf(at);
    if (before === undefined) return;
    const told = await ask('earlierChat', { params: { table: at.table.id }, query: { before } });
    const top = last.current?.getBoundingClientRect().top;
    if (top !== undefined) held.current = { top, hadFocus: document.activeElement === button.current };
    link.recall(before, told);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever lines have come.
  useLayoutEffect(() => {
    const [was, panel] = [held.current, last.current?.parentElement];
    held.current = undefined;
    if (was === undefined || !last.current || !panel) return;
    panel.scrollTop += last.current.getBoundingClientRect().top - was.top;
    // With the last of them the button goes, and keys go on at what it brought.
    if (was.hadFocus && !hasEarlier) list.current?.focus({ preventScroll: true });
  }, [earlier]);
  return (
    <>
      {hasEarlier ? (
        <Button
          ref={button}
          className="chat-earlier"
          aria-busy={isBusy}
          onPress={() => {
            if (!isBusy) void run(more);
          }}
        >
          {say.ui('screen.earlier')}
        </Button>
      ) : undefined}
      <p className="chat-trouble" role="status">
        {error === undefined ? '' : wrongText(say, error)}
      </p>
      {earlier.length === 0 ? undefined : (
        <ol ref={list} tabIndex={-1} aria-label={say.ui('screen.earlier')}>
          <Lines said={earlier} table={at.table} say={say} />
        </ol>
      )}
    </>
  );
}
