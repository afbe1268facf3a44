import { escaped } from '../../markup.ts';
import type { Balance } from '../report.ts';
import { card, wide } from './cards.ts';
import { checksTable } from './checks.ts';
import { documentOf } from './document.ts';
import { gameCharts } from './gameCharts.ts';
import { buildingSection, shareCharts } from './shareCharts.ts';
import { tag } from './svg.ts';

const HOW_TO_READ =
  'A check is ok when the 95 % interval of its value touches what is wanted. At the right, what is wanted is shaded, the bar is the interval and the dot the value.';

/** Everything a run has found as one page that needs nothing from outside. */
export function balancePage(all: Balance): string {
  // A game that nobody has come to has nothing to show.
  const found = { ...all, games: all.games.filter(({ turns }) => !Number.isNaN(turns.median)) };
  const title = `Balance with ${found.seatsPlayed} seats`;
  const charts = [...gameCharts(found), ...shareCharts(found)].map(card);
  const body = tag(
    'main',
    {},
    tag('h1', {}, title),
    tag('p', { class: 'soft' }, escaped(whatWasPlayed(found))),
    overall(found),
    wide({ title: 'Checks', note: HOW_TO_READ, content: [checksTable(found.checks)] }),
    tag('div', { class: 'grid' }, ...charts),
    wide(buildingSection(found)),
  );
  return documentOf(title, body);
}

function whatWasPlayed({ campaigns, players, seed, decisions }: Balance): string {
  const count = (n: number): string => n.toLocaleString('en');
  return `${count(campaigns)} campaigns of twelve games, ${players} players, seed ${seed}, ${count(decisions)} decisions. Beware: this page spoils the campaign.`;
}

function overall({ checks }: Balance): string {
  const failed = checks.filter(({ ok }) => !ok).length;
  return failed === 0
    ? tag('div', { class: 'verdict ok' }, `✓ all ${checks.length} checks are ok`)
    : tag('div', { class: 'verdict bad' }, `✗ ${failed} of ${checks.length} checks failed`);
}
