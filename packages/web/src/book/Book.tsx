import '../parts/look.ts';
import type { Inspection } from '@charterstone/rules';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { goInstead, hashOf } from '../app/route.ts';
import { Explained } from '../chronicle/Explained.tsx';
import { Busy } from '../parts/Busy.tsx';
import { Button, LinkButton } from '../parts/Button.tsx';
import { Sign } from '../parts/Sign.tsx';
import { Toasts } from '../parts/Toasts.tsx';
import { useHeading } from '../parts/useHeading.ts';
import { Sea } from '../screens/home/Sea.tsx';
import { nameAt } from '../table/names.ts';
import type { PageProps } from '../table/page.ts';
import { accountOf } from './account.ts';
import { BlankPart } from './BlankPart.tsx';
import { EndingPart } from './EndingPart.tsx';
import { FindsPart, GamePart } from './GamePart.tsx';
import { OnPaper, PAPER_WIDE } from './onPaper.ts';
import { LengthsPart, PointsPart, SourcesPart } from './PointsPart.tsx';
import { PrintedGames } from './PrintedGames.tsx';
import { SheetsPart } from './SheetsPart.tsx';
import { StoryPart } from './StoryPart.tsx';
import { chestsAt } from './sheet.ts';
import { openAt, stopsOf } from './stops.ts';
import { Tools } from './Tools.tsx';
import { type Explains, tellerOf } from './teller.ts';
import { type Told, useTold, useVillages } from './useBook.ts';
import { usePrinting } from './usePrinting.ts';
import { VillagePart } from './VillagePart.tsx';
import './book.css';
import './charts.css';
import './ending.css';
import './game.css';
import './sheets.css';
import './story.css';
import './village.css';
import './print.css';
import './printedGame.css';

/** The campaign book of a table. */
export function Book({ scene, place }: PageProps): ReactNode {
  const { say, at } = scene;
  const heading = useHeading();
  const { told, failed, again } = useTold(at.table.id, at.seq);
  const title = say.ui('annals.title');
  useEffect(() => {
    document.title = `${title} · ${at.table.name}`;
  }, [title, at.table.name]);
  return (
    <div className="book">
      <Sea />
      <div className="book-dusk" aria-hidden="true" />
      <header className="book-bar">
        <LinkButton look="quiet" href={hashOf({ at: 'table', table: at.table.id })}>
          <Sign name="back" />
          <span>{say.ui('screen.toTable')}</span>
        </LinkButton>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p>
            <bdi>{at.table.name}</bdi>
          </p>
        </div>
        <span />
      </header>
      <main>
        {told !== undefined ? (
          <Pages scene={scene} told={told} place={place} />
        ) : failed ? (
          <div className="book-paper book-alone">
            <p>{say.ui('annals.trouble')}</p>
            <Button onPress={again}>{say.ui('annals.again')}</Button>
          </div>
        ) : (
          <Busy>{say.ui('annals.opening')}</Busy>
        )}
      </main>
      <Toasts />
    </div>
  );
}

type PagesProps = Pick<PageProps, 'scene' | 'place'> & { readonly told: Told };

function Pages({ scene, told, place }: PagesProps): ReactNode {
  const { say, content, at, now, eyes } = scene;
  const { statistics, chapters } = told;
  const account = useMemo(() => accountOf(statistics, content.data), [statistics, content.data]);
  const teller = useMemo(
    () => tellerOf(account, say, content, now, (seat) => nameAt(at, seat, say)),
    [account, say, content, now, at],
  );
  const stops = useMemo(() => stopsOf(account.games, chapters, at.seq), [account, chapters, at.seq]);
  const chosen = openAt(stops, place);
  const villages = useVillages(scene, stops, chosen);
  const chests = chestsAt(teller, (last) => villages.get(stops.findIndex((stop) => stop.game === last)));
  const game = stops[chosen]?.game;
  const isPrinting = usePrinting();
  const [fetched, setFetched] = useState<ReadonlyMap<number, Inspection>>(new Map());
  const byGame = new Map([...fetched, ...stops.flatMap((stop, i) => pair(stop.game, villages.get(i)))]);
  const isBlank = !account.games.some(({ over }) => over);
  const explained: Explains = (text) => <Explained scene={scene} text={text} />;
  const choose = (stop: number): void => {
    const to = stops[stop]?.game;
    if (to !== undefined) goInstead({ at: 'table', table: at.table.id, page: 'book', place: to });
  };
  return (
    <OnPaper value={isPrinting ? PAPER_WIDE : undefined}>
      <div className="book-paper">
        {isPrinting && !isBlank ? <PrintedGames teller={teller} villages={byGame} /> : undefined}
        <div className="book-spread" data-unprinted={!isBlank || undefined}>
          <VillagePart {...{ teller, stops, chosen, choose, villages, explained }}>
            {isBlank ? undefined : (
              <FindsPart teller={teller} account={account.games.find((one) => one.game === game)} />
            )}
          </VillagePart>
          {isBlank ? (
            <BlankPart say={say} />
          ) : (
            <GamePart teller={teller} account={account.games.find((one) => one.game === game)} />
          )}
        </div>
        {isBlank ? undefined : (
          <>
            <EndingPart teller={teller} explained={explained} />
            <div className="book-spread">
              <PointsPart teller={teller} />
              <SourcesPart
                teller={teller}
                mine={eyes}
                game={isPrinting ? undefined : game}
                explained={explained}
                isPrinting={isPrinting}
              />
            </div>
            <SheetsPart
              teller={teller}
              chests={chests}
              eyes={eyes}
              isShared={at.seats.length > 1}
              explained={explained}
            />
            <div className="book-spread">
              <StoryPart teller={teller} />
              <LengthsPart teller={teller} />
            </div>
          </>
        )}
      </div>
      {isBlank ? undefined : (
        <Tools
          scene={scene}
          teller={teller}
          stops={stops}
          isAllThere={stops.every((_, i) => villages.has(i))}
          onFetched={(all) => flushSync(() => setFetched(all))}
        />
      )}
    </OnPaper>
  );
}

function pair(game: number, village: Inspection | undefined): readonly (readonly [number, Inspection])[] {
  return village === undefined ? [] : [[game, village]];
}
