import { cardWords } from '../../../table/cardLook.ts';
import type { Scene } from '../../../table/scene.ts';

export type Words = { readonly [W in 'does' | 'text' | 'flavour']: string | undefined };

/** What is written on a card. */
export function wordsOn(scene: Scene, card: number): Words {
  const printed = scene.content.textOf(card);
  const does = cardWords(scene, card);
  return { does: does === '' ? undefined : does, text: printed?.text, flavour: printed?.flavour };
}

/** What cards do, in words. */
export function saidOn(scene: Scene, cards: readonly number[]): readonly string[] {
  return cards.map((card) => wordsOn(scene, card).does ?? '');
}

/** Cards as somebody reads them out at a table, each with its name; rules and stories tell themselves what they do. */
export function aloud(scene: Scene, cards: readonly number[]): string {
  return cards
    .flatMap((card) => {
      const { does, text, flavour } = wordsOn(scene, card);
      const kind = scene.content.data.cards[card]?.kind;
      const isTold = text !== undefined && (kind === 'rule' || kind === 'story');
      return [`${scene.say.name(card)}.`, ...(isTold ? [flavour, text] : [does, text, flavour])];
    })
    .filter((words) => words !== undefined)
    .join('\n');
}
