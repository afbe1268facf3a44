import { capital } from '../terminal/columns.ts';
import { battlePages, companionPages } from './aftermath.ts';
import { charterMark, rulePages, signpost, storyPages } from './cards.ts';
import { type Desk, titled } from './desk.ts';
import { cratesPart, housesPart } from './finds.ts';
import { given, type Html, html, NOTHING, some } from './html.ts';
import { medallion } from './ornaments.ts';
import type { Chapter } from './record.ts';
import { ranked, retold } from './retelling.ts';

export function yearOf({ say }: Desk, game: number): string {
  return say.ui('book.year', { n: game });
}

export function titleOf({ say }: Desk, { guidepost }: Chapter): string {
  return guidepost === undefined ? say.ui('book.firstYear') : say.name(guidepost);
}

/** A game as a chapter: what was wished for, how it went, what came of it, and last what is new in the Chronicle. */
export function chapterPage(desk: Desk, chapter: Chapter): Html {
  const { game, guidepost, stories, rules } = chapter;
  const isEnd = desk.saga.score !== undefined && chapter === desk.saga.chapters.at(-1);
  const parts = [
    ...storyPages(desk, stories.before),
    given(guidepost, (card) => signpost(desk, card)),
    year(desk, chapter),
    ...storyPages(desk, stories.during),
    cratesPart(desk, chapter.crates),
    housesPart(desk, chapter.houses),
    turning(desk, chapter),
    afterwards(desk, chapter),
    result(desk, chapter),
    // What is read after the last game of all has pages of its own.
    ...(isEnd ? [] : storyPages(desk, stories.closing)),
    some(naming(desk, chapter), (told) => html`<p>${told.map(capital).join(' ')}</p>\n`),
    rulePages(
      desk,
      rules.filter(({ time }) => !isEnd || time !== 'closing'),
    ),
  ];
  return html`<section class="chapter" id="year-${game}">
<header>
${medallion(guidepost)}
<p class="kicker">${yearOf(desk, game)}</p>
<h2>${titleOf(desk, chapter)}</h2>
</header>
${parts}</section>
`;
}

function year(desk: Desk, chapter: Chapter): Html {
  const { say, voice } = desk;
  const charters = [...new Set(chapter.faces.map(({ charter }) => charter))];
  const faces = charters.map((who) => {
    const personas = chapter.faces.filter(({ charter }) => charter === who).map(({ card }) => say.name(card));
    return say.ui('book.face', { persona: say.list(personas), who: say.who(who) });
  });
  return html`<h3>${say.ui('book.retold')}</h3>
<p class="year">${retold(voice, chapter, desk.saga.chapters).join(' ')}</p>
<p class="aside">${say.ui('book.faces', { faces: faces.join('; ') })}</p>
`;
}

/** Who reached the goal, which door was opened, and what the king made of it. */
function turning(desk: Desk, { goal, fork, candle }: Chapter): Html {
  const { say } = desk;
  if (goal === undefined) return NOTHING;
  const lines = [
    say.fact(goal),
    ...(candle === undefined ? [] : [say.ui('book.candle', { who: say.who(candle) })]),
    ...(fork === undefined ? [] : forkLines(desk, fork)),
  ];
  return html`<h3>${say.ui('book.turning')}</h3>
<p>${lines.map(capital).join(' ')}</p>
`;
}

function forkLines(
  { say, data, voice }: Desk,
  { charter, door, kings }: NonNullable<Chapter['fork']>,
): string[] {
  const story = say.name(data.crates[door]?.stories?.[0] ?? 0);
  const way =
    charter === undefined
      ? say.ui('book.fate', { door, story, v: voice.way('book.fate') })
      : say.ui('book.fork', {
          who: say.who(charter),
          door,
          story,
          v: voice.way('book.fork', voice.alone ? 2 : undefined),
        });
  if (kings === 0) return [way];
  const mood = kings > 0 ? 'book.pleased' : 'book.displeased';
  return [way, say.ui(mood, { n: Math.abs(kings), v: voice.way(mood) })];
}

/** The story after a game, with those who come, go, or take a side in it. */
function afterwards(desk: Desk, chapter: Chapter): Html {
  const { say, data } = desk;
  const { stories, battle, spectral } = chapter;
  const outcome = battle === undefined ? [] : (data.crates[battle.door]?.stories ?? []);
  const lines = [
    ...chapter.archived.map(({ charter, card }) =>
      say.ui('book.archived', { who: say.who(charter), persona: say.name(card) }),
    ),
    ...(spectral === undefined ? [] : [say.ui('book.spectral', { who: say.who(spectral.charter) })]),
    ...chapter.freed.map((charter) => say.ui('book.freed', { who: say.who(charter) })),
  ];
  return html`${storyPages(
    desk,
    stories.after.filter((card) => !outcome.includes(card)),
  )}${companionPages(desk, chapter.companions)}${given(battle, (found) => battlePages(desk, chapter.sides, found))}${storyPages(
    desk,
    stories.after.filter((card) => outcome.includes(card)),
  )}${some(lines, (told) => html`<p>${told.map(capital).join(' ')}</p>\n`)}${given(spectral, (found) => priceOf(desk, found))}`;
}

/** What the spectral worker's card says: until its price is paid, there is no winning. */
function priceOf({ say, data }: Desk, { card }: NonNullable<Chapter['spectral']>): Html {
  return given(
    data.cards[card],
    (face) => html`<p class="aside"><b>${say.name(card)}.</b> ${say.describeCard(face)}</p>\n`,
  );
}

/** What has a name from now on. */
function naming(desk: Desk, { titles }: Chapter): string[] {
  const { say, known } = desk;
  const charters = titles.flatMap(({ what, text }) => {
    if (what === 'village') return [];
    known.set(what, text);
    return [titled(desk, what)];
  });
  return [
    ...(charters.length === 0
      ? []
      : [say.ui('book.named', { n: charters.length, names: say.list(charters) })]),
    ...titles.flatMap(({ what, text }) =>
      what === 'village' ? [say.ui('book.villageNamed', { name: text })] : [],
    ),
  ];
}

function result(desk: Desk, { end, stars, trophies }: Chapter): Html {
  const { say } = desk;
  if (end === undefined) return NOTHING;
  return html`<h3>${say.ui('book.result')}</h3>
<p>${say.fact(end)}</p>
<table>
<thead><tr><th></th><th>${say.icon('vp')}</th><th>${say.ui('book.stars')}</th><th>${say.ui('book.victories')}</th></tr></thead>
<tbody>
${ranked(end.points).map(
  ({ charter, n }) =>
    html`<tr${end.winners.includes(charter) ? html` class="first"` : ''}><th scope="row">${charterMark(desk, charter)}</th><td>${n}</td><td>${stars.get(charter) ?? 0}</td><td>${trophies.get(charter) ?? 0}</td></tr>\n`,
)}</tbody>
</table>
`;
}
