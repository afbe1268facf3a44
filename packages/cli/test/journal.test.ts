import { writeFileSync } from 'node:fs';
import { type Aside, type Choice, deciders } from '@charterstone/rules';
import { readJournal, writeJournal } from '@charterstone/server/journals';
import { expect, test } from 'vitest';
import { Session } from '../src/play/session.ts';
import { Trouble } from '../src/trouble.ts';
import { box, randomGame } from './games.ts';
import { charterstoneHere, folder } from './program.ts';

const { journal } = randomGame(3, 'journal', 60);

test('whatever people do beside their choices is kept and replayed', () => {
  const session = new Session(box, { seats: 2, seed: 'asides' }, new Map(), undefined);
  const does = (seat: number, choice: Choice | Aside): void => {
    expect(session.take(seat, choice)).toMatchObject({ ok: true });
  };
  does(1, { do: 'charter', what: 'red' });
  does(2, { do: 'charter', what: 'blue' });
  does(1, { do: 'lay', what: 8, at: 'red-3' });
  does(2, { do: 'lay', what: 9, at: 'blue-2' });
  does(1, { do: 'name', what: 203, text: 'Łucja “Ü” \\ "' });
  does(0, { do: 'tell', what: 123 });
  does(3, { do: 'join', what: 'green' });
  does(3, { do: 'stay' });
  does(2, { do: 'part' });
  const [seat = 0] = deciders(session.state);
  does(seat, { do: 'place', what: 'big', at: 'red-3' });
  does(seat, { do: 'undo' });
  const written = writeJournal(session.journal());
  const read = readJournal(written);
  if (typeof read === 'string') throw new Error(read);
  expect(read).toEqual(session.journal());
  expect(writeJournal(read)).toBe(written);
  expect(Session.resume(box, read, undefined, 'it').journal().hash).toBe(session.journal().hash);
  for (const deed of ['name', 'tell', 'join', 'stay', 'part', 'undo'])
    expect(read.entries.map(({ choice }) => choice.do)).toContain(deed);
});

test('a game goes on only from a journal that leads where it says', () => {
  expect(Session.resume(box, journal, undefined, 'it').journal()).toEqual(journal);
  const cut = { ...journal, entries: journal.entries.slice(0, -1) };
  const resume = (): Session => Session.resume(box, cut, undefined, 'it');
  expect(resume).toThrow(Trouble);
  expect(resume).toThrow(/^I can't use it: its choices lead to another table than .*\.$/);
});

test('the program refuses a damaged file with one line and exit code 1', async () => {
  const file = `${folder()}/damaged.json`;
  writeFileSync(file, writeJournal(journal).slice(0, 500));
  for (const args of [
    ['replay', file],
    ['play', '--resume', file],
  ]) {
    const { code, out, err } = await charterstoneHere(args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe(`I can't use ${file}: it is damaged or cut off: it is no complete JSON.\n`);
  }
});

test('a seed that no journal could keep is refused before anything is written', async () => {
  const file = `${folder()}/new.json`;
  for (const args of [
    ['play', '--seats', '2', '--save', file],
    ['prepare', '--game', '2', '--out', file],
  ]) {
    const long = await charterstoneHere([...args, '--seed', 'x'.repeat(101)]);
    expect(long).toEqual({ code: 2, out: '', err: 'A seed has 100 characters at most.\n' });
    const broken = await charterstoneHere([...args, '--seed', 'a\nb']);
    expect(broken).toEqual({
      code: 2,
      out: '',
      err: 'A seed has no line breaks or control characters.\n',
    });
  }
});
