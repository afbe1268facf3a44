import { speaker } from '@charterstone/words';
import { expect, test } from 'vitest';
import type { Scene } from '../../table/scene.ts';
import { listedAs, named, nameFor } from './standing.ts';

const say = speaker('en', () => undefined);

function sceneWith(automas: readonly string[]): Scene {
  const charters = ['red', 'blue', 'yellow'].map((charter, i) => ({
    charter,
    seat: i + 1,
    automa: automas.includes(charter),
  }));
  const seats = charters.map(({ seat }) => ({ seat, person: { id: `${seat}`, name: `Guest ${seat}` } }));
  const at = { table: { id: 'table', seats } };
  return { at, now: { charters }, say, eyes: 1, titles: { blue: 'Owlwick' } } as unknown as Scene;
}

test('two Automas are told apart by their charters, by the name it was given where it has one', () => {
  const both = sceneWith(['blue', 'yellow']);
  expect([named(both, 'blue'), nameFor(both, 'yellow')]).toEqual(['Automa (Owlwick)', 'Automa (Yellow)']);
  const one = sceneWith(['blue']);
  expect([named(one, 'blue'), named(one, 'yellow')]).toEqual(['Automa', 'Guest 3']);
});

test('beside a list everybody is called what they are called there: by name, whoever looks too', () => {
  const scene = sceneWith([]);
  expect(listedAs(scene, ['red', 'yellow'])).toBe('\u2068Guest 1\u2069 and \u2068Guest 3\u2069');
});
