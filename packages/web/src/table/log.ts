import type { Charter, Fact } from '@charterstone/rules';
import { isQuiet } from '@charterstone/words/light';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ask } from '../wire/ask.ts';
import type { Link } from '../wire/link.ts';
import type { Scene } from './scene.ts';

/** One step of the table, as my seat heard it. */
export type Told = { readonly seq: number; readonly by: number; readonly facts: readonly Fact[] };

/** So much is remembered on screen; the history has the rest. */
const MOST = 200;
const AT_FIRST = 60;

/** What happened lately, the newest last: what the server remembers, and what it tells from now on. */
export function useLog(table: string, link: Link, eyes: number): readonly Told[] {
  const [told, setTold] = useState<readonly Told[]>([]);
  const greetings = useSyncExternalStore(link.subscribe, () => link.greetings);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is greeted anew has missed something, and asks for it
  useEffect(() => {
    setTold([]);
    let isWanted = true;
    const now = link.at?.seq ?? 0;
    const query = {
      after: Math.max(0, now - AT_FIRST),
      most: AT_FIRST,
      ...(eyes === 0 ? {} : { seat: eyes }),
    };
    ask('history', { params: { table }, query }).then(
      ({ steps }) => {
        const before = steps.map(({ seq, by = 0, facts }) => ({
          seq,
          by,
          facts: facts as unknown as Fact[],
        }));
        if (isWanted) setTold((since) => merged(before, since));
      },
      // The log begins with what is told from now on.
      () => {},
    );
    const stop = link.onStep(({ seq, by, views, rewoundTo }) => {
      const heard = views.find(({ seat = 0 }) => seat === eyes)?.facts ?? [];
      const step = { seq, by, facts: heard as unknown as Fact[] };
      setTold((before) =>
        merged(rewoundTo === undefined ? before : before.filter((one) => one.seq <= rewoundTo), [step]),
      );
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [table, link, eyes, greetings]);
  return told;
}

function merged(before: readonly Told[], since: readonly Told[]): readonly Told[] {
  const all = new Map([...before, ...since].map((step) => [step.seq, step]));
  return [...all.values()].sort((a, b) => a.seq - b.seq).slice(-MOST);
}

/** Where in the log one's last turn ended; -1 where none did. What comes after it is news until one's next turn has ended too. */
export function lastTurnEnd(told: readonly Told[], own: Charter | undefined): number {
  return told.findLastIndex(({ facts }) =>
    facts.some((fact) => fact.fact === 'turnEnded' && fact.charter === own),
  );
}

/** What stands on a line of the log; where a turn begins, whose. */
export type LogSentence = { readonly text: string; readonly turnOf?: Charter };

/** As they were told first, in these words: a long log is not told anew with every step. */
const told = new WeakMap<
  Told,
  { readonly content: Scene['content']; readonly sentences: readonly LogSentence[] }
>();

/** A step as sentences; what nobody needs to read is left out. */
export function sentencesOf(step: Told, scene: Scene): readonly string[] {
  return linesOf(step, scene).map(({ text }) => text);
}

export function linesOf(step: Told, { content, say, spoken }: Scene): readonly LogSentence[] {
  const known = told.get(step);
  if (known?.content === content) return known.sentences;
  const sentences = step.facts
    .filter((fact) => !isQuiet(fact))
    .map((fact) => ({
      text: say.fact(fact, spoken),
      ...(fact.fact === 'turnBegan' ? { turnOf: fact.charter } : {}),
    }));
  told.set(step, { content, sentences });
  return sentences;
}
