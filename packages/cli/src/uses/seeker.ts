import {
  type Box,
  type BoxData,
  type Choice,
  choiceOfMove,
  type Fact,
  type Game,
  seatToMove,
} from '@charterstone/rules';
import type { Random } from '../random.ts';
import { type Account, Books, isRegular } from './books.ts';
import { type Desires, desiresOf } from './desires.ts';
import { hears, type Listener, listenersOf, type Placing } from './listeners.ts';
import { type Profile, profileOf } from './profile.ts';
import { abilitiesOf } from './traces.ts';
import type { Worth } from './worth.ts';

const NEW = 6;
const GROWTH = 2;
const LISTEN = 5;
const NOISE = 0.8;
/** How dear a card is to whoever collects its kind. */
const KEEPING = 3;

/** Icons for which one influence is put somewhere and stays there. */
const PUTS: ReadonlySet<string> = new Set(['quota', 'reputation', 'objective', 'octagon']);

/**
 * A player who wants to see everything: builds what was never built, opens what was never opened, uses what was hardly used,
 * and plays well enough to get there. It may see the whole table; it plays to find mistakes, not to win.
 */
export class Seeker {
  readonly #data: BoxData;
  readonly #worth: Worth;
  readonly #random: Random;
  readonly #books = new Books();
  readonly #choices = new Map<number, Choice>();
  readonly #profiles = new Map<number, Profile>();

  constructor(box: Box, worth: Worth, random: Random) {
    this.#data = box.data;
    this.#worth = worth;
    this.#random = random;
  }

  /** Takes notice of what happened. */
  note(facts: readonly Fact[], game: Game): void {
    this.#books.note(facts, game);
    if (facts.some(({ fact }) => fact === 'gameBegan' || fact === 'opened')) this.#worth.forget();
  }

  /** Of the `count` moves that lie in `game.moves`, the place of the one to play. */
  choose(game: Game, count: number): number {
    if (count === 1) return 0;
    const score = this.#scoring(game, count);
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const found = score(this.#choice(game, game.moves[i] ?? 0)) + this.#noise();
      if (found > most) {
        most = found;
        best = i;
      }
    }
    return best;
  }

  #noise(): number {
    return (this.#random(1000) * NOISE) / 1000;
  }

