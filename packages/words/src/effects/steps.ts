import type {
  Amount,
  CardKind,
  CharterIs,
  Cost,
  Deed,
  Effect,
  Good,
  Icons,
  Move,
  Test,
  Who,
} from '@charterstone/rules';

/**
 * An effect as a grammar wants it: flat, in order, with neighbouring gains in one step, so that a language says
 * "gain 1 coin and 1 VP" with one verb.
 */
export type Gain = { readonly icon: Good; readonly amount: Amount };
export type Step =
  | { readonly step: 'gain'; readonly gains: readonly Gain[] }
  /** Always the player's to take or leave, since it costs a token (rule 23). */
  | { readonly step: 'reputation'; readonly amount: Amount }
  /** Only influence that was paid comes back (rule 6). */
  | { readonly step: 'regain'; readonly amount: Amount }
  /** `fresh`: the mat was refreshed just before and need not be named again. */
  | {
      readonly step: 'card';
      readonly kind: CardKind | 'card';
      readonly amount: Amount;
      readonly fresh: boolean;
    }
  | { readonly step: 'deed'; readonly deed: Deed; readonly amount: Amount }
  | { readonly step: 'may'; readonly steps: readonly Step[] }
  | { readonly step: 'choose'; readonly branches: readonly (readonly Step[])[]; readonly take: Amount }
  | { readonly step: 'pay'; readonly cost: Cost }
  | { readonly step: 'each'; readonly who: Who; readonly steps: readonly Step[] }
  /** Each of them hands something to whoever holds the card. */
  | { readonly step: 'give'; readonly who: Who; readonly move: Move }
  | {
      readonly step: 'if';
      readonly test: Test;
      readonly does: readonly Step[];
      readonly otherwise: readonly Step[];
    }
  | { readonly step: 'rollNote' }
  | { readonly step: 'roll'; readonly charters: readonly CharterIs[]; readonly steps: readonly Step[] }
  | { readonly step: 'note'; readonly actor: boolean; readonly keep: 'game' | 'income' | 'campaign' }
  | { readonly step: 'move'; readonly move: Move }
  | { readonly step: 'put'; readonly on: 'octagon' | 'emblem' }
  | { readonly step: 'raise'; readonly from: 'deck' | 'mat'; readonly to: 'deck' | 'discard' }
  | { readonly step: 'story'; readonly crate: string }
  | { readonly step: 'unlock'; readonly crates: readonly number[] }
  | {
      readonly step: 'scatter';
      readonly what: 'peril' | 'minion';
      readonly over: 'charters' | 'marked';
    }
  | { readonly step: 'lay'; readonly n: number }
  | { readonly step: 'shuffle'; readonly deck: 'deck' | 'objectiveDeck' }
  | { readonly step: 'reveal'; readonly n: number }
  | { readonly step: 'cast'; readonly what: 'firstPlayer' | 'charters' }
  | { readonly step: 'enter'; readonly cards: readonly number[] }
  | { readonly step: 'rows' }
  | { readonly step: 'keep'; readonly what: 'capacity' | 'nothing' }
  | { readonly step: 'read'; readonly cards: readonly number[] }
  | { readonly step: 'lastRound' };
export type StepOf<S extends Step['step']> = Extract<Step, { readonly step: S }>;

/** Steps that only rules, guideposts and the story speak. */
export type Ceremony = StepOf<
  | 'put'
  | 'raise'
  | 'story'
  | 'unlock'
  | 'scatter'
  | 'lay'
  | 'shuffle'
  | 'reveal'
  | 'cast'
  | 'enter'
  | 'rows'
  | 'keep'
  | 'read'
  | 'lastRound'
>;

