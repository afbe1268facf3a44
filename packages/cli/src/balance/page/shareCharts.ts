import { CHARTERS } from '@charterstone/rules';
import { SIGNS } from '../../terminal/paint.ts';
import type { Balance } from '../report.ts';
import { type Bar, barChart, pointChart } from './bars.ts';
import type { Card } from './cards.ts';
import { isOut, leastWanted, limitsIn } from './wanted.ts';

/** Everything that is a share of games or of campaigns. */
export function shareCharts(found: Balance): readonly Card[] {
  return [wins(found), champions(found), forks(found), mechanisms(found)];
}

/** With its sign before it: colour is never the only difference. */
function signed(name: string): string {
  const charter = CHARTERS.find((one) => one === name);
  return charter === undefined ? name : `${SIGNS[charter]} ${charter}`;
}

function wins(found: Balance): Card {
  const { charters, seats, firstPlayer, even } = found;
  const title = 'Who wins the games';
  const groups = [
    {
      points: charters.map((one) => ({ ...one, name: signed(one.name) })),
      within: limitsIn(found, 'charterWins').high,
    },
    {
      points: [{ ...firstPlayer, name: 'first player' }],
      within: limitsIn(found, 'firstPlayerWins').high,
    },
    { points: seats },
  ];
  return {
    title,
    note: 'Share of the games that each charter, the first player and each seat have won; a tie is shared. Shaded: what is wanted.',
    content: [pointChart({ title, groups, even })],
  };
}

function champions({ charters, even }: Balance): Card {
  const title = 'Who wins the campaigns';
  const points = charters.map(({ name, champion }) => ({ ...champion, name: signed(name) }));
  return {
    title,
    note: 'Share of the campaigns that each charter has won, of those it was played in.',
    content: [pointChart({ title, groups: [{ points }], even })],
  };
}

function forks(found: Balance): Card {
  const title = 'Forks and endings';
  const { low = 0 } = limitsIn(found, 'forks');
  const marked = (bar: Bar): Bar => ({
    ...bar,
    mark: isOut(found, 'forks', bar.name) || isOut(found, 'endings', bar.name),
  });
  const doors = found.forks.flatMap((fork) =>
    fork.doors.map((door): Bar => (fork.chosen ? marked(door) : { ...door, name: `* ${door.name}` })),
  );
  return {
    title,
    note: 'Campaigns that went through each door of the story, the endings last. Doors with a star nobody chooses: the table decides.',
    content: [
      barChart({
        title,
        bars: [...doors, ...found.endings.map(marked)],
        most: 100,
        left: 172,
        limits: [low],
      }),
    ],
  };
}

function mechanisms(found: Balance): Card {
  const title = 'What campaigns come to see';
  const bars = found.mechanisms.map(({ unlocked, ...bar }) => ({
    ...bar,
    ground: unlocked,
    least: leastWanted(found, 'mechanisms', bar.name),
    mark: isOut(found, 'mechanisms', bar.name),
  }));
  return {
    title,
    note: 'Campaigns in which somebody had to do with a mechanism; the pale bar: in which its rule was there; the dashed stroke: what is wanted.',
    content: [barChart({ title, bars, most: 100, left: 124 })],
  };
}

const COLUMNS = 3;

/** A hundred buildings take three columns on a desk, one on a telephone. */
export function buildingSection(found: Balance): Card {
  const { low = 0 } = limitsIn(found, 'leastUsed');
  const { high = 100 } = limitsIn(found, 'mostUsed');
  const bars = found.buildings.map(
    (building): Bar => ({
      ...building,
      mark: isOut(found, 'leastUsed', building.name) || isOut(found, 'mostUsed', building.name),
    }),
  );
  const size = Math.max(1, Math.ceil(bars.length / COLUMNS));
  const parts = Array.from({ length: COLUMNS }, (_, i) => bars.slice(i * size, (i + 1) * size));
  const charts = parts.filter((part) => part.length > 0).map((part) => buildingChart(part, [low, high]));
  return {
    title: BUILDINGS,
    note: `Share of all placements that were made while the building stood, over all games; a bar that is cut off says so by its number, and each column has a scale of its own. None should stay below ${low} % of these; and of all placements of the games in which it stood, before it was built too, none should take more than ${high} % from game 4 on.`,
    content: [`<div class="columns">${charts.join('')}</div>`],
  };
}

const BUILDINGS = 'Use of buildings';

/** The scale ends a little behind the last limit, so that one favourite does not make all others look alike. */
function buildingChart(bars: readonly Bar[], limits: readonly number[]): string {
  const longest = Math.max(1, ...bars.map(({ value }) => value));
  const most = Math.min(longest * 1.05, Math.max(...limits) * 1.25);
  return barChart({
    title: BUILDINGS,
    bars,
    most,
    left: 138,
    limits: limits.filter((limit) => limit > 0 && limit <= most),
  });
}
