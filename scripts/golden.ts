// `npm run golden` writes the golden playthroughs anew. Look at the difference before you commit it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GOLDEN, playthrough, theBox } from '@charterstone/testkit';
import { wordless } from './wordless.ts';

wordless('npm run golden writes the golden playthroughs anew');

const folder = join(import.meta.dirname, '..', 'packages', 'testkit', 'golden');
const box = theBox();
mkdirSync(folder, { recursive: true });
for (const { file, match } of GOLDEN) {
  const text = playthrough(box, match);
  writeFileSync(join(folder, file), text);
  console.log(`${file}: ${text.split('\n').length} lines, ${Math.round(text.length / 1024)} KB`);
}
