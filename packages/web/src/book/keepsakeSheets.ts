import type { Inspection } from '@charterstone/rules';
import { seal, star } from './charts/picture.ts';
import { drawing, html, type Markup } from './markup.ts';
import { type GloryRow, MOST_CAPACITY, type Sheet, sheetsOf } from './sheet.ts';
import type { Teller } from './teller.ts';

/** What lies in the chests, without what only its owner may see: the page may be given to anybody. */
export function sheetPages(teller: Teller, chests: Inspection): Markup {
  return html`<section><h2>${teller.say.ui('annals.sheets')}</h2>
${sheetsOf(teller, chests).map((sheet) => sheetPage(teller, sheet))}</section>
`;
}

function sheetPage(teller: Teller, sheet: Sheet): Markup {
  const { say, nameOf, titleOf, cardName } = teller;
  const { charter, seat, victories, built, opened, glory, capacity, personas, stars } = sheet;
  return html`<article><h3><svg class="seal" viewBox="-14 -14 28 28" aria-hidden="true">${drawing(seal(charter, 0, 0, 10))}</svg>${nameOf(seat)}</h3>
<p>${say.ui('annals.sheetOf', { charter: titleOf(charter) })}. ${say.ui('annals.trophies', { n: victories })}. ${say.ui('annals.deeds', { built, opened })}</p>
${glory.length === 0 ? undefined : html`<h4>${say.ui('annals.glory', { n: stars })}</h4><ul class="glory">${glory.map((row) => gloryRow(teller, row))}</ul>`}
${
  capacity.length === 0
    ? undefined
    : html`<h4>${say.ui('annals.capacity')}</h4><ul>${capacity.map(
        ({ kind, n }) =>
          html`<li>${say.ui('annals.capacityKind', { kind: say.icon(kind), n, of: MOST_CAPACITY })}</li>`,
      )}</ul>`
}
${
  personas.length === 0
    ? undefined
    : html`<h4>${say.ui('annals.personas', { n: personas.length })}</h4><ul>${personas.map(
        ({ card, games }) =>
          html`<li>${cardName(card)} (${say.ui('annals.inGames', { n: games.length, games: games.join(', ') })})</li>`,
      )}</ul>`
}
</article>
`;
}

function gloryRow({ say }: Teller, { n, stars, of }: GloryRow): Markup {
  const many = Math.max(1, of ?? stars);
  const drawn = Array.from({ length: many }, (_, i) => star(9 + i * 18, 9, 15, i < stars)).join('');
  const words =
    of === undefined
      ? say.ui('annals.gloryEndless', { n, stars })
      : say.ui('annals.gloryRow', { n, stars, of });
  return html`<li><span>${words}</span><svg width="${many * 16}" height="16" viewBox="0 0 ${many * 18} 18" aria-hidden="true">${drawing(drawn)}</svg></li>`;
}
