// Brings node_modules in line with package-lock.json, so that nobody has to type `npm install` first.
// Plain JavaScript for Node 18, and silent on stdout: the output of the program that follows may be piped.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const NEEDED = 24;
const stamp = join(root, 'node_modules/.charterstone-setup');
const bundledNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Installs what is missing and returns the path of a Node that runs our TypeScript. */
export async function setUp() {
  if (!isReady()) await withLock(() => isReady() || install());
  return (
    findNode() ??
    fail(`This needs Node ${NEEDED}, and npm has none for this machine. Install it and try again.`)
  );
}

/** Our own Node comes from npm; where npm has none for this machine, the one already running may do. */
function findNode() {
  if (existsSync(bundledNode)) return bundledNode;
  return Number.parseInt(process.versions.node, 10) >= NEEDED ? process.execPath : undefined;
}

/** Comparing contents is safe where the times of files lie (git, copies); npm ci itself removes the stamp. */
function isReady() {
  try {
    return readFileSync(stamp, 'utf8') === lockHash() && findNode() !== undefined;
  } catch {
    return false;
  }
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function install() {
  process.stderr.write('Setting up: installing what this project needs, about half a minute…\n');
  npm(['ci']);
  // npm silently leaves out optional binaries that the Node it runs on is too old for: go on with the new one.
  if (spawnSync(bundledNode, ['--version']).status === 0) npm(['install', '--no-save'], dirname(bundledNode));
  // A Node built for another C library (Alpine) installs well and cannot start.
  else rmSync(bundledNode, { force: true });
  writeFileSync(stamp, lockHash());
}

function npm(args, ...pathFirst) {
  const { status, error } = spawnSync('npm', [...args, '--loglevel=error'], {
    cwd: root,
    env: environment(pathFirst),
    shell: process.platform === 'win32', // npm is a .cmd file there
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status === 0) return;
  fail(
    `Set-up failed: npm ${args[0]} ${error ? `did not start (${error.message})` : 'ended with the error above'}.`,
  );
}

/** Without what an outer npm adds: a chosen workspace, or the very Node that npm ci is about to replace. */
function environment(pathFirst) {
  const entries = Object.entries(process.env).filter(
    ([name]) => !/^npm_config_(workspace|local_prefix)/i.test(name),
  );
  return Object.fromEntries(
    entries.map(([name, value]) => {
      if (name.toUpperCase() !== 'PATH') return [name, value];
      const others = value.split(delimiter).filter((folder) => !/node_modules[\\/]\.bin[\\/]?$/.test(folder));
      return [name, [...pathFirst, ...others].join(delimiter)];
    }),
  );
}

/** Two commands started at once in a fresh clone must not both install. */
async function withLock(work) {
  const lock = join(tmpdir(), `charterstone-${createHash('sha256').update(root).digest('hex')}.lock`);
  while (!takeLock(lock)) await sleep(200);
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  work();
  release();
  process.removeListener('exit', release);
}

function takeLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') return true; // nowhere to write a lock: better without one than not at all
    if (!isRunning(lock)) rmSync(lock, { force: true }); // its owner was killed
    return false;
  }
}

function isRunning(lock) {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
