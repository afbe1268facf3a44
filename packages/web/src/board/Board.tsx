import { type BoxData, CHARTERS, type Charter, type Inspection } from '@charterstone/rules';
import type { Speaker } from '@charterstone/words/light';
import { type MouseEvent, memo, type ReactNode, type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { CloudPort } from './CloudPort.tsx';
import { type Insets, NO_INSETS } from './camera.ts';
import { FocusRing } from './FocusRing.tsx';
import { Ground, quietWord } from './Ground.tsx';
import { Guidepost } from './Guidepost.tsx';
import type { Touches } from './gestures.ts';
import type { Point } from './hexes.ts';
import { Rims, Tips } from './Markings.tsx';
import type { Held } from './mover.ts';
import {
  type LookedBy,
  type Marks,
  markOf,
  NO_MARKS,
  type ObjectName,
  objectName,
  type PickedBy,
} from './objects.ts';
import { Path } from './Path.tsx';
import { Pier } from './Pier.tsx';
import { Points } from './Points.tsx';
import type { PictureLines } from './pictures.ts';
import { homeOf, PICTURE } from './places.ts';
import { quotaPlan } from './quotaPlan.ts';
import { Ribbon } from './Ribbon.tsx';
import { Sites } from './Sites.tsx';
import { playedCharters, sitesOf } from './scene.ts';
import { heldOf, spotsOf } from './spots.ts';
import { NO_TITLES, type Titles } from './titles.ts';
import { useKeys } from './useKeys.ts';
import { useMover } from './useMover.ts';
import {
  guidepostView,
  pathView,
  pierView,
  placeViews,
  pointsView,
  portView,
  ribbonViews,
  spaceViews,
  type Viewing,
} from './views.ts';
import { pointOf } from './whereabouts.ts';
import { ZoomButtons } from './ZoomButtons.tsx';
import './board.css';

/** What others may ask of the board. */
export type BoardHandle = {
  /** Brings an object into view, gliding there. */
  readonly showObject: (object: ObjectName) => void;
  /** Brings those of the objects that lie on the board into view, if none of them is. */
  readonly askFor: (objects: readonly ObjectName[]) => void;
  readonly focusObject: (object: ObjectName) => void;
  /** Where an object is on the page, in pixels: also a worker that stands somewhere, or the token of progress. */
  readonly placeOf: (object: ObjectName) => Point | undefined;
  readonly fit: () => void;
};

export type BoardProps = {
  readonly now: Inspection;
  readonly say: Speaker;
  readonly box: BoxData;
  /** The lines of data that pictures of unlocked cards are drawn from, by number. */
  readonly pictures: PictureLines;
  readonly marks?: Marks;
  /** The names that charters and the village were given. */
  readonly titles?: Titles;
  /** How far panels cover the board. */
  readonly insets?: Insets;
  /** Whose district is in sight when the village is too large for the screen. */
  readonly home?: Charter | undefined;
  readonly onPick?: (object: ObjectName, by: PickedBy) => void;
  /** What is looked at, and how. */
  readonly onInspect?: (object: ObjectName | undefined, by: LookedBy) => void;
  readonly ref?: Ref<BoardHandle>;
};

const VIEW_BOX = `${PICTURE.left} ${PICTURE.top} ${PICTURE.width} ${PICTURE.height}`;

/** The village: it fills its box, and everything on it can be looked at, pointed at and picked. */
export const Board = memo(function Board(props: BoardProps): ReactNode {
  const { now, say, box, pictures, marks = NO_MARKS, titles = NO_TITLES } = props;
  const { insets = NO_INSETS, home, onPick = nothing, onInspect = nothing, ref } = props;
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const looked = useRef<ObjectName | undefined>(undefined);

  const sites = useMemo(() => sitesOf(now, box), [now, box]);
  const spots = useMemo(() => spotsOf(now, box), [now, box]);
  const plan = useMemo(() => quotaPlan(now, box), [now, box]);
  const viewing: Viewing = { now, box, say, pictures, marks, titles };
  const guidepost = guidepostView(viewing);
  const markings = { spots, marks };

  const inspect = (object: ObjectName | undefined, by: LookedBy): void => {
    // A mouse passes over many pieces of one object; a finger that rests on it again means it again.
    if (looked.current === object && by === 'passing') return;
    looked.current = object;
    onInspect(object, by);
  };
  const touches = useRef<Touches>({ onLongPress: nothing, isPickable: () => false });
  touches.current = {
    onLongPress: (target) => inspect(objectOf(target), 'longPress'),
    isPickable: (target) => {
      const object = objectOf(target);
      return object !== undefined && markOf(marks, object).state === 'possible';
    },
  };
  const held = useRef<() => Held | undefined>(() => undefined);
  held.current = () => {
    const focused = root.current?.querySelector('[data-object]:focus') ?? undefined;
    const spot = focused && spots.find(({ name }) => name === objectOf(focused));
    return spot && heldOf(spot);
  };
  const { mover, zoomIn, zoomOut, fit } = useMover(root, layer, homeOf(home), insets, touches, held);
  const { onKeyDown, focusOn } = useKeys(root, spots, mover, onPick, () => inspect(undefined, 'focus'));

  useImperativeHandle(ref, () => ({
    showObject: (object) => {
      const spot = spots.find(({ name }) => name === object);
      if (spot !== undefined) mover.current?.show(heldOf(spot));
    },
    askFor: (objects) =>
      mover.current?.ask(
        spots.filter(({ name }) => objects.includes(name)).map((spot) => spot.asked ?? spot),
      ),
    focusObject: focusOn,
    placeOf: (object) => {
      const point = pointOf({ now, box, spots }, object);
      const seen = point && mover.current?.seenAt(point);
      const corner = root.current?.getBoundingClientRect();
      return seen && corner && [corner.left + seen[0], corner.top + seen[1]];
    },
    fit,
  }));

  const onClick = ({ target }: MouseEvent): void => {
    const object = objectOf(target);
    if (object !== undefined) onPick(object, 'pointer');
  };
  return (
    <div
      ref={root}
      className="board"
      role="application"
      aria-label={titles.village ?? say.ui('board.village')}
      aria-description={say.ui('board.keys')}
      tabIndex={-1}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onPointerOver={({ target, pointerType }) => {
        if (pointerType === 'mouse' && !root.current?.classList.contains('board-dragging'))
          inspect(objectOf(target), 'passing');
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') inspect(undefined, 'passing');
      }}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) inspect(objectOf(target), 'focus');
      }}
    >
      <div ref={layer} className="board-village">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: every object in it has a name of its own */}
        <svg viewBox={VIEW_BOX} width={PICTURE.width} height={PICTURE.height} className="board-picture">
          <Ground quiet={quietWord(CHARTERS, playedCharters(now))} />
          <Path {...pathView(viewing)} />
          <Pier {...pierView(viewing)} />
          <Sites places={placeViews(viewing, sites)} rims={<Rims on="tiles" {...markings} />} />
          {ribbonViews(viewing).map((ribbon) => (
            <Ribbon key={ribbon.charter} {...ribbon} />
          ))}
          <CloudPort plan={plan} port={portView(viewing, sites)} spaces={spaceViews(viewing, plan)} />
          <Points {...pointsView(viewing)} />
          {guidepost === undefined ? undefined : <Guidepost {...guidepost} />}
          <Rims on="others" {...markings} />
          <Tips {...markings} />
          <FocusRing root={root} spots={spots} />
        </svg>
      </div>
      <ZoomButtons say={say} zoomIn={zoomIn} zoomOut={zoomOut} fit={fit} />
    </div>
  );
});

function nothing(): void {}

function objectOf(target: EventTarget): ObjectName | undefined {
  const found = target instanceof Element ? target.closest('[data-object]') : undefined;
  return objectName(found?.getAttribute('data-object') ?? '');
}
