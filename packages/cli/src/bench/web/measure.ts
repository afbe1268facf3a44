import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { median } from '../../simulate/summary.ts';
import { Trouble } from '../../trouble.ts';
import { installBench } from '../baseline.ts';
import { spread } from '../rounds.ts';
import { withDisk } from '../server/disk.ts';
import { freePort, serveOurs } from '../server/serving.ts';
import { introduce, makeTable, openBrowser, openTable, settle } from './browser.ts';
import { type Click, clicks, playToVillage, watchClicks } from './clicks.ts';
import { downloads } from './downloads.ts';
import { type Frames, percentile } from './frames.ts';
import { type Judged, judged } from './lighthouse.ts';
import { BARE_PAGE, panning } from './panning.ts';

export type WebWanted = {
  /** Choices whose click is measured. */
  readonly clicks: number;
  /** Length of each pan. */
  readonly seconds: number;
  readonly rounds: number;
  /** How often Lighthouse looks at each page; 0: not at all. */
  readonly looks: number;
};

export type WebMeasured = Awaited<ReturnType<typeof measureWeb>>;

const BUILD = fileURLToPath(new URL('../../../../web/scripts/build.ts', import.meta.url));

/** How many steps a bar has to show. */
export function stepsOf({ clicks: choices, rounds, looks }: WebWanted): number {
  return choices + 2 * rounds + 2 * looks;
}

export async function measureWeb(wanted: WebWanted, report: (done: number) => void) {
  build();
  installBench();
  return withDisk(({ folder }) => measuredIn(folder, wanted, report));
}

async function measuredIn(folder: string, wanted: WebWanted, report: (done: number) => void) {
  let done = 0;
  const step = (): void => report(++done);
  const port = await freePort();
  const server = await serveOurs(folder);
  const browser = await openBrowser(join(folder, 'profile'), port);
  try {
    const { url } = server;
    await introduce(browser, url);
    const first = await makeTable(browser, url, { seats: 2, mine: [1], bots: { 2: 'easy' }, seed: 'bench' });
    const alone = await makeTable(browser, url, { seats: 1, mine: [1], bots: {}, seed: 'bench' });
    const bots = { 2: 'easy', 3: 'easy', 4: 'easy', 5: 'easy', 6: 'easy' };
    const late = await makeTable(browser, url, {
      seats: 6,
      mine: [1],
      bots,
      seed: 'bench',
      preparedGame: 12,
    });
    // As everybody meets it, with animation and all: before anything is set here.
    const kilobytes = await downloads(browser, url, first);
    const page = await settle(browser, url);
    await watchClicks(page);
    await openTable(page, alone);
    const made = await clicks(page, wanted.clicks, (made) => report(made));
    done = wanted.clicks;
    const pans: { readonly ours: Frames; readonly bare: Frames }[] = [];
    let nodes = 0;
    for (let round = 0; round < wanted.rounds; round++) {
      await openTable(page, late);
      await playToVillage(page);
      nodes = await page.evaluate<number>("document.querySelectorAll('*').length");
      const ours = await panning(page, wanted.seconds);
      step();
      pans.push({ ours, bare: await bareFrames(page, wanted.seconds) });
      step();
    }
    const looked = async (address: string): Promise<Judged> => judged(port, address, wanted.looks, step);
    const lighthouse =
      wanted.looks === 0 ? undefined : { home: await looked(url), table: await looked(first) };
    return {
      node: process.versions.node,
      chromium: browser.browser()?.version() ?? '',
      cores: availableParallelism(),
      kilobytes,
      click: timed(made),
      late: { nodes, ...summed(pans.map(({ ours }) => ours)) },
      bare: summed(pans.map(({ bare }) => bare)),
      lighthouse,
      looks: wanted.looks,
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}

function build(): void {
  const { status } = spawnSync(process.execPath, [BUILD], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Trouble('The app could not be built.');
}

async function bareFrames(page: Page, seconds: number): Promise<Frames> {
  await page.goto('about:blank');
  await page.setContent(BARE_PAGE);
  return panning(page, seconds);
}

/** From the button's release to the frame that shows what the server has confirmed, and where the time goes, each as a median. */
function timed(made: readonly Click[]) {
  const all = made.map(({ painted }) => painted);
  const part = (of: (click: Click) => number): number => rounded(median(made.map(of)));
  return {
    choices: made.length,
    median: rounded(median(all)),
    p95: rounded(percentile(all, 0.95)),
    spread: spread(all, 1),
    parts: {
      beforeSending: part(({ sent }) => sent),
      roundTrip: part(({ sent, heard }) => heard - sent),
      drawing: part(({ heard, drawn }) => drawn - heard),
      painting: part(({ drawn, painted }) => painted - drawn),
    },
  };
}

/** The main thread's milliseconds of all frames of all rounds, and the frame rate. */
function summed(rounds: readonly Frames[]) {
  const work = rounds.flatMap((one) => one.work);
  return {
    frames: work.length,
    workMedian: rounded(median(work)),
    workP95: rounded(percentile(work, 0.95)),
    /** Round by round. */
    spread: spread(
      rounds.map((one) => percentile(one.work, 0.95)),
      1,
    ),
    elapsedP95: rounded(
      percentile(
        rounds.flatMap((one) => one.elapsed),
        0.95,
      ),
    ),
    framesPerSecond: rounded(median(rounds.map(({ framesPerSecond }) => framesPerSecond))),
  };
}

function rounded(n: number): number {
  return Number(n.toFixed(1));
}
