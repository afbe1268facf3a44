import type { Inspection } from '@charterstone/rules';
import { type ReactNode, useState } from 'react';
import { Drawn } from '../art/Drawn.tsx';
import { effectIcons } from '../art/glyphs/effectIcons.ts';
import { Busy } from '../parts/Busy.tsx';
import { Button } from '../parts/Button.tsx';
import { widest } from '../parts/widest.ts';
import { Glyphs, Icon } from '../table/Icon.tsx';
import { star } from './charts/picture.ts';
import { Portrait } from './Portrait.tsx';
import { Seal } from './Seal.tsx';
import { type GloryRow, MOST_CAPACITY, type Sheet, sheetsOf } from './sheet.ts';
import type { Explains, Teller } from './teller.ts';

type Props = {
  readonly teller: Teller;
  /** The table whose chests are shown; undefined while it is on its way. */
  readonly chests: Inspection | undefined;
  /** With whose eyes one looks, and whether others look at the same screen. */
  readonly eyes: number;
  readonly isShared: boolean;
  readonly explained: Explains;
};

/** What lies in the chests: stars, circles, trophies, personas. */
export function SheetsPart({ teller, chests, eyes, isShared, explained }: Props): ReactNode {
  const { say } = teller;
  return (
    <section className="book-part book-sheets" aria-labelledby="book-sheets">
      <header className="book-head">
        <h2 id="book-sheets">{explained(say.ui('annals.sheets'))}</h2>
      </header>
      {chests === undefined ? <Busy>{say.ui('annals.fetching')}</Busy> : undefined}
      <div>
        {(chests === undefined ? [] : sheetsOf(teller, chests)).map((sheet) => (
          <article key={sheet.charter} className="book-sheet" data-charter={sheet.charter}>
            <SheetHead {...{ teller, sheet, explained }} />
            <Glory {...{ teller, sheet, explained }} />
            <Capacity {...{ teller, sheet, explained }} />
            {sheet.seat === eyes && sheet.measures.length > 0 ? (
              <Measure key={eyes} {...{ teller, sheet, explained, isShared }} />
            ) : sheet.secrets > 0 ? (
              <p className="book-soft">{say.ui('annals.secret')}</p>
            ) : undefined}
            {sheet.open.length === 0 ? undefined : (
              <div className="book-open">
                <h4>{say.ui('annals.measure')}</h4>
                <Weights teller={teller} cards={sheet.open} explained={explained} />
              </div>
            )}
            <People {...{ teller, sheet, explained }} />
          </article>
        ))}
      </div>
    </section>
  );
}

type Own = { readonly teller: Teller; readonly sheet: Sheet; readonly explained: Explains };

function SheetHead({ teller, sheet, explained }: Own): ReactNode {
  const { say, nameOf, titleOf } = teller;
  const { charter, seat, victories, built, opened } = sheet;
  const name = nameOf(seat);
  return (
    <header>
      <h3>
        <Seal charter={charter} />
        <bdi>{name}</bdi>
      </h3>
      {name.includes(titleOf(charter)) ? undefined : (
        <p className="book-soft">
          <bdi>{explained(say.ui('annals.sheetOf', { charter: titleOf(charter) }))}</bdi>
        </p>
      )}
      <p className="book-trophies">
        {Array.from({ length: Math.min(victories, 12) }, (_, i) => i).map((i) => (
          <Icon key={i} name="victory" />
        ))}
        <span>{say.ui('annals.trophies', { n: victories })}</span>
      </p>
      <p className="book-soft">{explained(say.ui('annals.deeds', { built, opened }))}</p>
    </header>
  );
}

