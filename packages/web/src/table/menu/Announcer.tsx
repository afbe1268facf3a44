import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSteady } from '../../parts/useSteady.ts';
import { factsHeard } from '../../wire/facts.ts';
import { type LogSentence, linesOf, type Told } from '../log.ts';
import { hasStrangers, type Scene } from '../scene.ts';
import { seatingsOf } from '../seating.ts';
import type { AtMyTable } from '../useTable.ts';
import { Hearing } from './hearing.ts';

/** So much is kept to be read out; whoever wants more has the log. */
const MOST = 20;

type Line = { readonly key: string; readonly text: string };

/** Whose own turn went by itself reads it on a slip of their own, which is heard as well. */
function withoutOwn(lines: readonly LogSentence[], { now, eyes }: Scene): readonly LogSentence[] {
  const own = now.charters.find(({ seat }) => seat === eyes)?.charter;
  return lines.filter(({ byItself }) => byItself === undefined || byItself !== own);
}

/** Says what happens to those who hear the table. Each fact once: the log itself is silent, and what was before is for reading. */
export function Announcer({ scene, mine }: { readonly scene: Scene; readonly mine: AtMyTable }): ReactNode {
  const { link } = mine;
  const { eyes, at } = scene;
  const hearing = useRef<Hearing>(undefined);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const tell = useSteady((steps: readonly Told[]) => {
    const seatings = seatingsOf(steps, scene);
    const said = steps.flatMap((step, i) => {
      const told = linesOf(step, scene, seatings[i] ?? scene.seating);
      return withoutOwn(told, scene).map(({ text }, j) => ({ key: `${step.seq} ${j}`, text }));
    });
    if (said.length > 0) setLines((before) => [...before, ...said].slice(-MOST));
  });
  useEffect(() => {
    const begun = new Hearing(tell);
    hearing.current = begun;
    const stop = link.onStep(({ seq, by, views }) => begun.hear({ seq, by, facts: factsHeard(views, eyes) }));
    return () => {
      stop();
      begun.end();
    };
  }, [link, eyes, tell]);
  // Whoever has changed the language is told nothing more in the former one, and nothing twice.
  const { lang } = scene.content;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is the reason to forget
  useEffect(() => setLines((before) => (before.length === 0 ? before : [])), [lang]);
  useEffect(() => {
    hearing.current?.see({ seq: at.seq, isStrange: hasStrangers(scene) });
  }, [scene, at.seq]);
  return (
    <div className="unseen" aria-live="polite" aria-relevant="additions">
      {lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
