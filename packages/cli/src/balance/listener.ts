import { type BoxData, CHARTERS, COMMONS, COMMONS_CARD, type Fact, PRINTED_RULE } from '@charterstone/rules';
import { type Mechanism, mechanismsOf } from './mechanisms.ts';
import { type Source, sourceOf } from './sources.ts';
import { Standing } from './standing.ts';
import type { CampaignTold, EndedBy, GameTold } from './told.ts';

type Told<F extends Fact['fact']> = Extract<Fact, { fact: F }>;
type Heard = Omit<CampaignTold, 'number' | 'seed' | 'decisions' | 'problem'>;

/** Deeds that move the progress token, by the slot of the rule behind it. */
const DEEDS: { readonly [slot: number]: EndedBy } = {
  18: 'construct',
  19: 'crate',
  20: 'objective',
  25: 'influence',
};
const ALWAYS_THERE = COMMONS.map((_, i) => COMMONS_CARD + i);

/** Hears the facts of one campaign and keeps the numbers that balance is measured by. */
export class Listener {
  readonly #data: BoxData;
  readonly #standing = new Standing();
  readonly #games: GameTold[] = [];
  readonly #doors: string[] = [];
  readonly #crates = new Set<number>();
  readonly #charters = new Map<number, GameTold['first']>();
  readonly #unlocked = new Set<string>();
  readonly #met = new Set<string>();
  #locked: readonly Mechanism[];
  #unmet: readonly Mechanism[];
  #champions: CampaignTold['champions'] = [];
  #game = new GameNotes();

  constructor(data: BoxData) {
    this.#data = data;
    this.#locked = mechanismsOf(data);
    this.#unmet = this.#locked;
  }

  hear(facts: readonly Fact[]): void {
    for (const fact of facts) {
      this.#note(fact);
      this.#locked = this.#still(this.#locked, this.#unlocked, ({ unlockedBy }) => unlockedBy(fact));
      this.#unmet = this.#still(
        this.#unmet,
        this.#met,
        ({ name, metBy }) => this.#unlocked.has(name) && metBy(fact),
      );
      if (this.#standing.read(fact)) this.#game.stand(this.#standing.buildings());
    }
  }

  told(): Heard {
    return {
      charters: [...this.#charters.values()],
      games: this.#games,
      doors: this.#doors,
      unlocked: [...this.#unlocked],
      met: [...this.#met],
      champions: this.#champions,
    };
  }

  /** What is found goes from one list into the other. */
  #still(
    open: readonly Mechanism[],
    found: Set<string>,
    isFound: (mechanism: Mechanism) => boolean,
  ): readonly Mechanism[] {
    const now = open.find(isFound);
    if (now === undefined) return open;
    for (const mechanism of open) if (isFound(mechanism)) found.add(mechanism.name);
    return open.filter(({ name }) => !found.has(name));
  }

  #note(fact: Fact): void {
    switch (fact.fact) {
      case 'charterChosen':
        // Once the campaign is over seats roll for charters anew.
        if (!this.#charters.has(fact.seat)) this.#charters.set(fact.seat, fact.charter);
        break;
      case 'gameBegan':
        this.#game.first = fact.first;
        break;
      case 'turnBegan':
        this.#game.turns[fact.charter] = (this.#game.turns[fact.charter] ?? 0) + 1;
        break;
      case 'placed':
        this.#game.place(fact.building);
        break;
      case 'points':
        this.#game.gain(sourceOf(this.#data, fact.why), fact.n);
        break;
      case 'advanced':
        this.#game.endedBy = this.#deedOf(fact);
        break;
      case 'opened':
      case 'unlocked':
        this.#crates.add(fact.crate);
        break;
      case 'storyOpened':
        this.#doors.push(fact.door);
        break;
      case 'gameEnded':
        this.#end(fact);
        break;
      case 'campaignEnded':
        this.#champions = fact.champions;
        break;
      default:
    }
  }

  #deedOf({ charter, why }: Told<'advanced'>): EndedBy {
    if (charter === undefined) return 'stall';
    const card = this.#data.cards[why];
    const slot = card?.kind === 'rule' ? card.slot : why - PRINTED_RULE;
    return DEEDS[slot] ?? 'card';
  }

  #end({ winners, points }: Told<'gameEnded'>): void {
    this.#games.push(this.#game.told({ winners, points, crates: this.#crates.size }));
    this.#game = new GameNotes();
    this.#game.stand(this.#standing.buildings());
  }
}

/** What is noted while one game goes on. */
class GameNotes {
  readonly turns: Partial<Record<GameTold['first'], number>> = {};
  readonly #sources: { [S in Source]?: number } = {};
  readonly #placements: Record<string, number> = {};
  readonly #chances: Record<string, number> = {};
  /** For each building that stands: how many workers had been placed when it came to stand. */
  #since = new Map<number, number>();
  #placed = 0;
  first: GameTold['first'] = CHARTERS[0];
  endedBy: EndedBy = 'card';

  constructor() {
    this.stand([]);
  }

  gain(source: Source, n: number): void {
    this.#sources[source] = (this.#sources[source] ?? 0) + n;
  }

  place(building: number): void {
    this.#placements[building] = (this.#placements[building] ?? 0) + 1;
    this.#placed++;
  }

  /** From now on these buildings stand, and those of the Commons. */
  stand(buildings: readonly number[]): void {
    const since = new Map<number, number>();
    for (const building of [...ALWAYS_THERE, ...buildings])
      since.set(building, this.#since.get(building) ?? this.#placed);
    for (const [building, from] of this.#since) if (!since.has(building)) this.#count(building, from);
    this.#since = since;
  }

  #count(building: number, from: number): void {
    const chances = this.#placed - from;
    if (chances > 0) this.#chances[building] = (this.#chances[building] ?? 0) + chances;
  }

  told(end: Pick<GameTold, 'winners' | 'points' | 'crates'>): GameTold {
    for (const [building, from] of this.#since) this.#count(building, from);
    return {
      ...end,
      first: this.first,
      turns: this.turns,
      sources: this.#sources,
      endedBy: this.endedBy,
      placements: this.#placements,
      chances: this.#chances,
      placed: this.#placed,
    };
  }
}
