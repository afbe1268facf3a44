import {
  type BoxData,
  COMMONS,
  COMMONS_CARD,
  type Fact,
  LAST_CARD,
  MINIONS,
  PRINTED_RULE,
} from '@charterstone/rules';
import { branchesOf, endingsOf, nameOfCard, type Things } from './things.ts';
import { abilitiesOf, type Proof, proofOf } from './traces.ts';

type CardMove = Extract<Fact, { fact: 'cardMoved' | 'cardHidden' }>;
type Told<F extends Fact['fact']> = Extract<Fact, { fact: F }>;

const MINION_NAMES: readonly string[] = MINIONS;

/**
 * Somebody who sees only the facts of a campaign and counts what was really used: a card whose effect was felt, a building a
 * worker stood on, a door that was opened. Lying in a deck or in a hand is no use.
 */
export class Witness {
  readonly #data: BoxData;
  readonly #things: Things;
  readonly #count: (thing: number) => void;
  readonly #proofs: readonly Proof[];
  readonly #cards: readonly (number | undefined)[];
  readonly #endings: ReadonlySet<string>;

  /** The building in use, and what it would cost in coins that nobody has paid yet. */
  #building = 0;
  #coinsOwed = 0;
  #sparer: number | undefined;
  #guidepost = 0;
  #ending = '';
  readonly #victoryCards = new Set<number>();
  readonly #locations = new Set<number>();
  readonly #plotUnder = new Map<string, string>();

  constructor(data: BoxData, things: Things, count: (thing: number) => void) {
    this.#data = data;
    this.#things = things;
    this.#count = count;
    const numbers = Array.from({ length: COMMONS_CARD }, (_, number) => number);
    this.#proofs = numbers.map((number) => proofOf(spokenBy(data, number)));
    this.#cards = numbers.map((number) => things.numberOf.get(nameOfCard(data, number)));
    this.#endings = new Set(endingsOf(data).map(({ door }) => door));
  }

  read(facts: readonly Fact[]): void {
    for (const fact of facts) this.#note(fact);
  }

