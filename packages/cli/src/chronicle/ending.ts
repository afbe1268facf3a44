import { barredIn } from '@charterstone/rules';
import { capital } from '../terminal/columns.ts';
import { charterMark, rulePages, storyPages } from './cards.ts';
import { bodyOf, type Desk } from './desk.ts';
import { given, type Html, html, NOTHING, some } from './html.ts';
import { medallion } from './ornaments.ts';
import type { Person, ScoreFact } from './record.ts';

const CATEGORIES = ['capacity', 'personas', 'victories', 'glory', 'buildings', 'total'] as const;
const CATEGORY_WORDS = {
  capacity: 'score.capacity',
  personas: 'score.personas',
  victories: 'score.victories',
  glory: 'score.glory',
  buildings: 'score.buildings',
  total: 'score.total',
} as const;

/** What twelve games add up to, who has come out ahead, and the last words; or where the book breaks off. */
export function endingPage(desk: Desk): Html {
  const { saga, say } = desk;
  const last = saga.chapters.at(-1);
  if (saga.score === undefined || last === undefined)
    return html`<section class="chapter" id="ending"><p class="verdict">${say.ui('book.unfinished', { n: saga.chapters.length })}</p></section>
`;
  return html`<section class="chapter" id="ending">
<header>
${medallion('end')}
<h2>${say.ui('book.ending')}</h2>
</header>
${reckoning(desk, saga.score)}${storyPages(desk, last.stories.closing)}${rulePages(
  desk,
  last.rules.filter(({ time }) => time === 'closing'),
)}<p class="signed">${say.ui('book.signed')}</p>
</section>
`;
}

function reckoning(desk: Desk, score: ScoreFact): Html {
  const { say } = desk;
  const order = [...score.scores].sort((a, b) => b.total - a.total);
  const heads = CATEGORIES.map((category) => say.ui(CATEGORY_WORDS[category]));
  return html`<p>${verdicts(desk, score).join(' ')}</p>
<table class="score">
<thead><tr><th></th>${heads.map((head) => html`<th>${head}</th>`)}</tr></thead>
<tbody>
${order.map(
  (line) =>
    html`<tr${score.champions.includes(line.charter) ? html` class="first"` : ''}><th scope="row">${charterMark(desk, line.charter)}</th>${CATEGORIES.map((category, i) => html`<td data-label="${heads[i] ?? ''}">${line[category]}</td>`)}</tr>\n`,
)}</tbody>
</table>
${measures(desk)}`;
}

/** Who has won, why somebody with more points has not, and what the king or the village makes of it. */
function verdicts({ say, saga }: Desk, score: ScoreFact): string[] {
  const { champions, scores } = score;
  const barred = barredIn(champions, scores);
  const fought = saga.chapters.flatMap(({ battle }) => (battle === undefined ? [] : [battle]))[0];
  const crown = fought !== undefined && fought.sum < fought.needed ? 'book.crowned' : 'book.elected';
  const values = { who: say.list(champions.map(say.who)), n: champions.length };
  // That nobody wins is said once, with its reason.
  if (champions.length === 0) return [say.ui('campaign.over'), say.ui('campaign.nobody')];
  return [
    say.fact(score),
    ...(barred.length === 0
      ? []
      : [say.ui('campaign.barred', { who: say.list(barred.map(({ charter }) => say.who(charter))) })]),
    say.ui(crown, values),
  ].map(capital);
}

/** The victory cards, which nobody knew of the others until now; those that are all alike (crate L) are explained once. */
function measures(desk: Desk): Html {
  const { say, data, saga } = desk;
  const all = [...saga.measures].map(([charter, card]) => {
    const face = data.cards[card];
    return { charter, card, words: face === undefined ? '' : say.describeCard(face) };
  });
  const shared = all.every(({ words }) => words === all[0]?.words) ? all[0]?.words : undefined;
  return some(
    all,
    (cards) => html`<h3>${say.ui('book.measures')}</h3>
${given(shared, (words) => html`<p>${words}</p>\n`)}<ul class="list">
${cards.map(
  ({ charter, card, words }) =>
    html`<li>${charterMark(desk, charter)} · ${say.name(card)}${shared === undefined ? `. ${words}` : ''}</li>\n`,
)}</ul>
`,
  );
}

/**
 * The rules in the order of their slots, as they stand on the last day, and what was glued onto the board. Most have been
 * read in their chapters, so here each is folded behind its name.
 */
export function rulesPage(desk: Desk): Html {
  const { say, saga } = desk;
  const rules = [...saga.chronicle].map(([slot, card]) =>
    rule(desk, card, say.ui('table.rule', { n: slot })),
  );
  const stickers = saga.stickers.map((card) => rule(desk, card, say.ui('book.onBoard')));
  return html`<section class="chapter" id="rules">
<header><h2>${say.ui('book.rulesNow')}</h2><p class="aside">${say.ui('book.rulesAbout')}</p></header>
${rules}${stickers}</section>
`;
}

function rule(desk: Desk, card: number, kicker: string): Html {
  return html`<details class="rule">
<summary><h4><span class="kicker">${kicker}</span> ${desk.say.name(card)}</h4></summary>
${bodyOf(desk, card)}</details>
`;
}

export function kingsPage({ say, saga }: Desk): Html {
  return html`<section class="chapter short" id="kings">
<header><h2>${say.ui('book.kings')}</h2></header>
<p>${say.ui('book.kingsTold', saga.kings)}</p>
</section>
`;
}

/** Everyone who came into play, with the years they served. */
export function peoplePage(desk: Desk): Html {
  const { say, saga } = desk;
  const order = new Intl.Collator(say.lang);
  const people = [...saga.people].sort((a, b) => order.compare(say.name(a.card), say.name(b.card)));
  if (people.length === 0) return NOTHING;
  return html`<section class="chapter" id="people">
<header><h2>${say.ui('book.people')}</h2><p class="aside">${say.ui('book.peopleAbout')}</p></header>
<dl class="people">
${people.map((person) => personItem(desk, person))}</dl>
</section>
`;
}

function personItem({ say, saga, textOf }: Desk, { card, served }: Person): Html {
  const years = [...served].map(([charter, games]) =>
    say.ui('book.served', { who: say.who(charter), years: say.list(games.map(String)), n: games.length }),
  );
  const name = saga.names.get(card);
  return html`<dt>${say.name(card)}${given(name, (own) => html` · ${own}`)}</dt>
<dd>${textOf(card)?.flavour ?? ''} <span class="aside">${capital(years.join('; '))}</span></dd>
`;
}
