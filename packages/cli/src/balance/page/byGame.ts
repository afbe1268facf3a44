import type { GameFigures, Spread } from '../figures.ts';
import { digits } from '../table.ts';
import { courseIn } from './course.ts';
import { gamesFrame, type Wanted, wantedAreas } from './frame.ts';
import { hint, line, picture, rect, tag } from './svg.ts';

/** A number of each game, and how it is spread over campaigns or seats. */
type Course = {
  readonly title: string;
  readonly unit: string;
  readonly games: readonly GameFigures[];
  readonly of: (game: GameFigures) => Spread;
  readonly wanted?: readonly Wanted[];
};

function told(game: number, unit: string, { least, lower, median, upper, most }: Spread): string {
  return `Game ${game}: ${digits(median)} ${unit}; half of them ${digits(lower)} to ${digits(upper)}, all ${digits(least)} to ${digits(most)}`;
}

/** The middle as a line, with the middle half around it. */
export function lineChart({ title, unit, games, of, wanted = [] }: Course): string {
  const frame = gamesFrame(
    Math.max(...games.map((game) => of(game).upper), ...wanted.map(({ high }) => high)),
    unit,
  );
  const points = games.map((game) => ({
    ...of(game),
    column: game.game,
    told: told(game.game, unit, of(game)),
  }));
  return picture(frame.height, title, wantedAreas(frame, wanted), frame.axes, courseIn(frame, points));
}

/** The middle half as a box, all of it as a thin line. */
export function boxChart({ title, unit, games, of, wanted = [] }: Course): string {
  const frame = gamesFrame(Math.max(...games.map((game) => of(game).most)), unit);
  const { x, y, column } = frame;
  const boxes = games.map((game) => {
    const spread = of(game);
    const [left, width] = [x(game.game) - column * 0.3, column * 0.6];
    return [
      line(x(game.game), y(spread.least), x(game.game), y(spread.most), 'whisker'),
      rect(
        left,
        y(spread.upper),
        width,
        y(spread.lower) - y(spread.upper),
        'box',
        hint(told(game.game, unit, spread)),
      ),
      line(left, y(spread.median), left + width, y(spread.median), 'median'),
    ].join('');
  });
  return picture(frame.height, title, wantedAreas(frame, wanted), frame.axes, ...boxes);
}

/** Points over the games, and the height at which all would be even. */
export function shareChart(
  title: string,
  games: readonly GameFigures[],
  of: (game: GameFigures) => number,
  even: number,
): string {
  const frame = gamesFrame(Math.max(even + 5, ...games.map(of)), '%');
  const { x, y } = frame;
  return picture(
    frame.height,
    title,
    frame.axes,
    line(x(1), y(even), x(games.length), y(even), 'limit'),
    ...games.map((game) => line(x(game.game), y(even), x(game.game), y(of(game)), 'interval wide')),
    ...games.map((game) =>
      tag(
        'circle',
        { cx: x(game.game), cy: y(of(game)), r: 5, class: 'point' },
        hint(`Game ${game.game}: ${digits(of(game))} %, even is ${digits(even)} %`),
      ),
    ),
  );
}

/** One layer of a stack: what it is called, how much each game has of it. */
export type Layer = { readonly name: string; readonly of: (game: GameFigures) => number };

/** Layers upon each other, the first at the bottom; the colours are those of the legend. */
export function stackChart(
  title: string,
  unit: string,
  games: readonly GameFigures[],
  layers: readonly Layer[],
): string {
  const total = (game: GameFigures): number => layers.reduce((sum, { of }) => sum + of(game), 0);
  const frame = gamesFrame(Math.max(...games.map(total)), unit);
  const { x, y, column } = frame;
  const stacks = games.map((game) => {
    let below = 0;
    return layers
      .map(({ name, of }, i) => {
        const [from, to] = [below, below + of(game)];
        below = to;
        const text = `Game ${game.game}: ${name} ${digits(of(game))} of ${digits(total(game))} ${unit}`;
        return rect(
          x(game.game) - column * 0.4,
          y(to),
          column * 0.8,
          y(from) - y(to),
          `layer c${i + 1}`,
          hint(text),
        );
      })
      .join('');
  });
  return picture(frame.height, title, frame.axes, ...stacks);
}