const DEEDS: { readonly [D in Deed]: true } = {
  construct: true,
  crate: true,
  objective: true,
  quota: true,
  progress: true,
  income: true,
  refreshMat: true,
  persona: true,
  retrieve: true,
  again: true,
};
const KINDS: { readonly [K in CardKind | 'card']: true } = {
  card: true,
  assistant: true,
  unconstructedBuilding: true,
  constructedBuilding: true,
  guest: true,
  item: true,
  friend: true,
  treasure: true,
};

export function isDeed(icon: Good | Deed): icon is Deed {
  return Object.hasOwn(DEEDS, icon);
}

function isKind(icon: Good): icon is CardKind | 'card' {
  return Object.hasOwn(KINDS, icon);
}

/** The steps of an effect in the order in which they happen. */
export function stepsOf(effect: Effect): readonly Step[] {
  return merged(read(effect));
}

function isList(effect: Effect): effect is readonly Effect[] {
  return Array.isArray(effect);
}

function read(effect: Effect): readonly Step[] {
  if (isList(effect)) return effect.flatMap(read);
  if ('may' in effect) return [{ step: 'may', steps: stepsOf(effect.may) }];
  if ('choose' in effect)
    return [{ step: 'choose', branches: Object.values(effect.choose).map(stepsOf), take: effect.take ?? 1 }];
  if ('pay' in effect) return [{ step: 'pay', cost: effect.pay }];
  if ('each' in effect) return [eachOf(effect.each, stepsOf(effect.do))];
  if ('if' in effect)
    return [
      {
        step: 'if',
        test: effect.if,
        does: stepsOf(effect.then),
        otherwise: effect.else === undefined ? [] : stepsOf(effect.else),
      },
    ];
  if ('roll' in effect)
    return effect.roll === 'note'
      ? [{ step: 'rollNote' }]
      : [{ step: 'roll', charters: effect.roll, steps: stepsOf(effect.then) }];
  if ('note' in effect)
    return [{ step: 'note', actor: effect.note === 'actor', keep: effect.keep ?? 'game' }];
  if ('move' in effect) return [{ step: 'move', move: effect }];
  return ceremonyOf(effect);
}

/** What only rules and steps of the story do, and printed icons. */
function ceremonyOf(
  effect: Exclude<
    Effect,
    readonly Effect[] | { may: unknown } | { choose: unknown } | { each: unknown } | Move
  >,
): readonly Step[] {
  if ('put' in effect) return [{ step: 'put', on: effect.put }];
  if ('raise' in effect) return [{ step: 'raise', from: effect.from, to: effect.to }];
  if ('open' in effect)
    return typeof effect.open === 'string'
      ? [{ step: 'story', crate: effect.open }]
      : [{ step: 'unlock', crates: effect.open }];
  if ('scatter' in effect) return [{ step: 'scatter', what: effect.scatter, over: effect.over }];
  if ('lay' in effect) return [{ step: 'lay', n: effect.n }];
  if ('shuffle' in effect) return [{ step: 'shuffle', deck: effect.shuffle }];
  if ('reveal' in effect) return [{ step: 'reveal', n: effect.n }];
  if ('cast' in effect) return [{ step: 'cast', what: effect.cast }];
  if ('enter' in effect) return [{ step: 'enter', cards: effect.enter }];
  if ('rows' in effect) return [{ step: 'rows' }];
  if ('keep' in effect && !('note' in effect)) return [{ step: 'keep', what: effect.keep }];
  if ('read' in effect) return [{ step: 'read', cards: effect.read }];
  if ('end' in effect) return [{ step: 'lastRound' }];
  return isIcons(effect) ? iconsOf(effect).map(([icon, amount]) => stepOf(icon, amount)) : [];
}

const WORDS = ['pay', 'if', 'roll', 'note'] as const;
function isIcons(effect: Effect): effect is Icons {
  return !WORDS.some((word) => word in effect);
}

/** "Each opponent gives you a card": the one who gives is the subject, not the one who takes. */
function eachOf(who: Who, steps: readonly Step[]): Step {
  const [only, ...more] = steps;
  return only?.step === 'move' && only.move.to === 'speaker' && more.length === 0
    ? { step: 'give', who, move: only.move }
    : { step: 'each', who, steps };
}