  #see(name: string): void {
    const thing = this.#things.numberOf.get(name);
    if (thing !== undefined) this.#count(thing);
  }

  #seeCard(number: number): void {
    const thing = this.#cards[number];
    if (thing !== undefined) this.#count(thing);
  }

  #note(fact: Fact): void {
    if ('why' in fact) this.#trace(fact);
    switch (fact.fact) {
      case 'placed':
        this.#use(fact.building);
        break;
      case 'spoke':
        this.#hear(fact.card);
        break;
      case 'scored':
      case 'storyRead':
        this.#seeCard(fact.card);
        break;
      case 'ruleEntered':
        this.#enter(fact.card);
        break;
      case 'opened':
        this.#see(`crate ${fact.crate}`);
        break;
      case 'storyOpened':
        this.#openDoor(fact.door);
        break;
      case 'goalMet':
        this.#guidepost = fact.guidepost;
        if (fact.charters.length > 0) this.#seeCard(fact.guidepost);
        break;
      case 'sold':
        this.#sell(fact);
        break;
      case 'perilTaken':
        this.#see(`peril ${fact.peril}`);
        break;
      case 'marked':
        this.#mark(fact);
        break;
      case 'laid':
        this.#lay(fact);
        break;
      case 'cardMoved':
      case 'cardHidden':
        this.#move(fact);
        break;
      case 'waived':
        this.#sparer = undefined;
        break;
      case 'turnEnded':
        this.#settleCoins();
        break;
      case 'gameEnded':
        this.#plotUnder.clear();
        this.#locations.clear();
        break;
      case 'campaignEnded':
        for (const card of this.#victoryCards) this.#seeCard(card);
        this.#see(`ending ${this.#ending}`);
        break;
      default:
    }
  }

  /** A fact that names the card behind it. What came to nothing, and a card's own way to the discards, prove nothing. */
  #trace(fact: Fact & { readonly why: number }): void {
    if (fact.fact === 'short' || fact.fact === 'left') return;
    if ((fact.fact === 'cardMoved' || fact.fact === 'cardHidden') && fact.card === fact.why) return;
    const { why } = fact;
    if (why === this.#building && (fact.fact === 'paid' || fact.fact === 'gave') && fact.good === 'coin')
      this.#coinsOwed -= fact.n;
    if (why < COMMONS_CARD && this.#proofs[why] === 'trace' && !this.#isGuidepost(why)) this.#seeCard(why);
  }

  #isGuidepost(card: number): boolean {
    return this.#data.cards[card]?.kind === 'guidepost';
  }

  #use(building: number): void {
    this.#settleCoins();
    this.#building = building;
    const commons = COMMONS[building - COMMONS_CARD];
    const card = this.#data.cards[building];
    if (commons !== undefined) {
      this.#see(`building ${commons}`);
      this.#coinsOwed = this.#data.commons[commons].cost?.coin ?? 0;
    } else if (card?.kind === 'building') {
      this.#seeCard(building);
      this.#coinsOwed = card.cost?.coin ?? 0;
    }
  }

  #hear(card: number): void {
    if (this.#isGuidepost(card)) this.#see(`rule of guidepost ${card}`);
    else if (this.#proofs[card] === 'word') this.#seeCard(card);
    else if (this.#proofs[card] === 'coinSpared') this.#sparer = card;
  }

  /** A persona that lets resources stand in for coins was of use if fewer coins were paid than the building takes (255). */
  #settleCoins(): void {
    if (this.#sparer !== undefined && this.#coinsOwed > 0) this.#seeCard(this.#sparer);
    this.#sparer = undefined;
    this.#building = 0;
    this.#coinsOwed = 0;
  }

  /** A rule without a voice is in use from the moment it lies in the Chronicle; a sticker only when its row is sold to. */
  #enter(card: number): void {
    if (this.#proofs[card] === 'none' && !this.#data.board.quota.some((row) => row.card === card))
      this.#seeCard(card);
  }

  #sell({ space }: Told<'sold'>): void {
    const row = this.#data.board.quota.find((one) => space.startsWith(`${one.row}-`));
    if (row?.card !== undefined) this.#seeCard(row.card);
  }

  #openDoor(door: string): void {
    this.#see(`crate ${door}`);
    if (branchesOf(this.#data, this.#guidepost).includes(door)) this.#see(`fork ${this.#guidepost} ${door}`);
    if (this.#endings.has(door)) this.#ending = door;
  }

  /** A companion makes room in the chest if it is treated kindly, and a name if not. */
  #mark({ why, sheet }: Told<'marked'>): void {
    if (this.#data.cards[why]?.kind === 'companion')
      this.#see(`companion ${why} ${sheet === 'capacity' ? 'kind' : 'unkind'}`);
  }

  /** A location card is used when a minion comes to stand on one of its plots, or on an island over it. */
  #lay(fact: Told<'laid'>): void {
    if (fact.what === 'skyIsland') {
      if (fact.island !== undefined) this.#plotUnder.set(fact.island, fact.site);
      return;
    }
    if (!MINION_NAMES.includes(fact.what)) return;
    const plot = this.#plotUnder.get(fact.site) ?? fact.site;
    for (const number of this.#locations) {
      const card = this.#data.cards[number];
      if (card?.kind === 'location' && plot === `${fact.charter}-${card.plots[fact.charter]}`)
        this.#seeCard(number);
    }
  }

  #move({ card, to }: CardMove): void {
    if (card === undefined) return;
    const kind = this.#data.cards[card]?.kind;
    if (kind === 'persona' && to.startsWith('play-') && this.#proofs[card] === 'none') this.#seeCard(card);
    else if (kind === 'victory') this.#victoryCards.add(card);
    else if (kind === 'location' && to === 'table') this.#locations.add(card);
  }
}

/** What a card or a printed rule says; a kind of minion speaks by helping. */
function spokenBy(data: BoxData, number: number): ReturnType<typeof abilitiesOf> {
  const card = data.cards[number];
  if (card?.kind === 'minion') return [{ on: 'help', do: card.help }];
  if (number > LAST_CARD) return [data.printedRules[number - PRINTED_RULE] ?? []].flat();
  return abilitiesOf(data, number);
}
