import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join, resolve } from 'node:path';
import { LANGS } from '@charterstone/words';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Visitor } from '../../src/client/index.ts';
import { speakers } from '../../src/words/speakers.ts';
import { freePort } from '../stores.ts';
import { newFolder, program, type Serving, serve, type Terminal } from './serving.ts';

const LOCALES = { en: 'en_GB.UTF-8', de: 'de_AT.UTF-8', pl: 'pl_PL.UTF-8' };
const HERE = /(http:\/\/localhost:\d+)/;

let folder = '';
let running: Serving[] = [];
let taken: Server | undefined;
beforeEach(() => {
  folder = newFolder();
});
afterEach(async () => {
  for (const one of running.splice(0)) {
    await one.end();
    // Nothing went wrong that only a log would tell.
    expect(one.complained()).not.toContain('"level"');
  }
  taken?.close();
  taken = undefined;
  rmSync(folder, { recursive: true, force: true });
});

function start(terminal: Omit<Terminal, 'folder'> & { readonly folder?: string } = {}): Serving {
  const one = serve({ folder, ...terminal });
  running.push(one);
  return one;
}

/** A port that somebody else listens on. */
async function takenPort(): Promise<number> {
  const port = await freePort();
  taken = createServer();
  await new Promise<void>((listens) => taken?.listen(port, '127.0.0.1', listens));
  return port;
}

/** What somebody reads who started it in vain: its lines, and nothing of the inside. */
async function complaintOf(one: Serving): Promise<readonly string[]> {
  expect(await one.ended).toBe(1);
  expect(one.said()).toEqual([]);
  expect(one.complained()).not.toMatch(/^\s+at |Error:|node:/m);
  return one.complained().trimEnd().split('\n');
}

