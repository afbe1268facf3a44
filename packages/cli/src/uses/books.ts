import {
  type Charter,
  type Fact,
  type Game,
  type Inspection,
  inspect,
  stateOf,
  type Worker,
} from '@charterstone/rules';

/** What one charter has, as a player at the table would remember it. */
export type Account = {
  readonly charter: Charter;
  readonly seat: number;
  /** Coins, resources, influence, minions and perils by their names. */
  readonly goods: Map<string, number>;
  readonly hand: Set<number>;
  readonly play: Set<number>;
  /** Objectives scored in this game. */
  readonly scored: Set<number>;
  /** Tokens on the tracks and minions on the board, by the words of a goal: `quotaTokens`, `catPlaced`. */
  readonly counts: Map<string, number>;
};

/** A worker or a minion on the board; one that nobody controls has no owner. */
export type Piece = { readonly owner: Charter | undefined; readonly worker: Worker };

const INFLUENCE_TOKENS = 12;

function add(to: Map<string, number>, name: string, n: number): void {
  to.set(name, (to.get(name) ?? 0) + n);
}

/**
 * The table as it is remembered from the facts. Looking at all of it is dear, so that is done once a game; between, the
 * facts are enough.
 */
export class Books {
  readonly accounts = new Map<Charter, Account>();
  readonly village = new Map<string, number>();
  readonly peril = new Map<string, string>();
  /** Who stands where: regular workers, and minions. */
  readonly workers = new Map<string, Piece>();
  readonly minions = new Map<string, Piece>();
  readonly mat = new Map<string, number>();
  readonly objectives = new Map<string, number>();
  /** Building cards whose stickers are on the board: they are constructed cards from then on. */
  readonly standing = new Set<number>();
  readonly chronicle = new Set<number>();
  guidepost = 0;

  accountOf(seat: number): Account | undefined {
    for (const account of this.accounts.values()) if (account.seat === seat) return account;
    return undefined;
  }

  /** Reads what happened. The game is looked at when another one begins. */
  note(facts: readonly Fact[], game: Game): void {
    for (const fact of facts) this.#write(fact);
    if (facts.some(({ fact }) => fact === 'gameBegan')) this.#lookAt(inspect(stateOf(game)));
  }

  #lookAt(seen: Inspection): void {
    this.accounts.clear();
    for (const { charter, seat, goods, hand, persona, minions, perils, influence } of seen.charters) {
      const account: Account = {
        charter,
        seat,
        goods: new Map([...Object.entries(goods), ...Object.entries(perils), ['influence', influence]]),
        hand: new Set(hand),
        play: new Set(persona),
        scored: new Set(),
        counts: new Map([['reputationTokens', INFLUENCE_TOKENS - influence]]),
      };
      for (const { minion } of minions) add(account.goods, minion, 1);
      this.accounts.set(charter, account);
    }
    this.village.clear();
    for (const [site, card] of Object.entries(seen.village)) {
      this.village.set(site, card);
      this.standing.add(card);
    }
    this.peril.clear();
    for (const [site, peril] of Object.entries(seen.peril)) this.peril.set(site, peril);
    this.workers.clear();
    this.minions.clear();
    for (const [site, pieces] of Object.entries(seen.minions))
      for (const { minion, owner } of pieces) this.minions.set(site, { owner, worker: minion });
    this.mat.clear();
    for (const [i, card] of seen.mat.entries()) this.mat.set(`mat-${i + 1}`, card);
    this.objectives.clear();
    for (const [i, { card }] of seen.objectives.entries()) this.objectives.set(`objective-${i + 1}`, card);
    this.guidepost = seen.guidepost ?? 0;
    this.chronicle.clear();
    for (const card of seen.chronicle) this.chronicle.add(card);
  }

  #goods(charter: Charter, good: string, n: number): void {
    const account = this.accounts.get(charter);
    if (account !== undefined) add(account.goods, good, n);
  }

  #count(charter: Charter, what: string, n = 1): void {
    const account = this.accounts.get(charter);
    if (account !== undefined) add(account.counts, what, n);
  }

  /** One influence was put somewhere, and stays there. */
  #put(charter: Charter, what: string): void {
    this.#goods(charter, 'influence', -1);
    this.#count(charter, what);
  }

  #write(fact: Fact): void {
    switch (fact.fact) {
      case 'gained':
        this.#goods(fact.charter, fact.good, fact.n);
        break;
      case 'paid':
      case 'returned':
        this.#goods(fact.charter, fact.good, -fact.n);
        break;
      case 'gave':
        this.#goods(fact.charter, fact.good, -fact.n);
        this.#goods(fact.to, fact.good, fact.n);
        break;
      case 'esteemed':
        this.#put(fact.charter, 'reputationTokens');
        break;
      case 'sold':
        this.#put(fact.charter, 'quotaTokens');
        break;
      case 'scored':
        this.#put(fact.charter, 'objectivesScored');
        this.accounts.get(fact.charter)?.scored.add(fact.card);
        break;
      case 'put':
        this.#put(fact.charter, fact.where === 'octagon' ? 'incomeTokens' : 'emblems');
        break;
      case 'perilTaken':
        this.#goods(fact.charter, fact.peril, 1);
        this.peril.delete(fact.site);
        break;
      case 'built':
        this.village.set(fact.site, fact.card);
        this.standing.add(fact.card);
        break;
      case 'ruleEntered':
        this.chronicle.add(fact.card);
        break;
      case 'revealed':
        this.#lie(fact.card, fact.place);
        break;
      case 'cardMoved':
        this.#leave(fact.card, fact.from);
        this.#lie(fact.card, fact.to);
        break;
      case 'placed':
        this.#place(fact);
        break;
      case 'bumped':
        this.workers.delete(fact.site);
        break;
      case 'retrieved':
        this.#retrieve(fact.charter, fact.workers);
        break;
      default:
    }
  }

  #place({ charter, worker, site }: Extract<Fact, { fact: 'placed' }>): void {
    const piece = { owner: charter, worker };
    if (isRegular(worker)) {
      this.workers.set(site, piece);
      return;
    }
    this.minions.set(site, piece);
    this.#count(charter, `${worker}Placed`);
    this.#count(charter, 'minionPlaced');
  }

  #retrieve(charter: Charter, workers: readonly Worker[]): void {
    for (const worker of workers) {
      const pieces = isRegular(worker) ? this.workers : this.minions;
      for (const [site, piece] of pieces)
        if (piece.owner === charter && piece.worker === worker) {
          pieces.delete(site);
          break;
        }
      if (isRegular(worker)) continue;
      this.#count(charter, `${worker}Placed`, -1);
      this.#count(charter, 'minionPlaced', -1);
    }
  }

  #leave(card: number, from: string): void {
    this.mat.delete(from);
    this.objectives.delete(from);
    this.#heap(from)?.delete(card);
  }

  #lie(card: number, to: string): void {
    if (to.startsWith('mat-')) this.mat.set(to, card);
    else if (to.startsWith('objective-')) this.objectives.set(to, card);
    else this.#heap(to)?.add(card);
  }

  /** The hand or the personas of a charter, by the name of the place: `hand-red`. */
  #heap(place: string): Set<number> | undefined {
    for (const account of this.accounts.values()) {
      if (place === `hand-${account.charter}`) return account.hand;
      if (place === `play-${account.charter}`) return account.play;
    }
    return undefined;
  }
}

export function isRegular(worker: string): boolean {
  return worker === 'big' || worker === 'small';
}
