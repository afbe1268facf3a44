import type { ReactNode } from 'react';
import { ReadAloud } from '../aloud/ReadAloud.tsx';
import { WhySilent } from '../aloud/WhySilent.tsx';
import { Entry, Portrait } from './Entry.tsx';
import { Marked } from './Marked.tsx';
import { Part } from './Part.tsx';
import { Prose } from './Prose.tsx';
import { useReading } from './reading.ts';
import { STORY_PAGES } from './stories.ts';
import { capital } from './words.ts';
import './stories.css';

/** What was told, game by game, and the pages that nothing is written on yet. */
export function StoriesPart(): ReactNode {
  const { scene, book } = useReading();
  const { say } = scene;
  const { chapters, empty } = book.stories;
  const found = say.ui('chronicle.pagesFound', { n: STORY_PAGES - empty.length, of: STORY_PAGES });
  return (
    <Part
      section="stories"
      aside={
        <>
          <WhySilent lang={scene.content.lang} />
          <p>{found}</p>
        </>
      }
    >
      {chapters.map(({ game, told }) => (
        <section key={game} className="chapter" aria-label={chapterName(say, game)}>
          <h3 className="chapter-name">{chapterName(say, game)}</h3>
          {told.map((card) =>
            scene.content.data.cards[card]?.kind === 'guidepost' ? (
              <Guidepost key={card} card={card} game={game} />
            ) : (
              <Story key={card} card={card} />
            ),
          )}
        </section>
      ))}
      {empty.length === 0 ? undefined : (
        <ol className="pages-empty">
          {empty.map((page) => (
            <li key={page}>
              <span aria-hidden="true">{page}</span>
              <span className="unseen">
                {say.ui('chronicle.pageOf', { n: page })}: {say.ui('chronicle.unwritten')}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Part>
  );
}

type Say = ReturnType<typeof useReading>['scene']['say'];

export function chapterName(say: Say, game: number): string {
  return game === 0 ? say.ui('chronicle.beforeFirst') : say.ui('chronicle.gameOf', { n: game });
}

function Story({ card }: { readonly card: number }): ReactNode {
  const { say, content } = useReading().scene;
  const face = content.data.cards[card];
  const text = content.textOf(card)?.text ?? '';
  const doing = face === undefined ? '' : say.describeCard(face);
  return (
    <Entry place={card} className="story">
      <Portrait card={card} className="story-picture" />
      <p className="entry-origin">{say.ui('chronicle.cardOf', { n: card })}</p>
      <h4>
        <Marked text={say.name(card)} />
      </h4>
      <div className="story-text">
        <Prose text={text} own={card} isStory />
        {doing === '' ? undefined : (
          <div className="story-doing">
            <Prose text={doing} own={card} />
          </div>
        )}
      </div>
      <ReadAloud text={`${say.name(card)}.\n${text}`} lang={content.lang} about={say.name(card)} />
    </Entry>
  );
}

function Guidepost({ card, game }: { readonly card: number; readonly game: number }): ReactNode {
  const { say, content } = useReading().scene;
  const face = content.data.cards[card];
  const text = content.textOf(card)?.text ?? '';
  if (face?.kind !== 'guidepost') return undefined;
  return (
    <Entry place={card} className="guidepost-page">
      <Portrait card={card} className="guidepost-picture" />
      <p className="entry-origin">{say.ui('chronicle.guidepostOf', { n: game })}</p>
      <h4>
        <Marked text={say.name(card)} />
      </h4>
      <p className="guidepost-goal">
        {say.ui('chronicle.goal', { goal: capital(say.describeTest(face.goal)) })}
      </p>
      <Prose text={text} own={card} />
      <ReadAloud text={`${say.name(card)}.\n${text}`} lang={content.lang} about={say.name(card)} />
    </Entry>
  );
}
