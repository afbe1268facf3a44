import { writeFileSync } from 'node:fs';
import { choose, type Entry, hash, newCampaign, type State } from '@charterstone/rules';
import { type JournalFile, prepared, writeJournal } from '@charterstone/server/journals';
import { expect, test } from 'vitest';
import { box } from './games.ts';
import { charterstoneHere, folder } from './program.ts';

const LAUREL = 344;
const POCKETS = 349;

function isSecretPick({ choice }: Entry): boolean {
  const what = 'what' in choice ? choice.what : undefined;
  return choice.do === 'pick' && typeof what === 'number' && what >= LAUREL && what <= POCKETS;
}

/** A campaign of two people that stands before the first victory card is taken in secret (crate K). */
function beforeSecrets(): JournalFile {
  for (let seed = 1; seed <= 30; seed++) {
    const journal = prepared(box, { game: 8, seats: 2, seed: `secret ${seed}`, bots: [] });
    const at = journal.entries.findIndex(isSecretPick);
    if (at < 0) continue;
    const entries = journal.entries.slice(0, at);
    let state: State = newCampaign(box, journal.setting).state;
    for (const { seat, choice } of entries) {
      const outcome = choose(state, seat, choice);
      if (outcome.ok) state = outcome.state;
    }
    return { ...journal, entries, hash: hash(state) };
  }
  throw new Error('nobody opened crate K');
}

test('with two people at one keyboard a victory card is taken behind a curtain, and nobody is told which', async () => {
  const file = `${folder()}/campaign.json`;
  writeFileSync(file, writeJournal(beforeSecrets()));
  const ran = await charterstoneHere(
    ['play', '--resume', file, '--lang', 'en'],
    '\n2\n\nsheet\nsheet secret\n1\n',
  );
  expect(ran).toMatchObject({ code: 0, err: '' });
  const [before = '', first = '', second = ''] = ran.out.split('Please hand over to');
  expect(before).not.toMatch(/in secret/);
  // Whoever picks sees what is left; afterwards the screen is wiped.
  expect(first).toMatch(/By what do you want to be measured\?/);
  expect(first).toMatch(/6 {2}Take the Deep Pockets/);
  expect(first).toMatch(/: 2\n\n{20,}/);
  expect(first).toMatch(/takes a card in secret/);
  expect(second).not.toMatch(/Take the Mask and the Wreath/);
  expect(second).toMatch(/5 {2}Take the Deep Pockets/);
  expect(second).toMatch(/takes a card in secret/);
  expect(second.replace(/[\s\S]*\n\n{20,}/, '')).not.toMatch(
    /Laurel|Trophy Shelf|Wardrobe|Big Chest|Pockets/,
  );
  // One’s own measure is shown to whoever asks for it, here to somebody who has none yet.
  expect(second).toMatch(/command: sheet secret\n[\s\S]*You have no victory card yet\./);
  expect(second).not.toMatch(/command: sheet\n(?:(?!command:)[\s\S])*You have no victory card yet/);
});
