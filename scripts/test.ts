// `npm test` runs every suite below, `npm test -- types unit` some of them. The last line is always the count.
import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join, relative } from 'node:path';

type Outcome = {
  readonly passed: number;
  readonly failed: number;
  /** The tests that failed, for the end of a long log. */
  readonly broken?: readonly string[];
};

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

type Suite = (run: Run) => Promise<Outcome>;
/** Runs a tool of node_modules and resolves to its exit code. */
type Run = (tool: string, ...args: readonly string[]) => Promise<number>;

/**
 * New suites go here. One that is not a Vitest project is a function that resolves to an Outcome. Two lanes run side by side: what mostly
 * computes takes the time that the other one leaves, which often waits: for processes, pages, minutes to be over.
 */
const computing: ReadonlyMap<string, Suite> = new Map([
  ['types', types],
  ['lint', lint],
  ['unit', vitest('unit')],
  ['playouts', vitest('playouts')],
]);
const waiting: ReadonlyMap<string, Suite> = new Map([
  ['server', vitest('server')],
  ['browser', vitest('browser')],
]);
/** Only where they are named: what would take more than ten minutes (more.ts), and what installs that which we are measured with. */
const apart: ReadonlyMap<string, Suite> = new Map([
  ['more', vitest('more')],
  ['bench', vitest('bench')],
]);

async function types(run: Run): Promise<Outcome> {
  // The compiler (in Go) lives for seconds: a third of its work would be to tidy up after itself.
  process.env['GOGC'] ??= 'off';
  process.env['GOMEMLIMIT'] ??= '2GiB';
  const rooms = globSync('packages/*/{,test/}tsconfig.json', { cwd: root });
  const projects = ['tsconfig.json', ...rooms];
  const codes = await Promise.all(
    projects.map((project) => run('typescript/bin/tsc', '--noEmit', '-p', project)),
  );
  return check(codes.every((code) => code === 0));
}

async function lint(run: Run): Promise<Outcome> {
  return check((await run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')) === 0);
}

function vitest(project: string): Suite {
  return (run) => withVitest(project, run);
}

async function withVitest(project: string, run: Run): Promise<Outcome> {
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
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    broken: report.testResults.flatMap(failures),
  };
}

function failures({ name, status, assertionResults }: Report['testResults'][number]): string[] {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [file] : [];
  return failed.map((test) => `${file} > ${test.fullName}`);
}

function check(good: boolean): Outcome {
  return good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Beside another lane a tool comes second at the processor, and says what it has to say when it is done. */
function running(isBeside: boolean): Run {
  return (tool, ...args) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', tool), ...args], {
      cwd: root,
      stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      detached: true,
    });
    if (isBeside && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => said.push(text));
    return ended(child, tool).finally(() => process.stdout.write(Buffer.concat(said)));
  };
}

function ended(child: ChildProcess, tool: string): Promise<number> {
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
    child.on('close', (code) => {
      clearTimeout(limit);
      for (const signal of SIGNALS) process.off(signal, interrupted);
      resolve(code ?? 1);
    });
  });
}

const wanted = process.argv.slice(2);
const names = [...computing.keys(), ...waiting.keys(), ...apart.keys()];
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No suite ${unknown.join(', ')}; there are ${names.join(', ')}.`);
  process.exit(2);
}

const total = { passed: 0, failed: 0 };
const lines = new Map<string, string>();
const broken: string[] = [];

async function runLane(lane: ReadonlyMap<string, Suite>, isBeside: boolean): Promise<void> {
  for (const [name, suite] of lane) {
    if (isInterrupted || !isWanted(name)) continue;
    const start = performance.now();
    const outcome = await suite(running(isBeside)).catch((error: unknown) => {
      console.error(error);
      return check(false);
    });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const line = `${name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s`;
    console.log(line);
    lines.set(name, line);
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    broken.push(...(outcome.broken ?? []));
  }
}

function isWanted(name: string): boolean {
  return wanted.length === 0 ? !apart.has(name) : wanted.includes(name);
}

const begun = performance.now();
await Promise.all([runLane(waiting, false), runLane(computing, [...waiting.keys()].some(isWanted))]);
await runLane(apart, false);
const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
const summary = names.flatMap((name) => lines.get(name) ?? []).join('\n');
console.log(`\n${summary}\nall: ${minutes} min\n`);
for (const name of broken) console.log(`failed: ${name}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && !isInterrupted ? 0 : 1;
