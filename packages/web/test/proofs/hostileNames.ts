import { box as data } from '@charterstone/box';
import {
  charterOfSeat,
  choose,
  compile,
  deciders,
  type Entry,
  hash,
  newCampaign,
  options,
  type State,
} from '@charterstone/rules';
import { RULES, writeJournal } from '@charterstone/server/journals';
import { type Tally, tally } from '@charterstone/testkit';
import type { BrowserContext, Page } from 'playwright-core';
import { HOSTILE } from '../../../server/test/proofs/hostileStrings.ts';
import { demand } from '../../../server/test/proofs/measure.ts';
import { accept, arrive, bring, invite, makeTable, STILL } from '../browser/guests.ts';
import { type BrowserHouse, complaintsOf } from '../browser/house.ts';

const MINUTE = 60_000;
const SEATS = 6;
/** So many texts are said at once. */
const SAID = 8;
const TITLE = '.village-title strong';

type Screen = { readonly page: Page; readonly alarms: string[]; readonly complaints: readonly string[] };

async function sat(context: BrowserContext, table: string): Promise<Screen> {
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const alarms: string[] = [];
  page.on('dialog', (dialog) => {
    alarms.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(`/#/table/${table}`);
  await page.locator('.village').waitFor({ timeout: MINUTE });
  return { page, alarms, complaints };
}

/** Nothing ran, nothing was asked, nothing broke; what could load or send something is not there, and the page is as wide as the window. */
async function isWhole({ page, alarms, complaints }: Screen, what: string): Promise<void> {
  const found = await page.evaluate(() => {
    const strange = document.querySelector(
      '.village img, .village iframe, .village script, .village form[action]',
    );
    return strange?.outerHTML ?? (document.documentElement.scrollWidth <= innerWidth ? '' : 'too wide');
  });
  demand(found === '', () => `${what}: ${found}`);
  demand(alarms.length === 0, () => `${what} ran: ${alarms.join()}`);
  demand(complaints.length === 0, () => `${what}: the page complains: ${complaints.join('; ')}`);
}

const READABLE = HOSTILE.filter((text) => text.isWellFormed() && text.trim() !== '');

/** So often at least: not every text is a name, and not every one can be said. */
const LEAST = {
  'names shown': 100,
  'names refused': 15,
  'texts said in chat': 100,
  'said in chat': 13,
} as const;
/** Of the personas of a campaign that is brought along. */
const LEAST_NAMED = SEATS - 1;

/**
 * No script in names: hostile texts as names of people and of a table, in what is said, and on cards of campaigns that are brought along, so many
 * of these, are seen in a browser as the texts they are.
 */
export async function hostileNames(
  house: Pick<BrowserHouse, 'visitor'>,
  { brought, progress = () => {} }: { readonly brought: number; readonly progress?: (done: number) => void },
): Promise<Tally> {
  const counts = tally();
  const guest = async (name: string): Promise<BrowserContext> => {
    const context = await house.visitor();
    await arrive(context, name);
    await context.addInitScript(STILL);
    return context;
  };
  const [ada, bo] = [await guest('Ada'), await guest('Bo')];
  try {
    const table = await makeTable(ada, 'Names', { bots: {}, seed: 'names' });
    await accept(bo, await invite(ada, table, 2));
    const screen = await sat(bo, table);
    for (const [i, text] of HOSTILE.entries()) {
      await shownAsName(ada, table, text, screen, counts);
      progress(i + 1);
    }
    await said(screen, counts);
    await screen.page.reload();
    await screen.page.locator('.village').waitFor({ timeout: MINUTE });
    await isWhole(screen, 'all of it after a reload');
    for (let n = 0; n < brought; n++) await shownOnCards(bo, n, counts);
    const least = { ...LEAST, 'campaigns brought': brought, 'cards named': brought * LEAST_NAMED };
    for (const [what, often] of Object.entries(least))
      demand(counts.of(what) >= often, () => `${what}: ${counts.of(what)} times, and not ${often}`);
    return counts;
  } finally {
    for (const context of [ada, bo]) await context.close();
  }
}

async function shownAsName(
  ada: BrowserContext,
  table: string,
  text: string,
  screen: Screen,
  counts: Tally,
): Promise<void> {
  await ada.request.post('/api/session', { data: { name: text } });
  const answer = await ada.request.patch(`/api/tables/${table}`, { data: { name: text } });
  if (!answer.ok()) {
    const { message }: { readonly message?: string } = await answer.json();
    demand(
      answer.status() === 400 && message !== undefined,
      () => `${text}: ${answer.status()} instead of a reason`,
    );
    counts.add('names refused');
    return;
  }
  const { name }: { name: string } = await answer.json();
  await screen.page.waitForFunction(
    ([where, expected]) => document.querySelector(where)?.textContent === expected,
    [TITLE, name] as const,
    { timeout: MINUTE },
  );
  counts.add('names shown');
  if (counts.of('names shown') % 10 === 0) await isWhole(screen, text);
}

/** All but letters, figures and what tags are made of: signs that can't be seen, or are written in several ways. */
const UNSEEN = '[^\\p{L}\\p{N}<>&="/]';

/** In what is said, a few at a time, by somebody who is called so as well. */
async function said(screen: Screen, counts: Tally): Promise<void> {
  const { page } = screen;
  await page.locator('.side [data-key=chat]').click();
  // With signs that only steer a terminal nothing is said at all.
  const sayable = READABLE.filter((text) => !/\p{Cc}/u.test(text));
  for (let i = 0; i < sayable.length; i += SAID) {
    const some = sayable.slice(i, i + SAID);
    const words = some.join(' ').slice(0, 480);
    await page.locator('.chat input').fill(words);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      ([wanted, others]) =>
        document
          .querySelector('.chat li:last-of-type')
          ?.textContent?.replace(new RegExp(others, 'gu'), '')
          .includes(wanted),
      [words.replace(new RegExp(UNSEEN, 'gu'), ''), UNSEEN] as const,
      { timeout: MINUTE },
    );
    counts.add('said in chat');
    counts.add('texts said in chat', some.length);
  }
  await isWhole(screen, 'what is said');
}

/** A campaign whose personas are called so, brought along as a file. */
async function shownOnCards(bo: BrowserContext, n: number, counts: Tally): Promise<void> {
  const { journal, names } = namedJournal(n);
  const screen = await sat(bo, await bring(bo, 'Brought', journal));
  await isWhole(screen, names.join());
  counts.add('campaigns brought');
  counts.add('cards named', names.length);
  await screen.page.close();
}

const box = compile(data);

/** Everybody has taken a charter, and called its persona one of the texts. */
function namedJournal(n: number): { readonly journal: string; readonly names: readonly string[] } {
  const setting = { seats: SEATS, seed: `hostile ${n}` };
  let { state } = newCampaign(box, setting);
  const entries: Entry[] = [];
  const names: string[] = [];
  const takes = (entry: Entry): boolean => {
    const outcome = choose(state, entry.seat, entry.choice);
    if (!outcome.ok) return false;
    entries.push(entry);
    ({ state } = outcome);
    return true;
  };
  for (let seat = nameless(state); seat !== undefined; seat = nameless(state)) {
    const [choice] = options(state, seat);
    if (choice === undefined || !takes({ seat, choice })) break;
  }
  for (let seat = 1; seat <= SEATS; seat++) {
    const charter = charterOfSeat(state, seat);
    if (charter === undefined) continue;
    const what = data.startUp.charters[charter].persona;
    // Not all of them are names: the next one that is.
    const from = (n * SEATS + seat) % READABLE.length;
    const text = [...READABLE.slice(from), ...READABLE.slice(0, from)].find((one) =>
      takes({ seat, choice: { do: 'name', what, text: one } }),
    );
    if (text !== undefined) names.push(text);
  }
  const bots = [2, 3, 4, 5, 6];
  const journal = writeJournal({
    ...{ rules: RULES, box: data.version, setting, bots, levels: bots.map(() => 'easy' as const) },
    ...{ entries, hash: hash(state) },
  });
  return { journal, names };
}

/** Somebody who decides and has no charter yet. */
function nameless(state: State): number | undefined {
  return deciders(state).find((seat) => charterOfSeat(state, seat) === undefined);
}
