import {
  choose,
  gameOf,
  hash,
  isOver,
  load,
  options,
  type Replay,
  replay,
  type State,
  save,
  view,
} from '@charterstone/rules';
import {
  brokenInvariant,
  chance,
  ends,
  FACE_DOWN,
  inGame,
  isAsked,
  newGame,
  pileOrder,
  settles,
  type Table,
  theBox,
} from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { islandsOf } from '../campaign/village.ts';

const THREE = ['red', 'purple', 'green'] as const;

/** Purple took 346 in secret, green 344, red 349; the next game has begun. */
function withSecrets(): Table {
  const game = inGame({ game: 7, charters: THREE }).given(islandsOf(THREE));
  game.given({ purple: { reputation: 2 } });
  const asked = settles(ends(game), ['open K', 'mark row-10'], isAsked('pick 344'));
  asked.purple.takes(346);
  asked.green.takes(344);
  asked.red.takes(349);
  return settles(asked);
}

function dealt(state: State, seats: string, seed = 'another'): State {
  const outcome = choose(state, 0, { do: 'deal', what: seats, text: seed });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.reasons));
  expect(outcome.facts).toEqual([{ fact: 'dealtAnew' }]);
  return outcome.state;
}

const secretsIn = (state: State, seat: number): string => view(state, seat).table.join();

describe('what if: dealt anew (ruling 63)', () => {
  test('what the seats see stays, and so do their options; piles lie in another order', () => {
    const { state } = newGame({ charters: ['red', 'blue', 'green'] });
    const anew = dealt(state, '2');
    for (const seat of [1, 2, 3, undefined]) {
      expect(view(anew, seat).table).toEqual(view(state, seat).table);
      if (seat !== undefined) expect(options(anew, seat)).toEqual(options(state, seat));
    }
    expect(FACE_DOWN.map((pile) => pileOrder(anew, pile))).not.toEqual(
      FACE_DOWN.map((pile) => pileOrder(state, pile)),
    );
    expect(brokenInvariant(gameOf(anew))).toBeUndefined();
  });

  test('what they took in secret stays theirs, all of them; what others took is by chance', () => {
    const game = withSecrets();
    const { red, purple, green } = game;
    const both = [red.seat, purple.seat].toSorted().join('');
    const others = new Set<string>();
    for (let n = 0; n < 12; n++) {
      const anew = dealt(game.state, both, `chance ${n}`);
      for (const { seat } of [red, purple]) expect(secretsIn(anew, seat)).toBe(secretsIn(game.state, seat));
      others.add(secretsIn(anew, green.seat));
    }
    expect(others.size).toBeGreaterThan(1);
  });

  test('nothing before it can be taken back', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.red.places('red-1');
    const anew = dealt(game.state, '1');
    expect(choose(anew, game.red.seat, { do: 'undo' })).toEqual({ ok: false, reasons: [{ lack: 'noUndo' }] });
  });

  test('a journal with it replays to the same table, which can be saved, and be played to its end', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.red.places('red-1');
    const deal = { seat: 0, choice: { do: 'deal', what: '2', text: 'another' } } as const;
    const again = (): Replay =>
      replay(theBox(), {
        setting: { seats: 2, seed: game.seed, games: 1 },
        entries: [...game.journal, deal],
      });
    const [first, second] = [again(), again()];
    if (!first.ok || !second.ok) throw new Error('the journal is refused');
    expect(hash(first.state)).toBe(hash(second.state));
    expect(hash(first.state)).not.toBe(hash(game.state));
    const loaded = load(theBox(), save(first.state));
    expect(loaded && hash(loaded)).toBe(hash(first.state));
    expect(brokenInvariant(gameOf(playedOut(first.state)))).toBeUndefined();
  });

  test('only whoever keeps the table deals, and for seats that there are', () => {
    const { state } = newGame({ charters: ['red', 'blue'] });
    for (const seat of [1, 2, 7])
      expect(choose(state, seat, { do: 'deal', what: '1', text: 'x' })).toEqual({
        ok: false,
        reasons: [{ lack: 'notYours' }],
      });
    for (const [what, text] of [
      ['', 'x'],
      ['7', 'x'],
      ['21', 'x'],
      ['1', ''],
      ['1', 'x'.repeat(101)],
    ] as const)
      expect(choose(state, 0, { do: 'deal', what, text })).toEqual({
        ok: false,
        reasons: [{ lack: 'unknown' }],
      });
  });
});

function playedOut(start: State): State {
  const mind = chance('what if');
  let state = start;
  while (!isOver(state)) {
    const seat = [1, 2].find((one) => options(state, one).length > 0) ?? 1;
    const outcome = choose(state, seat, mind.pick(options(state, seat)));
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.reasons));
    ({ state } = outcome);
  }
  return state;
}
