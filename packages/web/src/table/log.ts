import type { Charter, Fact } from '@charterstone/rules';
import { isQuiet } from '@charterstone/words/light';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ask } from '../wire/ask.ts';
import { factsHeard, factsIn } from '../wire/facts.ts';
import type { Link } from '../wire/link.ts';
import type { Scene } from './scene.ts';
import { charterAt, type Seating, tellersOf } from './seating.ts';
import { wentByIn } from './wentBy.ts';

/** One step of the table, as my seat heard it. */
export type Told = {
  readonly seq: number;
  readonly by: number;
  readonly facts: readonly Fact[];
  /** The table was made with it (a prepared village, an import, a copy): nobody has played it here. */
  readonly isPast?: boolean;
};

/** So much is remembered on screen; the history has the rest. */
const MOST = 200;
const AT_FIRST = 60;

/** The last steps up to a place: some of them, and more where one's own last turn lies further back. What others did since is read to its beginning. */
export async function lately(
  stepsAfter: (after: number, most: number) => Promise<readonly Told[]>,
  upTo: number,
  own: Charter | undefined,
): Promise<readonly Told[]> {
  const few = await stepsAfter(Math.max(0, upTo - AT_FIRST), AT_FIRST);
  if (own === undefined || upTo <= AT_FIRST || lastTurnEnd(few, own) >= 0) return few;
  return stepsAfter(Math.max(0, upTo - MOST), MOST);
}