describe('charterstone serve', () => {
  test.each(LANGS)(
    'says in %s where it is open, where its tables lie, how to stop it, and that it has',
    async (lang) => {
      const { ui } = speakers[lang];
      const one = start({ words: ['--port', '0'], env: { LANG: LOCALES[lang] } });
      const url = await one.says(HERE);
      await one.says(/(\n.*){4}\n/);
      expect(one.said()).toEqual([
        ui('serve.ready'),
        ui('serve.here', { url }),
        ui('serve.onlyHere', { host: '127.0.0.1' }),
        ui('serve.files', { folder: join(folder, 'data') }),
        ui('serve.stop'),
      ]);
      const ann = await Visitor.arrive(url, 'Ann');
      await ann.ask('makeTable', { body: { name: 'Fridays', seats: 2 } });
      expect(await one.end()).toBe(0);
      expect(one.said().slice(5)).toEqual([ui('serve.stopping', { n: 10 }), ui('serve.stopped')]);
      expect(one.complained()).toBe('');
      expect(existsSync(join(folder, 'data', 'journal.db'))).toBe(true);
    },
  );

  test('keeps its tables in the folder it is told, and finds them there again', async () => {
    const data = join(folder, 'tables of ours');
    const words = ['--port', String(await freePort()), '--data', data];
    const first = start({ words });
    const ann = await Visitor.arrive(await first.says(HERE), 'Ann');
    // Keys and seeds lie there: it is nobody else's on the machine.
    expect((statSync(data).mode & 0o777).toString(8)).toBe('700');
    for (const file of readdirSync(data)) expect(statSync(join(data, file)).mode & 0o077, file).toBe(0);
    await ann.ask('makeTable', { body: { name: 'Fridays', seats: 2 } });
    expect(await first.end()).toBe(0);
    const second = start({ words });
    await second.says(HERE);
    expect((await ann.ask('myTables')).tables).toMatchObject([{ table: { name: 'Fridays' } }]);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  test('reads a file .env; the environment says more than the file, and what is typed more than both', async () => {
    const [inFile, inEnvironment] = [await freePort(), await freePort()];
    writeFileSync(join(folder, '.env'), `PORT=${inFile}\nDATA_DIR=./from-the-file\n`);
    const port = async (terminal: Omit<Terminal, 'folder'>) => {
      const one = start(terminal);
      const url = await one.says(HERE);
      await one.end();
      return Number(new URL(url).port);
    };
    expect(await port({})).toBe(inFile);
    expect(existsSync(join(folder, 'from-the-file', 'journal.db'))).toBe(true);
    expect(await port({ env: { PORT: String(inEnvironment) } })).toBe(inEnvironment);
    const typed = await port({ words: ['--port', '0'], env: { PORT: String(inEnvironment) } });
    expect([inFile, inEnvironment]).not.toContain(typed);
  });

  test('names everything that is wrong with its settings at once, and touches nothing', async () => {
    const env = {
      PORT: 'eighty',
      DATABASE_URL: 'mysql://ann:hush@localhost/tables',
      LOG_LEVEL: 'loud',
      BOT_THREADS: '0',
      PUBLIC_URL: 'village',
    };
    const [head, ...lines] = await complaintOf(start({ env }));
    expect(head).toBe('These settings are not right:');
    for (const name of Object.keys(env))
      expect(lines.filter((line) => line.startsWith(`  ${name} is `))).toHaveLength(1);
    expect(lines).toHaveLength(Object.keys(env).length);
    expect(lines.join('\n')).toContain('"eighty"');
    expect(lines.join('\n')).not.toContain('hush');
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  test('says that its port is taken, in one line, in the language of whoever started it', async () => {
    const port = await takenPort();
    const told = await complaintOf(start({ words: ['--port', String(port)], env: { LANG: LOCALES.de } }));
    expect(told).toEqual([speakers.de.ui('serve.portTaken', { port: String(port), setting: 'PORT' })]);
  });

  test('says where the tables can’t be kept, and why', async () => {
    writeFileSync(join(folder, 'taken'), 'no folder, and no database');
    const why = async (DATA_DIR: string) => (await complaintOf(start({ env: { DATA_DIR } }))).join('\n');
    const line = (dir: string, reason: string) =>
      `The tables can't be kept in ${join(folder, dir)}: ${reason}. DATA_DIR names another folder.`;
    expect(await why('taken')).toBe(line('taken', 'a part of the path is no folder'));
    mkdirSync(join(folder, 'junk'));
    renameSync(join(folder, 'taken'), join(folder, 'junk', 'journal.db'));
    expect(await why('junk')).toBe(line('junk', 'file is not a database'));
    // Node would make folders there for ever.
    const nowhere = '/proc/nowhere/tables';
    if (existsSync('/proc'))
      expect(await why(nowhere)).toMatch(
        /^The tables can't be kept in \/proc\/nowhere\/tables: .+\. DATA_DIR names/,
      );
  });

  test('says which port is taken when it is that of the metrics', async () => {
    const port = await takenPort();
    const told = await complaintOf(start({ words: ['--port', '0'], env: { METRICS_PORT: String(port) } }));
    expect(told).toEqual([
      speakers.en.ui('serve.portTaken', { port: String(port), setting: 'METRICS_PORT' }),
    ]);
  });

  test('says that it has no such address, in one line', async () => {
    const told = await complaintOf(start({ words: ['--port', '0'], env: { HOST: '192.0.2.7' } }));
    expect(told).toEqual([speakers.en.ui('serve.noSuchHost', { host: '192.0.2.7', setting: 'HOST' })]);
  });

  test('does not share its tables with a second one: that one is told so in one line, and the first plays on', async () => {
    const first = start({ words: ['--port', '0'] });
    const url = await first.says(HERE);
    const told = await complaintOf(start({ words: ['--port', '0'] }));
    expect(told).toEqual([expect.stringMatching(/journal\.db is in use by another server/)]);
    const ann = await Visitor.arrive(url, 'Ann');
    expect(await ann.ask('makeTable', { body: { name: 'Fridays', seats: 2 } })).toMatchObject({
      name: 'Fridays',
    });
  });

  test.each(['localhost', '127.0.0.1'])(
    'says that its database at %s does not answer, without its password',
    async (host) => {
      const url = `postgres://ann:hush@${host}:${await freePort()}/tables`;
      const told = await complaintOf(start({ words: ['--port', '0'], env: { DATABASE_URL: url } }));
      expect(told).toHaveLength(1);
      expect(told[0]).toMatch(/database/i);
      expect(told[0]).not.toContain('hush');
    },
  );

  test('says that its folder is none', async () => {
    writeFileSync(join(folder, 'file'), '');
    const told = await complaintOf(start({ words: ['--port', '0', '--data', './file'] }));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(resolve(folder, 'file'));
  });

  test('refuses an option it does not have', async () => {
    const one = start({ words: ['--prot', '8080'] });
    expect(await one.ended).toBe(2);
    expect(one.complained()).toMatch(/--prot/);
  });
});

test('npm start builds the app and serves it, with what follows -- as its options', async () => {
  const root = join(import.meta.dirname, '../../../..');
  const words = ['start', '--silent', '--', '--port', '0', '--data', join(folder, 'data')];
  const one = program('npm', words, root, { HOME: folder, npm_config_update_notifier: 'false' });
  running = [one];
  const url = await one.says(HERE);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const page = await fetch(url);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('id="app"')]);
  await one.end();
  await expect(fetch(url)).rejects.toThrow();
});
