import { useSyncExternalStore } from 'react';

/** Where the table lies upright on a small screen; the same border as in table.css. */
const narrow = matchMedia('(width < 60rem)');
/** Where the buttons of the village are a row below it; the same border as in sheets.css. */
const phone = matchMedia('(width < 40rem)');
/** Where cards and words are sheets over the village; the same borders as in sheets.css. */
const sheets = matchMedia('(width < 40rem), (width < 60rem) and (height < 58rem)');
/** Where hardly any height is left, as at a zoom of 200 %; the same borders as in notes.css. */
const low = matchMedia('(width < 60rem) and (height < 34rem)');
/** Where fingers point. */
const fingers = matchMedia('(pointer: coarse)');
/** Where three cards in one's hand would lie on each other; where it is wider, four (trayNarrow.css). */
const close = matchMedia('(width < 84rem)');
/** Where there is room for a hand of cards beside an answer or two (trayNarrow.css). */
const wide = matchMedia('(width >= 88rem)');
/** Where there is room for everything, with its word. */
const broad = matchMedia('(width >= 105rem)');

function useMatches(media: MediaQueryList): boolean {
  return useSyncExternalStore(
    (changed) => {
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => media.matches,
  );
}

export function useNarrow(): boolean {
  return useMatches(narrow);
}

export function usePhone(): boolean {
  return useMatches(phone);
}

export function useSheets(): boolean {
  return useMatches(sheets);
}

export function useLow(): boolean {
  return useMatches(low);
}

export function useFingers(): boolean {
  return useMatches(fingers);
}

export function useClose(): boolean {
  return useMatches(close);
}

export function useWide(): boolean {
  return useMatches(wide);
}

export function useBroad(): boolean {
  return useMatches(broad);
}

/** How wide the window is in rem, as large as they are drawn here. */
export function useRems(): number {
  return useSyncExternalStore(
    (changed) => {
      addEventListener('resize', changed);
      return () => removeEventListener('resize', changed);
    },
    () => Math.floor(innerWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize)),
  );
}
