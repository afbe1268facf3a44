import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fixture, unpacked } from '../../src/campaigns/index.ts';

const folder = join(import.meta.dirname, '..', '..', 'fixtures');

export type Stored = { readonly file: string; readonly text: string; readonly fixture: Fixture };

/** The fixtures as they lie in their folder. */
export function storedFixtures(): readonly Stored[] {
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return { file, text, fixture: unpacked(text) };
    });
}
