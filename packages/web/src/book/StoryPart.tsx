import type { ReactNode } from 'react';
import { pathOf } from './gameWords.ts';
import type { Teller } from './teller.ts';

/** The way the story took: every guidepost, every crate that was opened after it. */
export function StoryPart({ teller }: { readonly teller: Teller }): ReactNode {
  const { say, account, now } = teller;
  const games = account.games
    .map((game) => ({ game, steps: pathOf(teller, game) }))
    .filter(({ steps }) => steps.length > 0);
  return (
    <section className="book-part" aria-labelledby="book-path">
      <header className="book-head">
        <h2 id="book-path">{say.ui('annals.path')}</h2>
      </header>
      {games.length === 0 ? <p className="book-soft">{say.ui('annals.pathNone')}</p> : undefined}
      <ol className="book-path">
        {games.map(({ game: { game }, steps }) => (
          <li key={game}>
            <span className="book-year">
              <span className="unseen">{say.ui('annals.game')} </span>
              {game}
            </span>
            <ul>
              {steps.map(({ name, notes, mark }) => (
                <li key={`${mark} ${name}`} data-post={mark.length > 1 || undefined}>
                  <b>{name}</b>
                  {notes.map((note) => (
                    <small key={note}>{note}</small>
                  ))}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {games.length === 0 || now.campaignOver ? undefined : (
        <p className="book-soft">{say.ui('annals.ahead')}</p>
      )}
    </section>
  );
}
