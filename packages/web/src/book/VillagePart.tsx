import type { Inspection } from '@charterstone/rules';
import type { Given, Key, Speaker } from '@charterstone/words/light';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Board, type BoardHandle } from '../board/Board.tsx';
import type { Insets } from '../board/camera.ts';
import { siteLabel } from '../board/labels.ts';
import { type Mark, markOf, type ObjectName, objectAt } from '../board/objects.ts';
import { sitesOf } from '../board/scene.ts';
import { NO_TITLES, titlesAt } from '../board/titles.ts';
import { Button } from '../parts/Button.tsx';
import { Sign } from '../parts/Sign.tsx';
import { freshSites, type Stop } from './stops.ts';
import { type Explains, plotsIn, type Teller } from './teller.ts';

type Props = {
  readonly teller: Teller;
  readonly stops: readonly Stop[];
  readonly chosen: number;
  readonly choose: (stop: number) => void;
  readonly villages: ReadonlyMap<number, Inspection>;
  readonly explained: Explains;
  /** What is told below the village. */
  readonly children: ReactNode;
};

const INSETS: Insets = { top: 6, right: 0, bottom: 0, left: 0 };

function stopWords(say: Speaker, stop: Stop | undefined): string {
  if (stop === undefined || stop.game === 0) return say.ui('annals.beginning');
  return say.ui(stop.over ? 'annals.after' : 'annals.during', { n: stop.game });
}

/** The village as it stood after a game, with a slider over all of them. What is new has a gold rim. */
export function VillagePart({
  teller,
  stops,
  chosen,
  choose,
  villages,
  explained,
  children,
}: Props): ReactNode {
  const { say, content, account } = teller;
  const stop = stops[chosen];
  const now = villages.get(chosen);
  const before = villages.get(chosen - 1);
  const fresh = useMemo(
    () => (now === undefined ? [] : freshSites(before?.village, now.village)),
    [now, before],
  );
  const marks = useMemo(() => {
    const marked = new Map<ObjectName, Mark>();
    for (const site of fresh) marked.set(objectAt(site), { state: 'chosen' });
    return marked;
  }, [fresh]);
  const spoken = useMemo(() => sayingNew(say), [say]);
  const titles = useMemo(
    () => (now === undefined ? NO_TITLES : titlesAt(now, account.titles)),
    [now, account.titles],
  );
  const board = useRef<BoardHandle>(null);
  const isThere = now !== undefined;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Here the village is a picture: seen whole at first, also on a phone, and whenever its frame changes.
    if (!isThere || frame.current === null) return undefined;
    let frames = 0;
    const watching = new ResizeObserver(() => {
      // The board comes to its own rest first.
      cancelAnimationFrame(frames);
      frames = requestAnimationFrame(() => board.current?.fit());
    });
    watching.observe(frame.current);
    return () => {
      cancelAnimationFrame(frames);
      watching.disconnect();
    };
  }, [isThere]);
  const [looked, setLooked] = useState<ObjectName | undefined>(undefined);
  const caption = useMemo(() => {
    const site = now && sitesOf(now, content.data).find(({ object }) => object === looked);
    return site === undefined ? '' : siteLabel(spoken, site, markOf(marks, site.object));
  }, [now, content.data, looked, spoken, marks]);
  const plots = now === undefined ? undefined : plotsIn(now);
  return (
    <section className="book-part book-village" aria-labelledby="book-village">
      <header className="book-head">
        <h2 id="book-village">{account.titles['village'] ?? say.ui('board.village')}</h2>
        <p className="book-soft">
          {plots === undefined ? '' : explained(say.ui('annals.plots', { n: plots.built, of: plots.all }))}
        </p>
      </header>
      <div className="book-board" ref={frame}>
        {now === undefined ? undefined : (
          <Board
            now={now}
            say={spoken}
            box={content.data}
            pictures={content.pictures}
            marks={marks}
            titles={titles}
            insets={INSETS}
            onInspect={setLooked}
            onPick={setLooked}
            ref={board}
          />
        )}
      </div>
      <p className="book-caption" aria-hidden="true">
        {caption === '' ? say.ui('annals.look') : caption}
      </p>
      <Slider say={say} stops={stops} chosen={chosen} choose={choose} />
      <p className="book-stop" role="status">
        <b>{stopWords(say, stop)}</b> {fresh.length === 0 ? '' : say.ui('annals.fresh', { n: fresh.length })}
      </p>
      {children}
    </section>
  );
}

type SliderProps = Pick<Props, 'stops' | 'chosen' | 'choose'> & { readonly say: Speaker };

function Slider({ say, stops, chosen, choose }: SliderProps): ReactNode {
  const last = stops.length - 1;
  // Where games are many, only some have their number.
  const every = Math.max(1, Math.ceil(stops.length / 14));
  return (
    <div className="book-slider">
      <Button
        look="quiet"
        isIcon
        aria-label={say.ui('annals.earlier')}
        isDisabled={chosen <= 0}
        onPress={() => choose(chosen - 1)}
      >
        <Sign name="back" />
      </Button>
      <div>
        <input
          type="range"
          min={0}
          max={last}
          step={1}
          value={chosen}
          aria-label={say.ui('annals.gameSlider')}
          aria-valuetext={stopWords(say, stops[chosen])}
          onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
        />
        <ol aria-hidden="true">
          {stops.map(({ game, over }, i) => (
            <li key={game} data-chosen={i === chosen || undefined} data-open={!over || undefined}>
              {game % every === 0 || i === chosen ? game : ''}
            </li>
          ))}
        </ol>
      </div>
      <Button
        look="quiet"
        isIcon
        className="book-forward"
        aria-label={say.ui('annals.later')}
        isDisabled={chosen >= last}
        onPress={() => choose(chosen + 1)}
      >
        <Sign name="back" />
      </Button>
    </div>
  );
}

/** The board marks what was chosen; here the same mark says that something is new. */
function sayingNew(say: Speaker): Speaker {
  return {
    ...say,
    ui: <K extends Key>(key: K, ...values: Given<K>): string =>
      key === 'board.chosen' ? say.ui('annals.new') : say.ui(key, ...values),
  };
}
