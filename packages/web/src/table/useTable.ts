import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useSpoken } from '../app/language.tsx';
import { NO_TITLES } from '../board/titles.ts';
import type { AtTable } from '../wire/atTable.ts';
import type { Line } from '../wire/connection.ts';
import { Link } from '../wire/link.ts';
import { untilAnswered } from '../wire/untilAnswered.ts';
import { type Content, inLanguage, loadContent } from './content.ts';
import { eyesFor, hasStrangers, type Scene, sceneOf } from './scene.ts';
import { useTitles } from './useTitles.ts';

export type AtMyTable = {
  readonly link: Link;
  readonly line: Line;
  readonly at: AtTable | undefined;
  readonly scene: Scene | undefined;
  /** On a shared device, the seat that is asked now while another one still looks at what it did; undefined where it is the same one. */
  readonly next: number | undefined;
  /** Nothing is left to see: the device goes to whoever is asked, or to somebody who took it back. */
  readonly handOver: (to?: number) => void;
};

/** A line to a table for as long as it is looked at, and all that is shown of it. */
export function useTable(table: string): AtMyTable | undefined {
  const [link, setLink] = useState<Link | undefined>(undefined);
  useEffect(() => {
    const opened = new Link(table);
    setLink(opened);
    return () => opened.close();
  }, [table]);
  return useScene(table, link);
}

function useScene(table: string, link: Link | undefined): AtMyTable | undefined {
  const { lang, tongueOf } = useSpoken();
  const subscribe = useMemo(() => (heard: () => void) => link?.subscribe(heard) ?? (() => {}), [link]);
  const at = useSyncExternalStore(subscribe, () => link?.at);
  const line = useSyncExternalStore(subscribe, () => link?.line);
  const [looking, setLooking] = useState<number | undefined>(undefined);
  const due = at === undefined ? 0 : eyesFor(at, looking);
  // Whoever has looked sees the end of what they did before they give the device away.
  const stays =
    looking !== undefined && at !== undefined && at.seats.length > 1 && at.seats.includes(looking);
  const eyes = stays ? looking : due;
  const isHere = at !== undefined;
  useEffect(() => {
    if (isHere && !stays) setLooking(due);
  }, [isHere, stays, due]);
  const handOver = useCallback((to = due) => setLooking(to), [due]);
  const { content, isComing } = useContent(table, at, lang);
  const [titles, setTitles] = useState(NO_TITLES);
  const scene = useMemo(
    () =>
      at === undefined || content === undefined || content.lang !== lang
        ? undefined
        : sceneOf(at, content, eyes, tongueOf, titles),
    [at, content, eyes, lang, tongueOf, titles],
  );
  useTitles(table, scene, setTitles);
  const shown = useLast(scene, useBriefly(isComing));
  const next = due === eyes ? undefined : due;
  // The same as long as nothing of it has changed: what is looked at draws nothing anew that only knows the table.
  return useMemo(
    () =>
      link === undefined || line === undefined ? undefined : { link, line, at, scene: shown, next, handOver },
    [link, line, at, shown, next, handOver],
  );
}

/** While a new language or a new crate is on its way, what was shown last stays. What somebody else saw on this device does not. */
function useLast(scene: Scene | undefined, isComing: boolean): Scene | undefined {
  const last = useRef(scene);
  const stays = scene === undefined || (isComing && last.current?.eyes === scene.eyes);
  if (!stays) last.current = scene;
  return last.current;
}

/** So long what was shown stays while the cards of a new crate are on their way. Then the table goes on, and they lie face down. */
const PATIENCE_MS = 3000;

/** Whether it is so, and has not been for long. */
function useBriefly(isSo: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isSo]);
  return isSo && !isLong;
}

type Coming = {
  readonly content: Content | undefined;
  /** There is some, and more of it was asked for. */
  readonly isComing: boolean;
};

/** What the campaign has unlocked: asked for once, and again when something lies on the table that was not handed out yet. */
function useContent(table: string, at: AtTable | undefined, lang: Content['lang']): Coming {
  const [content, setContent] = useState<Content | undefined>(undefined);
  const [answered, setAnswered] = useState(-1);
  const { tongueOf } = useSpoken();
  const seen = at === undefined ? undefined : [...at.views.keys()][0];
  const isMissing = useMemo(() => {
    if (at === undefined || seen === undefined) return false;
    if (content === undefined) return true;
    const scene = sceneOf(at, content, seen, tongueOf);
    return scene !== undefined && hasStrangers(scene);
  }, [at, seen, content, tongueOf]);
  const seq = at?.seq ?? -1;
  const isAsked = isMissing && seq > answered;
  // One question after the other, however fast the table goes on meanwhile: `answered` is what makes it a new one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isAsked) return;
    return untilAnswered(
      () => loadContent(table, lang),
      (loaded) => {
        setContent(loaded);
        setAnswered(seq);
      },
    );
  }, [table, lang, isAsked, answered]);
  const isForeign = content !== undefined && content.lang !== lang;
  useEffect(() => {
    if (!isForeign || content === undefined) return;
    return untilAnswered(() => inLanguage(table, content, lang), setContent);
  }, [table, content, lang, isForeign]);
  // What the server does not hand out even now is not waited for.
  return { content, isComing: content !== undefined && isAsked };
}
