// `npm run bench` measures the rules, the bots, the server and the app, each beside its baseline, and how cost grows; it writes bench/RESULTS.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, statSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, type as system, totalmem } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type CoreTime, coreTime, lentSince } from '../../packages/cli/src/bench/lent.ts';
import { PARTS, type Part } from './parts.ts';
import { type Done, describe, type Machine, markdown, pictureOf, shortcomings } from './report.ts';
import { isReached, type Row } from './row.ts';

const ROOT = join(import.meta.dirname, '../..');
const CLI = join(ROOT, 'packages/cli/src/main.ts');
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const RESULTS = join(ROOT, 'bench/RESULTS.md');

const USAGE = `npm run bench -- [--only NAME]... [--short] [--out FILE] [--json]

Measures ${PARTS.map(({ name }) => name).join(', ')}, each beside its baseline of the same run, and writes bench/RESULTS.md.
  --only NAME   only this one; several times for several. Then only --out writes a file
  --short       a moment of each, to see that everything runs: no figures
  --out FILE    writes there
  --json        one JSON document on standard output at the end`;

type Wanted = {
  readonly parts: readonly Part[];
  readonly short: boolean;
  readonly out: string | undefined;
  readonly json: boolean;
};

function wantedIn(args: readonly string[]): Wanted | string {
  const options = {
    only: { type: 'string', multiple: true, default: [] as string[] },
    short: { type: 'boolean', default: false },
    out: { type: 'string' },
    json: { type: 'boolean', default: false },
  } as const;
  try {
    const { only, short, out, json } = parseArgs({ args: [...args], options }).values;
    const strange = only.find((name) => !PARTS.some((part) => part.name === name));
    if (strange !== undefined)
      return `There is no "${strange}"; there are ${PARTS.map(({ name }) => name).join(', ')}.`;
    const isAll = only.length === 0 && !short;
    const whyNot = out === undefined ? undefined : whyNotTo(out);
    if (whyNot !== undefined) return whyNot;
    return {
      parts: PARTS.filter(({ name }) => only.length === 0 || only.includes(name)),
      short,
      out: out ?? (isAll ? RESULTS : undefined),
      json,
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Why nothing can be written there: known before half an hour is spent on it. */
function whyNotTo(out: string): string | undefined {
  if (statSync(out, { throwIfNoEntry: false })?.isDirectory()) return `${out} is a folder.`;
  try {
    accessSync(dirname(resolve(out)), constants.W_OK);
    return undefined;
  } catch {
    return `Nothing can be written to ${out}: there is no such folder, or it may not be changed.`;
  }
}

/** Has the command line measure it. Its bar is shown; its figures are read. */
async function measured({ name, args, short, rows, picture }: Part, isShort: boolean): Promise<Done> {
  const words = [CLI, 'bench', name, ...(isShort ? short : args), '--json'];
  const child = spawn(process.execPath, words, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let [told, said] = ['', ''];
  child.stdout.on('data', (text) => {
    told += text;
  });
  child.stderr.on('data', (text) => {
    said += text;
    process.stderr.write(text);
  });
  // Whoever breaks off ends what was started here too, and that cleans up behind itself.
  let isBrokenOff = false;
  const breakOff = (): void => {
    isBrokenOff = true;
    child.kill('SIGTERM');
  };
  for (const signal of SIGNALS) process.on(signal, breakOff);
  const [code] = await once(child, 'close');
  for (const signal of SIGNALS) process.off(signal, breakOff);
  if (isBrokenOff) process.exit(130);
  const last = told.trimEnd().split('\n').at(-1) ?? '';
  if (code !== 0)
    return { part: name, rows: [], failed: said.trim().split('\n').at(-1) ?? `it ended with ${code}` };
  return { part: name, rows: rows(last), ...(picture === undefined ? {} : { picture: picture(last) }) };
}

const busy = (): number => Number((loadavg()[0] ?? 0).toFixed(1));

function machineAt(busyBefore: number, before: CoreTime | undefined): Machine {
  const [processor] = cpus();
  const lentPercent = lentSince(before);
  return {
    processor: processor?.model.trim() ?? process.arch,
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    // Its version, without the name that whoever built it gave it.
    system: `${system()} ${release().split('-')[0]}`,
    node: process.versions.node,
    when: new Date().toISOString().slice(0, 16).replace('T', ' '),
    busyBefore,
    busyAfter: busy(),
    ...(lentPercent === undefined ? {} : { lentPercent }),
  };
}

/** The results, and charts beside them. */
function write(out: string, all: readonly Done[], machine: Machine): void {
  writeFileSync(out, markdown(all, machine));
  for (const { part, picture } of all)
    if (picture !== undefined) writeFileSync(join(dirname(out), pictureOf(part)), picture);
}

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const wanted = wantedIn(args);
  if (typeof wanted === 'string') {
    process.stderr.write(`${wanted}\n\n${USAGE}\n`);
    return 2;
  }
  const [before, timeBefore] = [busy(), coreTime()];
  const all: Done[] = [];
  for (const [i, part] of wanted.parts.entries()) {
    process.stderr.write(`${part.name}, ${i + 1} of ${wanted.parts.length}\n`);
    all.push(await measured(part, wanted.short));
  }
  const machine = machineAt(before, timeBefore);
  if (wanted.out !== undefined) write(wanted.out, all, machine);
  // What was measured for a moment is no figure, and nothing is judged by it.
  const judged = (row: Row) => (wanted.short ? row : { ...row, reached: isReached(row) });
  const parts = all.map(({ rows, picture: _, ...rest }) => ({ ...rest, rows: rows.map(judged) }));
  const verdict = wanted.short ? { short: true } : { notReached: shortcomings(all) };
  if (wanted.json) process.stdout.write(`${JSON.stringify({ machine, parts, ...verdict })}\n`);
  else process.stdout.write(`${describe(all, machine, wanted.short)}\n`);
  // Whether it is fast enough is for people to judge; whether it could be measured is not.
  return all.some(({ failed }) => failed !== undefined) ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
