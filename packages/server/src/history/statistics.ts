import type { Statistics } from '@charterstone/protocol';
import { isAside } from '@charterstone/rules';
import { emptyPage, type OpenPage, Seating, writeInto } from './bookPage.ts';
import type { Counted } from './counted.ts';
import type { Place } from './recording.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type GameCounts = Writable<Omit<Statistics['games'][number], 'page'>> & { readonly page: OpenPage };
type Counts = Record<string, number>;

/** What can be counted of a campaign: of what stands, without choices that were taken back. */
export function statisticsOf(places: readonly Place[]): Statistics {
  const tally = new Tally();
  for (const { place, game } of standingIn(places)) {
    if (place.entry !== undefined && !isAside(place.entry.choice)) tally.choose(game, place.at);
    for (const fact of place.counted) tally.hear(fact, place.at);
    tally.setUp(place.game, place.at);
  }
  return tally.told();
}

/** A place, and the game in which the choice was made that led to it. */
type Made = { readonly place: Place; readonly game: number };

/** An undo takes the last choice with it; what was said beside the game stays. */
function standingIn(places: readonly Place[]): readonly Made[] {
  const standing: Made[] = [];
  let game = 1;
  for (const place of places) {
    if (place.entry?.choice.do === 'undo') standing.splice(lastChoiceIn(standing), 1);
    else standing.push({ place, game });
    game = place.game;
  }
  return standing;
}

function lastChoiceIn(standing: readonly Made[]): number {
  return standing.findLastIndex(({ place: { entry } }) => entry !== undefined && !isAside(entry.choice));
}

class Tally {
  readonly #games = new Map<number, GameCounts>();
  /** Games that lay on the table: the guidepost of one that nobody plays any more is put up all the same. */
  readonly #laidOut = new Set<number>();
  readonly #built: Counts = {};
  readonly #opened: Counts = {};
  #choices = 0;
  /** The game whose points are told now: after the end of one, the next one's. */
  #game = 1;
  /** The game whose page is written: what comes after the end of one belongs to it until the table is cleared. */
  #page = 1;
  readonly #seating = new Seating();
  readonly #titles: Record<string, string> = {};
  readonly #names: Record<string, string> = {};
  #ending: Statistics['ending'];

  /** A game is counted from its set-up on. */
  setUp(game: number, at: number): void {
    this.#laidOut.add(game);
    this.#counts(game, at);
  }

  choose(game: number, at: number): void {
    this.#choices++;
    this.#counts(game, at).choices++;
  }

  hear(fact: Counted, at: number): void {
    this.#count(fact, at);
    this.#seating.hear(fact);
    if (fact.fact === 'gameBegan') {
      this.#page = fact.game;
      this.#counts(fact.game, at).page.seats = this.#seating.told();
    }
    if (fact.fact === 'cleared') this.#page++;
    writeInto(() => this.#counts(this.#page, at).page, fact);
    if (fact.fact === 'titled') this.#titles[fact.what] = fact.text;
    if (fact.fact === 'named') this.#names[fact.card] = fact.text;
    if (fact.fact === 'campaignEnded')
      this.#ending = { champions: [...fact.champions], scores: fact.scores.map((score) => ({ ...score })) };
  }

  #count(fact: Counted, at: number): void {
    switch (fact.fact) {
      case 'gameBegan':
        this.#game = fact.game;
        this.#counts(fact.game, at).began = at;
        break;
      case 'turnBegan':
        add(this.#counts(this.#game, at).turns, fact.charter, 1);
        break;
      case 'points':
        this.#gain(fact, this.#counts(this.#game, at));
        break;
      case 'gameEnded':
        Object.assign(this.#counts(this.#game, at), {
          over: true,
          winners: [...fact.winners],
          points: { ...fact.points },
          ended: at,
        });
        this.#game++;
        break;
      case 'built':
        add(this.#built, fact.charter, 1);
        break;
      case 'opened':
        add(this.#opened, fact.charter, 1);
        break;
    }
  }

  told(): Statistics {
    return {
      games: [...this.#games.values()]
        .filter(({ game }) => this.#laidOut.has(game))
        .sort((a, b) => a.game - b.game),
      choices: this.#choices,
      built: this.#built,
      opened: this.#opened,
      titles: this.#titles,
      names: this.#names,
      ...(this.#ending === undefined ? {} : { ending: this.#ending }),
    };
  }

  #gain({ charter, n, total, why }: Extract<Counted, { fact: 'points' }>, counts: GameCounts): void {
    counts.points[charter] = total;
    const sources = counts.sources[charter] ?? {};
    counts.sources[charter] = sources;
    add(sources, `${why}`, n);
  }

  #counts(game: number, at: number): GameCounts {
    const found = this.#games.get(game) ?? {
      game,
      over: false,
      winners: [],
      points: {},
      sources: {},
      choices: 0,
      turns: {},
      began: at,
      page: emptyPage(),
    };
    this.#games.set(game, found);
    return found;
  }
}

function add(counts: Counts, what: string, n: number): void {
  counts[what] = (counts[what] ?? 0) + n;
}
