import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { gameText } from '../parts/gameText.ts';
import { Icon } from './Icon.tsx';
import { StoryPile } from './menu/first/StoryPile.tsx';
import { MenuSign } from './menu/MenuSign.tsx';
import { useSheets } from './menu/useNarrow.ts';
import { isEscape, useTableKey } from './menu/useTableKey.ts';
import type { Scene } from './scene.ts';

type Sheet = 'mats' | 'words';

type Props = {
  readonly scene: Scene;
  readonly mats: ReactNode;
  /** What was done and said. */
  readonly words: ReactNode;
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
  const isNews = useNews(at.chat.at(-1)?.n ?? 0, sheet === 'words');
  return (
    <>
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
          data-news={isNews || undefined}
          aria-label={say.ui(isNews ? 'screen.wordsNew' : 'screen.words')}
          aria-expanded={sheet === 'words'}
          onPress={() => setSheet('words')}
        >
          <MenuSign name="words" />
        </Button>
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
        {words}
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
    if (said !== undefined) said.scrollTop = said.scrollHeight;
    place.current?.querySelector<HTMLElement>('.sheet-head button')?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [place, sheet]);
}

/** Whether somebody has said something that was not looked at yet. */
function useNews(last: number, isOpen: boolean): boolean {
  const [seen, setSeen] = useState(last);
  useEffect(() => {
    if (isOpen) setSeen(last);
  }, [isOpen, last]);
  return last > seen && !isOpen;
}
