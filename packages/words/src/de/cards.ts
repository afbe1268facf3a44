import type { Charter, Fork, Weights } from '@charterstone/rules';
import { CLOCKWISE } from '../places.ts';
import { capital, sentence } from '../text.ts';
import { COLOURS } from './nouns.ts';
import { condition } from './tests.ts';
import { list } from './verbs.ts';

export function describeWeights({ capacity, persona, victory, glory }: Weights): string {
  const points = (n: number): string => `${n} ${n === 1 ? 'Punkt' : 'Punkte'}`;
  return sentence(
    `am Ende der Kampagne: ${points(glory)} für jeden Ruhmesstern, ${points(victory)} für jeden Sieg, ${points(persona)} für jede benutzte Rolle und ${points(capacity)} für jede Kapazität`,
  );
}

export function describePlots(plots: { readonly [C in Charter]: number }): string {
  return sentence(
    `Bauplätze: ${list(CLOCKWISE.map((charter) => `${capital(COLOURS[charter])} ${plots[charter]}`))}`,
  );
}

export function describeFork(fork: Fork): string {
  if ('open' in fork) return sentence(`nach dem Spiel wird Kiste ${fork.open} geöffnet`);
  if ('choose' in fork)
    return sentence(`nach dem Spiel öffnet, wer entscheidet, Kiste ${fork.choose.join(' oder ')}`);
  return sentence(
    `nach dem Spiel wird Kiste ${fork.then} geöffnet, ${condition(fork.if)}, sonst Kiste ${fork.else}`,
  );
}
