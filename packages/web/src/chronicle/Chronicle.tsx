import '../parts/look.ts';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { hashOf } from '../app/route.ts';
import { LinkButton } from '../parts/Button.tsx';
import { Sign } from '../parts/Sign.tsx';
import { useHeading } from '../parts/useHeading.ts';
import { Sea } from '../screens/home/Sea.tsx';
import type { PageProps } from '../table/page.ts';
import { bookOf, placesIn } from './book.ts';
import { CardsPart } from './CardsPart.tsx';
import { Contents } from './Contents.tsx';
import { CratesPart } from './CratesPart.tsx';
import { comeBack, wayBack } from './comingBack.ts';
import { useGlossary } from './glossary.ts';
import { IconsPart } from './IconsPart.tsx';
import { usePast } from './past.ts';
import { Results } from './Results.tsx';
import { RulesPart } from './RulesPart.tsx';
import { InReading, type Reading } from './reading.ts';
import { SearchField } from './SearchField.tsx';
import { StoriesPart } from './StoriesPart.tsx';
import { indexOf, search, wantedIn } from './search.ts';
import { Tabs } from './Tabs.tsx';
import { useSamePlace } from './useSamePlace.ts';
import { showPart, useTurning, useWhere } from './useTurning.ts';
import { findables } from './words.ts';
import './chronicle.css';
import './tome.css';
import './part.css';
import './print.css';

/** Whoever came from another page goes back there. */
const TO = {
  table: 'screen.toTable',
  book: 'chronicle.toBook',
  replay: 'chronicle.toReplay',
  chronicle: 'screen.toTable',
} as const;

/** The book of the campaign: rules and stories found so far with the places that are still empty, finds, people, and the guide to the icons. */
export function Chronicle({ scene, place }: PageProps): ReactNode {
  const { say, at, content, now } = scene;
  const heading = useHeading();
  const past = usePast(at.table.id, Object.keys(content.data.cards).length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: turns that unlock nothing leave the book as it is
  const book = useMemo(
    () => bookOf(content, now, past),
    [content, past, now.chronicle.join(), now.game, now.charters.length],
  );
  const glossary = useGlossary(scene);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of the book change with the book
  const index = useMemo(() => indexOf(findables(scene, book, past), say.lang), [book, past, content]);
  const [query, setQuery] = useState('');
  /** Whether what was found is shown; else the book, with it marked. */
  const [isSearching, setSearching] = useState(false);
  const found = useMemo(() => search(index, query), [index, query]);
  const wanted = useMemo(() => wantedIn(query), [query]);
  const { marked, turnTo } = useTurning(place, book);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const here = useWhere();
  useSamePlace();
  const title = say.ui('chronicle.title');
  const [back] = useState(() => wayBack(at.table.id));
  useEffect(() => comeBack, []);
  useEffect(() => {
    document.title = `${title} · ${at.table.name}`;
  }, [title, at.table.name]);
  const reading: Reading = useMemo(
    () => ({ scene, book, past, glossary, wanted, marked, turnTo }),
    [scene, book, past, glossary, wanted, marked, turnTo],
  );
  const isLost = place !== undefined && !placesIn(book).has(place);
  const isAsking = isSearching && wanted.length > 0;
  const part = isAsking ? undefined : here;
  return (
    <InReading value={reading}>
      <div className="chronicle">
        <Sea />
        <div className="chronicle-veil" aria-hidden="true" />
        <header className="chronicle-bar">
          <LinkButton look="quiet" className="chronicle-back" href={hashOf(back)}>
            <Sign name="back" />
            <span>{say.ui(TO[back.page ?? 'table'])}</span>
          </LinkButton>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <SearchField
            say={say}
            field={field}
            query={query}
            onQuery={(words) => {
              setQuery(words);
              setSearching(true);
              // What was found begins at the top.
              if (words !== '') scrollTo(0, 0);
            }}
            onDown={() => list.current?.querySelector('a')?.focus()}
          />
        </header>
        <main className="tome">
          <div className="tome-cover">
            <div className="tome-left">
              <Contents onPart={showPart} here={part} />
            </div>
            <div className="tome-right">
              {isLost ? <p className="chronicle-lost">{say.ui('chronicle.notYet')}</p> : undefined}
              {isAsking ? (
                <Results
                  found={found}
                  field={field}
                  list={list}
                  onChosen={(chosen) => {
                    setSearching(false);
                    turnTo(chosen);
                  }}
                />
              ) : undefined}
              <div className="tome-text" hidden={isAsking}>
                <RulesPart />
                <StoriesPart />
                <CratesPart />
                <CardsPart section="people" />
                <CardsPart section="things" />
                <IconsPart />
              </div>
            </div>
          </div>
          <Tabs
            here={part}
            onPart={(section) => {
              setSearching(false);
              // The text comes back first.
              requestAnimationFrame(() => showPart(section));
            }}
          />
        </main>
      </div>
    </InReading>
  );
}
