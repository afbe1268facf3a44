import { createRequire } from 'node:module';
import { stripVTControlCharacters } from 'node:util';
import { type ArgsDef, type CommandDef, defineCommand, renderUsage, runCommand } from 'citty';
import { refuseUnknown } from './arguments.ts';
import { Trouble } from './trouble.ts';

const { version }: { readonly version: string } = createRequire(import.meta.url)('../package.json');

// Each command is loaded when it is asked for: a simulation needs no words, a game no benchmark.
const serve = async () => (await import('./commands/serve.ts')).serve;
const play = async () => (await import('./commands/play.ts')).play;
const simulate = async () => (await import('./commands/simulate.ts')).simulate;
const balance = async () => (await import('./commands/balance.ts')).balance;
const arena = async () => (await import('./commands/arena.ts')).arena;
const coverage = async () => (await import('./commands/coverage.ts')).coverage;
const prepare = async () => (await import('./commands/prepare.ts')).prepare;
const exportCampaign = async () => (await import('./commands/export.ts')).exportCampaign;
const importCampaign = async () => (await import('./commands/import.ts')).importCampaign;
const backup = async () => (await import('./commands/backup.ts')).backup;
const restore = async () => (await import('./commands/restore.ts')).restore;
const recover = async () => (await import('./commands/recover.ts')).recover;
const replay = async () => (await import('./commands/replay.ts')).replay;
const chronicle = async () => (await import('./commands/chronicle.ts')).chronicle;
const verify = async () => (await import('./commands/verify.ts')).verify;
const newBox = async () => (await import('./commands/new-box.ts')).newBox;
const bench = async () => (await import('./commands/bench.ts')).bench;
const benchRules = async () => (await import('./commands/bench-rules.ts')).benchRules;
const benchBots = async () => (await import('./commands/bench-bots.ts')).benchBots;
const benchServer = async () => (await import('./commands/bench-server.ts')).benchServer;
const benchWeb = async () => (await import('./commands/bench-web.ts')).benchWeb;
const benchGrowth = async () => (await import('./commands/bench-growth.ts')).benchGrowth;

const main = defineCommand({
  meta: { name: 'charterstone', version, description: 'Charterstone on the command line' },
  subCommands: {
    serve,
    backup,
    restore,
    recover,
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
    'new-box': newBox,
    bench,
  },
});

/** What has to be known of a command before it runs. */
type Known = {
  readonly usage: () => Promise<string>;
  readonly check: (words: readonly string[]) => Promise<void>;
};

function known<T extends ArgsDef>(load: () => Promise<CommandDef<T>>): Known {
  return {
    usage: async () => renderUsage(await load()),
    check: async (words) => {
      const { args } = await load();
      refuseUnknown(words, typeof args === 'function' ? await args() : ((await args) ?? {}));
    },
  };
}

const commands: ReadonlyMap<string, Known> = new Map([
  ['serve', known(serve)],
  ['backup', known(backup)],
  ['restore', known(restore)],
  ['recover', known(recover)],
  ['play', known(play)],
  ['simulate', known(simulate)],
  ['balance', known(balance)],
  ['arena', known(arena)],
  ['coverage', known(coverage)],
  ['replay', known(replay)],
  ['prepare', known(prepare)],
  ['export', known(exportCampaign)],
  ['import', known(importCampaign)],
  ['chronicle', known(chronicle)],
  ['verify', known(verify)],
  ['new-box', known(newBox)],
  ['bench rules', known(benchRules)],
  ['bench bots', known(benchBots)],
  ['bench server', known(benchServer)],
  ['bench web', known(benchWeb)],
  ['bench growth', known(benchGrowth)],
]);

/** Runs what was typed, or throws what is wrong with it. */
export async function start(words: string[]): Promise<void> {
  if (words.length === 0 || words.includes('--help') || words.includes('-h')) return showUsage(words);
  if (words.length === 1 && (words[0] === '--version' || words[0] === '-v')) return console.log(version);
  await refuseMisspelt(words);
  await runCommand(main, { rawArgs: words });
}

/** Before anything is missed: whoever misspells an option should not hear that another is missing. */
async function refuseMisspelt(words: readonly string[]): Promise<void> {
  const [first = '', second = '', ...rest] = words;
  const inGroup = commands.get(`${first} ${second}`);
  const command = inGroup ?? commands.get(first);
  if (command !== undefined) return command.check(inGroup === undefined ? words.slice(1) : rest);
  // The program itself and its groups have no options; a command nobody knows is named by citty.
  const option = words.slice(0, 2).find((word) => word.startsWith('-'));
  if (option !== undefined) refuseUnknown([option], {});
}

async function showUsage([first = '', second = '']: string[]): Promise<void> {
  const found = commands.get(`${first} ${second}`) ?? commands.get(first);
  const group = async () => renderUsage(first === 'bench' ? await bench() : main);
  const text = await (found === undefined ? group() : found.usage());
  console.log(process.stdout.isTTY ? text : stripVTControlCharacters(text));
}

/** One line for what the user can put right, and the exit code; nothing where it is a bug. */
export function complaintOf(error: unknown): { readonly line: string; readonly code: number } | undefined {
  if (error instanceof Trouble) return { line: error.message, code: error.exitCode };
  if (error instanceof Error && error.name === 'CLIError')
    return { line: `${stripVTControlCharacters(error.message)} – ${helpFor(error)}`, code: 2 };
  return undefined;
}

/** Where an argument is missing, the command itself is known. */
function helpFor(error: Error): string {
  const isKnown = 'code' in error && error.code === 'EARG';
  return isKnown
    ? '--help behind the command lists its options.'
    : 'charterstone --help shows what there is.';
}
