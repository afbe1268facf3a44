import type { Choice, Fact } from '@charterstone/rules';
import { createContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ObjectName } from '../board/objects.ts';
import { useSteady } from '../parts/useSteady.ts';
import { factsIn } from '../wire/facts.ts';
import type { Link } from '../wire/link.ts';
import {
  type Decision,
  decisionOf,
  type Ground,
  isFounding,
  pathOf,
  pointedAt,
  steppedBack,
} from './decision.ts';
import {
  choicesBeside,
  type Handful,
  type Handing,
  handingOf,
  isAmong,
  leftBeside,
  nextToHand,
  without,
} from './handful.ts';
import { askedIn, NOWHERE, type Pointing, stillMeant } from './pointing.ts';
import { refusalText } from './refusal.ts';
import type { Scene } from './scene.ts';

/** What somebody can do at a table: mouse, touch, keyboard and buttons all come here. */
export type Acting = {
  readonly decision: Decision;
  /** Points at something; whether anything came of it. */
  readonly point: (object: ObjectName) => boolean;
  readonly choose: (choice: Choice) => void;
  /** Does just this, also where it is one of several that a hand would pick together. */
  readonly take: (choice: Choice) => void;
  /** Of several things that are asked for, those picked up so far; and puts one of them back. */
  readonly held: Handful;
  readonly putBack: (choice: Choice) => void;
  /** Asks what each of these choices would bring; nothing where the table is another one by then. */
  readonly foresee: (choices: readonly Choice[]) => Promise<readonly (readonly Fact[])[]>;
  readonly undo: () => void;
  /** Points at something else instead of the last thing; undefined where nothing was pointed at yet. */
  readonly back: (() => void) | undefined;
  /** What the server said against the last wish, as a sentence. */
  readonly trouble: string | undefined;
};

export function groundOf({ now, eyes, choices }: Scene): Ground {
  const { village, covered } = now;
  const own = now.charters.find(({ seat }) => seat === eyes)?.charter;
  return { village, covered, own, isForGood: isFounding(choices, now) };
}

/** Whether what was chosen is not answered yet: until then nothing else is. Apart from `Acting`, so that nothing is drawn anew when it comes and goes. */
export const OnItsWay = createContext(false);

type ActingNow = { readonly acting: Acting; readonly isOnItsWay: boolean };

