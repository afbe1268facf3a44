/** The command-line program `charterstone`: one file per command in commands/. */
import { createRequire, enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { defineCommand, renderUsage, runCommand } from 'citty';
import { Trouble } from './trouble.ts';

const { version }: { readonly version: string } = createRequire(import.meta.url)('../package.json');

// The sources are TypeScript: what Node makes of them is kept, and a command starts three times as fast.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/charterstone', import.meta.url)));

// Each command is loaded when it is asked for: a simulation needs no words, a game no benchmark.
const play = async () => (await import('./commands/play.ts')).play;
const simulate = async () => (await import('./commands/simulate.ts')).simulate;
const balance = async () => (await import('./commands/balance.ts')).balance;
const arena = async () => (await import('./commands/arena.ts')).arena;
const coverage = async () => (await import('./commands/coverage.ts')).coverage;
const prepare = async () => (await import('./commands/prepare.ts')).prepare;
const exportCampaign = async () => (await import('./commands/export.ts')).exportCampaign;
const importCampaign = async () => (await import('./commands/import.ts')).importCampaign;
const replay = async () => (await import('./commands/replay.ts')).replay;
const chronicle = async () => (await import('./commands/chronicle.ts')).chronicle;
const verify = async () => (await import('./commands/verify.ts')).verify;
const bench = async () => (await import('./commands/bench.ts')).bench;
const benchRules = async () => (await import('./commands/bench-rules.ts')).benchRules;

const main = defineCommand({
  meta: { name: 'charterstone', version, description: 'Charterstone on the command line' },
  subCommands: {
    play,
    simulate,
    balance,
    arena,
    coverage,
    replay,
    prepare,
    export: exportCampaign,
    import: importCampaign,
    chronicle,
    verify,
    bench,
  },
});

const usages: ReadonlyMap<string, () => Promise<string>> = new Map([
  ['play', async () => renderUsage(await play())],
  ['simulate', async () => renderUsage(await simulate())],
  ['balance', async () => renderUsage(await balance())],
  ['arena', async () => renderUsage(await arena())],
  ['coverage', async () => renderUsage(await coverage())],
  ['replay', async () => renderUsage(await replay())],
  ['prepare', async () => renderUsage(await prepare())],
  ['export', async () => renderUsage(await exportCampaign())],
  ['import', async () => renderUsage(await importCampaign())],
  ['chronicle', async () => renderUsage(await chronicle())],
  ['verify', async () => renderUsage(await verify())],
  ['bench', async () => renderUsage(await bench())],
  ['bench rules', async () => renderUsage(await benchRules())],
]);

async function start(words: string[]): Promise<void> {
  if (words.length === 0 || words.includes('--help') || words.includes('-h')) return showUsage(words);
  if (words.length === 1 && (words[0] === '--version' || words[0] === '-v')) return console.log(version);
  await runCommand(main, { rawArgs: words });
}

async function showUsage([first = '', second = '']: string[]): Promise<void> {
  const usage = usages.get(`${first} ${second}`) ?? usages.get(first) ?? (() => renderUsage(main));
  const text = await usage();
  console.log(process.stdout.isTTY ? text : stripVTControlCharacters(text));
}

/** One line for what the user can put right; everything else is a bug and shows where it happened. */
function complain(error: unknown): void {
  if (error instanceof Trouble) {
    console.error(error.message);
    process.exitCode = error.exitCode;
  } else if (error instanceof Error && error.name === 'CLIError') {
    console.error(`${stripVTControlCharacters(error.message)} – charterstone --help shows what there is.`);
    process.exitCode = 2;
  } else {
    console.error('This is a bug in the program, please report it:\n', error);
    process.exitCode = 70;
  }
}

// Whoever reads our output may stop early (`| head`): no reason to complain.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

await start(process.argv.slice(2)).catch(complain);
