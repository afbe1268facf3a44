import { type Choice, choiceText, readChoice } from '@charterstone/rules';
import { useState } from 'react';
import { refusalText } from '../table/refusal.ts';
import type { Scene } from '../table/scene.ts';
import type { AtMyTable } from '../table/useTable.ts';
import { isSameSort } from './keeping.ts';
import { askedBy } from './station.ts';

export type Keeping = {
  readonly isBusy: boolean;
  readonly trouble: string | undefined;
  readonly keep: (choices: readonly Choice[]) => void;
  /** Keeps nothing of any sort that is asked for. */
  readonly putBack: () => void;
};

/** Says one wish after the other, each when the table has taken the one before; and that this was all, where the table still asks. */
export function useKeep({ eyes, say }: Scene, { link }: AtMyTable): Keeping {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const offered = (): readonly Choice[] =>
    link.at?.views.get(eyes)?.options.flatMap((line) => readChoice(line) ?? []) ?? [];
  const wish = async (choice: Choice): Promise<boolean> => {
    const before = link.at?.seq ?? 0;
    const answer = await link.choose(eyes, [choice]);
    if (answer.type !== 'answer' || answer.answer === 'accepted') {
      await isThere(link, before);
      return true;
    }
    setTrouble(
      answer.answer === 'refused'
        ? answer.reasons.map((reason) => refusalText(say, reason)).join(' ')
        : say.ui('screen.moved'),
    );
    return false;
  };
  const keep = async (choices: readonly Choice[]): Promise<void> => {
    setTrouble(undefined);
    setBusy(true);
    const asked = offered();
    let isTaken = true;
    for (const choice of choices) {
      isTaken = offered().some((one) => choiceText(one) === choiceText(choice)) && (await wish(choice));
      if (!isTaken) break;
    }
    const left = offered();
    if (isTaken && left.some(({ do: deed }) => deed === 'done') && isSameSort(left, asked))
      await wish({ do: 'done' });
    setBusy(false);
  };
  const putBack = async (): Promise<void> => {
    setTrouble(undefined);
    setBusy(true);
    while (askedBy(offered()) === 'keep' && (await wish({ do: 'done' })));
    setBusy(false);
  };
  return { isBusy, trouble, keep: (choices) => void keep(choices), putBack: () => void putBack() };
}

/** An answer may come before the step that it speaks of. */
function isThere(link: AtMyTable['link'], before: number): Promise<void> {
  return new Promise((resolve) => {
    if ((link.at?.seq ?? 0) > before) return resolve();
    const stop = link.subscribe(() => {
      if ((link.at?.seq ?? 0) <= before) return;
      stop();
      resolve();
    });
  });
}