export function useActing(scene: Scene, link: Link): ActingNow {
  const { at, eyes, choices, question, say } = scene;
  const [pointing, setPointing] = useState<Pointing>(NOWHERE);
  const [handing, setHanding] = useState<(Handing & { readonly since: number }) | undefined>(undefined);
  const [trouble, setTrouble] = useState<{ readonly seq: number; readonly text: string } | undefined>(
    undefined,
  );
  const isAwaited = useSyncExternalStore(link.subscribe, () => link.isChoosing);
  // What is new on the table is not shown before its cards have come: nothing is chosen from what was.
  const isOutdated = useSyncExternalStore(link.subscribe, () => (link.at?.seq ?? at.seq) !== at.seq);
  const isOnItsWay = isAwaited || isOutdated || handing !== undefined;
  const ground = useMemo(() => groundOf(scene), [scene]);
  const [sentFrom, setSentFrom] = useState(-1);
  const asked = useMemo(() => askedIn(eyes, question, choices), [eyes, question, choices]);
  const { picked, held } = stillMeant(pointing, { asked, seq: at.seq, sentFrom });
  const offered = useMemo(() => choicesBeside(choices, question, held), [choices, question, held]);
  const decision = useMemo(() => decisionOf(offered, ground, picked), [offered, ground, picked]);
  const mean = useSteady((now: Partial<Pick<Pointing, 'picked' | 'held'>>) =>
    setPointing({ asked, seq: at.seq, picked, held, ...now }),
  );

  const wish = useSteady(async (choice: Choice | { readonly do: 'undo' }) => {
    // Whoever presses twice means it once. The line is asked, because the screen may not know yet.
    if (link.isChoosing) return;
    setTrouble(undefined);
    setSentFrom(link.at?.seq ?? -1);
    const answer = await link.choose(eyes, [choice], at.seq);
    if (answer.type !== 'answer' || answer.answer === 'accepted') return;
    setHanding(undefined);
    setSentFrom(-1);
    const seq = link.at?.seq ?? 0;
    if (answer.answer === 'stale') setTrouble({ seq, text: say.ui('screen.moved') });
    if (answer.answer === 'refused')
      setTrouble({ seq, text: answer.reasons.map((reason) => refusalText(say, reason)).join(' ') });
  });
  const hand = useSteady((things: Handful, last?: Choice) => {
    const [first] = things;
    if (question === undefined || first === undefined || link.isChoosing) return;
    const all = handingOf(question, things, last);
    setHanding({ ...all, since: at.seq });
    void wish(all.things[0] ?? first);
  });
  // What is handed over goes on by itself when the table has taken the thing before, and is over where it asks for something else.
  useEffect(() => {
    if (handing === undefined || isAwaited || at.seq <= handing.since) return;
    const next = nextToHand(handing, question, choices);
    setHanding(next && { ...handing, since: at.seq });
    if (next !== undefined) void wish(next);
  }, [handing, isAwaited, at.seq, question, choices, wish]);
  const choose = useSteady((choice: Choice) => {
    if (isOnItsWay) return;
    if (question !== undefined && isAmong(question, choice)) {
      const more = [...held, choice];
      if (leftBeside(question, more) > 0) mean({ held: more });
      else hand(more);
    } else if (held.length > 0) hand(held, choice);
    else void wish(choice);
  });
  const take = useSteady((choice: Choice) => {
    if (!isOnItsWay) void wish(choice);
  });
  const foresee = useSteady(async (wanted: readonly Choice[]): Promise<readonly (readonly Fact[])[]> => {
    const answer = await link.foresee(eyes, at.seq, [...wanted]);
    return answer.type === 'foreseen' ? answer.outcomes.map(factsIn) : [];
  });
  const putBack = useSteady((choice: Choice) => {
    if (!isOnItsWay) mean({ held: without(held, choice) });
  });
  const point = useSteady((object: ObjectName): boolean => {
    // That something is on its way is said; whoever points meanwhile changes nothing, and nothing comes up that they did not mean.
    if (isOnItsWay) return true;
    const pointed = pointedAt(decision, object, ground);
    if (pointed.is === 'choice') choose(pointed.choice);
    if (pointed.is === 'further') mean({ picked: pointed.picked });
    if (pointed.is !== 'nothing') return true;
    // There is no more of it: it is meant to go back.
    const again = held.find((choice) => pathOf(choice, ground).includes(object));
    if (again !== undefined) putBack(again);
    return again !== undefined;
  });
  const back = useSteady(() => {
    if (isOnItsWay) return;
    if (picked.length > 0) mean({ picked: steppedBack(offered, ground, picked) });
    else mean({ held: held.slice(0, -1) });
  });
  const undo = useSteady(() => void wish({ do: 'undo' }));
  const against = trouble !== undefined && trouble.seq === at.seq ? trouble.text : undefined;
  const isBegun = picked.length > 0 || held.length > 0;
  const shown = useMemo(
    () => ({
      ...decision,
      picked: [...decision.picked, ...held.flatMap((choice) => pathOf(choice, ground))],
    }),
    [decision, held, ground],
  );
  const acting = useMemo(
    () => ({
      decision: shown,
      point,
      choose,
      take,
      held,
      putBack,
      foresee,
      undo,
      back: isBegun ? back : undefined,
      trouble: against,
    }),
    [shown, point, choose, take, held, putBack, foresee, undo, isBegun, back, against],
  );
  return { acting, isOnItsWay };
}
