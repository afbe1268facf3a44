import type { BoxData, Charter, Effect, Fact, Fork, Test } from '@charterstone/rules';

/** A crate of the story that opens: which, and who chose it; nobody: the village as it stands decides. */
export type Crossing = {
  readonly door: string;
  readonly kings: number;
  readonly by: Charter | undefined;
  readonly isChosen: boolean;
};

/** The crates of the story that a step opens, each with the place of its fact. */
export function crossingsIn(
  facts: readonly Fact[],
): readonly { readonly at: number; readonly crossing: Crossing }[] {
  const chosen = facts.find((fact): fact is Extract<Fact, { fact: 'forked' }> => fact.fact === 'forked');
  return facts.flatMap((fact, at) => {
    if (fact.fact !== 'storyOpened') return [];
    const { door, kings } = fact;
    const isChosen = chosen?.door === door;
    return [{ at, crossing: { door, kings, isChosen, by: isChosen ? chosen.charter : undefined } }];
  });
}

/** Two doors side by side, and what decides between them where nobody chooses. */
export type Doors = {
  readonly doors: readonly string[];
  readonly test: Test | undefined;
  /** The guidepost whose fork it is. */
  readonly post?: number;
  /** They lie inside a crate of the story: what is decided between them is fought out. */
  readonly isBattle?: true;
  /** The story of that battle. */
  readonly story?: number | undefined;
};

/**
 * The doors that one lies between: those of a guidepost, or those that an open crate of the story holds ready (the last battle). A door
 * without another stands alone.
 */
export function doorsOf(data: BoxData, door: string): Doors {
  const forks = Object.entries(data.cards).flatMap(([post, card]) =>
    card.kind === 'guidepost' ? [{ ...doorsIn(card.fork), post: Number(post) }] : [],
  );
  return (
    [...forks, ...branchesIn(data)].find(({ doors }) => doors.includes(door)) ?? {
      doors: [door],
      test: undefined,
    }
  );
}

function doorsIn(fork: Fork): Doors {
  if ('choose' in fork) return { doors: fork.choose, test: undefined };
  if ('open' in fork) return { doors: [fork.open], test: undefined };
  return { doors: [fork.then, fork.else], test: fork.if };
}

/** Which of two ways open crates of the story can lead on, by a test: the first door is that of the test that holds. */
function branchesIn({ crates }: BoxData): readonly Doors[] {
  return Object.values(crates).flatMap((crate) =>
    'do' in crate && crate.do !== undefined
      ? branches(crate.do).map((doors) => ({ ...doors, story: crate.stories?.at(-1) }))
      : [],
  );
}

function branches(effect: Effect): readonly Doors[] {
  if (Array.isArray(effect)) return effect.flatMap(branches);
  if (!('if' in effect) || !('then' in effect)) return [];
  const doors = [doorIn(effect.then), effect.else === undefined ? undefined : doorIn(effect.else)];
  const [held, failed] = doors;
  return held === undefined || failed === undefined
    ? []
    : [{ doors: [held, failed], test: effect.if, isBattle: true }];
}

function doorIn(effect: Effect): string | undefined {
  return 'open' in effect && typeof effect.open === 'string' ? effect.open : undefined;
}

/** How the last battle went, as far as it was fought: whether the test held that decided it. */
export function battleIn(data: BoxData): 'won' | 'lost' | undefined {
  for (const { doors } of branchesIn(data)) {
    const [held, failed] = doors.map((door) => isOpen(data, door));
    if (held === true) return 'won';
    if (failed === true) return 'lost';
  }
  return undefined;
}

/** The story of how it went, which came with the door that opened: its name is told, so that the app brings no words of the end along. */
export function endingIn(data: BoxData): number | undefined {
  const door = branchesIn(data)
    .flatMap(({ doors }) => doors)
    .find((one) => isOpen(data, one));
  const crate = door === undefined ? undefined : data.crates[door];
  return crate !== undefined && 'stories' in crate ? crate.stories?.[0] : undefined;
}

function isOpen({ crates }: BoxData, door: string): boolean {
  const crate = crates[door];
  return crate !== undefined && !('locked' in crate);
}
