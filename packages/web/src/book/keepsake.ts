import type { Inspection } from '@charterstone/rules';
import { cardPicture } from '../table/cardLook.ts';
import { type GameAccount, knownFaces } from './account.ts';
import { type Chart, gameChart, lengthsChart, type Numbers, pointsChart, sourcesChart } from './chart.ts';
import { swatch } from './charts/patterns.ts';
import { seal } from './charts/picture.ts';
import { endingOf } from './ending.ts';
import { lengthWords, pathOf, verdictOf } from './gameWords.ts';
import { sheetPages } from './keepsakeSheets.ts';
import { KEEPSAKE_STYLE } from './keepsakeStyle.ts';
import { drawing, html, type Markup } from './markup.ts';
import { chestsAt } from './sheet.ts';
import { freshSites } from './stops.ts';
import type { Teller } from './teller.ts';
import { TileShelf, villagePicture, villageWords } from './villageArt.ts';

/** What a page to keep is made of. */
export type Keepsake = {
  readonly teller: Teller;
  /** The table's name. */
  readonly name: string;
  readonly date: string;
  /** The village after each game that is over, as far as it is known; 0 is the beginning. */
  readonly villages: ReadonlyMap<number, Inspection>;
  /** Rules with our letters in them; without, it is written in what the reader has. */
  readonly fonts?: string;
};

/** Pictures are drawn for a page of paper. */
const WIDTH = 640;

/** The whole book as one file: no scripts, nothing from elsewhere, and no secrets. */
export function keepsakeOf(keepsake: Keepsake): string {
  const { teller, name, date, villages, fonts = '' } = keepsake;
  const { say, account, nameOf } = teller;
  const title = account.titles['village'] ?? name;
  const people = say.list(account.players.map(({ seat }) => nameOf(seat)));
  const games = account.games.filter(({ over }) => over);
  const shelf = new TileShelf();
  const chests = chestsAt(teller, (game) => villages.get(game));
  const page = html`<!doctype html>
<html lang="${say.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:">
<title>${title}: ${say.ui('annals.title')}</title>
<style>${drawing(fonts + KEEPSAKE_STYLE)}</style>
</head>
<body>
<header><h1>${title}</h1><p>${say.ui('annals.title')} · ${people}</p></header>
<main>
${endingSection(teller)}
${chartSection(pointsChart(teller), teller)}
<section><h2>${say.ui('annals.sources')}</h2>
${account.players.map(({ seat }) => html`<h3>${nameOf(seat)}</h3>${figure(sourcesChart(teller, seat), teller)}`)}</section>
<section><h2>${say.ui('annals.games')}</h2>
${games.map((game) => gamePage(keepsake, game, shelf))}</section>
${chests === undefined ? undefined : sheetPages(teller, chests)}
${chartSection(lengthsChart(teller), teller)}
</main>
<footer><p>${say.ui('annals.savedAt', { date })}</p></footer>
</body>
</html>
`;
  return page.text;
}

function endingSection(teller: Teller): Markup | undefined {
  const ending = endingOf(teller);
  if (ending === undefined) return undefined;
  const rows = ending.rows.map(({ name, cells }) => ({ head: name, cells }));
  return html`<section><h2>${teller.say.ui('annals.ending')}</h2><p class="verdict">${ending.verdict}</p>${table({ head: ending.head, rows })}${ending.barred === undefined ? undefined : html`<p>${ending.barred}</p>`}</section>`;
}

function chartSection(chart: Chart, teller: Teller): Markup {
  return html`<section><h2>${chart.title}</h2>${figure(chart, teller)}</section>`;
}

/** A picture, its legend, and the same as a table that unfolds. */
function figure(chart: Chart, { say }: Teller): Markup {
  const { markup, width, height } = chart.picture(WIDTH);
  const legend = chart.sources.map(
    (source) =>
      html`<li><svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">${drawing(swatch(source))}</svg>${say.ui(`annals.source-${source}`)}</li>`,
  );
  return html`<figure><svg viewBox="0 0 ${width} ${height}" aria-hidden="true">${drawing(markup)}</svg>
<figcaption>${chart.told}</figcaption>
${legend.length === 0 ? undefined : html`<ul class="legend">${legend}</ul>`}
<details><summary><span>${say.ui('annals.asNumbers')}</span><span>${say.ui('annals.hideNumbers')}</span></summary>${table(chart.numbers)}</details></figure>
`;
}

