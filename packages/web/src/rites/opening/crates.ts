import type { Charter, Fact } from '@charterstone/rules';
import type { Scene } from '../../table/scene.ts';
import type { Moment } from '../moment.ts';
import type { CrateContent, RuleIn } from './given.ts';
import { onStage } from './stage.tsx';

type Opened = Extract<Fact, { fact: 'opened' | 'unlocked' }>;

type Found = {
  readonly at: number;
  /** Without it, rules came by themselves. */
  readonly opened: Opened | undefined;
  readonly moved: { readonly card: number; readonly to: string }[];
  readonly rules: RuleIn[];
};

/** With these something else begins: what follows is not of the crate before. */
const CHAPTERS: ReadonlySet<Fact['fact']> = new Set([
  'storyOpened',
  'goalMet',
  'gameEnded',
  'gameBegan',
  'victory',
]);

/** Crates with all that came out of them, and rules that entered the Chronicle by themselves; cards of both are `taken`. */
export function cratesIn(facts: readonly Fact[]): {
  readonly found: readonly Found[];
  readonly taken: ReadonlySet<number>;
} {
  const found: Found[] = [];
  let now: Found | undefined;
  const begin = (at: number, opened: Opened | undefined): Found => {
    const begun: Found = { at, opened, moved: [], rules: [] };
    found.push(begun);
    return begun;
  };
  facts.forEach((fact, at) => {
    if (CHAPTERS.has(fact.fact)) now = undefined;
    if (fact.fact === 'opened' || fact.fact === 'unlocked') now = begin(at, fact);
    if (fact.fact === 'cardMoved' && fact.from === 'index' && now?.opened?.why === fact.why)
      now.moved.push(fact);
    if (fact.fact === 'ruleEntered') {
      now ??= begin(at, undefined);
      now.rules.push({ slot: fact.slot, card: fact.card });
    }
  });
  return { found, taken: new Set(found.flatMap(({ moved }) => moved.map(({ card }) => card))) };
}

/** Whose crate it was that something in the same step came with. */
export function openerBefore(facts: readonly Fact[], at: number): Charter | undefined {
  const before = facts.slice(0, at).findLast(({ fact }) => fact === 'opened' || CHAPTERS.has(fact));
  return before?.fact === 'opened' ? before.charter : undefined;
}

/** `then` is the table for each fact, with the names of that moment. */
export function crateMoments(
  { found }: ReturnType<typeof cratesIn>,
  then: readonly Scene[],
): readonly Moment[] {
  return found.flatMap(({ at, opened, moved, rules }) => {
    const scene = then[at];
    if (scene === undefined) return [];
    if (opened === undefined) {
      const title = scene.say.ui('rite.newRules', { n: rules.length });
      return onStage('rules', { id: `rules ${at}`, title, at }, { rules });
    }
    const told = scene.say.fact(opened, { ...scene.spoken, why: false });
    const whose = opened.fact === 'opened' ? opened.charter : undefined;
    const way = { id: `crate ${opened.crate}`, title: told.replace(/\.$/, ''), at, whose };
    return onStage('crate', way, { ...contentOf(moved), crate: opened.crate, told, rules });
  });
}

function contentOf(moved: Found['moved']): Omit<CrateContent, 'crate' | 'told' | 'rules'> {
  const into = (word: string): readonly number[] =>
    moved.filter(({ to }) => to.split('-')[0] === word).map(({ card }) => card);
  return {
    hand: into('hand'),
    chest: into('chest'),
    play: into('play'),
    table: into('table'),
    deck: into('deck'),
    objectives: into('objectiveDeck'),
    archive: [...into('archive'), ...into('personaDeck')],
  };
}
