import type { BoxData, Fact } from '@charterstone/rules';
import { type Lang, speaker, textsOf } from '@charterstone/words';
import { capital } from '../terminal/columns.ts';
import { TEXTS } from '../texts.ts';
import type { Order } from './campaign.ts';
import { chapterPage, titleOf, yearOf } from './chapter.ts';
import { christened } from './christening.ts';
import { type Desk, deskFor, titled } from './desk.ts';
import { endingPage, kingsPage, peoplePage, rulesPage } from './ending.ts';
import { gather } from './gather.ts';
import { type Html, html } from './html.ts';
import { frontispiece } from './ornaments.ts';
import { styleSheet } from './style.ts';

/** A campaign told as one page that needs nothing beside it. The same facts give the same bytes. */
export function bookOf(data: BoxData, facts: readonly Fact[], order: Order, lang: Lang): string {
  const named = christened(data, facts, speaker(lang, textsOf(TEXTS[lang])), order.seed);
  const saga = gather(data, named);
  const desk = deskFor(data, saga, lang, order.seed);
  const title = bookTitle(desk);
  // The chapters come first: what they name is called so on all other pages.
  const chapters = saga.chapters.map((chapter) => chapterPage(desk, chapter));
  const page = html`<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
${styleSheet}</head>
<body>
<main>
${titlePage(desk, order)}${contentsPage(desk)}${chapters}${endingPage(desk)}${rulesPage(desk)}${kingsPage(desk)}${peoplePage(desk)}</main>
</body>
</html>
`;
  return page.markup;
}

function bookTitle({ say, saga }: Desk): string {
  const village = saga.titles.get('village');
  return village === undefined ? say.ui('book.title') : say.ui('book.titleOf', { village });
}

function titlePage(desk: Desk, { seed, player }: Order): Html {
  const { say, saga } = desk;
  const charters = say.list(saga.players.map((charter) => titled(desk, charter)));
  return html`<section class="front" id="front">
${frontispiece()}
<h1>${bookTitle(desk)}</h1>
<p class="about">${say.ui('book.about', { n: saga.chapters.length })}</p>
<ul class="imprint">
<li>${say.ui('book.charters', { n: saga.players.length, charters })}</li>
<li>${say.ui('book.hands', { player })}</li>
<li>${say.ui('book.seed', { seed })}</li>
<li>${say.ui('book.language')}</li>
</ul>
<p class="warning">${say.ui('book.spoilers')}</p>
<p class="imprint">${say.ui('game.unofficial')}</p>
</section>
`;
}

function contentsPage(desk: Desk): Html {
  const { say, saga } = desk;
  const last: readonly (readonly [string, string])[] = [
    ...(saga.score === undefined ? [] : [['ending', say.ui('book.ending')] as const]),
    ['rules', say.ui('book.rulesNow')],
    ['kings', say.ui('book.kings')],
    ['people', say.ui('book.people')],
  ];
  return html`<nav class="contents" id="contents" aria-label="${say.ui('book.contents')}">
<h2>${say.ui('book.contents')}</h2>
<ol>
${saga.chapters.map(
  (chapter) =>
    html`<li><a href="#year-${chapter.game}"><span class="kicker">${yearOf(desk, chapter.game)}</span> ${titleOf(desk, chapter)}</a></li>\n`,
)}${last.map(([id, name]) => html`<li><a href="#${id}">${capital(name)}</a></li>\n`)}</ol>
</nav>
`;
}