export function table({ head, rows }: Numbers): Markup {
  return html`<table><thead><tr>${head.map((one) => html`<th scope="col">${one}</th>`)}</tr></thead><tbody>
${rows.map(
  ({ head: name, cells, isPart }) =>
    html`<tr${isPart === true ? drawing(' class="part"') : undefined}><th scope="row">${name}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>\n`,
)}</tbody></table>`;
}

function gamePage({ teller, villages }: Keepsake, account: GameAccount, shelf: TileShelf): Markup {
  const { say } = teller;
  const { game, page } = account;
  const now = villages.get(game);
  const fresh = now === undefined ? [] : freshSites(villages.get(game - 1)?.village, now.village);
  const picture = now === undefined ? undefined : villagePicture(teller, now, fresh, shelf);
  const path = pathOf(teller, account).map(
    ({ name, notes }) => html`<li><b>${name}</b>${notes.map((note) => html` · ${note}`)}</li>`,
  );
  return html`<article><h3>${say.ui('table.game', { n: game })}</h3>
<p class="soft">${lengthWords(teller, account)}</p>
<p class="verdict">${verdictOf(teller, account)}</p>
${
  picture === undefined || now === undefined
    ? undefined
    : html`<svg class="village" role="img" aria-label="${villageWords(teller, now)}" viewBox="${picture.viewBox}">${drawing(picture.markup)}</svg>`
}
${figure(gameChart(teller, account), teller)}
${path.length === 0 ? undefined : html`<ul>${path}</ul>`}
<h4>${say.ui('annals.houses')}</h4>
${page.built.length === 0 ? html`<p>${say.ui('annals.housesNone')}</p>` : houses(teller, account)}
<h4>${say.ui('annals.crates')}</h4>
${page.opened.length === 0 ? html`<p>${say.ui('annals.cratesNone')}</p>` : crates(teller, account)}
${people(teller, account)}
</article>
`;
}

function houses({ say, content, whoIn }: Teller, { game, page }: GameAccount): Markup {
  return html`<ul class="cards">${page.built.map(({ card, charter, over }) => {
    const picture = cardPicture(content, card);
    return html`<li>${picture === undefined ? undefined : html`<svg viewBox="${picture.viewBox}" aria-hidden="true">${drawing(picture.markup)}</svg>`}<b>${say.name(card)}</b><small>${whoIn(game, charter)}${over === undefined ? '' : `, ${say.ui('annals.over', { building: say.name(over) })}`}</small></li>`;
  })}</ul>`;
}

function crates({ say, whoIn }: Teller, { game, page }: GameAccount): Markup {
  return html`<ul>${page.opened.map(
    ({ crate, charter }) =>
      html`<li><b>${say.ui('table.crate', { n: crate })}</b>: ${charter === undefined ? say.ui('annals.everybody') : whoIn(game, charter)}</li>`,
  )}</ul>`;
}

function people(
  { say, content, cardName, nameOf }: Teller,
  { results, page }: GameAccount,
): Markup | undefined {
  const faces = results.flatMap(({ charter, seat }) =>
    knownFaces(content, page.personas[charter]).map((card) => {
      const picture = cardPicture(content, card);
      return html`<li>${picture === undefined ? undefined : html`<svg viewBox="${picture.viewBox}" aria-hidden="true">${drawing(picture.markup)}</svg>`}<b>${cardName(card)}</b><small><svg class="seal" viewBox="-14 -14 28 28" aria-hidden="true">${drawing(seal(charter, 0, 0, 10))}</svg>${nameOf(seat)}</small></li>`;
    }),
  );
  if (faces.length === 0) return undefined;
  return html`<h4>${say.ui('annals.faces')}</h4><ul class="cards">${faces}</ul>`;
}
