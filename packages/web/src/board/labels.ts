import { type BoxData, CHARTERS, type Charter, COMMONS_CARD, type Inspection } from '@charterstone/rules';
import type { Speaker } from '@charterstone/words/light';
import type { Mark, Track } from './objects.ts';
import type { SiteScene } from './scene.ts';

/** What is said of an object to whoever can't see it. Sentences of the catalogues, put one after the other. */
function sentences(parts: readonly (string | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined && part !== '')
    .map((part) => part ?? '')
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}

export function markWords(say: Speaker, { state, reason }: Mark): string | undefined {
  if (state === 'none') return undefined;
  if (state !== 'impossible') return say.ui(state === 'possible' ? 'board.possible' : 'board.chosen');
  return reason === undefined ? say.ui('board.notPossible') : say.ui('board.impossible', { why: reason });
}

/** Name, what it costs and gives, what it is worth, who stands there, and whether it is possible now. */
export function siteLabel(say: Speaker, scene: SiteScene, mark: Mark): string {
  return sentences([siteName(say, scene), ...siteFacts(say, scene), markWords(say, mark)]);
}

function siteName(say: Speaker, { card, site, place, island }: SiteScene): string {
  const where = island
    ? `${say.site(site)}, ${say.ui('table.islandOver', { site: say.site(place) })}`
    : say.site(site);
  if (card === undefined) return say.ui('board.empty', { where });
  return card >= COMMONS_CARD ? say.name(card) : say.ui('board.building', { name: say.name(card), where });
}

function siteFacts(say: Speaker, scene: SiteScene): readonly (string | undefined)[] {
  const { building, crate, workers, minions, peril, tokens } = scene;
  const value = building?.value ?? 0;
  return [
    building === undefined ? undefined : say.describeUse(building),
    value === 0 ? undefined : say.ui('table.value', { n: value }),
    crate === undefined ? undefined : say.ui('table.crate', { n: crate }),
    ...workers.map(({ charter, size }) =>
      say.ui(size === 'big' ? 'board.bigWorker' : 'board.smallWorker', { who: say.who(charter) }),
    ),
    ...minions.map(({ minion, owner }) =>
      owner === undefined
        ? say.count(minion, 1)
        : say.ui('board.minion', { minion: say.count(minion, 1), who: say.who(owner) }),
    ),
    peril === undefined ? undefined : say.count(peril, 1),
    tokens.length === 0 ? undefined : say.ui('board.octagon', { who: say.list(tokens.map(say.who)) }),
  ];
}

export function quotaLabel(say: Speaker, space: string, taken: Charter | undefined, mark: Mark): string {
  return sentences([
    say.ui('board.quota', { space: say.quotaSpace(space) }),
    taken === undefined ? undefined : say.ui('board.taken', { who: say.who(taken) }),
    markWords(say, mark),
  ]);
}

export function charterLabel(
  say: Speaker,
  table: Inspection,
  charter: Charter,
  title: string | undefined,
  mark: Mark,
): string {
  const supply = table.charters.find((one) => one.charter === charter);
  const visitors = table.emblems[charter] ?? [];
  const ribbon = ribbonName(say, charter, title);
  const who = supply === undefined ? say.ui('board.unplayed') : say.who(charter);
  return sentences([
    // What is read on it comes first: whoever speaks to their device says that.
    ribbon,
    say.charter(charter),
    who === ribbon ? undefined : who,
    visitors.length === 0 ? undefined : say.ui('board.emblem', { who: say.list(visitors.map(say.who)) }),
    markWords(say, mark),
  ]);
}

/** What stands on a charter's ribbon: the name it was given, else who plays it, else its colour. */
export function ribbonName(say: Speaker, charter: Charter, title: string | undefined): string {
  const who = say.who(charter);
  const isNamed = who.toLowerCase() !== say.charter(charter).toLowerCase();
  return title ?? (isNamed ? who : say.ui(`board.${charter}`));
}

const TITLES = {
  progress: 'board.progress',
  reputation: 'board.reputation',
  points: 'board.points',
} as const satisfies Readonly<Record<Track, string>>;

export function trackTitle(say: Speaker, track: Track): string {
  return say.ui(TITLES[track]);
}

export function trackLabel(say: Speaker, table: Inspection, box: BoxData, track: Track, mark: Mark): string {
  return sentences([trackTitle(say, track), trackFacts(say, table, box, track), markWords(say, mark)]);
}

export function trackFacts(say: Speaker, table: Inspection, box: BoxData, track: Track): string {
  const tally = (who: Charter, n: number): string => say.ui('board.tally', { who: say.who(who), n });
  if (track === 'progress') {
    const left = Math.max(0, box.board.progress.hourglass - table.progress);
    return left === 0 ? say.ui('table.lastRound') : say.ui('table.stepsLeft', { n: left });
  }
  if (track === 'points')
    return say.list(table.charters.map(({ charter, points }) => tally(charter, points)));
  const tokens = CHARTERS.map((who) => [who, table.reputation.filter((one) => one === who).length] as const);
  return say.list(tokens.filter(([, n]) => n > 0).map(([who, n]) => tally(who, n)));
}

export function guidepostLabel(say: Speaker, box: BoxData, card: number, mark: Mark): string {
  const data = box.cards[card];
  return sentences([
    say.ui('heading.guidepost'),
    say.name(card),
    data === undefined ? undefined : say.describeCard(data),
    markWords(say, mark),
  ]);
}