/** What happened lately, the newest last: what the server remembers, and what it tells from now on. */
export function useLog(table: string, link: Link, eyes: number, own?: Charter): readonly Told[] {
  const [told, setTold] = useState<readonly Told[]>([]);
  const greetings = useSyncExternalStore(link.subscribe, () => link.greetings);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is greeted anew has missed something, and asks for it
  useEffect(() => {
    setTold([]);
    let isWanted = true;
    const stepsAfter = async (after: number, most: number): Promise<readonly Told[]> => {
      const query = { after, most, ...(eyes === 0 ? {} : { seat: eyes }) };
      const { steps } = await ask('history', { params: { table }, query });
      const madeAt = link.at?.table.madeAt ?? 0;
      return steps.map(({ seq, by = 0, at, facts }) => ({
        seq,
        by,
        facts: factsIn(facts),
        isPast: at <= madeAt,
      }));
    };
    lately(stepsAfter, link.at?.seq ?? 0, own).then(
      (before) => {
        if (isWanted) setTold((since) => merged(before, since));
      },
      // The log begins with what is told from now on.
      () => {},
    );
    const stop = link.onStep(({ seq, by, views, rewoundTo }) => {
      const step = { seq, by, facts: factsHeard(views, eyes) };
      setTold((before) =>
        merged(rewoundTo === undefined ? before : before.filter((one) => one.seq <= rewoundTo), [step]),
      );
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [table, link, eyes, own, greetings]);
  return told;
}

function merged(before: readonly Told[], since: readonly Told[]): readonly Told[] {
  const all = new Map([...before, ...since].map((step) => [step.seq, step]));
  return [...all.values()].sort((a, b) => a.seq - b.seq).slice(-MOST);
}

/** Where in the log one's last turn ended; -1 where none did. What comes after it is news until one's next turn has ended too. */
export function lastTurnEnd(told: readonly Told[], own: Charter | undefined): number {
  return endOfTurn(told, own)?.step ?? -1;
}

/** The same, with the number of the fact in its step. Before charters were dealt anew one had another. */
function endOfTurn(
  told: readonly Told[],
  own: Charter | undefined,
): { readonly step: number; readonly at: number } | undefined {
  let charter = own;
  let seat: number | undefined;
  for (const [step, { facts }] of [...told.entries()].reverse())
    for (const [at, fact] of [...facts.entries()].reverse()) {
      if (fact.fact === 'turnEnded' && fact.charter === charter) return { step, at };
      if (fact.fact === 'charterChosen' && fact.charter === charter) {
        seat = fact.seat;
        charter = undefined;
      }
      if (fact.fact === 'stoodUp' && fact.seat === seat) charter = fact.charter;
    }
  return undefined;
}

/** A game that was over when the table was made (that before a prepared village): nobody here has played it, and none of it is news. */
function isBeforeUs(since: readonly Told[]): boolean {
  return (
    since[0]?.isPast === true && since.some(({ facts }) => facts.some(({ fact }) => fact === 'gameEnded'))
  );
}

/** Where what is new since one's last turn begins: with the turn of whoever came next, which is often told in the same step. */
export function newsIn(
  told: readonly Told[],
  own: Charter | undefined,
): { readonly step: number; readonly turnOf: Charter | undefined } | undefined {
  const last = endOfTurn(told, own);
  if (last === undefined || isBeforeUs(told.slice(last.step))) return undefined;
  const facts = told[last.step]?.facts ?? [];
  const next = facts.slice(last.at).find((fact) => fact.fact === 'turnBegan');
  return next === undefined
    ? { step: last.step + 1, turnOf: undefined }
    : { step: last.step, turnOf: next.charter };
}

type Me = {
  readonly eyes: number;
  readonly own: Charter | undefined;
  /** An Automa's turns are part of one's own: whoever plays alone with it has no news. */
  readonly automas: readonly Charter[];
};

/** Whether others did something since one's last turn. A turn in which only one thing was possible is told in the step before it, which may be one's own. */
export function isByOthers(told: readonly Told[], { eyes, own, automas }: Me): boolean {
  const last = endOfTurn(told, own);
  if (last === undefined) return false;
  const since = told.slice(last.step);
  if (since.slice(1).some(({ by }) => by !== eyes)) return true;
  const facts = since.flatMap((step, i) => (i === 0 ? step.facts.slice(last.at + 1) : step.facts));
  // What has ended since can't be one's own turn.
  return facts.some((fact) => fact.fact === 'turnEnded' && !automas.includes(fact.charter));
}

/** Whether somebody has come back, or looked elsewhere while something happened: until they choose again they want to read it from its beginning. */
export function useAway(link: Link, eyes: number): boolean {
  const [isAway, setAway] = useState(true);
  const greetings = useSyncExternalStore(link.subscribe, () => link.greetings);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is greeted anew was away
  useEffect(() => {
    setAway(true);
    return link.onStep(({ by }) => {
      if (by === eyes) setAway(false);
      else if (document.visibilityState === 'hidden') setAway(true);
    });
  }, [link, eyes, greetings]);
  return isAway;
}

/** What stands on a line of the log; where a turn begins, whose; where it is said that it went by itself, whose that was. */
export type LogSentence = {
  readonly text: string;
  readonly turnOf?: Charter;
  readonly byItself?: Charter;
};

/** Whose turn a fact begins that is over within the same step: only one thing was possible, and nobody was asked. An Automa never is. */
function wentByItself(step: Told, at: number, { now }: Scene): Charter | undefined {
  const charter = wentByIn(step.facts).find(({ from }) => from === at)?.charter;
  if (charter === undefined) return undefined;
  return now.charters.some((one) => one.charter === charter && !one.automa) ? charter : undefined;
}

/** As they were told first, in these words: a long log is not told anew with every step. */
const told = new WeakMap<
  Told,
  { readonly content: Scene['content']; readonly sentences: readonly LogSentence[] }
>();

/** A step as sentences; what nobody needs to read is left out. `seating` is who sat where when it was over. */
export function sentencesOf(step: Told, scene: Scene, seating: Seating): readonly string[] {
  return linesOf(step, scene, seating).map(({ text }) => text);
}

export function linesOf(step: Told, scene: Scene, seating: Seating): readonly LogSentence[] {
  const { content } = scene;
  const spoken = { ...scene.spoken, charterAt: (seat: number) => charterAt(seating, seat) };
  const known = told.get(step);
  if (known?.content === content) return known.sentences;
  const tellers = tellersOf(step.facts, seating, scene);
  const sentences = step.facts.flatMap((fact, i): LogSentence[] => {
    const say = tellers[i] ?? scene.say;
    const byItself = wentByItself(step, i, scene);
    return [
      ...(isQuiet(fact)
        ? []
        : [
            {
              text: say.fact(fact, spoken),
              ...(fact.fact === 'turnBegan' ? { turnOf: fact.charter } : {}),
            },
          ]),
      ...(byItself === undefined ? [] : [{ text: say.ui('screen.turnByItself'), byItself }]),
    ];
  });
  told.set(step, { content, sentences });
  return sentences;
}
