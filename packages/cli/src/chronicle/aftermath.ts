import { capital } from '../terminal/columns.ts';
import { bodyOf, type Desk, isSettled } from './desk.ts';
import { type Html, html, some } from './html.ts';
import type { Battle, CompanionEntry, Part, SideEntry } from './record.ts';

/** The strangers at the doors, and how each of them was received. */
export function companionPages(desk: Desk, companions: readonly CompanionEntry[]): Html {
  return some(
    companions,
    (all) => html`<section class="company">
<h3>${desk.say.ui('book.companions')}</h3>
${all.map(
  (one) => html`<div class="companion">
<h4>${desk.say.name(one.card)}</h4>
${bodyOf(desk, one.card)}<p class="verdict">${capital(reception(desk, one))}</p>
</div>
`,
)}</section>
`,
  );
}

function reception(desk: Desk, { charter, kind }: CompanionEntry): string {
  const { say, voice } = desk;
  if (isSettled(desk, charter)) {
    const key = kind ? 'book.kind' : 'book.unkind';
    return say.ui(key, { who: say.who(charter), v: voice.way(key) });
  }
  const key = kind ? 'book.kindEmpty' : 'book.unkindEmpty';
  return say.ui(key, { charter: say.charter(charter), v: voice.way(key) });
}

/** Who stood where in the final battle, and the sum that decided it. */
export function battlePages(
  desk: Desk,
  sides: readonly SideEntry[],
  battle: Battle & { readonly door: string },
): Html {
  const { say } = desk;
  const won = battle.sum >= battle.needed;
  return html`<section class="battle">
<h3>${say.ui('book.sides')}</h3>
<ul class="list">
${sides.map(
  ({ charter, card, side }) =>
    html`<li>${capital(
      say.ui(side === 'loyal' ? 'book.loyal' : 'book.rebel', {
        who: say.who(charter),
        persona: say.name(card),
      }),
    )}. <i>${desk.textOf(card)?.flavour ?? ''}</i></li>\n`,
)}</ul>
<h3>${say.ui('book.battle')}</h3>
<table class="sum">
<tbody>
${row(say.ui('book.battleKings'), battle.kings)}${row(say.ui('book.battleKind'), battle.kind)}${row(say.ui('book.battleRebels'), battle.rebels)}</tbody>
<tfoot><tr><th scope="row">${say.ui('book.battleSum')}</th><td></td><td>${battle.sum}</td></tr></tfoot>
</table>
<p class="verdict">${say.ui(won ? 'book.battleWon' : 'book.battleLost', { n: battle.sum, needed: battle.needed })}</p>
</section>
`;
}

function row(name: string, { n, each }: Part): Html {
  return html`<tr><th scope="row">${name}</th><td>${n} × ${each}</td><td>${n * each}</td></tr>
`;
}
