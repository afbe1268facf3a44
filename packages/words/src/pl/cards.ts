import type { Charter, Fork, Weights } from '@charterstone/rules';
import { CLOCKWISE } from '../places.ts';
import { sentence } from '../text.ts';
import { COLOURS, type Noun } from './nouns.ts';
import { counted } from './numerals.ts';
import { condition } from './tests.ts';
import { list } from './verbs.ts';

const POINT: Noun = { gender: 'm', one: 'punkt', object: 'punkt', few: 'punkty', many: 'punktów' };

export function describeWeights({ capacity, persona, victory, glory }: Weights): string {
  const points = (n: number): string => counted(POINT, n);
  return sentence(
    `na koniec kampanii: ${points(glory)} za każdą gwiazdkę chwały, ${points(victory)} za każde zwycięstwo, ${points(persona)} za każdą użytą osobowość i ${points(capacity)} za każdy punkt pojemności`,
  );
}

export function describePlots(plots: { readonly [C in Charter]: number }): string {
  return sentence(`działki: ${list(CLOCKWISE.map((charter) => `${COLOURS[charter][0]} ${plots[charter]}`))}`);
}

export function describeFork(fork: Fork): string {
  if ('open' in fork) return sentence(`po grze otwieracie skrzynię ${fork.open}`);
  if ('choose' in fork)
    return sentence(`po grze ten, kto rozstrzyga, otwiera skrzynię ${fork.choose.join(' lub ')}`);
  return sentence(
    `po grze otwieracie skrzynię ${fork.then}, ${condition(fork.if)}, a w przeciwnym razie skrzynię ${fork.else}`,
  );
}
