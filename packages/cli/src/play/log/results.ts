import { barredIn, CHARTERS, type Charter, type Fact, PRINTED_RULE } from '@charterstone/rules';
import { capital, columns, widthOf, wrap } from '../../terminal/columns.ts';
import type { Desk } from '../desk.ts';

/** Where the reputation points come from (rule 23). */
const REPUTATION_RULE = PRINTED_RULE + 23;

type Ended = Extract<Fact, { fact: 'gameEnded' }>;
type CampaignEnded = Extract<Fact, { fact: 'campaignEnded' }>;

/** What the result of a game tells beside its points. */
export class GameRecord {
  #game = 1;
  #turns = 0;
  #met: readonly Charter[] = [];
  #reputation = new Map<Charter, number>();
  #crates: string[] = [];
  readonly #automas = new Set<Charter>();

  get game(): number {
    return this.#game;
  }

  hear(fact: Fact, { say }: Desk): void {
    switch (fact.fact) {
      case 'automaSeated':
      case 'standsIn':
        this.#automas.add(fact.charter);
        return;
      case 'charterChosen':
      case 'automaLeft':
      case 'isBack':
      case 'arrived':
        this.#automas.delete(fact.charter);
        return;
      case 'gameBegan':
        this.#game = fact.game;
        this.#turns = 0;
        this.#met = [];
        this.#reputation = new Map();
        this.#crates = [];
        return;
      case 'turnBegan':
        this.#turns++;
        return;
      case 'goalMet':
        this.#met = fact.charters;
        return;
      case 'points':
        if (fact.why === REPUTATION_RULE)
          this.#reputation.set(fact.charter, fact.n + (this.#reputation.get(fact.charter) ?? 0));
        return;
      case 'opened':
        this.#crates.push(`${fact.crate} (${say.who(fact.charter)})`);
        return;
      case 'unlocked':
        this.#crates.push(String(fact.crate));
        return;
      case 'storyOpened':
        this.#crates.push(fact.door);
        return;
    }
  }

  /** Who won with what, which crates were opened, how long it took. */
  lines(desk: Desk, { winners, points }: Ended): string[] {
    const { say, paint, size } = desk;
    const best = Math.max(0, ...winners.map((charter) => points[charter] ?? 0));
    const verdict = say.ui(winners.length > 1 ? 'game.tie' : 'game.winner', {
      who: say.list(winners.map(say.who)),
      points: best,
    });
    const order = ranked(points);
    const rows = order.map(([charter, n]) => [
      `  ${named(desk, charter)}${this.#automas.has(charter) ? ` (${say.ui('column.automa')})` : ''}`,
      paint.bold(say.ui('table.points', { n })),
    ]);
    const table = columns(rows, [false, true]).split('\n');
    const crates = this.#crates.length === 0 ? say.ui('result.none') : say.list(this.#crates);
    return [
      '',
      paint.bold(`${say.ui('table.game', { n: this.#game })} · ${say.ui('heading.result')}`),
      say.ui('game.over'),
      ...wrap(capital(verdict), size().width),
      ...table.flatMap((line, i) => this.#remarked(desk, line, order[i]?.[0])),
      ...wrap(say.ui('result.crates', { crates }), size().width, 2),
      say.ui('game.turns', { n: this.#turns }),
      '',
    ];
  }

  /** What there is to remark on somebody's points goes behind them if it fits there, else below. */
  #remarked({ say, paint, size }: Desk, line: string, charter: Charter | undefined): string[] {
    const reputation = charter && this.#reputation.get(charter);
    const remarks = [
      ...(reputation === undefined ? [] : [say.ui('result.reputation', { n: reputation })]),
      ...(charter !== undefined && this.#met.includes(charter) ? [say.ui('result.goal')] : []),
    ].join(' · ');
    if (remarks === '') return [line];
    const both = `${line}  ${paint.dim(remarks)}`;
    return widthOf(both) <= size().width ? [both] : [line, `    ${paint.dim(remarks)}`];
  }
}

function named({ say, paint }: Desk, charter: Charter): string {
  return `${paint.sign(charter)} ${paint.charter(charter, capital(say.who(charter)))}`;
}

function ranked(points: Ended['points']): [Charter, number][] {
  return CHARTERS.flatMap((charter): [Charter, number][] => {
    const n = points[charter];
    return n === undefined ? [] : [[charter, n]];
  }).sort(([, a], [, b]) => b - a);
}

const CATEGORIES = ['glory', 'victories', 'personas', 'capacity', 'buildings', 'total'] as const;

/** The end of the campaign: what every charter has made of twelve games. */
export function campaignLines(desk: Desk, { scores, champions }: CampaignEnded): string[] {
  const { say, paint, size } = desk;
  const order = [...scores].sort((a, b) => b.total - a.total);
  const best = Math.max(
    0,
    ...scores.filter(({ charter }) => champions.includes(charter)).map(({ total }) => total),
  );
  const rows = CATEGORIES.map((category) => [
    `  ${say.ui(`score.${category}`)}`,
    ...order.map((score) => (category === 'total' ? paint.bold(`${score.total}`) : `${score[category]}`)),
  ]);
  const table = (head: (charter: Charter) => string): string[] =>
    columns(
      [['', ...order.map(({ charter }) => head(charter))], ...rows],
      [false, ...order.map(() => true)],
    ).split('\n');
  const wide = table((charter) => named(desk, charter));
  const fits = wide.every((line) => widthOf(line) <= size().width);
  const who = say.list(champions.map(say.who));
  const verdict =
    champions.length === 0
      ? say.ui('campaign.nobody')
      : say.ui(champions.length > 1 ? 'campaign.tie' : 'campaign.winner', { who, points: best });
  const barred = barredIn(champions, order);
  return [
    '',
    paint.bold(say.ui('campaign.over')),
    ...wrap(capital(verdict), size().width),
    ...(fits ? wide : table(paint.sign)),
    ...(barred.length === 0
      ? []
      : wrap(
          say.ui('campaign.barred', { who: say.list(barred.map(({ charter }) => say.who(charter))) }),
          size().width,
        )),
    '',
  ];
}
