import { CHARTERS, type Charter } from '@charterstone/rules';
import { commandFor } from '@charterstone/testkit';
import { boxInUse } from '../box.ts';
import { columns } from '../terminal/columns.ts';
import { count, things } from '../terminal/numbers.ts';
import { LATE } from './automas.ts';
import type { Campaigns } from './campaigns.ts';
import { gamesOf, type Plan, withAutomas } from './plan.ts';
import type { Playout } from './playout.ts';
import { median, type Summary, sum } from './summary.ts';

const share = (n: number, of: number): string => (of === 0 ? '–' : `${Math.round((100 * n) / of)} %`);
const middle = (numbers: readonly number[]): string => (numbers.length === 0 ? '–' : count(median(numbers)));

/** A simulation of games, for people. */
export function describeGames(summary: Summary, played: readonly Playout[]): string {
  const points = played.flatMap((game) => game.charters.map((row) => row.points));
  const best = played.map((game) => Math.max(0, ...game.charters.map((row) => row.points)));
  const { games, seconds } = summary;
  return [
    `${things(games, 'game')} of ${seatsOf(summary)}: ${seconds.toFixed(1)} s, ${count(summary.gamesPerSecond)} games and ${count(summary.decisionsPerSecond)} decisions a second`,
    '',
    spread([
      ['turns a game', played.map((game) => game.turns)],
      ['decisions a game', played.map((game) => game.decisions)],
      ['points', points],
      ["winner's points", best],
    ]),
    '',
    byCharter(played),
    '',
    ...byKind(summary),
    ...verdict(summary, 'game'),
  ].join('\n');
}

/** A simulation of campaigns, for people. */
export function describeCampaigns(
  summary: Summary,
  figures: Campaigns,
  played: readonly Playout[],
  nameOf: (crate: string) => string,
): string {
  const sagas = played.flatMap(({ saga }) => (saga === undefined ? [] : [saga]));
  const points = sagas.flatMap(({ games }) => games.flatMap((game) => Object.values(game.points)));
  const scores = sagas.flatMap((saga) => saga.scores.map(({ total }) => total));
  const { byCrate } = figures.cratesOpened;
  const never = Object.keys(byCrate).filter((crate) => byCrate[crate] === 0);
  return [
    `${things(figures.campaigns, 'campaign')} of ${seatsOf(summary)}: ${summary.seconds.toFixed(1)} s, ${count(figures.campaignsPerSecond)} campaigns and ${count(summary.decisionsPerSecond)} decisions a second on ${things(figures.threads, 'thread')}, ${count(figures.campaignsPerSecondPerCore)} campaigns a second of one core`,
    '',
    spread([
      ['turns a campaign', played.map(({ turns }) => turns)],
      ['decisions a campaign', played.map(({ decisions }) => decisions)],
      ['crates on buildings', sagas.map(({ opened }) => opened.filter((crate) => crate in byCrate).length)],
      ['points a game', points],
      ['campaign score', scores],
    ]),
    '',
    byCharterInCampaigns(sagas),
    '',
    ...byKind(summary),
    ...byEnding(figures, nameOf),
    ...storyCrates(figures),
    `crates nobody opened: ${never.length === 0 ? 'none' : never.join(', ')}`,
    '',
    ...verdict(summary, 'campaign'),
  ].join('\n');
}

/** A box of somebody's own may have a story without endings, and no crates in it. */
function byEnding({ endings, campaigns }: Campaigns, nameOf: (crate: string) => string): string[] {
  const rows = Object.entries(endings).map(([crate, n]) => [
    `${crate} ${nameOf(crate)}`,
    count(n),
    share(n, campaigns),
  ]);
  if (rows.length === 0) return [];
  return [columns([['ending', 'campaigns', 'share'], ...rows], [false, true, true]), ''];
}

function storyCrates({ storyCrates }: Campaigns): string[] {
  const opened = Object.entries(storyCrates).map(([crate, n]) => `${crate} ${count(n)}`);
  return opened.length === 0 ? [] : [`crates of the story: ${opened.join(', ')}`];
}