function Glory({ teller: { say }, sheet, explained }: Own): ReactNode {
  if (sheet.glory.length === 0) return undefined;
  return (
    <div className="book-glory">
      <h4>{explained(say.ui('annals.glory', { n: sheet.stars }))}</h4>
      <ul>
        {sheet.glory.map((row) => (
          <li key={row.n} data-full={row.isFull || undefined}>
            <span className="unseen">
              {row.of === undefined
                ? say.ui('annals.gloryEndless', { n: row.n, stars: row.stars })
                : say.ui('annals.gloryRow', { n: row.n, stars: row.stars, of: row.of })}
              {row.isFull ? `, ${say.ui('annals.gloryFull')}` : ''}
              {`: ${say.describeEffect(row.bonus)}`}
            </span>
            {row.of === undefined ? (
              <span aria-hidden="true">∞</span>
            ) : (
              <Glyphs glyphs={effectIcons(row.bonus)} />
            )}
            <Stars row={row} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** So many stars of an endless row are drawn; the others are a number. */
const MOST_DRAWN = 8;

function Stars({ row: { stars, of } }: { readonly row: GloryRow }): ReactNode {
  const many = of ?? Math.min(stars, MOST_DRAWN);
  const markup = Array.from({ length: many }, (_, i) => star(9 + i * 18, 9, 15, i < stars)).join('');
  return (
    <span className="book-stars" aria-hidden="true">
      <Drawn markup={markup} viewBox={`0 0 ${Math.max(1, many) * 18} 18`} />
      {of === undefined && stars > MOST_DRAWN ? `+${stars - MOST_DRAWN}` : undefined}
    </span>
  );
}

const CIRCLE = 15;

function Capacity({ teller: { say }, sheet, explained }: Own): ReactNode {
  if (sheet.capacity.length === 0) return undefined;
  return (
    <div className="book-capacity">
      <h4>{explained(say.ui('annals.capacity'))}</h4>
      <ul>
        {sheet.capacity.map(({ kind, n }) => (
          <li key={kind}>
            <span className="unseen">
              {say.ui('annals.capacityKind', { kind: say.icon(kind), n, of: MOST_CAPACITY })}
            </span>
            <span aria-hidden="true">
              <Icon name={kind} />
              <Drawn markup={circles(n)} viewBox={`0 0 ${MOST_CAPACITY * CIRCLE} ${CIRCLE}`} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function circles(n: number): string {
  return Array.from({ length: MOST_CAPACITY }, (_, i) => {
    const look =
      i < n ? 'fill="#3a6a3c" stroke="#21452b"' : 'fill="none" stroke="#9b855b" stroke-dasharray="2.500 2"';
    return `<circle cx="${CIRCLE * (i + 0.5)}" cy="${CIRCLE / 2}" r="5.200" ${look} stroke-width="1.400"/>`;
  }).join('');
}

/** A victory card is for its owner alone: where several share a screen, it is shown when its owner asks for it. */
function Measure({ teller, sheet, explained, isShared }: Own & { readonly isShared: boolean }): ReactNode {
  const { say, nameOf } = teller;
  const [isShown, setIsShown] = useState(!isShared);
  return (
    <div className="book-measure">
      <h4>{say.ui('annals.measure')}</h4>
      {isShown ? <Weights teller={teller} cards={sheet.measures} explained={explained} /> : undefined}
      {isShared ? (
        <Button look="quiet" onPress={() => setIsShown(!isShown)}>
          {isShown ? say.ui('annals.conceal') : say.ui('annals.reveal', { who: nameOf(sheet.seat) })}
        </Button>
      ) : undefined}
    </div>
  );
}

type Weighing = Omit<Own, 'sheet'> & { readonly cards: readonly number[] };

function Weights({ teller, cards, explained }: Weighing): ReactNode {
  const { say, content } = teller;
  return cards.map((card) => {
    const face = content.data.cards[card];
    return (
      <p key={card} className="book-weight">
        <b>{say.name(card)}</b>
        {face === undefined ? undefined : <span>{explained(say.describeCard(face))}</span>}
      </p>
    );
  });
}

function People({ teller, sheet, explained }: Own): ReactNode {
  const { say, content, cardName } = teller;
  if (sheet.personas.length === 0) return undefined;
  return (
    <div>
      <h4>{explained(say.ui('annals.personas', { n: sheet.personas.length }))}</h4>
      <ul className="book-faces">
        {sheet.personas.map(({ card, games }) => (
          <li key={card}>
            <Portrait content={content} card={card} />
            <span style={widest(cardName(card))}>{cardName(card)}</span>
            <small>{say.ui('annals.inGames', { n: games.length, games: games.join(', ') })}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
