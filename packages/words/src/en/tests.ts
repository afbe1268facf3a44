import type { Test } from '@charterstone/rules';
import {
  type Bounds,
  type Claim,
  type ClaimOf,
  claimsOf,
  isTableCount,
  isWhole,
  type Weighed,
} from '../effects/ranges.ts';
import { enumerate, sentence } from '../text.ts';
import { COUNT_NOUNS, counted, type Noun, TABLE_NOUNS } from './nouns.ts';

type Person = 'you' | 'they';
/** How having is said: as an order ("have"), or of somebody ("you have", "you do not have"). */
type Having = { readonly have: string; readonly haveNot: string; readonly your: string };
const ORDER: Having = { have: 'have', haveNot: 'do not have', your: 'your' };
const OF: { readonly [P in Person]: Having } = {
  you: { have: 'you have', haveNot: 'you do not have', your: 'your' },
  they: { have: 'they have', haveNot: 'they do not have', your: 'their' },
};

const RANKS = { most: 'most', second: 'second most', third: 'third most', fewest: 'fewest' } as const;

/** What a test asks one to have: "at least 6 coins", "no influence tokens". */
function object({ count, bounds }: ClaimOf<'have'>, your: string): string {
  const { noun, at } = COUNT_NOUNS[count];
  const where = at?.(your) ?? '';
  if (bounds.rank === 'moreThanHumans') return `more ${noun[1]}${where} than every human player`;
  if (bounds.rank !== undefined) return `the ${RANKS[bounds.rank]} ${noun[1]}${where}`;
  if (isWhole(count, bounds)) return 'at least 1 of every resource';
  return `${number(bounds, noun)}${where}`;
}

function number({ least, most }: Bounds, noun: Noun): string {
  if (most === undefined) return `at least ${counted(noun, least)}`;
  if (most === 0) return `no ${noun[1]}`;
  if (least === most) return `exactly ${counted(noun, least)}`;
  return least === 0 ? `at most ${counted(noun, most)}` : `${least} to ${counted(noun, most)}`;
}

function isHave(claim: Claim): claim is ClaimOf<'have'> {
  return claim.claim === 'have';
}

function clauses(claims: readonly Claim[], having: Having): string[] {
  const things = claims.filter(isHave).map((claim) => object(claim, having.your));
  return [
    ...(things.length === 0 ? [] : [`${having.have} ${things.join(' and ')}`]),
    ...claims.flatMap((claim) => (isHave(claim) ? [] : [clause(claim, having)])),
  ];
}

function clause(claim: Exclude<Claim, ClaimOf<'have'>>, having: Having): string {
  switch (claim.claim) {
    case 'game': {
      const { least, most } = claim.bounds;
      return `it is game ${least}${most === least ? '' : most === undefined ? ' or later' : ` to ${most}`}`;
    }
    case 'ended':
      return `${having === OF.they ? 'they' : 'you'} ${claim.yes ? 'end' : 'do not end'} the game`;
    case 'noted':
      // An order: whoever reads what is to be reached is told nothing about themselves.
      if (claim.me && having === ORDER)
        return claim.yes ? 'have your name on this card' : 'keep your name off this card';
      if (claim.me) return `${having.your} name is ${claim.yes ? '' : 'not '}on this card`;
      return `this card is ${claim.yes ? '' : 'not '}marked`;
    case 'there':
      return `there ${claim.bounds.least === 1 ? 'is' : 'are'} ${number(
        claim.bounds,
        TABLE_NOUNS[claim.count],
      )}`;
    case 'not':
      return denied(claim.claims, having);
    case 'sum':
      return sum(claim);
  }
}

function denied(claims: readonly Claim[], having: Having): string {
  const things = claims.filter(isHave).map((claim) => object(claim, having.your));
  return things.length === claims.length
    ? `${having.haveNot} ${things.join(' and ')}`
    : `it is not true that ${clauses(claims, OF.you).join(' and ')}`;
}

function nounOf(count: Weighed['count']): Noun {
  if (isTableCount(count)) return TABLE_NOUNS[count];
  return count === 'game' || count === 'noted' || count === 'notedMe' || count === 'endedGame'
    ? [count, count]
    : COUNT_NOUNS[count].noun;
}

/** "there are at least as many pleased kings as displeased kings"; weights are told as points. */
function sum({ plus, minus, bounds }: ClaimOf<'sum'>): string {
  const names = (side: readonly Weighed[]): string =>
    enumerate(
      side.map(({ count }) => nounOf(count)[1]),
      'and',
    );
  if (minus.length > 0) {
    if (bounds.least === 0) return `there are at least as many ${names(plus)} as ${names(minus)}`;
    const more = bounds.least === 1 ? 'more' : `at least ${bounds.least} more`;
    return `there are ${more} ${names(plus)} than ${names(minus)}`;
  }
  const points = plus.map(({ count, weight }) => `${weight} for each ${nounOf(count)[0]}`);
  return `${enumerate(points, 'and')} make at least ${bounds.least}`;
}

/** "if you have no influence tokens". */
export function conditionOf(test: Test, person: Person = 'you'): string {
  return `if ${claimed(test, person)}`;
}

/** The bare clause, behind "if" or "while". */
export function claimed(test: Test, person: Person = 'you'): string {
  return clauses(claimsOf(test), OF[person]).join(' and ');
}

/** "the fewest glory stars": what somebody has, behind "with". */
export function possession(test: Test): string {
  return claimsOf(test)
    .filter(isHave)
    .map((claim) => object(claim, 'their'))
    .join(' and ');
}

/** What a charter has in itself, if that is all a test asks for: "at least 1 open plot". */
export function marksOf(test: Test): string | undefined {
  const claims = claimsOf(test);
  const marks = claims.filter(isHave).filter(({ bounds }) => bounds.rank === undefined);
  if (marks.length < claims.length) return undefined;
  return marks.map(({ count, bounds }) => number(bounds, COUNT_NOUNS[count].noun)).join(' and ');
}

export function describeTest(test: Test): string {
  return sentence(clauses(claimsOf(test), ORDER).join(' and '));
}
