import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor } from '../../src/client/index.ts';
import { openHouse, surroundings } from '../house.ts';
import { layImage } from './image.ts';
import { contentOf, Places } from './places.ts';

const HOSTING = readFileSync(join(import.meta.dirname, '../../../../docs/hosting.md'), 'utf8');
const [, IN_A_CONTAINER = ''] = /^## In a container\n([\s\S]*?)^## /m.exec(HOSTING) ?? [];
/** Where the commands of the guide put a backup, within the container. */
const THERE = '/tmp/village.backup';

let places: Places;
let image: string;
beforeAll(() => {
  places = new Places();
  image = places.file('app');
  layImage(image);
});
afterAll(() => places.dispose());

/** Runs what the guide has run in the container, in what the image holds. */
async function within(command: RegExp, file: string, data: string): Promise<string> {
  const [, said = ''] = command.exec(IN_A_CONTAINER) ?? [];
  expect(said).toContain(THERE);
  const { PATH = '' } = surroundings();
  const env = { PATH: `${dirname(process.execPath)}${delimiter}${PATH}`, DATA_DIR: data, NO_COLOR: '1' };
  const quiet = { npm_config_update_notifier: 'false', HOME: dirname(image) };
  const ran = promisify(execFile)('sh', ['-c', said.replaceAll(THERE, file)], {
    cwd: image,
    env: { ...env, ...quiet },
  });
  return (await ran).stdout;
}

test('in the container image a server is backed up and restored by what the guide says', async () => {
  const [where, file, other] = [places.file('journal.db'), places.file(), places.file('journal.db')];
  const house = await openHouse(where);
  const ann = await Visitor.arrive(house.url, 'Ann');
  await ann.ask('makeTable', { body: { name: 'Contained', seats: 2, mine: [1, 2] } });
  mkdirSync(dirname(file), { recursive: true });
  const backup = await within(/^ {4}podman exec village (npx .* backup .*)$/m, file, dirname(where));
  expect(backup).toContain('1 campaign');
  await house.stop();
  chmodSync(file, 0o400);
  const restore = await within(
    /^ {4}podman run --rm .* charterstone sh -c '.* && (npx .* restore .*)' </m,
    file,
    dirname(other),
  );
  expect(restore).toContain('1 campaign');
  const { tables } = await contentOf(other);
  expect(tables).toMatchObject([{ name: 'Contained' }]);
});
