import type { Charter, Fact, Seat } from '@charterstone/rules';
import { isQuiet } from '@charterstone/words';
import { wrap } from '../../terminal/columns.ts';
import type { Desk } from '../desk.ts';
import { guidepostPage, readAloud } from './readings.ts';
import { campaignLines, GameRecord } from './results.ts';
import { goesOn, type Series, seriesOf, seriesText } from './series.ts';

/** A sentence, or facts that are told together. */
type Said = string | { readonly series: Series; readonly alone: string };

/** What is told as a page of its own. */
type Page = Extract<
  Fact,
  { fact: 'storyRead' | 'ruleEntered' | 'gameBegan' | 'gameEnded' | 'campaignEnded' }
>;

/** Tells facts in their order: a paragraph for each turn, and between games one for each charter. */
export class Log {
  readonly #desk: Desk;
  readonly #nameAt: (seat: Seat) => string | undefined;
  readonly #lines: string[] = [];
  readonly #record = new GameRecord();
  readonly #village: { [site: string]: number } = {};
  readonly #stories = new Set<number>();
  readonly #isTold = (story: number): boolean => this.#stories.has(story);
  #paragraphs = new Map<Charter | undefined, Said[]>();
  #whose: Charter | undefined;
  /** The building in use, and the card that an Automa follows: both are named once. */
  #building = 0;
  #automaCard = 0;
  #betweenGames = false;

  constructor(desk: Desk, nameAt: (seat: Seat) => string | undefined) {
    this.#desk = desk;
    this.#nameAt = nameAt;
  }

  /** Takes note of a fact, and tells it if it is new. */
  hear(fact: Fact, isNew: boolean): void {
    this.#record.hear(fact, this.#desk);
    this.#follow(fact);
    if (isNew) this.#tell(fact);
    if (fact.fact === 'built') this.#village[fact.site] = fact.card;
    if (fact.fact === 'storyRead') this.#stories.add(fact.card);
  }

  lines(): string[] {
    this.#close();
    // Pages bring their own blank lines; between two of them one is enough.
    return this.#lines.filter((line, i) => line !== '' || this.#lines[i - 1] !== '');
  }

  /** Whose turn it is, which building is in use, whether a game is being played. */
  #follow(fact: Fact): void {
    switch (fact.fact) {
      case 'turnBegan':
        this.#turnTo(fact.charter);
        return;
      case 'turnEnded':
        this.#turnTo(undefined);
        return;
      case 'placed':
        this.#building = fact.building;
        return;
      case 'cardMoved':
        if (fact.to === 'automaDiscard') this.#automaCard = fact.card;
        return;
      case 'gameEnded':
        this.#betweenGames = true;
        return;
      case 'gameBegan':
        this.#betweenGames = false;
        return;
    }
  }

  #turnTo(charter: Charter | undefined): void {
    this.#close();
    this.#whose = charter;
    this.#building = 0;
    this.#automaCard = 0;
  }

  #tell(fact: Fact): void {
    if (fact.fact === 'turnBegan' || this.#isNoise(fact)) return;
    if (isGuidepost(fact)) {
      this.#close();
      this.#lines.push(...guidepostPage(this.#desk, fact.card, this.#isTold));
      return;
    }
    if (isQuiet(fact, this.#desk.data)) return;
    if (isPage(fact)) {
      this.#close();
      this.#lines.push(...this.#page(fact));
      return;
    }
    if (fact.fact === 'charterChosen') this.#close();
    this.#add(this.#paragraphOf(fact), fact);
  }

  /** While the table is laid out, cards and dice speak for themselves: all of it lies open a moment later. */
  #isNoise(fact: Fact): boolean {
    return this.#whose === undefined && (fact.fact === 'revealed' || fact.fact === 'rolled');
  }

  /** Between games everybody is busy at the same time: what each of them does stands together. */
  #paragraphOf(fact: Fact): Said[] {
    const own = this.#betweenGames && 'charter' in fact ? fact.charter : this.#whose;
    const known = this.#paragraphs.get(own);
    if (known !== undefined) return known;
    const fresh: Said[] = [];
    this.#paragraphs.set(own, fresh);
    return fresh;
  }

  #sentence(fact: Fact): string {
    // What is being used or followed goes without saying; another card or rule behind a fact does not.
    const why = !('why' in fact) || (fact.why !== this.#building && fact.why !== this.#automaCard);
    return this.#desk.say.fact(fact, { village: this.#village, nameAt: this.#nameAt, why });
  }

  #page(fact: Page): string[] {
    const { say, paint, size } = this.#desk;
    switch (fact.fact) {
      case 'storyRead':
      case 'ruleEntered':
        return readAloud(this.#desk, fact, this.#isTold);
      case 'gameEnded':
        return this.#record.lines(this.#desk, fact);
      case 'campaignEnded':
        return campaignLines(this.#desk, fact);
      case 'gameBegan': {
        const begins = wrap(`· ${say.fact(fact)}`, size().width, 2);
        if (fact.game === 1) return begins;
        return ['', paint.bold(say.ui('table.game', { n: fact.game })), ...begins];
      }
    }
  }

  #close(): void {
    const { paint, size } = this.#desk;
    for (const [whose, said] of this.#paragraphs) {
      const sign = whose === undefined ? '·' : paint.sign(whose);
      const sentences = said.map((part) => this.#text(part));
      this.#lines.push(...wrap(`${sign} ${sentences.join(' ')}`, size().width, 2));
    }
    this.#paragraphs = new Map();
  }

  /** A fact goes into the series it belongs to, or gets a sentence of its own. */
  #add(paragraph: Said[], fact: Fact): void {
    const series = seriesOf(fact);
    const last = paragraph.at(-1);
    if (series === undefined) paragraph.push(this.#sentence(fact));
    else if (typeof last === 'object' && goesOn(last.series, series))
      last.series.numbers.push(...series.numbers);
    else paragraph.push({ series, alone: this.#sentence(fact) });
  }

  #text(said: Said): string {
    if (typeof said === 'string') return said;
    return said.series.numbers.length === 1 ? said.alone : seriesText(this.#desk, said.series);
  }
}

/** The goal of the next game is laid out. */
export function isGuidepost(fact: Fact): fact is Extract<Fact, { fact: 'cardMoved' }> {
  return fact.fact === 'cardMoved' && fact.to === 'guidepost';
}

function isPage(fact: Fact): fact is Page {
  return (
    fact.fact === 'storyRead' ||
    fact.fact === 'ruleEntered' ||
    fact.fact === 'gameBegan' ||
    fact.fact === 'gameEnded' ||
    fact.fact === 'campaignEnded'
  );
}
