/** Something on the screen that answers what is asked, with what it is called: the name of a thing of the table, or the words of a button. */
export type Offer = {
  readonly name: string;
  readonly isThing: boolean;
  readonly isChosen: boolean;
  /** What a bot would do, to be done with a press. */
  readonly isAdvice: boolean;
};

/** What somebody at a table sees before them. */
export type Seen =
  | { readonly is: 'rite'; readonly sign: string; readonly look: string; readonly gold: string }
  /** `page` is the kind of page between games; `play` where a game is under way. */
  | { readonly is: 'asked'; readonly sign: string; readonly page: string; readonly offers: readonly Offer[] }
  /** The campaign is over, or the table closed. */
  | { readonly is: 'end'; readonly sign: string }
  /** The screen says that something went wrong with it. */
  | { readonly is: 'broken'; readonly sign: string }
  | { readonly is: 'nothing'; readonly sign: string };

/** Whether a way to answer can be reached by a mouse, and where; otherwise what lies above it. */
export type Reached =
  | { readonly is: 'there'; readonly x: number; readonly y: number }
  | { readonly is: 'covered'; readonly by: string }
  | { readonly is: 'gone' };

/** What can be seen and done in the page, for whoever plays there from outside. */
export type TableEyes = {
  readonly look: () => Seen;
  /** Looks again whenever something changes, until something else is to be seen than this; or until that many milliseconds are over. */
  readonly next: (sign: string, patience: number) => Promise<Seen>;
  readonly reach: (name: string) => Reached;
};

declare global {
  interface Window {
    eyes: TableEyes;
  }
}

/** For an init script: runs in the page. */
export function openEyes(): void {
  const PANEL = '.between-main .option:not([disabled]), .between-main .button-gold';
  const TRAY =
    '.village-board .thing-possible, .mats [data-mark=possible], .tray [data-mark=possible], .tray button.gold, .note .button-gold';
  const PAGES = {
    fork: '.fork-option',
    stars: '.star-row',
    circles: '.circle-option',
    keep: '.keep-foot, .left-foot',
    islands: '.site-option',
    cards: '.card-option',
    words: '.word-option',
  };
  const STAGES = {
    podium: '.podium',
    doors: '.closing-doors',
    light: '.closing-light',
    deal: '.closing-card',
    battle: '.battle',
  };
  const first = (table: Readonly<Record<string, string>>, within: Element): string | undefined =>
    Object.entries(table).find(([, selector]) => within.querySelector(selector) !== null)?.[0];
  const isWithin = (selector: string): boolean => document.querySelector(selector) !== null;
  const answers = (): Element[] => [...document.querySelectorAll(isWithin('.between') ? PANEL : TRAY)];
  const nameOf = (one: Element): string => one.getAttribute('data-object') ?? one.textContent ?? '';

  const look = (): Seen => {
    if (isWithin('.broken')) return { is: 'broken', sign: 'broken' };
    // Whoever has followed a word to the Chronicle sees nothing of the table.
    if (document.querySelector('.village')?.checkVisibility() === false)
      return { is: 'nothing', sign: 'elsewhere' };
    const rite = document.querySelector('.rite');
    // The next one is on its way.
    if (rite?.childElementCount === 0) return { is: 'nothing', sign: 'next' };
    if (rite !== null) {
      // The last of all has a podium too, and stands there before it has anything on it.
      const isLast = rite.getAttribute('aria-label') === 'The campaign is over';
      const stage =
        (isLast ? 'finale' : undefined) ??
        rite.querySelector('.opening')?.getAttribute('data-look') ??
        first(STAGES, rite) ??
        'unknown';
      const gold = rite.querySelector('.button-gold')?.textContent ?? '';
      return {
        is: 'rite',
        sign: `${rite.getAttribute('aria-label')} ${rite.textContent}`,
        look: stage,
        gold,
      };
    }
    const seq = document.querySelector('.village')?.getAttribute('data-seq') ?? '';
    if (isWithin('.at-the-end')) return { is: 'end', sign: `end ${seq}` };
    const between = document.querySelector('.between');
    const offers = answers().map((one) => ({
      name: nameOf(one),
      isThing: one.hasAttribute('data-object'),
      isChosen: one.getAttribute('data-mark') === 'chosen',
      isAdvice: one.closest('.note') !== null,
    }));
    const sign = `${seq} ${offers.map(({ name, isChosen }) => `${name}${isChosen ? '!' : ''}`).join()}`;
    if (offers.length === 0) return { is: 'nothing', sign };
    const page = between === null ? 'play' : (first(PAGES, between) ?? 'unknown');
    return { is: 'asked', sign, page, offers };
  };

  const next = (sign: string, patience: number): Promise<Seen> =>
    new Promise((resolve) => {
      const end = (seen: Seen): void => {
        changes.disconnect();
        clearTimeout(timer);
        resolve(seen);
      };
      const tryIt = (): void => {
        const seen = look();
        if (seen.is !== 'nothing' && seen.sign !== sign) end(seen);
      };
      // A step changes hundreds of things one after the other; it is looked at once a frame.
      let frame = 0;
      const changes = new MutationObserver(() => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(tryIt);
      });
      const timer = setTimeout(() => end(look()), patience);
      changes.observe(document, { subtree: true, childList: true, attributes: true });
      tryIt();
    });

  /** A house has corners, and its neighbours' trees stand before some of them. */
  const AT = [0.5, 0.35, 0.65, 0.2, 0.8];
  const reach = (name: string): Reached => {
    const one =
      answers().find((answer) => nameOf(answer) === name) ??
      [...document.querySelectorAll('.rite .button-gold')].find((button) => button.textContent === name) ??
      [...document.querySelectorAll('[data-action]')].find((one) => one.getAttribute('data-action') === name);
    if (one === undefined) return { is: 'gone' };
    // Cards may lie farther along in their row; the village is never scrolled.
    if (one instanceof HTMLElement) one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = one.getBoundingClientRect();
    let above = 'the edge of the screen';
    for (const down of AT)
      for (const along of AT) {
        const [x, y] = [left + along * width, top + down * height];
        const hit = document.elementFromPoint(x, y);
        if (hit !== null && (one.contains(hit) || hit.closest('[data-object], button') === one))
          return { is: 'there', x, y };
        const over = hit?.closest('.rite-slip') ?? hit?.closest('[class]');
        if (over) above = `${over.tagName} ${over.getAttribute('class')}`;
      }
    return { is: 'covered', by: above };
  };
  window.eyes = { look, next, reach };
}
