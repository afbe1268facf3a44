import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Trouble } from '../../trouble.ts';
import { type Spread, spread } from '../rounds.ts';

const PROGRAM = fileURLToPath(new URL('../../../../../bench/lighthouse.ts', import.meta.url));

type Scores<T> = { readonly performance: T; readonly accessibility: T; readonly bestPractices: T };

/** Of 100 each: the median, and from the least to the most. */
export type Judged = Scores<number> & { readonly spread: Scores<Spread> };

/** What Lighthouse says of a page, desktop preset, the median of several looks; of 100 each. */
export async function judged(
  port: number,
  address: string,
  looks: number,
  report: () => void,
): Promise<Judged> {
  const found: Scores<number>[] = [];
  for (let look = 0; look < looks; look++) {
    found.push(await lookAt(port, address));
    report();
  }
  const all = (of: keyof Scores<number>): Spread => spread(found.map((one) => 100 * one[of]));
  const [performance, accessibility, bestPractices] = [
    all('performance'),
    all('accessibility'),
    all('bestPractices'),
  ];
  return {
    performance: performance.median,
    accessibility: accessibility.median,
    bestPractices: bestPractices.median,
    spread: { performance, accessibility, bestPractices },
  };
}

async function lookAt(port: number, address: string): Promise<Scores<number>> {
  const child = spawn(process.execPath, [PROGRAM, String(port), address], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Trouble(`Lighthouse could not look at ${address}.`);
  return JSON.parse(said.trimEnd().split('\n').at(-1) ?? '');
}
