import { useEffect } from 'react';
import { useSettings } from '../app/settings.ts';
import { isMyTurn } from '../wire/atTable.ts';
import { factsHeard } from '../wire/facts.ts';
import type { Link } from '../wire/link.ts';
import { isByTurns, ring, type Since } from './bell.ts';
import { play, readyOnTouch } from './player.ts';

// Nothing is heard before something happens.
const load = () => import('./heard.ts');

/**
 * The table as it is heard. Only what is told step by step sounds: whoever comes back is told everything at once, in silence. A page that
 * nobody sees has its bell alone.
 */
export function useSounds(link: Link, eyes: number): void {
  const { sound } = useSettings();
  useEffect(() => (sound ? readyOnTouch() : undefined), [sound]);
  useEffect(() => {
    if (!sound) return;
    let since: Since = link.at === undefined || isMyTurn(link.at) ? undefined : Date.now();
    return link.onStep(({ views, rewoundTo }) => {
      const { at } = link;
      if (at === undefined) return;
      const isHidden = document.visibilityState === 'hidden';
      const rung = ring(since, isMyTurn(at), Date.now(), isHidden);
      since = rung.since;
      if (isByTurns(at)) return;
      // Server and app are of one make: facts are those of the rules.
      const facts = factsHeard(views, eyes);
      const isSilent = isHidden || rewoundTo !== undefined;
      const bell = rung.rings ? (['turn'] as const) : [];
      load().then(
        ({ soundsOf }) => play([...(isSilent ? [] : soundsOf(facts)), ...bell]),
        // Without a line the next step asks for it again.
        () => play(bell),
      );
    });
  }, [sound, link, eyes]);
}
