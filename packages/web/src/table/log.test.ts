import type { Charter, Fact } from '@charterstone/rules';
import { speaker } from '@charterstone/words';
import { describe, expect, test } from 'vitest';
import { isByOthers, lastTurnEnd, lately, linesOf, newsIn, sentencesOf, type Told } from './log.ts';
import type { Scene } from './scene.ts';
import { type Seating, seatingsOf } from './seating.ts';

const began = (seq: number, charter: Charter): Told => ({
  seq,
  by: charter === 'red' ? 1 : 2,
  facts: [{ fact: 'turnBegan', charter, turn: seq }],
});
const ended = (seq: number, charter: Charter): Told => ({
  ...began(seq, charter),
  facts: [{ fact: 'turnEnded', charter }],
});

describe('what is new since one’s last turn', () => {
  const told = [began(1, 'red'), ended(2, 'red'), began(3, 'blue'), ended(4, 'blue')];

  test('begins where it ended', () => {
    expect(lastTurnEnd(told, 'red')).toBe(1);
    expect(lastTurnEnd(told, 'blue')).toBe(3);
  });

  test('stays new while one makes the next turn', () => {
    expect(lastTurnEnd([...told, began(5, 'red')], 'red')).toBe(1);
    expect(lastTurnEnd([...told, began(5, 'red'), ended(6, 'red')], 'red')).toBe(5);
  });

  test('is nothing to speak of before the first, and for whoever only watches', () => {
    expect(lastTurnEnd(told, 'green')).toBe(-1);
    expect(lastTurnEnd(told, undefined)).toBe(-1);
  });

  test('begins with the turn of whoever came next, also where the same choice ended the one and began the other', () => {
    expect(newsIn(told, 'red')).toEqual({ step: 2, turnOf: undefined });
    const both = { ...ended(2, 'red'), facts: [...ended(2, 'red').facts, ...began(2, 'blue').facts] };
    expect(newsIn([began(1, 'red'), both, ended(3, 'blue')], 'red')).toEqual({ step: 1, turnOf: 'blue' });
    expect(newsIn(told, 'green')).toBeUndefined();
  });

  test('is what others did, also where their turns went by themselves within a step of one’s own', () => {
    const red = { eyes: 1, own: 'red', automas: [] } as const;
    const own = (...steps: readonly Told[]): Told => ({
      seq: 2,
      by: 1,
      facts: steps.flatMap(({ facts }) => facts),
    });
    const wentBy = own(ended(2, 'red'), began(2, 'blue'), ended(2, 'blue'), began(2, 'red'));
    expect(isByOthers(told, red)).toBe(true);
    expect(isByOthers([began(1, 'red'), wentBy], red)).toBe(true);
    // Somebody is at it, and has done nothing yet.
    expect(isByOthers([own(ended(2, 'red'), began(2, 'blue'))], red)).toBe(false);
    // Alone, or with an Automa, whose turns are told with one's own.
    expect(isByOthers([own(ended(2, 'red'), began(2, 'red'))], red)).toBe(false);
    expect(isByOthers([began(1, 'red'), wentBy], { ...red, automas: ['blue'] })).toBe(false);
    expect(isByOthers(told, { ...red, own: undefined })).toBe(false);
  });

  test('is asked for to its beginning, however long the others took', async () => {
    const all = [ended(1, 'red'), ...Array.from({ length: 150 }, (_, i) => began(i + 2, 'blue'))];
    const asked: number[] = [];
    const stepsAfter = async (after: number, most: number): Promise<readonly Told[]> => {
      asked.push(most);
      return all.filter(({ seq }) => seq > after).slice(0, most);
    };
    expect(lastTurnEnd(await lately(stepsAfter, 151, 'red'), 'red')).toBe(0);
    expect(asked).toHaveLength(2);
    // Nobody waits for more than they need.
    await lately(stepsAfter, 151, 'blue');
    await lately(stepsAfter, 151, undefined);
    expect(asked.slice(2)).toEqual([60, 200, 60]);
  });
});

/** How the charters are dealt anew: Ada had red and Bo blue, then an Automa has red, Ada blue and Bo green. */
const DEALT: readonly Fact[] = [
  { fact: 'stoodUp', seat: 1, charter: 'red' },
  { fact: 'stoodUp', seat: 2, charter: 'blue' },
  { fact: 'stoodUp', seat: 3, charter: 'black' },
  { fact: 'charterChosen', seat: 1, charter: 'blue' },
  { fact: 'charterChosen', seat: 2, charter: 'green' },
  { fact: 'automaSeated', seat: 3, charter: 'red' },
];

