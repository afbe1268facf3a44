import { type Tally, tally } from '@charterstone/testkit';
import type { BrowserContext, Page } from 'playwright-core';
import { backToVillage, sightOf } from '../browser/glance.ts';
import { STILL } from '../browser/guests.ts';
import { type Offer, openEyes, type Seen } from './tableSeen.ts';

/** Where somebody goes who wants to see much of the story: to open crates, and to build. */
const WISHES = ['commons:charterstone', 'commons:zeppelin'];
/** How long the table may be silent before it is looked at why. */
const PATIENCE_MS = 10_000;
const MOST_IN_VAIN = 4;
/** What others do passes before the village for some seconds: it is looked again so often, and so much later. */
const MOST_COVERED = 100;
const COVERED_MS = 200;

type Asked = Extract<Seen, { is: 'asked' }>;

/**
 * Somebody who plays what the screen offers, by mouse and as fast as it answers, without knowing any rules: the page itself says when there is
 * something new to see. Every kind of ceremony is seen to its end once, and skipped from then on. The same is chosen wherever the same is offered.
 */
export class QuickPlayer {
  /** Choices, pages between games, ceremonies by their kind, names that were written. */
  readonly did: Tally = tally();
  readonly page: Page;
  readonly #seed: string;
  #last = '';
  #inVain = 0;
  /** The kind of ceremony that is seen to its end. */
  #attends = '';

  private constructor(page: Page, seed: string) {
    this.page = page;
    this.#seed = seed;
  }

  /** Comes to a table with a browser in which nothing moves. */
  static async sit(context: BrowserContext, table: string, seed: string): Promise<QuickPlayer> {
    await context.addInitScript(STILL);
    await context.addInitScript(openEyes);
    const page = await context.newPage();
    await page.goto(`/#/table/${table}`);
    return new QuickPlayer(page, seed);
  }

  /** The game that is played, as the title says; 0 where there is none. */
  async game(): Promise<number> {
    const text = await this.page.evaluate(() => document.querySelector('.village-title span')?.textContent);
    return Number(/\d+/.exec(text ?? '')?.[0] ?? 0);
  }

  look(): Promise<Seen> {
    return this.page.evaluate(() => window.eyes.look());
  }

  /** Does whatever is to be done now, and says what it was; nothing, where the table waits for somebody else for so long. */
  async step(patience = PATIENCE_MS): Promise<Seen['is']> {
    const seen = await this.page.evaluate(([sign, ms]) => window.eyes.next(sign, ms), [
      this.#last,
      patience,
    ] as const);
    if (seen.is === 'nothing' && (await sightOf(this.page)).isElsewhere) await backToVillage(this.page);
    if (seen.is === 'broken') throw new Error('the screen is broken');
    if (seen.is === 'nothing') return seen.is;
    if (seen.is === 'end') {
      this.#last = seen.sign;
      return seen.is;
    }
    this.#inVain = seen.sign === this.#last ? this.#inVain + 1 : 0;
    if (this.#inVain > MOST_IN_VAIN) throw new Error(`nothing comes of it: ${seen.sign}`);
    this.#last = seen.sign;
    if (seen.is === 'rite') await this.#celebrate(seen);
    else await this.#answer(seen);
    return seen.is;
  }

  async #celebrate({ look, gold }: Extract<Seen, { is: 'rite' }>): Promise<void> {
    if (this.#attends !== look) {
      this.#attends = this.did.of(`rite ${look}`) === 0 && gold !== '' ? look : '';
      this.did.add(`rite ${look}`);
      if (look === 'names' && this.#attends === look) await this.#write();
    }
    if (this.#attends === look) await this.#click(gold);
    else await this.page.keyboard.press('Escape');
  }

  /** A slip lies where the mouse has to go: what it offers is looked at once, and put away from then on. */
  async #takeSlip(): Promise<void> {
    const buttons = this.page.locator('.rite-slip').first().locator('button');
    const isFirst = this.did.of('slip') === 0;
    this.did.add('slip');
    // It may be gone by itself.
    await (isFirst ? buttons.first() : buttons.last()).click({ timeout: 2000 }).catch(() => {});
  }

  /** One name is enough. Somebody else may have named the same charter a moment before; one's own nobody else can (ruling 23). */
  async #write(): Promise<void> {
    for (const label of await this.page.locator('.rite .name-label').all()) {
      await label.locator('input').fill(this.#seed);
      // Once more: it stays for good.
      for (const sure of ['Write', 'Write it for good'])
        await label.getByRole('button', { name: sure, exact: true }).click();
      const written = label.locator('.name-written');
      await written.or(label.locator('.field-error')).waitFor();
      if ((await written.count()) === 0) continue;
      this.did.add('name');
      return;
    }
  }

  async #answer(asked: Asked): Promise<void> {
    this.#attends = '';
    if (this.#needsAdvice(asked)) {
      await this.#click('hint');
      return;
    }
    const { name, isAdvice } = this.#wanted(asked);
    if (!(await this.#click(name))) return;
    if (isAdvice) this.did.add('advice');
    this.did.add('choice');
    this.did.add(asked.page === 'play' ? 'choice in a game' : `page ${asked.page}`);
    if (WISHES.includes(name)) this.did.add(name);
  }

  /** Whoever only tries things never gets far: mostly it is asked what a bot would do. */
  #needsAdvice({ offers, page, sign }: Asked): boolean {
    const isUseful = page === 'play' && this.#inVain === 0 && offers.length > 1;
    return isUseful && !offers.some(({ isAdvice }) => isAdvice) && scatter(`${this.#seed} ${sign}`) % 4 > 0;
  }

  #wanted({ offers, page, sign }: Asked): Offer {
    const advice = offers.find(({ isAdvice }) => isAdvice);
    if (advice !== undefined) return advice;
    const wish = this.#inVain > 0 ? undefined : offers.find(({ name }) => WISHES.includes(name));
    const button = offers.findLast(({ isThing }) => !isThing);
    // What is kept may be exchanged for ever, and so may the door that is pointed at: once is enough.
    const isPointed = ['keep', 'fork'].includes(page) && offers.some(({ isChosen }) => isChosen);
    const which = scatter(`${this.#seed} ${this.#inVain} ${sign}`) % offers.length;
    const found = isPointed ? button : (wish ?? offers[which]);
    if (found === undefined) throw new Error(`nothing to choose: ${sign}`);
    return found;
  }

  /** Whether it could be clicked. What lies above it may go away when the mouse does. */
  async #click(name: string): Promise<boolean> {
    for (let i = 0; ; i++) {
      const found = await this.page.evaluate((one) => window.eyes.reach(one), name);
      if (found.is === 'there') await this.page.mouse.click(found.x, found.y);
      if (found.is !== 'covered') return found.is === 'there';
      const { sign } = await this.look();
      // Something else came before it meanwhile, a ceremony for instance.
      if (sign !== this.#last) return false;
      if (i > MOST_COVERED) throw new Error(`${name} is covered by ${found.by}`);
      if (found.by.includes('rite-slip')) await this.#takeSlip();
      await this.page.mouse.move(2, 2);
      await this.page.evaluate(([seen, ms]) => window.eyes.next(seen, ms), [sign, COVERED_MS] as const);
    }
  }
}

/** A number for a text, which looks like chance. */
function scatter(text: string): number {
  let number = 7;
  for (const letter of text) number = (Math.imul(number, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return Math.imul(number ^ (number >>> 15), 2_246_822_519) >>> 8;
}
