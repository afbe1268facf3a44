import { hint } from '@charterstone/bots';
import { type Choice, gameOf, inspect, options, type State } from '@charterstone/rules';
import { adviceText } from '@charterstone/words';
import { wrap } from '../../terminal/columns.ts';
import { type Desk, sceneOf } from '../desk.ts';
import { type Menu, VARIANTS } from '../menu.ts';
import { askedBy } from '../menu-words.ts';

/** What a bot would do in the place of whoever has to decide, and why. It knows no more than they do. */
export function adviceLines(desk: Desk, state: State, menu: Menu): string[] {
  const { say, size } = desk;
  const found = hint(gameOf(state), menu.seat);
  if (found === undefined) return [];
  const seen = inspect(state);
  const scene = { ...sceneOf(seen), ...askedBy({ desk, state, seen, seat: menu.seat }) };
  const number = numberOf(menu, found.choice);
  const terms = found.terms.map(({ term }) => term);
  const only = options(state, menu.seat).length === 1;
  return wrap(adviceText(say, { number, choice: found.choice, terms, only }, scene), size().width, 2);
}

/** What somebody would have to type for it. */
function numberOf({ items }: Menu, wanted: Choice): string {
  const isIt = (choice: Choice | undefined): boolean =>
    choice?.do === wanted.do && choice.what === wanted.what && choice.at === wanted.at;
  for (const [i, { choice, variants }] of items.entries()) {
    if (isIt(choice)) return `${i + 1}`;
    const variant = VARIANTS.find((letters) => isIt(variants[letters]));
    if (variant !== undefined) return `${i + 1}${variant}`;
  }
  throw new Error('a bot would choose what is not on the list');
}
