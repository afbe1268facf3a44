import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGS } from '../src/index.ts';
import { golden } from './golden.ts';

const folder = join(import.meta.dirname, '..', 'golden');

test.each(LANGS)('everything that is said in %s has been read', (lang) => {
  const file = join(folder, `${lang}.txt`);
  const text = golden(lang);
  if (process.env['UPDATE_GOLDEN'] === '1') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, text);
  }
  expect(text, `to accept: UPDATE_GOLDEN=1 npx vitest run --project unit packages/words`).toBe(
    readFileSync(file, 'utf8'),
  );
});
