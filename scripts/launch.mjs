// `node scripts/launch.mjs FILE ARGS…` sets up if needed, then runs FILE (a path from the root) on Node 24, with the rules packed.
import { spawn, spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPacked, PACKED } from './pack-rules.mjs';
import { root, setUp } from './setup.mjs';

/** So often we look whether npm is still there. */
const LOOK_MS = 500;
const parent = process.ppid;

export async function launch(file, args) {
  const node = await setUp();
  const env = { ...process.env, NODE_OPTIONS: optionsFor(node) };
  const child = spawn(node, [resolve(root, file), ...args], { stdio: 'inherit', env });
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
  let isAsked = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      isAsked = true;
      // A terminal sends Ctrl-C to the child as well, which must not get it twice.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  onceLeft(() => {
    if (!isAsked) child.kill('SIGTERM');
  });
  child.on('exit', (code, signal) => {
    if (signal === null) return process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal); // so that our caller, too, sees why it ended
  });
}

/** What the program starts, and its threads, find the rules packed as well. Where nothing can be written they run from their sources. */
function optionsFor(node) {
  const packed = `--conditions=${PACKED}`;
  // Whoever started us may have been started so, perhaps from another clone: that says nothing about the rules of this one.
  const given = (process.env.NODE_OPTIONS ?? '').replace(packed, '');
  if (!isPacked()) spawnSync(node, [resolve(root, 'scripts/pack-rules.mjs')], { env: {}, stdio: 'ignore' });
  return isPacked() ? `${given} ${packed}`.trim() : given.trim();
}

/**
 * npm and its shell end at a SIGTERM that is sent to them alone, and don't pass it on: then somebody else is our parent. Anybody else who
 * started us may well go and leave us running (a shell behind nohup or setsid), so that only npm counts.
 */
function onceLeft(act) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, LOOK_MS);
  timer.unref();
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [file, ...args] = process.argv.slice(2);
  await launch(file, args);
}
