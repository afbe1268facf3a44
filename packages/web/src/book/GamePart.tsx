import { type ReactNode, useMemo } from 'react';
import { Drawn } from '../art/Drawn.tsx';
import { widest } from '../parts/widest.ts';
import { cardPicture, toneOf } from '../table/cardLook.ts';
import { charterNamed, type GameAccount, knownFaces } from './account.ts';
import { ChartFigure } from './ChartFigure.tsx';
import { gameChart } from './chart.ts';
import { lengthWords, type PathStep, pathOf, verdictOf } from './gameWords.ts';
import { Portrait } from './Portrait.tsx';
import { Seal } from './Seal.tsx';
import type { Teller } from './teller.ts';

type Props = { readonly teller: Teller; readonly account: GameAccount | undefined };

type PageOfGame = Props & {
  /** Of its heading, where several games are told on one page. */
  readonly id?: string;
  /** What is shown between who won and with what. */
  readonly children?: ReactNode;
};

/** The page of one game: who won, with what; what was built, and who was there. */
export function GamePart({ teller, account, id = 'book-game', children }: PageOfGame): ReactNode {
  const { say } = teller;
  const chart = useMemo(
    () => (account === undefined || account.results.length === 0 ? undefined : gameChart(teller, account)),
    [teller, account],
  );
  if (account === undefined)
    return (
      <section className="book-part book-game">
        <h2>{say.ui('annals.beginning')}</h2>
        <p>{say.ui('annals.before')}</p>
      </section>
    );
  return (
    <section className="book-part book-game" aria-labelledby={id}>
      <header className="book-head">
        <h2 id={id}>{say.ui('table.game', { n: account.game })}</h2>
        <p className="book-soft">{lengthWords(teller, account)}</p>
      </header>
      <p className="book-verdict">{verdictOf(teller, account)}</p>
      {children}
      {chart === undefined ? undefined : <ChartFigure chart={chart} say={say} />}
      <Houses teller={teller} account={account} />
      <Faces teller={teller} account={account} />
    </section>
  );
}

/** What else a game left behind: where the story went, and what was opened. */
export function FindsPart({ teller, account }: Props): ReactNode {
  if (account === undefined) return undefined;
  return (
    <div className="book-finds">
      <Path steps={pathOf(teller, account)} />
      <Crates teller={teller} account={account} />
    </div>
  );
}

function Path({ steps }: { readonly steps: readonly PathStep[] }): ReactNode {
  if (steps.length === 0) return undefined;
  return (
    <ul className="book-crossing">
      {steps.map(({ name, notes, mark }) => (
        <li key={name}>
          <span className="book-letter" data-kind={mark.length > 1 ? 'post' : 'door'} aria-hidden="true">
            {mark.length > 1 ? '' : mark}
          </span>
          <span>
            <b>{name}</b> {notes.map((note) => `· ${note} `).join('')}
          </span>
        </li>
      ))}
    </ul>
  );
}

type Filled = { readonly teller: Teller; readonly account: GameAccount };

function Houses({ teller, account }: Filled): ReactNode {
  const { say, content, whoIn } = teller;
  const { built } = account.page;
  return (
    <div className="book-group">
      <h3>{say.ui('annals.houses')}</h3>
      {built.length === 0 ? <p className="book-soft">{say.ui('annals.housesNone')}</p> : undefined}
      <ul className="book-houses">
        {built.map(({ card, charter, site, over }) => {
          const picture = cardPicture(content, card);
          return (
            <li key={`${site} ${card}`} style={{ background: toneOf(content, card) }}>
              {picture === undefined ? undefined : <Drawn {...picture} className="book-house" />}
              <span style={widest(say.name(card))}>{say.name(card)}</span>
              <small>
                <By charter={charter} />
                {whoIn(account.game, charter)}
                {over === undefined ? '' : `, ${say.ui('annals.over', { building: say.name(over) })}`}
              </small>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Crates({ teller, account }: Filled): ReactNode {
  const { say, whoIn } = teller;
  const { opened } = account.page;
  return (
    <div className="book-group">
      <h3>{say.ui('annals.crates')}</h3>
      {opened.length === 0 ? <p className="book-soft">{say.ui('annals.cratesNone')}</p> : undefined}
      <ul className="book-crates">
        {opened.map(({ crate, charter }) => (
          <li key={crate}>
            <b>{crate}</b>
            <span className="book-by">
              {charter === undefined ? undefined : <By charter={charter} />}
              {charter === undefined ? say.ui('annals.everybody') : whoIn(account.game, charter)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Faces({ teller, account }: Filled): ReactNode {
  const { say, content, cardName, whoIn } = teller;
  const faces = account.results.flatMap(({ charter }) =>
    knownFaces(content, account.page.personas[charter]).map((card) => ({ charter, card })),
  );
  if (faces.length === 0) return undefined;
  return (
    <div className="book-group">
      <h3>{say.ui('annals.faces')}</h3>
      <ul className="book-faces">
        {faces.map(({ charter, card }) => (
          <li key={`${charter} ${card}`}>
            <Portrait content={content} card={card} charter={charter} />
            <span style={widest(cardName(card))}>{cardName(card)}</span>
            <small>{whoIn(account.game, charter)}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

function By({ charter }: { readonly charter: string }): ReactNode {
  const found = charterNamed(charter);
  return found === undefined ? undefined : <Seal charter={found} />;
}
