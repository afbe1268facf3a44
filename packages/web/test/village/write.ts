import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictures } from '@charterstone/box/pictures';
import { text as german } from '@charterstone/box/text/de';
import { text as english } from '@charterstone/box/text/en';
import { text as polish } from '@charterstone/box/text/pl';
import { LAST_CARD, openBox, type State, view } from '@charterstone/rules';
import { type BoxText, textsOf } from '@charterstone/words';
import { villagesAt } from './villages.ts';

/**
 * Villages for the development page of the board (`board.html`): early, middle and late ones as the server would hand them out. They hold
 * unlocked cards, so they are written where nothing is committed.
 *
 *     node packages/web/test/village/write.ts
 */
const folder = join(import.meta.dirname, '../../.specimen');
const texts = { en: english, de: german, pl: polish };

function specimen(state: State) {
  const data = openBox(state);
  const known = (card: number): boolean => data.cards[card] !== undefined;
  const lines: Readonly<Record<number, unknown>> = pictures;
  return {
    box: data,
    cells: [...view(state, 1).table],
    pictures: Object.fromEntries(Object.entries(lines).filter(([card]) => known(Number(card)))),
    texts: Object.fromEntries(Object.entries(texts).map(([lang, text]) => [lang, namesOf(text, known)])),
  };
}

function namesOf(text: BoxText, known: (card: number) => boolean) {
  const textOf = textsOf(text);
  return Object.fromEntries(
    Array.from({ length: LAST_CARD }, (_, i) => i + 1)
      .filter(known)
      .map((card) => [card, textOf(card)?.name ?? '']),
  );
}

mkdirSync(folder, { recursive: true });
const six = villagesAt(
  { seats: 5, seed: 'paper' },
  [
    { game: 1, turn: 9 },
    { game: 6, turn: 24 },
    { game: 12, turn: 38 },
  ],
  'greedy',
);
const alone = villagesAt({ seats: 1, automas: 1, seed: 'alone' }, [{ game: 3, turn: 8 }], 'greedy');
for (const [name, state] of [
  ['early', six[0]],
  ['mid', six[1]],
  ['late', six[2]],
  ['solo', alone[0]],
] as const)
  if (state !== undefined) writeFileSync(join(folder, `${name}.json`), JSON.stringify(specimen(state)));
