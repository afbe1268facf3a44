import { useEffect, useMemo, useState } from 'react';
import type { Scene } from '../table/scene.ts';
import { seatingsOf } from '../table/seating.ts';
import type { AtMyTable } from '../table/useTable.ts';
import { closingMoments } from './closing/moments.ts';
import { openingMoments } from './opening/moments.ts';
import { type Heard, inOrder, isGlimpse, isOthers, mayPlay, tellsTheEnd, type Waiting } from './row.ts';
import { useBusy } from './useBusy.ts';
import { useFaces } from './useFaces.ts';
import { useHandOver } from './useHandOver.ts';
import { useHeard, useKeptPlace } from './useHeard.ts';

/** The row of moments: what is on its stage, what a slip offers, what passes beside the village. */
export type Row = {
  /** The table with all that the moments show. */
  readonly scene: Scene;
  readonly onStage: Waiting | undefined;
  /** These are the last moments of the campaign: nothing is to be seen before them. They may still be on their way. */
  readonly isLast: boolean;
  readonly isKnown: boolean;
  /** How many more wait for the stage behind it. */
  readonly behind: number;
  readonly isBrief: boolean;
  /** What waits for a word. */
  readonly offered: readonly Waiting[];
  readonly glimpses: readonly Waiting[];
  readonly want: (some: readonly Waiting[]) => void;
  readonly end: (some: readonly Waiting[]) => void;
  /** Whatever waits on the stage or behind it. */
  readonly endAll: () => void;
};

/** Steps of the table, not of one's own. */
const OFFERED_FOR = 12;

export function useRow(shown: Scene, mine: AtMyTable): Row {
  const { heard, isSettled, forget } = useHeard(shown, mine);
  const faces = useFaces(shown, heard);
  const [over, setOver] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  const [stays, setStays] = useState<Waiting | undefined>(undefined);
  const isBusy = useBusy();
  const waiting = useMemo(() => {
    if (faces === undefined) return undefined;
    const seatings = seatingsOf(heard, faces);
    return heard
      .flatMap((step, i) => momentsOf(step, { ...faces, seating: seatings[i] ?? faces.seating }))
      .filter((one) => !over.has(one.key) && !isStale(one, faces.at.seq));
  }, [heard, faces, over]);
  useEffect(() => {
    if (waiting === undefined) return;
    const alive = new Set(waiting.map(({ seq }) => seq));
    forget(heard.map(({ seq }) => seq).filter((seq) => !alive.has(seq)));
  }, [heard, waiting, forget]);
  const holding = waiting === undefined ? heard : waiting.filter((one) => !isOffer(one) && !isGlimpse(one));
  useKeptPlace(shown, isSettled, holding[0]?.seq);

  const scene = faces ?? shown;
  const own = scene.now.charters.find(({ seat }) => seat === scene.eyes)?.charter;
  // What others did while the device waits to be handed over is for later.
  const isAsked = scene.choices.length > 0 || mine.next !== undefined;
  const looking = { own, isAsked, isBusy, wanted };
  const ready = (waiting ?? []).filter((one) => mayPlay(one, looking));
  // What has begun is seen to its end, whatever happens meanwhile.
  const onStage = stays !== undefined && !over.has(stays.key) ? stays : ready[0];
  useEffect(() => setStays(onStage), [onStage]);
  const end = (some: readonly Waiting[]): void =>
    setOver((before) => new Set([...before, ...some.map(({ key }) => key)]));
  const rest = ready.filter(({ key }) => key !== onStage?.key);
  useHandOver(mine, waiting !== undefined && onStage === undefined);
  return {
    scene,
    onStage,
    isLast: tellsTheEnd(heard),
    isKnown: waiting !== undefined,
    behind: rest.length,
    isBrief: onStage !== undefined && isOthers(onStage.moment, own) && !wanted.has(onStage.key),
    offered: (waiting ?? []).filter(
      (one) => !isGlimpse(one) && one.key !== onStage?.key && !ready.includes(one),
    ),
    glimpses: (waiting ?? []).filter((one) => isGlimpse(one) && !one.isMissed),
    want: (some) => setWanted((before) => new Set([...before, ...some.map(({ key }) => key)])),
    end,
    endAll: () => end([...(onStage === undefined ? [] : [onStage]), ...rest]),
  };
}

function isOffer({ moment }: Waiting): boolean {
  return moment.manner === 'offer';
}

/** What was only offered does not lie about for ever: everything it offers can be done elsewhere. */
function isStale(one: Waiting, seq: number): boolean {
  return isOffer(one) && seq - one.seq > OFFERED_FOR;
}

function momentsOf({ seq, facts, isMissed, isSeenBeside }: Heard, scene: Scene): readonly Waiting[] {
  const own = scene.now.charters.find(({ seat }) => seat === scene.eyes)?.charter;
  return inOrder([...openingMoments(facts, scene), ...closingMoments(facts, scene)])
    .filter(({ manner }) => !isMissed || (manner ?? 'stage') === 'stage')
    .filter((moment) => !(isMissed && isSeenBeside === true && isOthers(moment, own)))
    .map((moment) => ({ key: `${seq} ${moment.id}`, seq, isMissed, moment }));
}
