import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { gameText } from '../parts/gameText.ts';
import { restIn } from './following.ts';
import { Icon } from './Icon.tsx';
import { StoryPile } from './menu/first/StoryPile.tsx';
import { MenuSign } from './menu/MenuSign.tsx';
import { useSheets } from './menu/useNarrow.ts';
import { isEscape, useTableKey } from './menu/useTableKey.ts';
import type { Scene } from './scene.ts';
import { useUnread } from './unread.ts';

type Sheet = 'mats' | 'words';

type Props = {
  readonly scene: Scene;
  readonly mats: ReactNode;
  /** What was done and said, with how much of it is unread; it tells whether the chat lies on top, and whether others did something while one was away. */
  readonly words: (
    unread: number,
    onChat: (isOnTop: boolean) => void,
    onNews: (isNews: boolean) => void,
  ) => ReactNode;
};

/** Cards and words beside the village; where there is no room, each is a sheet that is drawn over it. */
export function Beside({ scene, mats, words }: Props): ReactNode {
  const { say, now, at } = scene;
  const isOnSheet = useSheets();
  const [sheet, setSheet] = useState<Sheet | undefined>(undefined);
  const place = useRef<HTMLElement>(null);
  const close = useCallback(() => setSheet(undefined), []);
  useTableKey(isEscape, sheet === undefined ? undefined : close);
  useOpened(place, sheet);
  const [isChatOnTop, setChatOnTop] = useState(false);
  const [isNews, setNews] = useState(false);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    if (!isNews) setRead(false);
    else if (sheet === 'words') setRead(true);
  }, [isNews, sheet]);
  const unread = useUnread(at, isChatOnTop && (!isOnSheet || sheet === 'words'));
  return (
    <>
      <p className="unseen" role="status">
        {unread > 0 ? say.ui('screen.unread', { n: unread }) : ''}
      </p>
      <div className="sheet-buttons">
        <Button
          className="sheet-button"
          aria-label={say.ui('screen.mats')}
          aria-expanded={sheet === 'mats'}
          onPress={() => setSheet('mats')}
        >
          <Icon name="card" />
        </Button>
        <Button
          className="sheet-button"
          data-sheet="words"
          data-news={unread || undefined}
          aria-label={unread > 0 ? say.ui('screen.wordsNew', { n: unread }) : say.ui('screen.words')}
          aria-expanded={sheet === 'words'}
          onPress={() => setSheet('words')}
        >
          <MenuSign name="words" />
        </Button>
        {isNews && !isRead ? (
          <Button className="sheet-news" onPress={() => setSheet('words')}>
            {say.ui('screen.sinceYou')}
          </Button>
        ) : undefined}
      </div>
      {sheet === undefined ? undefined : (
        // For fingers and mice; keys have Escape and the button.
        <button type="button" className="sheet-back" tabIndex={-1} aria-hidden onClick={close} />
      )}
      <aside className="village-side" data-open={sheet} ref={place}>
        <header className="sheet-head">
          <p>
            <strong>{at.table.name}</strong> {gameText(say, now.game)}
          </p>
          <Button className="quiet" onPress={close}>
            {say.ui('screen.close')}
          </Button>
        </header>
        {mats}
        {isOnSheet ? undefined : <StoryPile scene={scene} isBeside />}
        {words(unread, setChatOnTop, setNews)}
      </aside>
    </>
  );
}

/** Keys go on where one looks, and come back; what was said last is what one looks for. */
function useOpened(place: React.RefObject<HTMLElement | null>, sheet: Sheet | undefined): void {
  useEffect(() => {
    if (sheet === undefined) return;
    const before = document.activeElement;
    const said = place.current?.querySelector('[role=tabpanel]') ?? undefined;
    if (said !== undefined) said.scrollTop = restIn(said);
    place.current?.querySelector<HTMLElement>('.sheet-head button')?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [place, sheet]);
}
