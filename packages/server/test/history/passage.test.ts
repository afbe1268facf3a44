import { factsFor, type Seat, view } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { historyIn } from '../../src/history/lookback.ts';
import { outlineOf } from '../../src/history/outline.ts';
import { passageIn } from '../../src/history/passage.ts';
import { lively, long, placesLeft, recordingOf } from './campaigns.ts';

function cellsOf(text: string): Int16Array {
  const bytes = Buffer.from(text, 'base64');
  return Int16Array.from({ length: bytes.length / 2 }, (_, i) => bytes.readInt16LE(2 * i));
}

describe('a passage', () => {
  const played = lively({ seats: 3, seed: 'passages' }, 260);
  const recording = recordingOf(played);
  const left = placesLeft(played.entries);
  const eyes: readonly (Seat | undefined)[] = [undefined, 1, 2, 3];

  test.each([1, 7, 49, 200])(
    'of %i steps from anywhere shows every table and tells every fact as its seat had it',
    (most) => {
      let compared = 0;
      for (let first = 0; first < left.length; first += 31) {
        const seat = eyes[first % eyes.length];
        const passage = passageIn(recording, { seat, seq: left[first] ?? 0, most });
        if (passage === undefined) throw new Error(`there is a place ${first}`);
        expect(passage.steps.map(({ seq }) => seq)).toEqual(left.slice(first, first + most));
        expect(passage.steps[0]?.cells).toEqual([]);
        const cells = cellsOf(passage.view.cells);
        for (const step of passage.steps) {
          for (const [start = 0, ...numbers] of step.cells) cells.set(numbers, start);
          const seen = played.seen[step.seq];
          if (seen === undefined) throw new Error(`nobody saw ${step.seq}`);
          expect([step.seq, [...cells]]).toEqual([step.seq, [...view(seen.state, seat).table]]);
          expect(step.facts).toEqual(factsFor(seen.state, seat, seen.facts));
          compared++;
        }
      }
      expect(compared).toBeGreaterThan(5);
    },
  );

  test('begins nowhere else than at a place that is left', () => {
    const gone = played.entries.map(({ seq }) => seq).find((seq) => !left.includes(seq));
    for (const seq of [gone ?? -1, 261, 10_000])
      expect(passageIn(recording, { seat: 1, seq, most: 5 })).toBeUndefined();
  });

  test('the outline names the places that are left, and no others', () => {
    const { stretches, chapters } = outlineOf(recording.places);
    const places = stretches.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, i) => from + i),
    );
    expect(places).toEqual(left);
    expect(stretches.length).toBeGreaterThan(1);
    expect(chapters).toEqual(historyIn(recording, { seat: 1, after: -1, most: 1 }).chapters);
  });
});

test('the outline marks buildings, crates, stories and the ends of games where they happened', () => {
  const campaign = long(3, 2, 'outline');
  const recording = recordingOf(campaign);
  const { marks, turns } = outlineOf(recording.places);
  const { steps } = historyIn(recording, { seat: undefined, after: -1, most: 5000 });
  const told = (fact: string) =>
    steps.flatMap(({ seq, facts }) =>
      facts.filter((one) => one.fact === fact).map(({ card }) => ({ seq, card })),
    );
  for (const [mark, fact] of [
    ['built', 'built'],
    ['opened', 'opened'],
    ['story', 'storyRead'],
  ] as const) {
    const found = marks.filter((one) => one.mark === mark).map(({ seq, card }) => ({ seq, card }));
    expect(found.length).toBeGreaterThan(1);
    expect([mark, found]).toEqual([mark, told(fact)]);
  }
  expect(marks.filter(({ mark }) => mark === 'ended').map(({ seq }) => seq)).toEqual(
    told('gameEnded').map(({ seq }) => seq),
  );
  expect(turns).toEqual([...new Set(told('turnBegan').map(({ seq }) => seq))]);
});
