import {
  canUndo,
  charterOfSeat,
  choiceText,
  factsFor,
  gameOf,
  glance,
  options,
  replay,
  type Seat,
  view,
} from '@charterstone/rules';
import { chance, hiddenOtherwise } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { historyIn, momentIn } from '../../src/history/lookback.ts';
import { Recording } from '../../src/history/recording.ts';
import { wholeView } from '../../src/live/encode.ts';
import { isRewind } from '../../src/tables/standing.ts';
import { box } from '../journals/games.ts';
import { lively, long, MADE_AT, type Played, placesLeft, recordingOf, timeOf } from './campaigns.ts';

/** All steps a seat hears, page by page. */
function stepsOf(recording: Recording, seat: Seat | undefined, most = 500) {
  const steps = historyIn(recording, { seat, after: -1, most }).steps;
  for (;;) {
    const more = historyIn(recording, { seat, after: steps.at(-1)?.seq ?? -1, most }).steps;
    if (more.length === 0) return steps;
    steps.push(...more);
  }
}

describe.each([
  [1, 170],
  [3, 330],
  [6, 450],
])('a campaign of %i seats', (seats, many) => {
  const played = lively({ seats, seed: `history ${seats}` }, many);
  const recording = recordingOf(played);
  const left = placesLeft(played.entries);
  const watchers: readonly (Seat | undefined)[] = [
    undefined,
    ...Array.from({ length: seats }, (_, i) => i + 1),
  ];

  test('goes over several games, with choices taken back by one and by all', () => {
    const games = new Set(recording.places.map(({ game }) => game));
    expect(games.size).toBeGreaterThan(1);
    expect(played.entries.filter(({ choice }) => isRewind(choice)).length).toBeGreaterThan(1);
    expect(left.length).toBeLessThan(played.entries.length);
    expect(played.entries.filter(({ choice }) => choice.do === 'undo').length).toBeGreaterThan(3);
    expect(played.entries.filter(({ choice }) => choice.do === 'tell').length).toBeGreaterThan(3);
  });

  test('every moment is as it was seen when it was played', () => {
    for (const [i, seq] of left.entries()) {
      const seat = watchers[i % watchers.length];
      const state = played.seen[seq]?.state;
      if (state === undefined) throw new Error(`nobody saw ${seq}`);
      const found = momentIn(recording, { seat, seq });
      const cells = Buffer.from(found?.view.cells ?? '', 'base64');
      const numbers = Array.from({ length: cells.length / 2 }, (_, n) => cells.readInt16LE(2 * n));
      expect([seq, numbers]).toEqual([seq, [...view(state, seat).table]]);
      expect([seq, found?.view.seat, found?.view.options, found?.view.undo]).toEqual([
        seq,
        seat,
        seat === undefined ? [] : options(state, seat).map(choiceText),
        seat !== undefined && canUndo(state, seat),
      ]);
    }
  });

  test('every step is told as its seat heard it', () => {
    for (const seat of watchers) {
      const steps = stepsOf(recording, seat, 7 + seats * 30);
      expect(steps.map(({ seq }) => seq)).toEqual(left);
      for (const { seq, facts, by, at } of steps) {
        const { state, facts: all } = played.seen[seq] ?? {};
        if (state === undefined || all === undefined) throw new Error(`nobody saw ${seq}`);
        const entry = played.entries[seq - 1];
        expect([seq, facts]).toEqual([seq, factsFor(state, seat, all)]);
        expect([seq, by ?? 0, at]).toEqual([seq, entry?.seat ?? 0, timeOf(seq)]);
      }
    }
  });

  test('what everybody went back behind is no moment, nor is what has not come', () => {
    const gone = played.entries.map(({ seq }) => seq).filter((seq) => !left.includes(seq));
    expect(gone.length).toBeGreaterThan(5);
    for (const seq of [...gone, many + 1])
      expect([seq, momentIn(recording, { seat: 1, seq })]).toEqual([seq, undefined]);
  });

  test('has a chapter for every game, without gaps', () => {
    const { chapters, last } = historyIn(recording, { seat: 1, after: many, most: 1 });
    expect(last).toBe(many);
    expect(chapters.map(({ game }) => game)).toEqual(chapters.map((_, i) => i + 1));
    const places = chapters.map(({ from, to }) => left.filter((seq) => seq >= from && seq <= to));
    expect(places.flat()).toEqual(left);
    for (const [i, { game }] of chapters.entries())
      for (const seq of places[i] ?? []) {
        const state = played.seen[seq]?.state;
        expect([seq, state && Math.max(1, glance.gameNumber(gameOf(state)))]).toEqual([seq, game]);
      }
  });

  test('is the same whether it is heard at once or bit by bit, and some of it twice', () => {
    const slowly = new Recording(box, played.setting, MADE_AT);
    for (let to = 0; to < many + 17; to += 17) {
      slowly.take(played.entries.slice(Math.max(0, to - 30), to));
      const seq = Math.min(to, many);
      expect(momentIn(slowly, { seat: 1, seq })?.view).toEqual(wholeViewThen(played, seq));
    }
    expect(stepsOf(slowly, 1)).toEqual(stepsOf(recording, 1));
    expect(slowly.places).toEqual(recording.places);
  });

  test('has no holes', () => {
    const broken = new Recording(box, played.setting, MADE_AT);
    expect(() => broken.take(played.entries.slice(1))).toThrow('entry 2 does not follow entry 0');
  });
});