/** The entries of printed icons, typed. */
function iconsOf(icons: Icons): readonly (readonly [Good | Deed, Amount])[] {
  const names: readonly (Good | Deed)[] = keysOf(icons);
  return names.flatMap((icon) => {
    const amount = icons[icon];
    return amount === undefined || amount === 0 ? [] : [[icon, amount] as const];
  });
}

/** The keys of a record that has no others than its type says: data of the box is checked when it is compiled. */
export function keysOf<K extends string>(record: { readonly [key in K]?: unknown }): K[] {
  const keys: K[] = [];
  for (const key in record) keys.push(key);
  return keys;
}

function stepOf(icon: Good | Deed, amount: Amount): Step {
  if (isDeed(icon)) return { step: 'deed', deed: icon, amount };
  if (isKind(icon)) return { step: 'card', kind: icon, amount, fresh: false };
  if (icon === 'influence') return { step: 'regain', amount };
  if (icon === 'reputation') return { step: 'reputation', amount };
  return { step: 'gain', gains: [{ icon, amount }] };
}

function merged(steps: readonly Step[]): readonly Step[] {
  const result: Step[] = [];
  for (const step of steps) {
    const last = result.at(-1);
    if (step.step === 'gain' && last?.step === 'gain')
      result[result.length - 1] = { step: 'gain', gains: countedFirst([...last.gains, ...step.gains]) };
    else if (step.step === 'each' && last?.step === 'each' && isSame(step.who, last.who))
      result[result.length - 1] = { ...last, steps: merged([...last.steps, ...step.steps]) };
    else if (step.step === 'card' && last?.step === 'deed' && last.deed === 'refreshMat')
      result.push({ ...step, fresh: true });
    else result.push(step);
  }
  return result;
}

/** "1 coin and 1 VP for each guest" could mean a coin for each of them too, so what is counted goes first. */
function countedFirst(gains: readonly Gain[]): readonly Gain[] {
  const isCounted = ({ amount }: Gain): boolean => typeof amount === 'object' && 'per' in amount;
  return [...gains.filter(isCounted), ...gains.filter((gain) => !isCounted(gain))];
}

/** Those who are found by what they have may be others the second time. */
function isSame(who: Who, before: Who): boolean {
  return typeof who === 'string' && who === before;
}

/** Where nothing is said about what may be left, reputation is one more thing that is gained. */
export function pooled(steps: readonly Step[]): readonly Step[] {
  return merged(
    steps.map(
      (step): Step =>
        step.step === 'reputation'
          ? { step: 'gain', gains: [{ icon: 'reputation', amount: step.amount }] }
          : step,
    ),
  );
}

/** Whether someone else than the reader does it, so that what follows has to say "you" again. */
export function hasOtherSubject(step: Step): boolean {
  return step.step === 'each' || step.step === 'give';
}

type Told = readonly [Step, string];

/**
 * Joins what is told step by step: neighbours in one list, and a new start before and after somebody else's deed and after a choice,
 * whose branches would else run into what follows. `say` is given the step before as well.
 */
export function runsIn(
  told: readonly Told[],
  say: (told: Told, before: Told | undefined) => string,
  list: (things: readonly string[]) => string,
  gaps: { readonly other: string; readonly choice: string },
): string {
  let text = '';
  let run: string[] = [];
  told.forEach((one, i) => {
    const before = told[i - 1];
    const gap =
      before === undefined
        ? ''
        : hasOtherSubject(before[0]) || hasOtherSubject(one[0])
          ? gaps.other
          : before[0].step === 'choose'
            ? gaps.choice
            : '';
    if (gap !== '') {
      text += `${list(run)}${gap}`;
      run = [];
    }
    run.push(say(one, before));
  });
  return text + list(run);
}
