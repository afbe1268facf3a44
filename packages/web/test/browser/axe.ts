import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** As its builder for Playwright brings it, which would load it into the page twice for every look. */
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
const AXE = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8');

/** Where to look: at a part of a page, at all of it but for the picture of the village, which has thousands of pieces, or at all of it. */
export type Where = {
  readonly within?: string;
  readonly isWithPicture?: boolean;
  /** Also for what is of little weight. */
  readonly isStrict?: boolean;
};

/** What is seriously wrong for those who see, hear or point otherwise, each with where it is. */
export async function graveIn(page: Page, where: Where = {}): Promise<readonly string[]> {
  if (where.within !== undefined) await page.locator(where.within).first().waitFor({ state: 'attached' });
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(AXE);
  return page.evaluate<readonly string[]>(`(${JUDGED})(${JSON.stringify(where)})`);
}

/**
 * Runs in the page. Axe walks over everything, also over what it is not to judge: it is told that a picture nobody asked about holds nothing.
 * It sees contrasts only where things are painted.
 * Rules of little weight are not even tried. A rule that failed to run is a finding.
 */
const JUDGED = `async ({ within, isWithPicture, isStrict }) => {
  const PICTURE = '.board-picture';
  const parts = within === undefined ? [] : [...document.querySelectorAll(within)];
  const pictures = isWithPicture
    ? []
    : [...document.querySelectorAll(PICTURE)].filter(
        (one) => !parts.some((part) => one.contains(part) || part.contains(one)),
      );
  const isLight = ({ impact }) => !isStrict && (impact === 'minor' || impact === 'moderate');
  const light = axe._audit.rules.filter(isLight);
  const nothing = { value: [], configurable: true };
  for (const one of pictures) Object.defineProperties(one, { childNodes: nothing, children: nothing });
  const unpainted = document.adoptedStyleSheets.filter(({ disabled }) => !disabled);
  for (const sheet of unpainted) sheet.disabled = true;
  try {
    const { violations, incomplete } = await axe.run(
      within === undefined ? { exclude: isWithPicture ? [] : [PICTURE] } : { include: [within] },
      { resultTypes: ['violations'], rules: Object.fromEntries(light.map(({ id }) => [id, { enabled: false }])) },
    );
    return [
      ...violations
        .filter((one) => !isLight(one))
        .map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', ')),
      ...incomplete.filter(({ error }) => error).map(({ id, error }) => id + ' did not run: ' + error.message),
    ];
  } finally {
    for (const sheet of unpainted) sheet.disabled = false;
    for (const one of pictures) {
      delete one.childNodes;
      delete one.children;
    }
  }
}`;
