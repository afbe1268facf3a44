import { CHARTERS, type Charter } from '@charterstone/rules';
import { capital } from '../terminal/columns.ts';
import { bodyOf, type Desk, paragraphs } from './desk.ts';
import { given, type Html, html, some } from './html.ts';
import type { RuleEntry } from './record.ts';

/** A first paragraph shorter than this has fewer lines than a drop cap is tall. */
const DROP_CAP_FROM = 140;

/** A story as it was read aloud. What only explains the pieces is set smaller than the tale itself. */
function storyPage(desk: Desk, card: number): Html {
  const isTale = desk.data.stories?.some(({ cards }) => cards.includes(card)) ?? false;
  const [opening = ''] = (desk.textOf(card)?.text ?? '').split('\n\n');
  const tale = opening.length < DROP_CAP_FROM ? 'tale plain' : 'tale';
  return html`<section class="${isTale ? tale : 'note'}" id="card-${card}">
<h3>${desk.say.name(card)}</h3>
${bodyOf(desk, card)}</section>
`;
}

export function storyPages(desk: Desk, cards: readonly number[]): Html[] {
  return cards.map((card) => storyPage(desk, card));
}

/** The goal of a year on its signpost; what stands before the first colon of a line is its heading. */
export function signpost(desk: Desk, card: number): Html {
  const text = desk.textOf(card)?.text ?? '';
  return html`<aside class="signpost">
<p class="kicker">${desk.say.ui('heading.guidepost')}</p>
${text.split('\n\n').map((part) => {
  const [, heading, rest] = /^([^:.]{1,30}:) (.*)$/su.exec(part) ?? [];
  return heading === undefined ? paragraphs(part) : html`<p><b>${heading}</b> ${rest ?? ''}</p>\n`;
})}</aside>
`;
}

/** The rules that are new in the Chronicle. */
export function rulePages(desk: Desk, rules: readonly RuleEntry[]): Html {
  return some(
    standing(rules),
    (entries) => html`<section class="rules">
<h3>${desk.say.ui('book.rules')}</h3>
${entries.map((rule) => newRule(desk, rule))}</section>
`,
  );
}

/** Of rules that replace one another within a chapter only the last is printed, in place of what stood before all of them. */
function standing(rules: readonly RuleEntry[]): RuleEntry[] {
  return rules.flatMap((rule, i) => {
    const isSame = ({ slot }: RuleEntry): boolean => slot > 0 && slot === rule.slot;
    if (rules.slice(i + 1).some(isSame)) return [];
    const before = rules.slice(0, i).find(isSame);
    return [before === undefined ? rule : { ...rule, replaced: before.replaced }];
  });
}

function newRule(desk: Desk, { slot, card, replaced }: RuleEntry): Html {
  const { say } = desk;
  const kicker = slot === 0 ? say.ui('book.onBoard') : say.ui('table.rule', { n: slot });
  return html`<div class="rule">
<h4><span class="kicker">${kicker}</span> ${say.name(card)}</h4>
${given(replaced, (old) => html`<p class="aside">${capital(say.ui('book.replaces', { name: say.name(old) }))}</p>\n`)}${bodyOf(desk, card)}</div>
`;
}

/** A charter by its name and, for the eye, its colour. */
export function charterMark({ say }: Desk, charter: Charter): Html {
  return marked(charter, capital(say.who(charter)));
}

/** A plot or island with the colour of its charter. */
export function siteMark({ say }: Desk, charter: Charter, site: string): Html {
  return marked(charter, capital(say.site(site)));
}

function marked(charter: Charter, words: string): Html {
  return html`<span class="mark c${CHARTERS.indexOf(charter) + 1}">${words}</span>`;
}