/** What broke: where, what, and the command that shows it again. */
export function complaints({ seats, automas, player, unit }: Plan, { examples }: Summary): string[] {
  return examples.map(({ seed, at, problem }) =>
    [
      `${withAutomasText(seats, automas)}, seed ${seed}, ${at}`,
      `  ${problem}`,
      `  again: ${commandFor({ seats, ...withAutomas(automas), seed, games: gamesOf(unit) }, player, boxInUse().own?.folder)}`,
    ].join('\n'),
  );
}

function seatsOf({ seats, automas = 0, seed }: Summary): string {
  return `${withAutomasText(seats, automas)}, seed ${seed}`;
}

function withAutomasText(seats: number, automas: number): string {
  return automas === 0 ? things(seats, 'seat') : `${things(seats, 'seat')} and ${things(automas, 'Automa')}`;
}

/** How people and Automas did beside each other, where there are Automas. */
function byKind({ meanPoints, lateMeanPoints: late, difficulty = 0 }: Summary): string[] {
  if (meanPoints === undefined) return [];
  const head = [
    '',
    'mean points',
    ...(late === undefined ? [] : [`in games ${LATE} to ${gamesOf('campaign')}`]),
  ];
  const row = (side: 'people' | 'automas'): string[] =>
    [meanPoints, ...(late === undefined ? [] : [late])].map((means) => means[side].toFixed(1));
  return [
    columns(
      [head, ['people', ...row('people')], ['Automas', ...row('automas')]],
      head.map((_, i) => i > 0),
    ),
    `difficulty at the end ${difficulty.toFixed(1)}`,
    '',
  ];
}

function verdict({ checked, violations, stuck, hash }: Summary, unit: string): string[] {
  return [
    `invariants checked after every choice in ${things(checked.everyChoice, unit)}, at the end of ${count(checked.atEnd)}`,
    `violations ${count(violations)}, stuck ${count(stuck)}`,
    `hash ${hash}`,
  ];
}

function spread(rows: readonly (readonly [string, readonly number[]])[]): string {
  const lines = rows.map(([name, numbers]) => [
    name,
    middle(numbers),
    count(numbers.reduce((least, n) => Math.min(least, n), numbers[0] ?? 0)),
    count(numbers.reduce((most, n) => Math.max(most, n), 0)),
  ]);
  return columns([['', 'median', 'least', 'most'], ...lines], [false, true, true, true]);
}

/** Victories are shared on a tie, so the shares can add up to more than the games. */
function byCharter(played: readonly Playout[]): string {
  const rows = CHARTERS.map((charter) => {
    const mine = played.flatMap((game) => game.charters.filter((row) => row.charter === charter));
    const won = mine.filter((row) => row.won).length;
    const points = mine.map((row) => row.points);
    return [charter, count(mine.length), count(won), share(won, mine.length), middle(points)];
  });
  return columns(
    [['charter', 'played', 'won', 'share', 'median points'], ...rows],
    [false, true, true, true, true],
  );
}

type Sagas = readonly NonNullable<Playout['saga']>[];

function byCharterInCampaigns(sagas: Sagas): string {
  const rows = CHARTERS.map((charter) => {
    const mine = sagas.filter(({ games }) => games.some(({ points }) => points[charter] !== undefined));
    const scores = mine.flatMap((saga) => saga.scores.filter((row) => row.charter === charter));
    const champion = scores.filter(({ won }) => won).length;
    return [
      charter,
      count(mine.length),
      count(gamesWon(mine, charter)),
      count(champion),
      share(champion, mine.length),
      middle(scores.map(({ total }) => total)),
    ];
  });
  return columns(
    [['charter', 'played', 'games won', 'champion', 'share', 'median score'], ...rows],
    [false, true, true, true, true, true],
  );
}

function gamesWon(sagas: Sagas, charter: Charter): number {
  return sum(sagas.map(({ games }) => games.filter(({ winners }) => winners.includes(charter)).length));
}
