import type { Box, BoxData, CardData, Inspection } from '@charterstone/rules';
import { COMMONS, COMMONS_CARD } from '@charterstone/rules';
import { type BoxText, type Lang, type Speaker, speaker, textsOf } from '@charterstone/words';
import { type Paint, painter } from '../terminal/paint.ts';
import { TEXTS } from '../texts.ts';

/** What every screen needs: a language, colours, and the room there is. */
export type Desk = {
  readonly say: Speaker;
  readonly paint: Paint;
  /** The words on the cards, as they are printed. */
  readonly texts: BoxText;
  readonly data: BoxData;
  /** Columns and rows of the terminal, looked at anew for every screen. */
  readonly size: () => { readonly width: number; readonly rows: number };
};

/** A row with more stars than this has no limit (ruling 17). */
export const MOST_STARS = 99;

/** A campaign has twelve games; the village is played on after them. */
export const GAMES = 12;

const LEAST_WIDTH = 60;
const MOST_WIDTH = 100;
/** Where nobody looks at a screen of a certain height, as in a pipe. */
const UNKNOWN_ROWS = 60;

export function deskFor(box: Box, lang: Lang, colour: boolean): Desk {
  return {
    say: speaker(lang, textsOf(TEXTS[lang]), { box: box.data }),
    paint: painter(colour),
    texts: TEXTS[lang],
    data: box.data,
    // Some terminals say that they have no columns and no rows: they don't know either.
    size: () => ({
      width: Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, process.stdout.columns || 80)),
      rows: process.stdout.rows || UNKNOWN_ROWS,
    }),
  };
}

/** What a card, or a building of the Commons, says in the box; undefined for what has no face here. */
export function faceOf(data: BoxData, card: number): CardData | undefined {
  const commons = COMMONS[card - COMMONS_CARD];
  return commons === undefined ? data.cards[card] : { kind: 'building', ...data.commons[commons] };
}

/** What a card does, in words. */
export function describe({ data, say }: Desk, card: number): string {
  const face = faceOf(data, card);
  return face === undefined ? '' : say.describeCard(face);
}

/** What a card means where it lies: of a building that stands already only the crate on its card counts (rule 10). */
export function meaning(desk: Desk, seen: Inspection, card: number): string {
  const { say, data } = desk;
  const face = faceOf(data, card);
  if (face?.kind === 'companion') return treatmentOf(desk, seen, card);
  if (face?.kind === 'persona') return withService(desk, seen, card);
  if (face?.kind !== 'building') return describe(desk, card);
  const crate = face.crate === undefined ? [] : [say.ui('table.crate', { n: face.crate })];
  if (seen.constructed.includes(card)) return [say.count('constructedBuilding', 1), ...crate].join(', ');
  return [say.describeBuild(face), describe(desk, card)].filter((words) => words !== '').join(' · ');
}

/** Whoever was kind to a companion has noted it on the card; there is nothing else to be done with it. */
function treatmentOf({ say }: Desk, seen: Inspection, card: number): string {
  return say.ui((seen.notes[card] ?? 0) === 0 ? 'sheet.unkind' : 'sheet.kind');
}

/** What a persona can do, and whether it has served already: that counts once at the end of the campaign. */
function withService(desk: Desk, seen: Inspection, card: number): string {
  const served = seen.charters.some(({ used }) => used.includes(card));
  return [describe(desk, card), ...(served ? [`(${desk.say.ui('sheet.served')})`] : [])].join(' ').trim();
}

/** The words that let a sentence name buildings instead of plots. */
export function sceneOf(seen: Inspection): { readonly village: Inspection['village'] } {
  return { village: seen.village };
}
