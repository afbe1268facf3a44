import { type ReactNode, useMemo, useState } from 'react';
import { ChartFigure } from './ChartFigure.tsx';
import { lengthsChart, pointsChart, sourcesChart } from './chart.ts';
import { Seal } from './Seal.tsx';
import type { Explains, Teller } from './teller.ts';

type Props = { readonly teller: Teller; readonly mine: number };

/** Everybody's points from game to game. */
export function PointsPart({ teller }: Pick<Props, 'teller'>): ReactNode {
  const { say, account, nameOf } = teller;
  const chart = useMemo(() => pointsChart(teller), [teller]);
  return (
    <section className="book-part" aria-labelledby="book-points">
      <header className="book-head">
        <h2 id="book-points">{chart.title}</h2>
      </header>
      <ul className="book-legend">
        {account.players.map(({ seat, charter }) => (
          <li key={seat}>
            <Seal charter={charter} />
            <bdi>{nameOf(seat)}</bdi>
          </li>
        ))}
        <li className="book-soft">{say.ui('annals.wonMark')}</li>
      </ul>
      <ChartFigure chart={chart} say={say} />
      <p className="book-soft">{chart.told}</p>
    </section>
  );
}

type SourcesProps = Props & {
  readonly game: number | undefined;
  readonly explained: Explains;
  readonly isPrinting: boolean;
};

/** Where one player's points came from; whose is to be chosen, and on paper everybody's. */
export function SourcesPart({ teller, mine, game, explained, isPrinting }: SourcesProps): ReactNode {
  const { say, account, nameOf } = teller;
  const [wanted, setWanted] = useState<number | undefined>(undefined);
  const seat =
    wanted ?? account.players.find((player) => player.seat === mine)?.seat ?? account.players[0]?.seat;
  const chart = useMemo(
    () => (seat === undefined ? undefined : sourcesChart(teller, seat, game)),
    [teller, seat, game],
  );
  if (chart === undefined || seat === undefined) return undefined;
  return (
    <section className="book-part" aria-labelledby="book-sources">
      <header className="book-head">
        <h2 id="book-sources">{chart.title}</h2>
      </header>
      {account.players.length < 2 ? undefined : (
        <fieldset className="book-whose">
          <legend className="unseen">{say.ui('annals.whose')}</legend>
          {account.players.map((player) => (
            <label key={player.seat}>
              <input
                type="radio"
                name="book-whose"
                checked={player.seat === seat}
                onChange={() => setWanted(player.seat)}
              />
              <span>
                <Seal charter={player.charter} />
                <bdi>{nameOf(player.seat)}</bdi>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <div className="book-kept">
        {isPrinting ? <h3>{nameOf(seat)}</h3> : undefined}
        <ChartFigure chart={chart} say={say} />
        <p className="book-soft">{explained(chart.told)}</p>
      </div>
      {isPrinting ? <Others teller={teller} seat={seat} explained={explained} /> : undefined}
    </section>
  );
}

type OthersProps = Pick<SourcesProps, 'teller' | 'explained'> & { readonly seat: number };

/** The same of everybody but this seat. */
function Others({ teller, seat, explained }: OthersProps): ReactNode {
  return (
    <div className="book-printed">
      {teller.account.players
        .filter((player) => player.seat !== seat)
        .map((player) => {
          const chart = sourcesChart(teller, player.seat);
          return (
            <div key={player.seat} className="book-kept">
              <h3>{teller.nameOf(player.seat)}</h3>
              <ChartFigure chart={chart} say={teller.say} />
              <p className="book-soft">{explained(chart.told)}</p>
            </div>
          );
        })}
    </div>
  );
}

export function LengthsPart({ teller }: Pick<Props, 'teller'>): ReactNode {
  const chart = useMemo(() => lengthsChart(teller), [teller]);
  return (
    <section className="book-part" aria-labelledby="book-lengths">
      <header className="book-head">
        <h2 id="book-lengths">{chart.title}</h2>
        <p className="book-soft">{chart.told}</p>
      </header>
      <ChartFigure chart={chart} say={teller.say} />
    </section>
  );
}
