import { CHARTERS, type Charter, type Choice } from '@charterstone/rules';
import { type CSSProperties, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { part } from '../app/part.ts';
import { Pause } from '../between/Pause.tsx';
import { Board, type BoardHandle } from '../board/Board.tsx';
import { NO_INSETS } from '../board/camera.ts';
import { type LookedBy, type ObjectName, objectNamed, type PickedBy } from '../board/objects.ts';
import { WhenMoved } from '../motion/WhenMoved.tsx';
import { useSteady } from '../parts/useSteady.ts';
import { Rites } from '../rites/Rites.tsx';
import { OnItsWay, useActing } from './acting.ts';
import { askingIn } from './asking.ts';
import { Beside } from './Beside.tsx';
import { Curtain, useCurtain } from './Curtain.tsx';
import { inSight } from './inSight.ts';
import { Mats } from './Mats.tsx';
import { TableNotes } from './menu/TableNotes.tsx';
import { useHelp } from './menu/useHelp.ts';
import { useNarrow, usePhone } from './menu/useNarrow.ts';
import { useParkedFocus } from './menu/useParkedFocus.ts';
import { isEscape, useTableKey } from './menu/useTableKey.ts';
import { Players } from './Players.tsx';
import { Side } from './Side.tsx';
import type { Scene } from './scene.ts';
import { Tray } from './Tray.tsx';
import { asideOf, useLooking } from './useLooking.ts';
import { useMarks } from './useMarks.ts';
import type { AtMyTable } from './useTable.ts';
import { useWentBy, type WentByNote } from './wentBy.ts';

// They come with the first look at something.
const Inspector = part(async () => (await import('./Inspector.tsx')).Inspector);
const Thought = part(async () => (await import('./Thought.tsx')).Thought);

/** The row of buttons below the village on a phone, in pixels; the same as in sheets.css. */
const BAR = 60;

/** What has much to say: a finger's first touch shows it. */
const LARGE = /^(site|commons|card|quota):/;

/** Where what is shown large lies above the village, pointing in passing must not bring it up. */
function canHover(): boolean {
  return matchMedia('(hover: hover) and (width >= 60rem)').matches;
}

/** It only says why nothing can be built there, or paid: to whoever stays, not to somebody who passes by. */
function saysLittle({ now }: Scene, object: ObjectName): boolean {
  const found = objectNamed(object);
  return found?.kind === 'good' || (found?.kind === 'site' && now.village[found.site] === undefined);
}

/** The charter that is proposed to whoever has none: its ribbon is seen first. */
function proposedIn({ choices: [first] }: Scene): Charter | undefined {
  return first?.do === 'charter' ? CHARTERS.find((name) => name === first.what) : undefined;
}

/** The table while it is played at. Where it is handed over, nothing of what one has looked at or pointed at is left for the next. */
export function Playing({ mine, scene }: { readonly mine: AtMyTable; readonly scene: Scene }): ReactNode {
  const curtain = useCurtain(scene, mine);
  const wentBy = useWentBy(scene, mine.link);
  if (curtain.isDrawn) return <Curtain scene={scene} drawn={curtain} wentBy={wentBy} />;
  return <Village key={scene.eyes} mine={mine} scene={scene} wentBy={wentBy} />;
}

type VillageProps = { readonly mine: AtMyTable; readonly scene: Scene; readonly wentBy: WentByNote };

/** The village in the middle, people above, one's own supply below, cards and words beside it. */
function Village({ mine, scene, wentBy }: VillageProps): ReactNode {
  useParkedFocus();
  const { acting, isOnItsWay } = useActing(scene, mine.link);
  const { looked, show, hover, rest, pass, close, onPointerOver } = useLooking();
  const help = useHelp(scene, mine, acting, show);
  const { about } = help.advice;
  const { next, plain } = acting.decision;
  const asking = askingIn(scene);
  const marks = useMarks(scene, acting.decision, about, asking);
  const [covered, setCovered] = useState(0);
  const [isStaged, setStaged] = useState(false);
  const bar = usePhone() ? BAR : 0;
  // Elsewhere slips lie below the village, which is a little smaller meanwhile.
  const top = useNarrow() ? covered : 0;
  const insets = useMemo(() => ({ ...NO_INSETS, top, bottom: bar }), [top, bar]);
  const proposed = proposedIn(scene);
  const [thought, setThought] = useState<Choice | undefined>(undefined);
  const board = useRef<BoardHandle>(null);
  const own = scene.now.charters.find(({ seat }) => seat === scene.eyes)?.charter;
  const isHinted = top > 0 && scene.now.game <= 1;
  const deed = scene.choices[0]?.do;
  const wanted = inSight({ next: [...next.keys()], deed, asking, about, proposed, own, isHinted });
  const askFor = useSteady(() => board.current?.askFor(wanted));
  // Once for each question, and when a slip comes or goes: whoever has seen it may look elsewhere.
  const question = `${scene.at.seq} ${wanted.join(' ')}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is the reason to look
  useEffect(() => askFor(), [question, askFor]);
  const { point } = acting;
  const pick = useSteady((object: ObjectName, by: PickedBy) => {
    // Whoever can't hover over a thing looks at it first, and says then what to do with it. What can't be done says why.
    if ((by === 'key' || canHover() || !LARGE.test(object)) && point(object)) close();
    else show(object);
  });
  const look = useSteady((object: ObjectName | undefined, by: LookedBy) => {
    if (object === undefined) pass();
    else if (by === 'longPress') show(object);
    else if (by === 'focus')
      hover(object, asideOf(document.activeElement, document.querySelector('.village-board')));
    else if (!canHover()) return;
    else if (saysLittle(scene, object) && !next.has(object)) rest(object);
    else hover(object);
  });
  useTableKey(isEscape, looked === undefined ? acting.back : close);
  return (
    <div
      className="village"
      data-seq={scene.at.seq}
      data-waits={isOnItsWay || undefined}
      aria-busy={isOnItsWay}
      style={{ '--covered': `${covered}px` } as CSSProperties}
      onPointerOver={onPointerOver}
    >
      <Players scene={scene} mine={mine} help={help} />
      <main className="village-board">
        <Board
          ref={board}
          now={scene.now}
          say={scene.say}
          box={scene.content.data}
          pictures={scene.content.pictures}
          marks={marks}
          titles={scene.titles}
          home={own ?? proposed}
          insets={insets}
          onPick={pick}
          onInspect={look}
        />
        <TableNotes scene={scene} mine={mine} help={help} isStaged={isStaged} onCover={setCovered} />
      </main>
      {/* Before the cards: whoever goes there from the village with keys would look at those instead. */}
      <Suspense>
        {thought !== undefined && plain.includes(thought) ? (
          <Thought scene={scene} choice={thought} acting={acting} />
        ) : looked === undefined ? undefined : (
          <Inspector scene={scene} {...looked} acting={acting} close={close} />
        )}
      </Suspense>
      <Beside
        scene={scene}
        mats={<Mats scene={scene} marks={marks} onPick={pick} onInspect={look} />}
        words={(unread, onChat, onNews) => (
          <Side
            scene={scene}
            mine={mine}
            onBack={help.askRewind}
            onNews={onNews}
            unread={unread}
            onChat={onChat}
          />
        )}
      />
      <Pause scene={scene} mine={mine} acting={acting}>
        <OnItsWay value={isOnItsWay}>
          <Tray
            scene={scene}
            acting={acting}
            marks={marks}
            onThink={setThought}
            onPick={pick}
            onInspect={look}
          />
        </OnItsWay>
      </Pause>
      <WhenMoved scene={scene} mine={mine} />
      <Rites scene={scene} mine={mine} wentBy={wentBy} onStaged={setStaged} />
    </div>
  );
}