describe('after charters were dealt anew', () => {
  const NAMES = [undefined, 'Ada', 'Bo'] as const;
  const nameAt = (seat: number): string | undefined => NAMES[seat];
  const sayAmong = (seating: Seating) =>
    speaker('en', () => undefined, { nameOf: (charter) => nameAt(seating.get(charter) ?? 0) });
  /** The table after a step. */
  const sceneAt = (seq: number, seating: Seating): Scene =>
    ({
      at: { seq },
      content: {},
      spoken: { nameAt },
      seating,
      sayAmong,
    }) as unknown as Scene;
  const first: Seating = new Map([
    ['red', 1],
    ['blue', 2],
    ['black', 3],
  ]);
  const anew: Seating = new Map([
    ['blue', 1],
    ['green', 2],
    ['red', 3],
  ]);
  const steps = (): readonly Told[] => [
    began(1, 'blue'),
    {
      seq: 2,
      by: 2,
      facts: [
        { fact: 'victory', charter: 'red', total: 7 },
        ...DEALT,
        { fact: 'gameBegan', game: 13, first: 'blue', progress: 0 },
      ],
    },
    began(3, 'green'),
  ];
  const read = (told: readonly Told[], scene: Scene): readonly string[] => {
    const seatings = seatingsOf(told, scene);
    return told.flatMap((step, i) => sentencesOf(step, scene, seatings[i] ?? new Map()));
  };
  const LINES = [
    expect.stringMatching(/Bo/),
    expect.stringMatching(/^Ada .*7/),
    'Ada takes the blue charter.',
    'Bo takes the green charter.',
    'An Automa plays the red charter.',
    expect.stringMatching(/Ada/),
    expect.stringMatching(/Bo/),
  ];

  test('every line names whoever played the charter when it happened, also within the step', () => {
    expect(read(steps(), sceneAt(3, anew))).toEqual(LINES);
  });

  test('so it is while the table is still to come, or shows only some of what was told', () => {
    expect(read(steps(), sceneAt(1, first))).toEqual(LINES);
    expect(read(steps(), sceneAt(2, anew))).toEqual(LINES);
  });

  test('a charter that somebody left or came to was theirs, or nobody’s, before', () => {
    const told: readonly Told[] = [
      began(1, 'red'),
      began(2, 'blue'),
      {
        seq: 3,
        by: 0,
        facts: [
          { fact: 'departed', seat: 1, charter: 'red' },
          { fact: 'arrived', seat: 2, charter: 'blue' },
        ],
      },
    ];
    const [before, , after] = seatingsOf(told, sceneAt(3, new Map([['blue', 2]])));
    expect(before).toEqual(new Map([['red', 1]]));
    expect(after).toEqual(new Map([['blue', 2]]));
  });

  test('is nothing where that was in a game which was over when the table was made', () => {
    const over: Told = { seq: 4, by: 1, facts: [{ fact: 'gameEnded', winners: [], points: {} }] };
    const turns = [began(1, 'red'), ended(2, 'red'), ended(3, 'blue')];
    const made = [...turns, over].map((step) => ({ ...step, isPast: true }));
    expect(newsIn(made, 'red')).toBeUndefined();
    expect(newsIn([...made, { seq: 5, by: 2, facts: [] }], 'red')).toBeUndefined();
    expect(newsIn([...made, ended(5, 'red'), ended(6, 'blue')], 'red')).toEqual({
      step: 5,
      turnOf: undefined,
    });
    // One that was brought along in the middle of a game, and one that was played here.
    const brought = turns.map((step) => ({ ...step, isPast: true }));
    for (const told of [brought, [...turns, over]])
      expect(newsIn(told, 'red')).toEqual({ step: 2, turnOf: undefined });
  });

  test('one’s last turn is that of the charter one had', () => {
    const told = [ended(1, 'red'), ended(2, 'blue'), { seq: 3, by: 2, facts: DEALT }, began(4, 'green')];
    expect([lastTurnEnd(told, 'blue'), lastTurnEnd(told, 'green')]).toEqual([0, 1]);
    expect(newsIn(told, 'green')).toEqual({ step: 2, turnOf: undefined });
  });
});

describe('a turn in which only one thing was possible', () => {
  const say = speaker('en', () => undefined, {});
  const scene = (automa: boolean): Scene =>
    ({
      at: { seq: 1 },
      content: {},
      say,
      sayAmong: () => say,
      seating: new Map([['red', 1]]),
      spoken: {},
      now: { charters: [{ charter: 'red', seat: 1, automa }] },
    }) as unknown as Scene;
  const turn: readonly Fact[] = [
    { fact: 'turnBegan', charter: 'red', turn: 4 },
    { fact: 'retrieved', charter: 'red', workers: ['big', 'small'] },
    { fact: 'turnEnded', charter: 'red' },
  ];
  const step = (facts: readonly Fact[]): Told => ({ seq: 1, by: 2, facts });
  const told = (facts: readonly Fact[], automa = false): readonly (Charter | undefined)[] =>
    linesOf(step(facts), scene(automa), new Map()).map(({ byItself }) => byItself);

  test('says so below its heading, before what was done', () => {
    expect(told(turn)).toEqual([undefined, 'red', undefined]);
    expect(sentencesOf(step(turn), scene(false), new Map())[1]).toBe(
      'Only one thing was possible: the turn went by itself.',
    );
  });

  test('is no turn that somebody is still to decide about or has decided, nor an Automa’s', () => {
    expect(told(turn.slice(0, 1))).toEqual([undefined]);
    expect(told(turn.slice(1))).toEqual([undefined]);
    expect(told(turn, true)).toEqual([undefined, undefined]);
  });
});
