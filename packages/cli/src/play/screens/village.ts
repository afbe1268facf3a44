import { type Charter, COMMONS, type Inspection } from '@charterstone/rules';
import { capital, sideBySide, widthOf, wrap } from '../../terminal/columns.ts';
import type { Desk } from '../desk.ts';
import { siteMarks, tokenMarks } from '../sites.ts';

/** As they lie round the Commons on the board. */
const ABOVE: readonly Charter[] = ['red', 'purple', 'green'];
const BELOW: readonly Charter[] = ['blue', 'black', 'yellow'];
const PLOTS = [1, 2, 3, 4, 5, 6];
const GAP = 2;

/** The names that were given to charters and to the village. */
type Titles = ReadonlyMap<string, string>;

/** The six charters round the Commons, with buildings and whatever stands and lies on them. */
export function villageLines(desk: Desk, seen: Inspection, titles: Titles): string[] {
  const { width } = desk.size();
  const third = Math.floor((width - 2 * GAP) / 3);
  const row = (charters: readonly Charter[]): string[] =>
    sideBySide(
      charters.map((charter) => charterBlock(desk, seen, titles, charter, third)),
      third,
      GAP,
    );
  return [...row(ABOVE), ...commonsLines(desk, seen, titles, third), ...row(BELOW)];
}

function charterBlock(
  desk: Desk,
  seen: Inspection,
  titles: Titles,
  charter: Charter,
  width: number,
): string[] {
  const { say, paint, data } = desk;
  const sites = PLOTS.map((plot) => siteOn(seen, charter, plot));
  const built = sites.flatMap(({ sign, site, card }) =>
    card === undefined && siteMarks(desk, seen, site) === ''
      ? []
      : buildingLines(
          desk,
          seen,
          `${paint.charter(charter, sign)} `,
          card === undefined ? '–' : say.name(card),
          site,
          width,
        ),
  );
  const free = sites.flatMap(({ sign, site, card }) =>
    card === undefined && siteMarks(desk, seen, site) === '' ? [sign.trim()] : [],
  );
  const emblem = tokenMarks(desk, seen.emblems[charter] ?? []);
  const name = titles.get(charter) ?? capital(say.who(charter));
  const title = `${name} · ${say.icon(data.startUp.charters[charter].resource)}`;
  const [first = '', ...more] = wrap(`${title} ${emblem}`.trimEnd(), width - 2);
  return [
    `${paint.sign(charter)} ${paint.bold(first)}`,
    ...more.map((line) => `  ${paint.bold(line)}`),
    ...built,
    ...(free.length > 0 ? [paint.dim(`${free.join(' ')} ${say.ui('table.empty')}`)] : []),
  ];
}

/** What is seen on a plot: the plot itself, or the sky island over it, which is marked by ~. */
function siteOn(
  seen: Inspection,
  charter: Charter,
  plot: number,
): { readonly sign: string; readonly site: string; readonly card: number | undefined } {
  const island = seen.covered[`${charter}-${plot}`];
  const site = island ?? `${charter}-${plot}`;
  return { sign: `${island === undefined ? '' : '~'}${plot}`, site, card: seen.village[site] };
}

function commonsLines(desk: Desk, seen: Inspection, titles: Titles, third: number): string[] {
  const { say, paint } = desk;
  const village = titles.get('village');
  const title = ` ${village === undefined ? '' : `${village} · `}${say.ui('heading.commons')} `;
  const { width } = desk.size();
  const cells = COMMONS.map((building) =>
    buildingLines(desk, seen, '', say.name(seen.village[building] ?? 0), building, third),
  );
  const rule = '─'.repeat(2);
  return [
    paint.dim(`${rule}${title}${'─'.repeat(Math.max(0, width - 2 - widthOf(title)))}`),
    ...sideBySide(cells.slice(0, 3), third, GAP),
    ...sideBySide(cells.slice(3), third, GAP),
    paint.dim('─'.repeat(width)),
  ];
}

/** A building with all that is on it; what does not fit into its column goes below. */
function buildingLines(
  desk: Desk,
  seen: Inspection,
  before: string,
  name: string,
  site: string,
  width: number,
): string[] {
  const marks = siteMarks(desk, seen, site);
  const indent = widthOf(before);
  return wrap(`${before}${name}${marks === '' ? '' : ` ${marks}`}`, width, indent);
}
