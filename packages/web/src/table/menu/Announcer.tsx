import type { Fact } from '@charterstone/rules';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { sentencesOf, type Told } from '../log.ts';
import type { Scene } from '../scene.ts';
import type { AtMyTable } from '../useTable.ts';

/** So much is kept to be read out; whoever wants more has the log. */
const MOST = 20;

type Line = { readonly key: string; readonly text: string };

/** Says what happens to those who hear the table. Each fact once: the log itself is silent, and what was before is for reading. */
export function Announcer({ scene, mine }: { readonly scene: Scene; readonly mine: AtMyTable }): ReactNode {
  const { link } = mine;
  const { eyes, at } = scene;
  const heard = useRef<readonly Told[]>([]);
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(() => {
    heard.current = [];
    return link.onStep(({ seq, by, views }) => {
      const facts = views.find(({ seat = 0 }) => seat === eyes)?.facts ?? [];
      heard.current = [...heard.current, { seq, by, facts: facts as unknown as Fact[] }];
    });
  }, [link, eyes]);
  useEffect(() => {
    // A step is told a moment before its table is there, and its words may need what lies there.
    const ready = heard.current.filter(({ seq }) => seq <= at.seq);
    if (ready.length === 0) return;
    heard.current = heard.current.filter(({ seq }) => seq > at.seq);
    const said = ready.flatMap((step) =>
      sentencesOf(step, scene).map((text, i) => ({ key: `${step.seq} ${i}`, text })),
    );
    if (said.length > 0) setLines((before) => [...before, ...said].slice(-MOST));
  }, [scene, at.seq]);
  return (
    <div className="unseen" aria-live="polite" aria-relevant="additions">
      {lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
