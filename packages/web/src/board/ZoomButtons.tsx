import type { Speaker } from '@charterstone/words/light';
import { memo } from 'react';

export type ZoomButtonsProps = {
  readonly say: Speaker;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
};

/** The same as wheel, fingers and keys, for whoever has none of them at hand. */
export const ZoomButtons = memo(
  function ZoomButtons({ say, zoomIn, zoomOut, fit }: ZoomButtonsProps) {
    return (
      <div className="board-tools">
        <button
          type="button"
          onClick={zoomIn}
          aria-label={say.ui('board.zoomIn')}
          title={say.ui('board.zoomIn')}
        >
          <Sign d="M12 5v14M5 12h14" />
        </button>
        <button
          type="button"
          onClick={zoomOut}
          aria-label={say.ui('board.zoomOut')}
          title={say.ui('board.zoomOut')}
        >
          <Sign d="M5 12h14" />
        </button>
        <button type="button" onClick={fit} aria-label={say.ui('board.whole')} title={say.ui('board.whole')}>
          <Sign d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
        </button>
      </div>
    );
  },
  (a, b) => a.say.lang === b.say.lang && a.zoomIn === b.zoomIn,
);

function Sign({ d }: { readonly d: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
