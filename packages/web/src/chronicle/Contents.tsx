import type { ReactNode } from 'react';
import { hashOf } from '../app/route.ts';
import { SECTIONS, type Section } from './book.ts';
import { useReading } from './reading.ts';
import { chapterName } from './StoriesPart.tsx';
import './contents.css';

type Props = { readonly onPart: (section: Section) => void; readonly here: Section | undefined };

/** What is in the book: every place of a rule, every story, and the other parts. */
export function Contents({ onPart, here }: Props): ReactNode {
  const { say } = useReading().scene;
  return (
    <nav className="contents" aria-label={say.ui('chronicle.contents')}>
      <h2>{say.ui('chronicle.contents')}</h2>
      <ol>
        {SECTIONS.map((section) => (
          <li key={section}>
            <button
              type="button"
              className="contents-part"
              aria-current={here === section ? 'true' : undefined}
              onClick={() => onPart(section)}
            >
              {say.ui(`chronicle.${section}`)}
            </button>
            {section === 'rules' ? <RuleNumbers /> : undefined}
            {section === 'stories' ? <StoryNames /> : undefined}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function useHref(): (place: number) => string {
  const { at } = useReading().scene;
  return (place) => hashOf({ at: 'table', table: at.table.id, page: 'chronicle', place });
}

function RuleNumbers(): ReactNode {
  const { scene, book, turnTo } = useReading();
  const { say } = scene;
  const href = useHref();
  return (
    <ol className="contents-rules">
      {book.rules.map(({ slot, valid }) => (
        <li key={slot}>
          {valid === undefined ? (
            <span className="contents-empty" title={say.ui('chronicle.stillInCrate')}>
              {slot}
            </span>
          ) : (
            <a
              href={href(valid)}
              title={say.name(valid)}
              aria-label={`${say.ui('chronicle.ruleOf', { n: slot })}: ${say.name(valid)}`}
              onClick={() => turnTo(valid)}
            >
              {slot}
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}

function StoryNames(): ReactNode {
  const { scene, book, turnTo } = useReading();
  const { say } = scene;
  const href = useHref();
  return (
    <ol className="contents-stories">
      {book.stories.chapters.map(({ game, told }) => (
        <li key={game}>
          <span>{chapterName(say, game)}</span>
          <ol>
            {told.map((card) => (
              <li key={card}>
                <a href={href(card)} onClick={() => turnTo(card)}>
                  {say.name(card)}
                </a>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
