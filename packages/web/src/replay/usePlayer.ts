import { useEffect, useRef, useState } from 'react';
import { goInstead, hashOf, type Route } from '../app/route.ts';
import { type Plan, stepAt } from './plan.ts';
import { type Player, RESTING, type Speed, stepEveryMs, ticked, toggled, wentTo } from './player.ts';

/** The address follows when somebody has stayed at a step for so long: browsers do not like to change it many times a second. */
const SETTLED_MS = 400;

export type Playing = Player & {
  readonly goTo: (at: number) => void;
  readonly toggle: () => void;
  readonly setSpeed: (speed: Speed) => void;
};

/** Where somebody is in the past of a table. Without a place in the address it begins with the game that is on the table. */
export function usePlayer(
  table: string,
  plan: Plan | undefined,
  place: number | undefined,
  isThere: (at: number) => boolean,
): Playing {
  const [player, setPlayer] = useState<Player>(RESTING);
  const [isBegun, setBegun] = useState(false);
  const written = useRef<number | undefined>(undefined);
  const handled = useRef<{ readonly plan: Plan; readonly place: number | undefined } | undefined>(undefined);
  const seq = plan?.places[player.at];

  useEffect(() => {
    const before = handled.current;
    if (plan === undefined || (before?.plan === plan && before.place === place)) return;
    handled.current = { plan, place };
    const isOurs = before !== undefined && (before.place === place || place === written.current);
    if (isOurs) {
      // The campaign may have gone on or back: steps are counted anew, and whoever looks stays where they are.
      setPlayer((now) => ({ ...now, at: stepAt(plan.places, before.plan.places[now.at] ?? 0) }));
      return;
    }
    const at = place === undefined ? (plan.chapters.at(-1)?.from ?? 0) : stepAt(plan.places, place);
    setPlayer((now) => wentTo(now, plan, at));
    setBegun(true);
  }, [plan, place]);

  // A step that is still on its way is waited for.
  const waits = player.isPlaying && !isThere(player.at);
  useEffect(() => {
    if (plan === undefined || !player.isPlaying || waits) return;
    const timer = setTimeout(() => setPlayer((before) => ticked(before, plan)), stepEveryMs(player));
    return () => clearTimeout(timer);
  }, [plan, player, waits]);

  useEffect(() => {
    if (seq === undefined || !isBegun || player.isPlaying) return;
    const route: Route = { at: 'table', table, page: 'replay', place: seq };
    if (location.hash === hashOf(route)) return;
    const timer = setTimeout(() => {
      written.current = seq;
      goInstead(route);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [table, seq, isBegun, player.isPlaying]);

  return {
    ...player,
    goTo: (at) => plan && setPlayer((before) => wentTo(before, plan, at)),
    toggle: () => plan && setPlayer((before) => toggled(before, plan)),
    setSpeed: (speed) => setPlayer((before) => ({ ...before, speed })),
  };
}
