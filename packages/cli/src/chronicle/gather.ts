import { type BoxData, CHARTERS, type Charter, type Fact, PRINTED_RULE } from '@charterstone/rules';
import { battleOf } from './battle.ts';
import type { Chapter, CrateEntry, Person, Saga, ScoreFact, Time } from './record.ts';
import { Tally } from './tally.ts';

/** Sorts the facts of a campaign into the chapters of a book. */
export function gather(data: BoxData, facts: readonly Fact[]): Saga {
  const gathering = new Gathering(data);
  for (const fact of facts) gathering.hear(fact);
  return gathering.saga();
}

class Gathering {
  readonly #data: BoxData;
  readonly #chapters: Chapter[] = [];
  readonly #players: Charter[] = [];
  readonly #served = new Map<number, Map<Charter, number[]>>();
  readonly #rules: Map<number, number>;
  readonly #measures = new Map<Charter, number>();
  readonly #titles = new Map<Charter | 'village', string>();
  readonly #names = new Map<number, string>();
  readonly #told = new Set<number>();
  readonly #trophies = new Map<Charter, number>();
  #kings = { pleased: 0, displeased: 0 };
  #score: ScoreFact | undefined;
  #chapter: Chapter;
  #time: Time = 'before';
  #whose: Charter | undefined;

