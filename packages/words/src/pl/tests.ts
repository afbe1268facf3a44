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
import { sentence } from '../text.ts';
import { COUNT_NOUNS, type Noun, TABLE_NOUNS } from './nouns.ts';
import { counted, countedObject, each, isPersons, pluralForm } from './numerals.ts';
import { finite, list } from './verbs.ts';

type Person = 'you' | 'they';

const RANKS = {
  most: 'najwięcej',
  second: 'drugą co do wielkości liczbę',
  third: 'trzecią co do wielkości liczbę',
  fewest: 'najmniej',
} as const;

/** What a test asks for, as clauses: „masz co najmniej 6 monet”, „nie masz znaczników wpływu”. */
function clauses(claims: readonly Claim[], person: Person): string[] {
  return claims.map((claim) => clause(claim, person));
}

function clause(claim: Claim, person: Person): string {
  switch (claim.claim) {
    case 'have':
      return have(claim, finite('masz', person));
    case 'game':
      return game(claim.bounds);
    case 'ended':
      return `${claim.yes ? '' : 'nie '}${finite('doprowadzasz', person)} znacznik postępu do klepsydry`;
    case 'noted': {
      const not = claim.yes ? '' : 'nie ';
      return claim.me ? `twoje imię ${not}widnieje na tej karcie` : `ta karta ${not}jest oznaczona`;
    }
    case 'there':
      return there(claim);
    case 'not':
      return denied(claim.claims, person);
    case 'sum':
      return sum(claim);
  }
}

function have({ count, bounds }: ClaimOf<'have'>, masz: string): string {
  const noun = COUNT_NOUNS[count];
  if (bounds.rank === 'moreThanHumans') return `${masz} więcej ${noun.many} niż którykolwiek z żywych graczy`;
  if (bounds.rank !== undefined) return `${masz} ${RANKS[bounds.rank]} ${noun.many}`;
  if (isWhole(count, bounds)) return `${masz} co najmniej 1 sztukę każdego surowca`;
  return number(bounds, noun, masz);
}

/** Denial and „od … do” ask for the genitive. */
function number({ least, most }: Bounds, noun: Noun, masz: string): string {
  if (most === undefined) return `${masz} co najmniej ${countedObject(noun, least)}`;
  if (most === 0) return `nie ${masz} ${noun.many}`;
  if (least === most) return `${masz} dokładnie ${countedObject(noun, least)}`;
  return least === 0
    ? `${masz} co najwyżej ${countedObject(noun, most)}`
    : `${masz} od ${least} do ${most} ${noun.many}`;
}

/** „jest 1 król”, „są 2 zagrożenia”, „jest 5 zagrożeń”. */
function there({ count, bounds: { least, most } }: ClaimOf<'there'>): string {
  const noun = TABLE_NOUNS[count];
  if (most === 0) return `nie ma ${noun.many}`;
  const n = least === 0 ? (most ?? 0) : least;
  const how = most === undefined ? 'co najmniej ' : least === most ? 'dokładnie ' : 'co najwyżej ';
  return `${pluralForm(n) === 'few' && !isPersons(noun) ? 'są' : 'jest'} ${how}${counted(noun, n)}`;
}

function denied(claims: readonly Claim[], person: Person): string {
  return `nie ${list(clauses(claims, person))}`;
}

function game({ least, most }: Bounds): string {
  if (most === least) return `to rozgrywka ${least}`;
  return most === undefined
    ? `to rozgrywka ${least} lub późniejsza`
    : `to jedna z rozgrywek ${least}–${most}`;
}

function nounOf(count: Weighed['count']): Noun {
  if (isTableCount(count)) return TABLE_NOUNS[count];
  return count === 'game' || count === 'noted' || count === 'notedMe' || count === 'endedGame'
    ? { gender: 'm', one: count, object: count, few: count, many: count }
    : COUNT_NOUNS[count];
}

/** „zadowolonych królów jest nie mniej niż rozgniewanych królów”; weights are told as points. */
function sum({ plus, minus, bounds }: ClaimOf<'sum'>): string {
  const names = (side: readonly Weighed[]): string => list(side.map(({ count }) => nounOf(count).many));
  if (minus.length > 0) {
    const more =
      bounds.least === 0
        ? 'nie mniej'
        : bounds.least === 1
          ? 'więcej'
          : `co najmniej o ${bounds.least} więcej`;
    return `${names(plus)} jest ${more} niż ${names(minus)}`;
  }
  const points = list(plus.map(({ count, weight }) => `${weight} za ${each(nounOf(count), 1)}`));
  return `${points} dają razem co najmniej ${bounds.least}`;
}

/** „jeśli masz …”. */
export function condition(test: Test, person: Person = 'you'): string {
  return `jeśli ${claimed(test, person)}`;
}

/** The bare clause, behind „jeśli” or „dopóki”. */
export function claimed(test: Test, person: Person = 'you'): string {
  return clauses(claimsOf(test), person).join(' i ');
}

/** What is to be reached, as a goal: whoever reads it is told nothing about themselves. undefined where it is not up to them alone. */
function wanted(claims: readonly Claim[]): string | undefined {
  const said = claims.map(deed);
  return said.includes(undefined) ? undefined : said.join(' i ');
}

function deed(claim: Claim): string | undefined {
  switch (claim.claim) {
    case 'have':
      return have(claim, 'mieć');
    case 'ended':
      return `${claim.yes ? '' : 'nie '}doprowadzić znacznik postępu do klepsydry`;
    case 'noted':
      if (!claim.me) return undefined;
      return claim.yes
        ? 'zadbać, aby twoje imię znalazło się na tej karcie'
        : 'nie dopuścić, aby twoje imię znalazło się na tej karcie';
    case 'not': {
      const said = claim.claims.map(deed);
      return said.includes(undefined) ? undefined : `nie ${list(said.flatMap((one) => one ?? []))}`;
    }
    default:
      return undefined;
  }
}

export function describeTest(test: Test): string {
  return sentence(wanted(claimsOf(test)) ?? claimed(test));
}
