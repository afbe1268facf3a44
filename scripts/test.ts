// `npm test` runs every suite below, `npm test -- types unit` some of them. The last line is always the count.
import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Outcome = { readonly passed: number; readonly failed: number };

/** The part of Vitest's JSON report that we read. */
type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

const root = join(import.meta.dirname, '..');
// A machine may lack what a test needs, and then the test skips. With REQUIRE_ALL a skip is a failure.
const requireAll = process.env['REQUIRE_ALL'] === '1';

/** A suite that hangs is ended with all that it started, and has failed. */
const LONGEST_MS = 20 * 60_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let isInterrupted = false;

// New suites go here. One that is not a Vitest project is a function that resolves to an Outcome.
const suites: ReadonlyMap<string, () => Promise<Outcome>> = new Map([
  ['types', types],
  ['lint', lint],
  ['unit', () => vitest('unit')],
  ['playouts', () => vitest('playouts')],
  ['server', () => vitest('server')],
  ['browser', () => vitest('browser')],
]);

async function types(): Promise<Outcome> {
  const rooms = globSync('packages/*/{,test/}tsconfig.json', { cwd: root });
  const projects = ['tsconfig.json', ...rooms];
  const codes = await Promise.all(
    projects.map((project) => run('typescript/bin/tsc', '--noEmit', '-p', project)),
  );
  return check(codes.every((code) => code === 0));
}

async function lint(): Promise<Outcome> {
  return check((await run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')) === 0);
}

async function vitest(project: string): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'charterstone-test-'));
  try {
    const file = join(folder, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const code = await run(
      'vitest/vitest.mjs',
      'run',
      '--passWithNoTests',
      `--project=${project}`,
      ...reporters,
    );
    return count(project, JSON.parse(readFileSync(file, 'utf8')), code);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function count(project: string, report: Report, code: number): Outcome {
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const skipped = tests.filter((test) => test.status !== 'passed' && test.status !== 'failed');
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const missing = [
    ...skipped.map((test) => test.fullName),
    ...(tests.length === 0 ? [`all of ${project}`] : []),
  ];
  for (const name of missing) console.log(`skipped ${name}`);
  const failed = report.numFailedTests + broken.length + (requireAll ? missing.length : 0);
  // Vitest can fail outside any test, for instance by an error that nobody caught.
  return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}

function check(good: boolean): Outcome {
  return good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function run(tool: string, ...args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: root,
    stdio: 'inherit',
    detached: true,
  });
  const end = (signal: NodeJS.Signals): void => {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  };
  const interrupted = (signal: NodeJS.Signals): void => {
    isInterrupted = true;
    end(signal);
  };
  for (const signal of SIGNALS) process.on(signal, interrupted);
  const limit = setTimeout(() => {
    console.error(`${tool} has not ended after ${LONGEST_MS / 60_000} minutes.`);
    end('SIGKILL');
  }, LONGEST_MS);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      clearTimeout(limit);
      for (const signal of SIGNALS) process.off(signal, interrupted);
      resolve(code ?? 1);
    });
  });
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !suites.has(name));
if (unknown.length > 0) {
  console.error(`No suite ${unknown.join(', ')}; there are ${[...suites.keys()].join(', ')}.`);
  process.exit(2);
}

const total = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const [name, runSuite] of suites) {
  if (isInterrupted || (wanted.length > 0 && !wanted.includes(name))) continue;
  const start = performance.now();
  const outcome = await runSuite().catch((error: unknown) => {
    console.error(error);
    return check(false);
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const line = `${name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s`;
  console.log(line);
  lines.push(line);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
}
console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && !isInterrupted ? 0 : 1;
