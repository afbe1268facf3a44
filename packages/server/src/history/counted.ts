import type { Fact } from '@charterstone/rules';

const COUNTED = [
  'charterChosen',
  'arrived',
  'departed',
  'automaSeated',
  'automaLeft',
  'gameBegan',
  'gameEnded',
  'roundBegan',
  'turnBegan',
  'points',
  'built',
  'opened',
  'unlocked',
  'scored',
  'marked',
  'goalMet',
  'forked',
  'storyOpened',
  'storyRead',
  'cardMoved',
  'personaUsed',
  'cleared',
  'titled',
  'named',
  'campaignEnded',
] as const;

/** The facts that statistics are made of; all others are told anew when they are asked for. */
export type Counted = Of<Fact, (typeof COUNTED)[number]>;
/** Some facts share a type; here only those of the list are meant. */
type Of<F extends Fact, Name> = F extends Fact
  ? [Extract<F['fact'], Name>] extends [never]
    ? never
    : F & { readonly fact: Extract<F['fact'], Name> }
  : never;

const NAMES: ReadonlySet<string> = new Set(COUNTED);

export function countedIn(facts: readonly Fact[]): readonly Counted[] {
  return facts.filter((fact): fact is Counted => NAMES.has(fact.fact) && isRemembered(fact)).map(slim);
}

/** Of all the cards that move, only personas that come into play and guideposts are. */
function isRemembered(fact: Fact): boolean {
  return fact.fact !== 'cardMoved' || fact.to.startsWith('play-') || fact.to === 'guidepost';
}

/** That a table was cleared is remembered, not where each card went. */
function slim(fact: Counted): Counted {
  return fact.fact === 'cleared' ? { fact: 'cleared', cards: [] } : fact;
}
