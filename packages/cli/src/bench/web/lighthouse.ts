import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { median } from '../../simulate/summary.ts';
import { Trouble } from '../../trouble.ts';

const PROGRAM = fileURLToPath(new URL('../../../../../bench/lighthouse.ts', import.meta.url));

export type Judged = {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
};

/** What Lighthouse says of a page, desktop preset, the median of several looks; of 100 each. */
export async function judged(
  port: number,
  address: string,
  looks: number,
  report: () => void,
): Promise<Judged> {
  const found: Judged[] = [];
  for (let look = 0; look < looks; look++) {
    found.push(await lookAt(port, address));
    report();
  }
  const middle = (of: keyof Judged): number => Math.round(100 * median(found.map((one) => one[of])));
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
  };
}

async function lookAt(port: number, address: string): Promise<Judged> {
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