  #choice(game: Game, move: number): Choice {
    const known = this.#choices.get(move);
    if (known !== undefined) return known;
    const choice = choiceOfMove(game, move);
    this.#choices.set(move, choice);
    return choice;
  }

  #scoring(game: Game, count: number): (choice: Choice) => number {
    const me = this.#books.accountOf(seatToMove(game));
    if (me === undefined) return (choice) => this.#answer(choice);
    const desires = desiresOf(this.#data, this.#books, me, this.#worth);
    for (let i = 0; i < count; i++) {
      if (this.#choice(game, game.moves[i] ?? 0).do === 'place') return this.#turn(me, desires);
    }
    return (choice) => this.#answer(choice, desires);
  }

  /** An answer inside an action or between games. */
  #answer({ do: deed, what, at }: Choice, desires?: Desires): number {
    const card = typeof what === 'number' ? what : 0;
    const worth = card === 0 ? 0 : this.#worth.ofCard(card);
    switch (deed) {
      case 'charter':
        return this.#ofCharter(String(what));
      case 'build':
        return NEW * this.#worth.ofBuilding(card) - this.#loss(at);
      case 'open':
        return at === undefined ? NEW * this.#ofCrateOn(card) : 3 * this.#worth.ofDoor(at);
      case 'pick':
      case 'keep':
        return card === 0 ? this.#ofWord(what, desires) : this.#taking(card);
      case 'pay':
        return card === 0 ? -this.#ofWord(what, desires) : -this.#taking(card);
      case 'score':
      case 'next':
        return NEW * worth;
      case 'use':
        // What a rule offers is to do without: that is no better than doing it.
        return this.#data.cards[card]?.kind === 'rule' ? -1 : this.#acting(card, desires);
      case 'act':
        return this.#acting(card, desires);
      case 'pass':
      case 'done':
      case 'end':
      case 'leave':
        return -1;
      default:
        return 0;
    }
  }

  #ofWord(what: number | string | undefined, desires: Desires | undefined): number {
    return what === 'none' ? -1 : (desires?.of(String(what)) ?? 0);
  }

  /** A charter whose own things are little known. */
  #ofCharter(charter: string): number {
    let worth = 0;
    for (const [number, card] of Object.entries(this.#data.cards))
      if ('charter' in card && card.charter === charter) worth += this.#worth.ofCard(Number(number));
    return worth;
  }

  #ofCrateOn(card: number): number {
    const crate = this.#worth.crateOn(card);
    return crate === undefined ? 0 : this.#worth.ofCrate(crate);
  }

  /** What would be lost by building over what stands there. */
  #loss(site: string | undefined): number {
    const over = this.#books.village.get(site ?? '');
    return over === undefined ? 0 : NEW * this.#worth.ofCard(over);
  }

  /** What a card in the hand is worth. */
  #taking(card: number): number {
    if (this.#data.cards[card]?.kind !== 'building') return 4 * this.#worth.ofCard(card);
    return 1 + 4 * (this.#books.standing.has(card) ? this.#ofCrateOn(card) : this.#worth.ofBuilding(card));
  }

  /** The main decision of a turn. */
  #turn(me: Account, desires: Desires): (choice: Choice) => number {
    const listeners = listenersOf(this.#data, this.#books, me, this.#worth);
    const known = new Map<string, number>();
    return ({ do: deed, what, at = '' }) => {
      if (deed === 'act' && typeof what === 'number') return this.#acting(what, desires);
      if (deed === 'retrieve') return desires.home;
      if (deed !== 'place') return -NEW;
      const worker = isRegular(String(what)) ? '' : String(what);
      const key = `${worker} ${at}`;
      const score = known.get(key) ?? this.#placing(me, worker, at, desires, listeners);
      known.set(key, score);
      return score;
    };
  }

  /** A card is used up by being used; whoever collects its kind keeps it. */
  #acting(card: number, desires: Desires | undefined): number {
    const kept = isUsedUp(this.#data, card)
      ? KEEPING * (desires?.of(this.#data.cards[card]?.kind ?? '') ?? 0)
      : 0;
    return 1 + NEW * this.#worth.ofCard(card) - kept;
  }

  #placing(
    me: Account,
    worker: string,
    site: string,
    desires: Desires,
    listeners: readonly Listener[],
  ): number {
    const building = this.#books.village.get(site) ?? 0;
    const profile = this.#profile(building);
    const placing: Placing = { me, worker: worker || 'big', site, building, profile };
    let score = NEW * this.#worth.ofCard(building) + this.#growth(me, profile);
    for (const [good, n] of profile.takes) score -= n * desires.of(good);
    for (const [icon, n] of profile.gives) score += this.#gain(icon, n, desires);
    if (worker !== '') score += desires.of(`place ${worker}`);
    score += this.#clearing(site, desires);
    for (const { weight, abilities } of listeners)
      if (abilities.some((ability) => hears(ability, placing, this.#books))) score += LISTEN * weight;
    return score;
  }

  /** Taking the peril off a building; where that is what the story looks at, every one counts (game 8). */
  #clearing(site: string, desires: Desires): number {
    const peril = this.#books.peril.get(site);
    if (peril === undefined) return 0;
    const card = this.#data.cards[this.#books.guidepost];
    const fork = card?.kind === 'guidepost' ? card.fork : undefined;
    const watched = fork !== undefined && 'if' in fork && 'perilOnHumanCharters' in fork.if;
    const story = watched ? NEW * this.#worth.ofName(`fork ${this.#books.guidepost} ${fork.else}`) : 0;
    return desires.of(`peril ${peril}`) + this.#worth.ofName(`peril ${peril}`) + story;
  }

  #profile(building: number): Profile {
    const known = this.#profiles.get(building);
    if (known !== undefined) return known;
    const found = this.#worth.building(building);
    const profile = found === undefined ? { takes: [], gives: [] } : profileOf(found);
    this.#profiles.set(building, profile);
    return profile;
  }

  #gain(icon: string, n: number, desires: Desires): number {
    const put = PUTS.has(icon) ? desires.of('influence') : 0;
    return n * desires.of(icon) - put;
  }

  /** What building, opening, scoring and taking cards leads to. */
  #growth(me: Account, { gives }: Profile): number {
    let score = 0;
    for (const [icon] of gives) {
      if (icon === 'construct') score += this.#best(me, false);
      else if (icon === 'crate') score += this.#best(me, true);
      else if (icon === 'objective') score += NEW * this.#bestObjective(me);
      else if (icon === 'card')
        score += Math.max(0, ...[...this.#books.mat.values()].map((one) => this.#taking(one)));
    }
    return score;
  }

  #best(me: Account, standing: boolean): number {
    let best = 0;
    for (const card of me.hand)
      if (this.#books.standing.has(card) === standing)
        best = Math.max(best, standing ? this.#ofCrateOn(card) : this.#worth.ofBuilding(card));
    return best === 0 ? 0 : GROWTH + NEW * best;
  }

  #bestObjective(me: Account): number {
    let best = 0;
    for (const card of [...this.#books.objectives.values(), ...me.hand])
      if (this.#data.cards[card]?.kind === 'objective') best = Math.max(best, this.#worth.ofCard(card));
    return best;
  }
}

function isUsedUp(data: BoxData, card: number): boolean {
  return abilitiesOf(data, card).some(({ discard }) => discard === true);
}
