import { type Charter, type Fact, type Inspection, RESOURCES, type Worker } from '@charterstone/rules';

/**
 * Somebody who sees only the facts and keeps books: if they tell everything, the books agree with the table. So a log,
 * an animation or a statistic made of facts is right, too.
 */
export type Ledger = {
  readonly write: (facts: readonly Fact[]) => void;
  /** Where the books and the table differ, or undefined. */
  readonly difference: (table: Inspection) => string | undefined;
};

type Account = { readonly goods: Map<string, number>; readonly workers: Map<Worker, string>; points: number };

const INFLUENCE_TOKENS = 12;

export function ledger(): Ledger {
  const accounts = new Map<Charter, Account>();
  const cards = new Map<number, string>();
  const village = new Map<string, number>();
  const quota = new Map<string, Charter>();
  const reputation = new Map<number, Charter>();
  const scored = new Set<string>();
  let progress = 0;
  let winners: readonly Charter[] = [];

  const account = (charter: Charter): Account => {
    const known = accounts.get(charter);
    if (known !== undefined) return known;
    const opened: Account = { goods: new Map(), workers: new Map(), points: 0 };
    accounts.set(charter, opened);
    return opened;
  };
  const book = (charter: Charter, good: string, n: number): void => {
    const { goods } = account(charter);
    goods.set(good, (goods.get(good) ?? 0) + n);
  };
  const cardsIn = (place: string): number[] =>
    [...cards]
      .filter(([, at]) => at === place)
      .map(([card]) => card)
      .sort((a, b) => a - b);

  function note(fact: Fact): void {
    switch (fact.fact) {
      case 'charterChosen':
        account(fact.charter);
        break;
      case 'gameBegan':
        progress = fact.progress;
        for (const charter of accounts.keys()) book(charter, 'influence', INFLUENCE_TOKENS);
        break;
      case 'gained':
        book(fact.charter, fact.good, fact.n);
        break;
      case 'paid':
        book(fact.charter, fact.good, -fact.n);
        break;
      case 'points':
        account(fact.charter).points += fact.n;
        break;
      case 'placed':
        account(fact.charter).workers.set(fact.worker, fact.site);
        break;
      case 'bumped':
        account(fact.owner).workers.delete(fact.worker);
        break;
      case 'retrieved':
        for (const worker of fact.workers) account(fact.charter).workers.delete(worker);
        break;
      case 'esteemed':
        book(fact.charter, 'influence', -1);
        reputation.set(fact.space, fact.charter);
        break;
      case 'sold':
        book(fact.charter, 'influence', -1);
        quota.set(fact.space, fact.charter);
        break;
      case 'scored':
        book(fact.charter, 'influence', -1);
        scored.add(`${fact.card} ${fact.charter}`);
        break;
      case 'cardMoved':
        cards.set(fact.card, fact.to);
        break;
      case 'revealed':
        cards.set(fact.card, fact.place);
        break;
      case 'shuffled':
        if (fact.place === 'deck') for (const card of cardsIn('discard')) cards.set(card, 'deck');
        break;
      case 'built':
        village.set(fact.site, fact.card);
        break;
      case 'advanced':
        progress = fact.to;
        break;
      case 'gameEnded':
        winners = fact.winners;
        break;
      default:
    }
  }

  /** The parts of the table that facts tell, once from the table and once from the books. */
  function* pairs(table: Inspection): Generator<readonly [string, unknown, unknown]> {
    yield ['progress', table.progress, progress];
    yield ['winners', table.winners, winners];
    yield ['deck', table.deck.toSorted((a, b) => a - b), cardsIn('deck')];
    yield ['discard', table.discard.toSorted((a, b) => a - b), cardsIn('discard')];
    yield ['mat', table.mat, [1, 2, 3, 4, 5].flatMap((n) => cardsIn(`mat-${n}`))];
    yield [
      'objectives',
      table.objectives.map(({ card }) => card),
      [1, 2, 3].flatMap((n) => cardsIn(`objective-${n}`)),
    ];
    yield ['quota', new Map(Object.entries(table.quota)), quota];
    for (const [space, charter] of table.reputation.entries())
      yield [`reputation ${space}`, charter, reputation.get(space)];
    for (const { card, scoredBy } of table.objectives)
      yield [
        `scored ${card}`,
        scoredBy.map((charter) => `${card} ${charter}`).toSorted(),
        [...scored].filter((line) => line.startsWith(`${card} `)).toSorted(),
      ];
    for (const [site, card] of Object.entries(table.village))
      if (site.includes('-')) yield [site, card, village.get(site)];
    for (const supply of table.charters) {
      const { goods, workers, points } = account(supply.charter);
      const of = (good: string): string => `${supply.charter} ${good}`;
      for (const good of ['coin', ...RESOURCES] as const)
        yield [of(good), supply.goods[good], goods.get(good) ?? 0];
      yield [of('influence'), supply.influence, goods.get('influence') ?? 0];
      yield [of('points'), supply.points, points];
      yield [of('hand'), supply.hand, cardsIn(`hand-${supply.charter}`)];
      yield [of('chest'), supply.chest, cardsIn(`chest-${supply.charter}`)];
      yield [of('persona'), supply.persona, cardsIn(`play-${supply.charter}`)];
      yield [of('big worker'), supply.workers.big, workers.get('big') ?? 'home'];
      yield [of('small worker'), supply.workers.small, workers.get('small') ?? 'home'];
    }
  }

  return {
    write: (facts) => facts.forEach(note),
    difference: (table) => {
      for (const [name, onTable, inBooks] of pairs(table))
        if (plain(onTable) !== plain(inBooks))
          return `${name}: ${plain(onTable)} lies there, ${plain(inBooks)} was told`;
      return undefined;
    },
  };
}

/** Order does not count where the table keeps none. */
function plain(value: unknown): string {
  if (value instanceof Map) return JSON.stringify([...value].sort());
  return Array.isArray(value) ? value.join(' ') : String(value);
}
