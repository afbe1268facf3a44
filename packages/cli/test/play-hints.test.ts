import { charterOfSeat } from '@charterstone/rules';
import { hintsIn, LANGS } from '@charterstone/words';
import { describe, expect, test } from 'vitest';
import { deskFor } from '../src/play/desk.ts';
import { hintLines } from '../src/play/screens/hints.ts';
import { Session } from '../src/play/session.ts';
import { widthOf } from '../src/terminal/columns.ts';
import { box, randomGame } from './games.ts';
import { charterstoneHere, folder } from './program.ts';

const { journal, lines } = randomGame(2, 'hints', 60);
const session = Session.resume(box, { ...journal, bots: [2] }, undefined, 'it');
const people = ['play', '--seats', '2', '--bots', '0', '--seed', 'hints', '--games', '1'];
const typed = (...entries: readonly string[]): string => `${entries.join('\n')}\n`;
const hintsOf = (out: string): string[] => out.split('\n').filter((line) => line.startsWith('» '));

describe('the hints of the first game', () => {
  test.each(LANGS)('are lines of the turn’s screen in %s, no wider than it', (lang) => {
    const { size, ...desk } = deskFor(box, lang, false);
    const shown = hintLines({ ...desk, size: () => ({ ...size(), width: 72 }) }, session, 1, 0);
    const person = charterOfSeat(session.state, 1);
    const facts = session.told.flatMap((told) => told.facts);
    const due = person === undefined ? [] : hintsIn(facts, person);
    expect(due.length).toBeGreaterThan(5);
    expect(shown.filter((line) => line.startsWith('» '))).toHaveLength(due.length);
    for (const line of shown) expect([line, widthOf(line) <= 72]).toEqual([line, true]);
  });

  test('are given with what is new, and once', () => {
    const desk = deskFor(box, 'en', false);
    const all = hintLines(desk, session, 1, 0);
    const later = hintLines(desk, session, 1, 20);
    expect(later.length).toBeGreaterThan(0);
    expect(later.length).toBeLessThan(all.length);
    expect(all.slice(-later.length)).toEqual(later);
    expect(hintLines(desk, session, 1, session.told.length)).toEqual([]);
  });

  test('come up in a game, and not again when it goes on another day', async () => {
    const file = `${folder()}/game.json`;
    const ran = await charterstoneHere([...people, '--save', file], typed(...lines.slice(0, 30)));
    expect(ran).toMatchObject({ code: 0, err: '' });
    const first = hintsOf(ran.out);
    expect(first[0]).toMatch(/^» Pick a building and put a worker on it/);
    const again = hintsOf(
      (await charterstoneHere(['play', '--resume', file], typed(...lines.slice(30)))).out,
    );
    expect(again.length).toBeGreaterThan(0);
    expect([...first, ...again]).toEqual(hintsOf((await charterstoneHere(people, typed(...lines))).out));
  });

  test('are everybody’s own at one keyboard: each once for each of two people', async () => {
    const counts = new Map<string, number>();
    for (const hint of hintsOf((await charterstoneHere(people, typed(...lines))).out))
      counts.set(hint, (counts.get(hint) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBe(2);
    const [placing] = counts.values();
    expect(placing).toBe(2);
  });

  test('can be done without: by an option, or by a command at any time', async () => {
    expect(hintsOf((await charterstoneHere([...people, '--no-hints'], typed(...lines))).out)).toEqual([]);
    const switched = (await charterstoneHere(people, typed(...lines.slice(0, 8), 'hints', ...lines.slice(8))))
      .out;
    expect(switched).toContain('Hints are off.');
    expect(hintsOf(switched)).toEqual(
      hintsOf((await charterstoneHere(people, typed(...lines.slice(0, 8)))).out),
    );
    const back = (await charterstoneHere(people, typed('hints', 'hints', ...lines))).out;
    expect(back).toContain('Hints are on.');
    expect(hintsOf(back)).toEqual(hintsOf((await charterstoneHere(people, typed(...lines))).out));
  });
});
