import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reasonOf, Trouble } from '../trouble.ts';

/** What an outer npm or npx adds to the environment and an inner one must not see. */
const OUTER_NPM = /^npm_config_(workspaces?|include_workspace_root|local_prefix|global|package|call)$/i;

const PARTS = ['boardgame.io', 'lighthouse'];
const folder = fileURLToPath(new URL('../../../../bench', import.meta.url));

/** What we are measured with is only needed here, so it is installed when it is first asked for. */
export function installBench(): void {
  if (!PARTS.every((part) => existsSync(`${folder}/node_modules/${part}/package.json`))) install();
}

export async function loadBench(): Promise<typeof import('../../../../bench/index.ts')> {
  installBench();
  try {
    return await import('../../../../bench/index.ts');
  } catch (error) {
    throw new Trouble(`The baseline can't be loaded: ${reasonOf(error)}`);
  }
}

function install(): void {
  console.error('Installing boardgame.io and Lighthouse to measure with (bench/), about a minute…');
  const npm = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: folder,
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !OUTER_NPM.test(name))),
    shell: process.platform === 'win32', // npm is a .cmd file there
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (npm.status === 0) return;
  throw new Trouble(
    `npm ci in bench/ ${npm.error ? `did not start (${npm.error.message})` : 'reported the error above'}.`,
  );
}
