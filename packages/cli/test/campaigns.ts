import { mkdirSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { box as data } from '@charterstone/box';
import { type JournalFile, prepared, RULES, VERSION, writeJournal } from '@charterstone/server/journals';
import { box } from './games.ts';
import { folder } from './program.ts';

/** A campaign that has come to its seventh game. */
export const campaign: JournalFile = prepared(box, { game: 7, seats: 3, seed: 'long', bots: [2, 3] });
export const text = writeJournal(campaign);

/** A place that is no good, or a content: what it is called, how it is made, and what is said about it. */
export type Odd = readonly [string, (path: string) => void, RegExp];

const write =
  (content: string | Buffer) =>
  (path: string): void =>
    writeFileSync(path, content);

/** The same bytes but for one of them. */
function flipped(): Buffer {
  const bytes = Buffer.from(text);
  const at = text.indexOf('"place"') + 2;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}

/** Files nobody should be able to go on with. */
export const odd: readonly Odd[] = [
  ['nothing at all', () => {}, /I can't read .*: there is no such file\./],
  ['an empty file', write(''), /I can't use .*: it is no charterstone journal\./],
  ['a folder', (path) => mkdirSync(path), /I can't read .*: it is a folder\./],
  ['a photograph', write(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])), /it is no charterstone journal\./],
  ['a file as big as a film', big, /it is too big to be a journal\./],
  ['one cut in the middle', write(text.slice(0, text.length / 2)), /it is damaged or cut off/],
  ['one without its last line', write(text.slice(0, text.lastIndexOf(',\n'))), /it is damaged or cut off/],
  ['one with a flipped bit', write(flipped()), /it is damaged: entry \d+ is no choice\./],
  ['one with a choice changed', write(text.replace('"what":"big"', '"what":"small"')), /its checksum/],
  [
    'one of a newer program',
    write(text.replace(`"version":${VERSION}`, `"version":${VERSION + 1}`)),
    /it was written by a newer program \(journal version 3, this program knows 2\)\./,
  ],
  ['one of newer rules', write(writeJournal({ ...campaign, rules: RULES + 1 })), /newer rules/],
  ['one of a newer box', write(writeJournal({ ...campaign, box: 99 })), /version 99 of the box/],
  [
    'one of another box of the same version',
    write(writeJournal(campaign, { ...data, coins: 35 })),
    /it was played with another box \(its fingerprint is [0-9a-f]{16}, this one's [0-9a-f]{16}\)\./,
  ],
  [
    'one whose choices are against the rules',
    write(writeJournal({ ...campaign, entries: campaign.entries.toSpliced(5, 1) })),
    /choice \d+ is against the rules/,
  ],
  [
    'one that leads to another table',
    write(writeJournal({ ...campaign, entries: campaign.entries.slice(0, -1) })),
    /lead to another table than the one it was saved at\./,
  ],
];

function big(path: string): void {
  writeFileSync(path, '{');
  truncateSync(path, 70 * 1024 * 1024);
}

/** A file in a folder of its own, and what else lies there. */
export function place(name: string): { readonly path: string; readonly others: () => string[] } {
  const around = folder();
  return {
    path: `${around}/${name}`,
    others: () => readdirSync(around).filter((other) => other !== name),
  };
}
