import { markup, viewBox } from 'virtual:home-scene';
import { memo, type ReactNode, useSyncExternalStore } from 'react';
import './island.css';

/** Screens about as wide as the picture get all of it; on phones and very wide ones the island alone lies at the bottom, in the same sea. */
const WHOLE = matchMedia('(min-width: 761px) and (min-aspect-ratio: 13/10) and (max-aspect-ratio: 37/20)');
const ISLAND_BOX = '440 392 1000 508';

function subscribe(changed: () => void): () => void {
  WHOLE.addEventListener('change', changed);
  return () => WHOLE.removeEventListener('change', changed);
}

/** The village on its island, and those who live there. */
export const Island = memo(function Island(): ReactNode {
  const isWhole = useSyncExternalStore(subscribe, () => WHOLE.matches);
  return (
    <svg
      className={isWhole ? 'island island-whole' : 'island'}
      viewBox={isWhole ? viewBox : ISLAND_BOX}
      preserveAspectRatio={isWhole ? 'xMaxYMax slice' : 'xMaxYMax meet'}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, as markup
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
});
