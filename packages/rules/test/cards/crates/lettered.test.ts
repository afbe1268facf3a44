import type { Charter } from '@charterstone/rules';
import { kingsOf, type Position, type Sheets, sheetOf, type Table, write } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { doors, printedValue } from '../../campaign/village.ts';
import { nextGame, playing } from '../campaign/guideposts/game.ts';

type Door = {
  readonly crate: string;
  /** The guidepost of the game before it, and what it needs there. */
  readonly after: number;
  readonly position?: Position;
  readonly sheets?: Sheets;
  readonly told?: number;
  /** Pleased kings, displeased below zero. */
  readonly kings: number;
  readonly other: string;
  readonly next: number;
  readonly story: number;
};

const RED = 4;

/** The forks, as they are played: of two doors one is opened after each game but the last. */
const DOORS: readonly Door[] = [
  { crate: 'A', after: 400, kings: -1, other: 'B', next: 401, story: 124 },
  { crate: 'B', after: 400, kings: 1, other: 'A', next: 401, story: 128 },
  { crate: 'C', after: 401, kings: 1, other: 'D', next: 402, story: 129 },
  { crate: 'D', after: 401, kings: -1, other: 'C', next: 403, story: 130 },
  { crate: 'E', after: 402, kings: 1, other: 'F', next: 404, story: 131 },
  { crate: 'F', after: 403, kings: -1, other: 'E', next: 404, story: 133 },
  { crate: 'G', after: 404, kings: 1, other: 'H', next: 405, story: 134 },
  { crate: 'H', after: 404, kings: -1, other: 'G', next: 405, story: 135 },
  {
    crate: 'I',
    after: 405,
    position: { red: { points: 9 } },
    told: 8,
    kings: 3,
    other: 'J',
    next: 406,
    story: 136,
  },
  {
    crate: 'J',
    after: 405,
    position: { red: { points: 9 } },
    told: 9,
    kings: -3,
    other: 'I',
    next: 406,
    story: 137,
  },
  { crate: 'K', after: 406, kings: -1, other: 'L', next: 407, story: 138 },
  { crate: 'L', after: 406, kings: 1, other: 'K', next: 407, story: 139 },
  {
    crate: 'M',
    after: 407,
    position: { peril: { 'red-1': 'vermin' } },
    kings: -2,
    other: 'N',
    next: 408,
    story: 140,
  },
  { crate: 'N', after: 407, kings: 2, other: 'M', next: 408, story: 141 },
  { crate: 'O', after: 408, position: { notes: { 408: RED } }, kings: -2, other: 'P', next: 409, story: 142 },
  { crate: 'P', after: 408, kings: 2, other: 'O', next: 409, story: 143 },
  { crate: 'Q', after: 409, kings: 3, other: 'R', next: 410, story: 144 },
  {
    crate: 'R',
    after: 409,
    sheets: { kings: { displeased: 1 } },
    kings: -3,
    other: 'Q',
    next: 411,
    story: 145,
  },
  { crate: 'S', after: 410, kings: 1, other: 'T', next: 412, story: 146 },
  { crate: 'T', after: 411, kings: -1, other: 'S', next: 412, story: 147 },
];

/** The game of a door is over, the door open, and the next game has begun. */
function through({ crate, after, position = {}, sheets = {}, told }: Door): Table {
  const game = write(playing(after, position), sheets);
  if (told !== undefined) game.seat(0).does({ do: 'tell', what: told });
  return nextGame(game, [`open ${crate}`, 'choose loyal']);
}

describe.each(DOORS)('crate $crate, after guidepost $after', (door) => {
  test('this door is opened, the other one never', () => {
    const game = through(door);
    expect(doors(game)).toContain(door.crate);
    expect(doors(game)).not.toContain(door.other);
  });

  test('its kings are counted', () => {
    const game = through(door);
    const displeased = door.sheets?.kings?.displeased ?? 0;
    expect(kingsOf(game)).toEqual({
      pleased: Math.max(0, door.kings),
      displeased: displeased + Math.max(0, -door.kings),
    });
  });

  test('its story is read, that of the other door is not', () => {
    const game = through(door);
    const read = game.history.flatMap((fact) => (fact.fact === 'storyRead' ? [fact.card] : []));
    const other = DOORS.find(({ crate }) => crate === door.other)?.story;
    expect(read).toContain(door.story);
    expect(read).not.toContain(other);
  });

  test('the next guidepost lies there, this one is archived', () => {
    const game = through(door);
    expect(game.whereIs(door.next)).toBe('guidepost');
    expect(game.whereIs(door.after)).toBe('archive');
  });
});

/** What a door gave, by charter. */
function given(game: Table, guidepost: number): { readonly [C in Charter]?: number } {
  return Object.fromEntries(
    game.history.flatMap((fact) =>
      fact.fact === 'points' && fact.why === guidepost ? [[fact.charter, fact.n]] : [],
    ),
  );
}