  constructor(data: BoxData) {
    this.#data = data;
    this.#rules = new Map(
      Object.keys(data.printedRules).map((slot) => [Number(slot), PRINTED_RULE + Number(slot)]),
    );
    this.#chapter = newChapter(1, undefined);
    this.#chapters.push(this.#chapter);
  }

  saga(): Saga {
    return {
      // A guidepost that was put up for a game nobody plays any more makes no chapter.
      chapters: this.#chapters.filter(({ first }) => first !== undefined),
      players: this.#players,
      people: [...this.#served].map(([card, served]): Person => ({ card, served })),
      chronicle: new Map([...this.#rules].sort(([a], [b]) => a - b)),
      stickers: this.#chapters.flatMap(({ rules }) =>
        rules.flatMap(({ slot, card }) => (slot === 0 ? [card] : [])),
      ),
      kings: this.#kings,
      measures: this.#measures,
      score: this.#score,
      titles: this.#titles,
      names: this.#names,
      told: this.#told,
    };
  }

  hear(fact: Fact): void {
    if (fact.fact === 'cardMoved' && fact.to === 'guidepost') this.#turnPage(fact.card);
    if (this.#time === 'during') this.#chapter.tally.hear(fact);
    this.#follow(fact);
    this.#play(fact);
    this.#story(fact);
    this.#cards(fact);
  }

  #turnPage(guidepost: number): void {
    this.#chapter = newChapter(this.#chapters.length + 1, guidepost);
    this.#chapters.push(this.#chapter);
    this.#time = 'before';
  }

  /** Which part of a game it is, and whose turn. */
  #follow(fact: Fact): void {
    switch (fact.fact) {
      case 'charterChosen':
        this.#players.push(fact.charter);
        return;
      case 'gameBegan':
        this.#chapter.first = fact.first;
        this.#time = 'during';
        return;
      case 'turnBegan':
        this.#whose = fact.charter;
        return;
      case 'goalMet':
        this.#chapter.goal = fact;
        this.#time = 'after';
        return;
      case 'gameEnded':
        this.#chapter.end = fact;
        this.#time = 'closing';
        return;
    }
  }

  #play(fact: Fact): void {
    const chapter = this.#chapter;
    switch (fact.fact) {
      case 'opened':
      case 'unlocked':
        chapter.crates.push(this.#crate(fact));
        return;
      case 'built':
        chapter.houses.push({ fact, raised: this.#time === 'before' && chapter.guidepost !== undefined });
        return;
      case 'ruleEntered':
        chapter.rules.push({
          slot: fact.slot,
          card: fact.card,
          replaced: this.#rules.get(fact.slot),
          time: this.#time,
        });
        if (fact.slot > 0) this.#rules.set(fact.slot, fact.card);
        return;
      case 'marked':
        if (fact.sheet === 'glory')
          chapter.stars.set(fact.charter, (chapter.stars.get(fact.charter) ?? 0) + 1);
        return;
      case 'victory':
        this.#trophies.set(fact.charter, fact.total);
        chapter.trophies = new Map(this.#trophies);
        return;
      case 'titled':
        this.#titles.set(fact.what, fact.text);
        chapter.titles.push({ what: fact.what, text: fact.text });
        return;
      case 'named':
        this.#names.set(fact.card, fact.text);
        return;
    }
  }

  #story(fact: Fact): void {
    const chapter = this.#chapter;
    switch (fact.fact) {
      case 'storyRead':
        this.#told.add(fact.card);
        chapter.stories[this.#time].push(fact.card);
        return;
      case 'forked':
        chapter.fork = { charter: fact.charter, door: fact.door, kings: 0 };
        return;
      case 'storyOpened':
        this.#open(fact.door, fact.kings);
        return;
      case 'noted':
        this.#note(fact.card, fact.note);
        return;
      case 'campaignEnded':
        this.#score = fact;
        return;
    }
  }

  /** A crate of the story: the fork after the game, or after a battle the outcome of it. */
  #open(door: string, kings: number): void {
    const chapter = this.#chapter;
    if (kings > 0) this.#kings = { ...this.#kings, pleased: this.#kings.pleased + kings };
    else this.#kings = { ...this.#kings, displeased: this.#kings.displeased - kings };
    if (chapter.sides.length > 0) this.#fight(door);
    else if (this.#score === undefined) chapter.fork = { charter: chapter.fork?.charter, door, kings };
  }

  #fight(door: string): void {
    const battle = battleOf(this.#data, this.#chapter.fork?.door ?? '', {
      kings: this.#kings.pleased,
      kind: this.#chapters.flatMap(({ companions }) => companions).filter(({ kind }) => kind).length,
      rebels: this.#chapter.sides.filter(({ side }) => side === 'rebel').length,
    });
    this.#chapter.battle = battle && { ...battle, door };
  }

  #note(card: number, note: number): void {
    const kind = this.#data.cards[card]?.kind;
    if (note === 0) return;
    if (kind === 'guidepost') this.#chapter.candle = this.#whose;
    const companion = this.#chapter.companions.find((one) => one.card === card);
    if (companion !== undefined) companion.kind = true;
  }

  /** Cards that change hands in a way that the story is about. */
  #cards(fact: Fact): void {
    if (fact.fact === 'cardHidden') {
      if (fact.charter !== undefined && fact.card !== undefined) this.#measures.set(fact.charter, fact.card);
      return;
    }
    if (fact.fact !== 'cardMoved') return;
    const charter = fact.charter ?? ownerOf(fact.from);
    if (charter === undefined) return;
    const { card, from, to } = fact;
    const face = this.#data.cards[card];
    const chapter = this.#chapter;
    if (to.startsWith('play-')) this.#comes(card, charter);
    if (face?.kind === 'companion' && from === 'index')
      chapter.companions.push({ charter, card, kind: false });
    if (face?.kind === 'victory' && from === 'index') this.#measures.set(charter, card);
    if (face?.kind === 'persona' && face.side !== undefined && from === 'index')
      chapter.sides.push({ charter, card, side: face.side });
    if (face?.kind === 'spectral' && from === 'index') chapter.spectral = { charter, card };
    if (to !== 'archive' || this.#score !== undefined) return;
    if (face?.kind === 'spectral') chapter.freed.push(charter);
    if (face?.kind === 'persona' && from !== 'index') chapter.archived.push({ charter, card });
  }

  /** Somebody comes into play. */
  #comes(card: number, charter: Charter): void {
    const { game, faces } = this.#chapter;
    if (this.#time === 'before') faces.push({ charter, card });
    const served = this.#served.get(card) ?? new Map<Charter, number[]>();
    this.#served.set(card, served);
    const games = served.get(charter) ?? [];
    if (games.at(-1) !== game) served.set(charter, [...games, game]);
  }

  #crate(fact: CrateEntry['fact']): CrateEntry {
    const { hand = [], chest, supply = [], one = [] } = this.#data.crates[fact.crate] ?? {};
    const forAll = fact.fact === 'unlocked';
    return {
      fact,
      plans: forAll ? [] : hand,
      persona: forAll ? undefined : chest,
      others: [...supply, ...one],
    };
  }
}

function newChapter(game: number, guidepost: number | undefined): Chapter {
  return {
    game,
    guidepost,
    tally: new Tally(),
    first: undefined,
    faces: [],
    stories: { before: [], during: [], after: [], closing: [] },
    rules: [],
    crates: [],
    houses: [],
    goal: undefined,
    fork: undefined,
    candle: undefined,
    archived: [],
    spectral: undefined,
    freed: [],
    companions: [],
    sides: [],
    battle: undefined,
    end: undefined,
    stars: new Map(),
    trophies: new Map(),
    titles: [],
  };
}

/** Whose hand, chest or table a place is: `chest-red`. */
function ownerOf(place: string): Charter | undefined {
  return CHARTERS.find((charter) => place.endsWith(`-${charter}`));
}
