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
import { COUNT_NOUNS, countedObject, each, type Noun, TABLE_NOUNS, weakPlural } from './nouns.ts';
import { list, type Person, YOU } from './verbs.ts';

const RANKS = {
  most: 'meisten',
  second: 'zweitmeisten',
  third: 'drittmeisten',
  fewest: 'wenigsten',
} as const;

/** What a test asks one to have, as an object: „mindestens 6 Münzen“. */
function object({ count, bounds }: ClaimOf<'have'>, their: boolean): string {
  const { noun, at } = COUNT_NOUNS[count];
  const where = at?.(their) ?? '';
  if (bounds.rank === 'moreThanHumans') return `mehr ${noun.other}${where} als jeder menschliche Spieler`;
  if (bounds.rank !== undefined) return `die ${RANKS[bounds.rank]} ${weakPlural(noun)}${where}`;
  if (isWhole(count, bounds)) return 'von jedem Rohstoff mindestens 1';
  return `${number(bounds, noun)}${where}`;
}

function number({ least, most }: Bounds, noun: Noun): string {
  if (most === undefined) return `mindestens ${countedObject(noun, least)}`;
  if (most === 0) return `keine ${weakPlural(noun)}`;
  if (least === most) return `genau ${countedObject(noun, least)}`;
  return least === 0 ? `höchstens ${countedObject(noun, most)}` : `${least} bis ${countedObject(noun, most)}`;
}

/** A clause with its verb in the middle, and with its verb at the end. */
type Said = readonly [main: string, subordinate: string];

function said(claims: readonly Claim[], person: Person): Said[] {
  const things = claims.filter(isHave).map((claim) => object(claim, person.their));
  return [
    ...(things.length === 0 ? [] : [having(things.join(' und '), person)]),
    ...claims.flatMap((claim) => (isHave(claim) ? [] : [clause(claim, person)])),
  ];
}

function isHave(claim: Claim): claim is ClaimOf<'have'> {
  return claim.claim === 'have';
}

/** What is added behind a comma ends with one, where a verb follows. */
function closed(things: string): string {
  return things.includes(', ') ? `${things},` : things;
}

function having(things: string, { pronoun, their }: Person): Said {
  const has = their ? 'hat' : 'hast';
  return [`${pronoun} ${has} ${things}`, `${pronoun} ${closed(things)} ${has}`];
}

function clause(claim: Exclude<Claim, ClaimOf<'have'>>, person: Person): Said {
  switch (claim.claim) {
    case 'game': {
      const game = games(claim.bounds);
      return [`dies ist ${game}`, `dies ${game} ist`];
    }
    case 'ended': {
      const { pronoun, their } = person;
      const ends = their ? 'beendet' : 'beendest';
      const game = claim.yes ? 'das Spiel' : 'das Spiel nicht';
      return [`${pronoun} ${ends} ${game}`, `${pronoun} ${game} ${ends}`];
    }
    case 'noted': {
      const not = claim.yes ? '' : 'nicht ';
      if (!claim.me) return [`diese Karte ist ${not}markiert`, `diese Karte ${not}markiert ist`];
      const whose = person.their ? 'der eigene Name' : 'dein Name';
      return [`${whose} steht ${not}auf dieser Karte`, `${whose} ${not}auf dieser Karte steht`];
    }
    case 'there': {
      const things = number(claim.bounds, TABLE_NOUNS[claim.count]);
      return [`es gibt ${things}`, `es ${things} gibt`];
    }
    case 'not': {
      const things = claim.claims.filter(isHave).map((one) => `nicht ${object(one, person.their)}`);
      return having(things.join(' und '), person);
    }
    case 'sum':
      return sum(claim);
  }
}

function games({ least, most }: Bounds): string {
  if (most === least) return `Spiel ${least}`;
  return most === undefined ? `Spiel ${least} oder ein späteres` : `eines der Spiele ${least} bis ${most}`;
}

function nounOf(count: Weighed['count']): Noun {
  if (isTableCount(count)) return TABLE_NOUNS[count];
  return count === 'game' || count === 'noted' || count === 'notedMe' || count === 'endedGame'
    ? { gender: 'n', one: count, other: count }
    : COUNT_NOUNS[count].noun;
}

/** „es gibt mindestens so viele zufriedene Könige wie verärgerte Könige“; weights are told as points. */
function sum({ plus, minus, bounds }: ClaimOf<'sum'>): Said {
  const names = (side: readonly Weighed[]): string => list(side.map(({ count }) => nounOf(count).other));
  if (minus.length > 0) {
    const [things, than] =
      bounds.least === 0
        ? [`mindestens so viele ${names(plus)}`, `wie ${names(minus)}`]
        : [
            `${bounds.least === 1 ? '' : `mindestens ${bounds.least} `}mehr ${names(plus)}`,
            `als ${names(minus)}`,
          ];
    return [`es gibt ${things} ${than}`, `es ${things} gibt ${than}`];
  }
  const points = list(plus.map(({ count, weight }) => `${weight} für ${each(nounOf(count))}`));
  return [
    `${points} ergeben mindestens ${bounds.least}`,
    `${points} zusammen mindestens ${bounds.least} ergeben`,
  ];
}

/** „falls du keine Einflussmarker hast“. */
export function condition(test: Test, person: Person = YOU): string {
  return `falls ${claimed(test, person)}`;
}

/** The bare clause with its verb at the end, behind „falls“ or „solange“. */
export function claimed(test: Test, person: Person = YOU): string {
  return said(claimsOf(test), person)
    .map(([, subordinate]) => subordinate)
    .join(' und ');
}

/** „die wenigsten Ruhmessterne“: what somebody has. */
export function possession(test: Test): string {
  return claimsOf(test)
    .filter(isHave)
    .map((claim) => object(claim, true))
    .join(' und ');
}

/** What is to be reached, as a goal: whoever reads it is told nothing about themselves. undefined where it is not up to them alone. */
function wanted(claims: readonly Claim[]): string | undefined {
  const things = claims.filter(isHave).map((claim) => object(claim, false));
  const others = claims.filter((claim) => !isHave(claim)).map(deed);
  const said = [...(things.length === 0 ? [] : [`${closed(things.join(' und '))} haben`]), ...others];
  return said.includes(undefined) ? undefined : said.join(' und ');
}

function deed(claim: Claim): string | undefined {
  switch (claim.claim) {
    case 'ended':
      return claim.yes ? 'das Spiel beenden' : 'das Spiel nicht beenden';
    case 'noted':
      if (!claim.me) return undefined;
      return claim.yes ? 'deinen Namen auf diese Karte bringen' : 'deinen Namen von dieser Karte fernhalten';
    case 'not': {
      const things = claim.claims.filter(isHave).map((one) => `nicht ${object(one, false)}`);
      return `${things.join(' und ')} haben`;
    }
    default:
      return undefined;
  }
}

export function describeTest(test: Test): string {
  const claims = claimsOf(test);
  return sentence(
    wanted(claims) ??
      said(claims, YOU)
        .map(([main]) => main)
        .join(', und '),
  );
}
