import type { Speaker } from '@charterstone/words/light';
import { chapterAt, type Plan } from './plan.ts';

/** As long as a name may be. */
export const LONGEST = 40;

/** Which step of its game a moment is. */
export function stepOf(plan: Plan, at: number): { readonly game: number; readonly n: number } | undefined {
  const chapter = chapterAt(plan, at);
  return chapter === undefined ? undefined : { game: chapter.game, n: at - chapter.from + 1 };
}

/** What a copy is called: after its moment, so that two can be told apart. Where there is little room the table's name is shortened, and in no sign's middle. */
export function copyName(say: Speaker, table: string, step: ReturnType<typeof stepOf>): string {
  const named = (name: string): string =>
    step === undefined ? name : say.ui('replay.whatIfNamed', { table: name, ...step });
  const signs = [...table];
  const room = LONGEST - named('').length;
  while (signs.join('').length > room) signs.pop();
  return named(signs.join('').trim());
}