describe('crates A and B: points for what everybody has', () => {
  const goods: Position = {
    red: { coins: 11, clay: 2, influence: 12 },
    blue: { coins: 0, metal: 3, wood: 1 },
  };
  const after = (crate: string) => nextGame(playing(400, goods), [`open ${crate}`]);

  test('crate A: a point a coin; whoever has none gets none', () => {
    expect(given(after('A'), 400)).toEqual({ red: 11 });
  });

  test('crate B: a point a resource, of whatever kind', () => {
    expect(given(after('B'), 400)).toEqual({ red: 2, blue: 4 });
  });

  test('crate A: they come before stars are counted: 11 points are a star', () => {
    // One for the goal of the guidepost, one for eleven points.
    expect(sheetOf(after('A'), 'red').glory).toBe(2);
    expect(sheetOf(after('B'), 'red').glory).toBe(1);
  });
});

describe('crates C and D: the values of the buildings', () => {
  const built: Position = { red: { stands: { 'red-2': 79, 'red-3': 73 } } };

  test('crate C: they are points of this game, for everybody; basic buildings have none', () => {
    const game = nextGame(playing(401, built), ['open C']);
    expect(given(game, 401)).toEqual({ red: printedValue(79) + printedValue(73) });
  });

  test('crate D: nothing', () => {
    expect(given(nextGame(playing(401, built), ['open D']), 401)).toEqual({});
  });
});

describe('crates I, J, Q and R: stars for everybody, or for nobody', () => {
  const stars = (crate: string) => {
    const door = DOORS.find((one) => one.crate === crate);
    if (door === undefined) throw new Error(`there is no door ${crate}`);
    const game = through(door);
    return [sheetOf(game, 'red').glory, sheetOf(game, 'blue').glory];
  };

  test.each([
    ['I', [1, 1]],
    ['J', [0, 0]],
    ['Q', [2, 2]],
    ['R', [0, 0]],
  ] as const)('crate %s: %j', (crate, expected) => {
    expect(stars(crate)).toEqual(expected);
  });
});

describe('crates S and T: after them the battle, crate U or V', () => {
  const fought = (side: string, pleased: number) => {
    const game = write(playing(411), { kings: { pleased } });
    return nextGame(game, ['open T', `choose ${side}`]);
  };

  test('crate U: at most 23, guidepost 412', () => {
    const game = fought('rebel', 11);
    expect(doors(game)).toEqual(['T', 'U']);
    expect([game.whereIs(412), game.whereIs(413)]).toEqual(['guidepost', 'index']);
  });

  test('crate V: more than 23, guidepost 413', () => {
    const game = fought('rebel', 12);
    expect(doors(game)).toEqual(['T', 'V']);
    expect([game.whereIs(412), game.whereIs(413)]).toEqual(['index', 'guidepost']);
  });

  test('crates U and V have no kings of their own', () => {
    expect(kingsOf(fought('rebel', 11))).toEqual({ pleased: 11, displeased: 1 });
    expect(kingsOf(fought('rebel', 12))).toEqual({ pleased: 12, displeased: 1 });
  });

  test('loyal personas count nothing', () => {
    expect(doors(fought('loyal', 23))).toEqual(['T', 'U']);
    expect(doors(fought('loyal', 24))).toEqual(['T', 'V']);
  });
});

describe('crate W: the last page', () => {
  const lastPage = (): Table => {
    const game = playing(412, { red: { coins: 5, hand: [206], chest: [280, 293, 295] } });
    return nextGame(game.given({ blue: { chest: [303, 304, 306] } }), ['pass']);
  };

  test('rules 152 to 157 lie in the Chronicle, what they replace in the Archive', () => {
    const game = lastPage();
    expect(game.sees.chronicle).toEqual(expect.arrayContaining([152, 153, 154, 155, 156, 157]));
    for (const old of [125, 126, 127, 132, 14]) expect(game.whereIs(old)).toBe('archive');
  });

  test('nobody keeps goods or cards, no guidepost follows', () => {
    const game = lastPage();
    expect(game.sees.game).toBe(13);
    const held = game.players.map(({ supply }) => supply.hand.length + supply.goods.coin);
    // The bonuses of rule 154: a minion or a card, and $2 or three points.
    for (const n of held) expect(n).toBeLessThanOrEqual(3);
    for (let card = 400; card <= 413; card++) expect(game.whereIs(card)).not.toBe('guidepost');
  });

  test('original personas are archived, all others are dealt anew', () => {
    const game = lastPage();
    for (const card of [200, 201, 202, 203, 204, 205]) expect(game.whereIs(card)).toBe('archive');
    const dealt = [280, 293, 295, 303, 304, 306].map((card) => game.whereIs(card));
    expect(dealt.filter((place) => place.startsWith('play-') || place === 'personaDeck')).toHaveLength(6);
  });
});