function wholeViewThen({ seen }: Played, seq: number) {
  const state = seen[seq]?.state;
  if (state === undefined) throw new Error(`nobody saw ${seq}`);
  return wholeView(state, 1, options(state, 1).map(choiceText));
}

describe('nothing hidden is told', () => {
  const campaign = long(9, 3, 'a');
  const recording = recordingOf(campaign);
  const seats: readonly Seat[] = [1, 2, 3];
  const told = new Map([undefined, ...seats].map((seat) => [seat, stepsOf(recording, seat)]));

  test('histories of two seats differ only in the cards each of them took in secret', () => {
    const watched = told.get(undefined) ?? [];
    const known = new Map<Seat, number>();
    for (const seat of seats)
      for (const [i, { facts, ...step }] of (told.get(seat) ?? []).entries()) {
        const { facts: open, ...same } = watched[i] ?? { facts: [] };
        expect(step).toEqual(same);
        for (const [n, fact] of facts.entries()) {
          const isSecret = fact.fact === 'cardHidden';
          if (isSecret && fact['charter'] === charterOfSeat(recording.stateAt(i), seat)) {
            expect(fact['card']).toEqual(expect.any(Number));
            known.set(seat, (known.get(seat) ?? 0) + 1);
            const { card: _, ...rest } = fact;
            expect(rest).toEqual(open[n]);
          } else expect(fact).toEqual(open[n]);
        }
        expect(facts).toHaveLength(open.length);
      }
    expect([...known.keys()]).toEqual(seats);
    const hidden = watched.flatMap(({ facts }) => facts).filter(({ fact }) => fact === 'cardHidden');
    expect(hidden.length).toBeGreaterThan(0);
    for (const fact of hidden) expect(Object.keys(fact)).not.toContain('card');
  });

  test('moments show the same where everything that is hidden is another', () => {
    const luck = chance('hidden');
    const all = replay(box, campaign);
    if (!all.ok) throw new Error('the campaign can be played again');
    const secret = all.facts.findIndex((facts) => facts.some(({ fact }) => fact === 'cardHidden'));
    const places = Array.from({ length: 20 }, (_, i) => i * 40).concat(secret, secret + 1, secret + 2);
    expect([secret > 0, secret + 2 <= recording.known]).toEqual([true, true]);
    expect(places.filter((place) => place <= recording.known).length).toBeGreaterThan(10);
    for (const seq of places.filter((place) => place <= recording.known))
      for (const seat of [undefined, ...seats]) {
        const other = hiddenOtherwise(recording.stateAt(seq), seat, luck);
        const cells = momentIn(recording, { seat, seq })?.view.cells;
        expect([seq, seat, cells]).toEqual([seq, seat, wholeView(other, seat, []).cells]);
      }
  });
});
