import { columns } from '../terminal/columns.ts';
import type { GameFigures } from './figures.ts';
import type { Balance } from './report.ts';
import { SOURCE_NAMES, SOURCES } from './sources.ts';
import { type Colours, checkTable, colours, digits } from './table.ts';

/** What a run has found, for people at a terminal. */
export function describeBalance(found: Balance, seconds: number, colour: boolean): string {
  const { campaigns, seatsPlayed, players, seed, decisions, checks, games } = found;
  const paint = colours(colour);
  return [
    `${campaigns} campaigns of ${seatsPlayed} seats, ${players} players, seed ${seed}: ${seconds.toFixed(1)} s, ${Math.round(decisions / seconds).toLocaleString('en')} decisions a second`,
    '',
    ...(checks.length > 0 ? [checkTable(checks, paint), ''] : []),
    gameTable(games),
    '',
    `points a seat, mean of all games: ${sourceLine(games)}`,
    `win share, even is ${digits(found.even)} %: ${found.charters.map(({ name, value }) => `${name} ${digits(value)}`).join(', ')}, first player ${digits(found.firstPlayer.value)}`,
    ...(checks.length > 0 ? ['', verdictOf(checks, paint)] : []),
  ].join('\n');
}

function verdictOf(checks: Balance['checks'], paint: Colours): string {
  const failed = checks.filter(({ ok }) => !ok).length;
  return failed === 0
    ? paint.good(`All ${checks.length} checks are ok.`)
    : paint.bad(`${failed} of ${checks.length} checks failed.`);
}

function sourceLine(games: readonly GameFigures[]): string {
  return SOURCES.map((source) => {
    const mean = games.reduce((sum, { sources }) => sum + (sources[source] ?? 0), 0) / games.length;
    return `${SOURCE_NAMES[source]} ${digits(mean)}`;
  }).join(', ');
}

function gameTable(games: readonly GameFigures[]): string {
  const rows = games.map(({ game, winningScore, turns, crates, endedBy, firstPlayer }) => [
    String(game),
    digits(winningScore.median),
    digits(turns.median),
    `${digits(turns.least)} to ${digits(turns.most)}`,
    digits(crates.median),
    digits(firstPlayer),
    digits(endedBy.influence),
    digits(endedBy.stall),
  ]);
  const heads = [
    'game',
    'winning score',
    'turns a seat',
    'least to most',
    'crates',
    'first player wins %',
    'ended without influence %',
    'by a stall %',
  ];
  return columns(
    [heads, ...rows],
    heads.map(() => true),
  );
}
