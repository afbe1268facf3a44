// `npm run fixtures` looks for whole campaigns that take every turning of the story and writes them anew.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { theBox } from '@charterstone/testkit';
import { fixtureFor, PLANS, packed, turningsTaken } from '../packages/testkit/src/campaigns/index.ts';
import { wordless } from './wordless.ts';

wordless('npm run fixtures writes the stored campaigns anew');

const folder = join(import.meta.dirname, '..', 'packages', 'testkit', 'fixtures');
const box = theBox();
mkdirSync(folder, { recursive: true });
const files = PLANS.map((plan) => {
  const start = performance.now();
  const fixture = fixtureFor(box, plan);
  const text = packed(fixture);
  const file = `campaign-${plan.seats}.txt`;
  writeFileSync(join(folder, file), text);
  const choices = fixture.games.reduce((sum, { lines }) => sum + lines.length, 0);
  console.log(
    `${file}: seed ${fixture.setting.seed}, ${fixture.games.length} games, ${choices} choices, ` +
      `${turningsTaken(fixture).length} turnings, ${Math.round(text.length / 1024)} KB, ` +
      `found in ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  return file;
});
// A campaign that is no longer planned.
for (const file of readdirSync(folder))
  if (file.startsWith('campaign-') && !files.includes(file)) rmSync(join(folder, file));
