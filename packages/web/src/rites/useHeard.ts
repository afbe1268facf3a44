import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Scene } from '../table/scene.ts';
import type { AtMyTable } from '../table/useTable.ts';
import { ask } from '../wire/ask.ts';
import { factsHeard, factsIn } from '../wire/facts.ts';
import { type Deed, deedsAfter, endsCampaign, type Heard } from './row.ts';
import { asMissed, keepMark, markOf, missedOf, seenBeside, type Told } from './seen.ts';

const A_PAGE = 500;
/** Whoever was away for longer than this reads the Chronicle and the book; moments of a whole campaign are no news. */
const MOST_MISSED = 3000;
/** Where a device does not know the table, one's last choice is looked for among so many steps: some rounds of six. */
const LATELY = 200;

export type Hearing = {
  /** Steps of which the table shown already tells, the oldest first. */
  readonly heard: readonly Heard[];
  /** It is known what was missed. */
  readonly isSettled: boolean;
  /** These steps need no further thought. */
  readonly forget: (seqs: readonly number[]) => void;
};

/** What happens at the table from now on, and what happened since this seat last looked: on this device, or on another one where it chose since. */
export function useHeard({ at, eyes }: Scene, { link }: AtMyTable): Hearing {
  const table = at.table.id;
  const [all, setAll] = useState<readonly Heard[]>([]);
  const [isSettled, setSettled] = useState(false);
  /** Up to where everything was heard. */
  const upTo = useRef<number | undefined>(undefined);
  const deeds = useRef<readonly Deed[]>([]);
  const greetings = useSyncExternalStore(link.subscribe, () => link.greetings);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is greeted anew may have missed something, and asks for it
  useEffect(() => {
    /** What these steps took back: of themselves, or of what was heard before. */
    const takenBack = (steps: readonly Heard[]): ReadonlySet<number> =>
      new Set(
        steps.flatMap((step) => {
          const after = deedsAfter(deeds.current, step);
          deeds.current = after.deeds;
          return after.back;
        }),
      );
    let isWanted = true;
    const now = link.at?.seq ?? 0;
    const since = upTo.current;
    const mark = since === undefined ? markOf(table, eyes) : { seen: since };
    // Nobody has a last choice who only watches, and what a bot chooses in one's place was seen by nobody.
    const isOwn = eyes > 0 && link.at?.table.seats.find(({ seat }) => seat === eyes)?.bot === undefined;
    const first = mark?.seen ?? (isOwn ? now - LATELY : now);
    // Until that is told, whoever asks again asks from the same place.
    let isTold = false;
    missed(table, eyes, Math.max(first, now - MOST_MISSED, 0), now).then(
      (told) => {
        if (!isWanted) return;
        const madeAt = link.at?.table.madeAt ?? 0;
        const beside = seenBeside(table, link.at?.seats ?? [], eyes);
        const all = isOwn ? asMissed(missedOf(told, eyes, mark, madeAt), eyes, mark, beside) : told;
        const steps = all.map((step) =>
          // Whoever looked on before sees the last moments of the campaign as they would have then: the table tells the rest.
          mark !== undefined && endsCampaign(step) ? { ...step, isMissed: false } : step,
        );
        isTold = true;
        upTo.current = Math.max(now, link.at?.seq ?? 0);
        const back = takenBack(steps);
        if (steps.length > 0) setAll((heard) => without(merged(steps, heard), back));
        setSettled(true);
      },
      // What nobody can tell now is asked for when the table is opened again.
      () => {},
    );
    const stop = link.onStep(({ seq, by, views, rewoundTo }) => {
      const facts = factsHeard(views, eyes);
      if (isTold) upTo.current = seq;
      const isKept = (step: Deed): boolean => rewoundTo === undefined || step.seq <= rewoundTo;
      deeds.current = deeds.current.filter(isKept);
      const step = { seq, by, facts, isMissed: false };
      const back = takenBack([step]);
      // Whoever plays on has no wish to see what they missed.
      const isStill = (one: Heard): boolean => isKept(one) && !(one.isMissed && by === eyes && eyes > 0);
      setAll((heard) => merged(without(heard.filter(isStill), back), [step]));
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [table, link, eyes, greetings]);
  const forget = useCallback((seqs: readonly number[]) => {
    if (seqs.length > 0) setAll((heard) => heard.filter(({ seq }) => !seqs.includes(seq)));
  }, []);
  // A step is told a moment before its table is there.
  const heard = all.some(({ seq }) => seq > at.seq) ? all.filter(({ seq }) => seq <= at.seq) : all;
  return { heard, isSettled, forget };
}

/** What was not shown yet comes again after a reload; everything else is done with. */
export function useKeptPlace({ at, eyes }: Scene, isSettled: boolean, first: number | undefined): void {
  const table = at.table.id;
  const here = at.seq;
  const seen = first === undefined ? here : Math.min(first - 1, here);
  useEffect(() => {
    if (isSettled) keepMark(table, eyes, { seen, here });
  }, [table, eyes, isSettled, seen, here]);
}

function without(heard: readonly Heard[], back: ReadonlySet<number>): readonly Heard[] {
  return back.size === 0 ? heard : heard.filter(({ seq }) => !back.has(seq));
}

function merged(before: readonly Heard[], since: readonly Heard[]): readonly Heard[] {
  const all = new Map([...before, ...since].map((step) => [step.seq, step]));
  return [...all.values()].sort((a, b) => a.seq - b.seq);
}

async function missed(table: string, seat: number, since: number, upTo: number): Promise<readonly Told[]> {
  const found: Told[] = [];
  for (let after = since; after < upTo; ) {
    const query = { after, most: A_PAGE, ...(seat === 0 ? {} : { seat }) };
    const { steps, last } = await ask('history', { params: { table }, query });
    for (const { seq, by = 0, at, facts } of steps)
      if (seq <= upTo) found.push({ seq, by, at, facts: factsIn(facts), isMissed: true });
    after = steps.at(-1)?.seq ?? last;
    if (steps.length === 0 || after >= last) break;
  }
  return found;
}
