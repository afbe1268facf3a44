import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Drawn } from '../art/Drawn.tsx';
import { hasPicture, pictureAt } from './picture.ts';
import { entryId, useReading } from './reading.ts';

type Props = {
  readonly place: number;
  readonly className: string;
  readonly children: ReactNode;
  readonly label?: string;
};

/** Something with an address in the book. Whoever is led there finds it marked, and goes on from there. */
export function Entry({ place, className, label, children }: Props): ReactNode {
  const { marked } = useReading();
  return (
    <article
      id={entryId(place)}
      className={`entry ${className}`}
      tabIndex={-1}
      data-marked={marked === place || undefined}
      aria-label={label}
    >
      {children}
    </article>
  );
}

/** A card's picture, drawn when somebody comes near it: a book of a late campaign has hundreds. */
export function Portrait({
  card,
  className,
}: {
  readonly card: number;
  readonly className: string;
}): ReactNode {
  const { scene } = useReading();
  const frame = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (frame.current === null) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '600px 0px' },
    );
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  if (!hasPicture(scene.content, card)) return undefined;
  const picture = isNear ? pictureAt(scene.content, card) : undefined;
  return (
    <span ref={frame} className={className} aria-hidden="true">
      {picture === undefined ? undefined : <Drawn markup={picture.markup} viewBox={picture.viewBox} />}
    </span>
  );
}
