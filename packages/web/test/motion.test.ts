// Spoilers: bots play into later games here.
import { botFrom } from '@charterstone/bots';
import { box as boxData } from '@charterstone/box';
import {
  compile,
  type Fact,
  inspect,
  moves,
  openBox,
  play,
  type Setting,
  seatToMove,
  startGame,
  stateOf,
  view,
} from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { standingAt } from '../src/board/standing.ts';
import type { Motion, Spot, Spots, Telling, Thing } from '../src/motion/motion.ts';
import { planOf, shownOf } from '../src/motion/plan.ts';
import { SHOWN } from '../src/motion/shown/table.ts';
import { lengthOf, MOST_MOTIONS, MOST_MS, withinTime } from '../src/motion/times.ts';
import { SAMPLES } from './factSamples.ts';
import { seen, villagesAt } from './village/villages.ts';

const [table] = villagesAt({ seats: 3, seed: 'motion' }, [{ game: 1, turn: 1 }]);
if (table === undefined) throw new Error('no village to look at');
const now = seen(table);
const telling: Telling = { before: now, after: now, own: 'green' };

/** A motion in a few words: `fly worker: supply red worker > worker red`. */
function words(motion: Motion): string {
  switch (motion.how) {
    case 'glow':
      return `glow ${motion.object}`;
    case 'nudge':
      return `nudge ${where(motion.at)}`;
    case 'fly':
      return `fly ${thing(motion.what)}: ${where(motion.from)} > ${where(motion.to)}`;
    default:
      return `${motion.how} ${thing(motion.what)}: ${where(motion.at)}`;
  }
}

function thing(what: Thing): string {
  return what.is === 'sign' ? what.name : what.is;
}

function where([first]: Spots): string {
  return first === undefined ? 'box' : Object.values(first).join(' ');
}

describe('how facts are shown', () => {
  const lines = Object.values(SAMPLES).map((fact: Fact) => {
    const how = SHOWN[fact.fact];
    const motions = new Set(shownOf(fact, telling).motions.map(words));
    return `${fact.fact}: ${typeof how === 'string' ? how : [...motions].join(', ')}`;
  });

  test('each kind in its own way, none forgotten', () => {
    expect(lines).toMatchInlineSnapshot(`
      [
        "storyRead: rite",
        "charterChosen: pop emblem: crest red",
        "gameBegan: rite",
        "started: still",
        "roundBegan: still",
        "turnBegan: nudge seat red",
        "turnEnded: still",
        "ending: pop hourglass: path 6",
        "gameEnded: rite",
        "placed: fly worker: supply red worker > worker red big, glow commons:treasury",
        "bumped: fly worker: worker blue big > supply blue worker",
        "retrieved: fly worker: worker red big > supply red worker, fly worker: worker red small > supply red worker",
        "gained: fly coin: site treasury > supply red coin",
        "paid: fly clay: supply red clay > site treasury",
        "short: nudge supply red coin",
        "left: still",
        "returned: fly clay: supply red clay > box",
        "points: fly vp: site treasury > supply red vp, fly flag: flag red > flag red",
        "esteemed: fly token: supply red influence > pier 3, glow track:reputation",
        "sold: fly token: supply red influence > quota coin-1, glow quota:coin-1",
        "scored: fly token: supply red influence > card 217, nudge card 217",
        "cardMoved: fly card: card 213 > card 213",
        "revealed: fly card: place deck > card 209",
        "shuffled: nudge place deck",
        "rolled: pop die: seat red",
        "built: fly tile: card 8 > site red-1, glow site:red-1",
        "opened: pop crate: site red-1, glow site:red-1",
        "unlocked: rite",
        "ruleEntered: rite",
        "advanced: fly marker: path 3 > path 5",
        "incomeSpace: pop income: path 11",
        "spoke: nudge card 207",
        "passed: still",
        "stayed: fly worker: worker blue big > worker blue big",
        "helped: fly minion: supply red worker > minion cat red-1, glow site:red-1",
        "gave: fly clay: supply red clay > supply blue clay",
        "waived: pop once: seat red",
        "put: fly token: supply red influence > token red red-1, glow site:red-1",
        "looked: pop deck: seat red",
        "cardHidden: fly card: box > place secret-red",
        "laid: drop peril: peril red-1",
        "perilTaken: tear peril: peril red-1, fly bandit: peril red-1 > supply red bandit",
        "caught: fly minion: minion golem red-1 > supply red worker, nudge supply red worker",
        "income: pop income: seat red",
        "noted: nudge card 408",
        "goalMet: nudge card 400, pop objective: seat red",
        "forked: rite",
        "storyOpened: rite",
        "marked: pop glory: seat red",
        "victory: rite",
        "kept: fly card: card 236 > card 236",
        "campaignEnded: rite",
        "dealt: pop skyIsland: seat red",
        "departed: still",
        "arrived: still",
        "cleared: still",
        "personaUsed: still",
        "difficulty: still",
        "automaSeated: still",
        "automaLeft: still",
        "standsIn: still",
        "isBack: still",
        "stoodUp: still",
        "automaPlanned: still",
        "joining: still",
        "leaving: still",
        "staying: still",
        "titled: still",
        "named: still",
        "undone: still",
        "told: still",
        "dealtAnew: still",
      ]
    `);
  });

  test('whatever is shown by motion moves something', () => {
    expect(lines.filter((line) => line.endsWith(': '))).toEqual([]);
  });

  test('what I did myself needs no line round it', () => {
    const own = shownOf(SAMPLES.placed, { ...telling, own: 'red' });
    expect(own.motions.map(({ how }) => how)).toEqual(['fly']);
  });

  test('the bumped worker hops home before the new one lands', () => {
    const [bumped, placed] = planOf([SAMPLES.bumped, SAMPLES.placed], telling);
    expect(bumped?.delay).toBe(0);
    expect(placed?.delay).toBeGreaterThan(0);
  });
});

test('a worker that comes home at once leaves from where it was sent', () => {
  const plan = planOf([SAMPLES.placed, SAMPLES.retrieved], telling);
  const [, , big, small] = plan;
  expect(big?.how === 'fly' && big.from[1]).toEqual({ stands: 'site', site: 'treasury' });
  expect(small?.how === 'fly' && small.from[1]).toEqual({ stands: 'site', site: 'home' });
});

describe('the time things take', () => {
  test('however much happens at once, it is over soon, and the last of it is seen', () => {
    const much = Array.from({ length: 40 }, (): Fact => ({ ...SAMPLES.gained, n: 3 }));
    const plan = planOf([...much, SAMPLES.esteemed], telling);
    expect(plan.length).toBeLessThanOrEqual(MOST_MOTIONS);
    expect(lengthOf(plan)).toBeLessThanOrEqual(MOST_MS + 1);
    expect(plan.some((motion) => motion.how === 'fly' && motion.what.is === 'token')).toBe(true);
  });

  test('what is short is left as it is', () => {
    const motions = shownOf(SAMPLES.placed, telling).motions;
    expect(withinTime(motions)).toEqual(motions);
    expect(withinTime([])).toEqual([]);
  });

  test('two gains of points move the flag once', () => {
    const plan = planOf([SAMPLES.points, SAMPLES.points], telling);
    expect(plan.filter((motion) => motion.how === 'fly' && motion.what.is === 'flag')).toHaveLength(1);
  });
});

describe('in campaigns that bots play', () => {
  const box = compile(boxData);
  const matches: readonly (readonly [Setting, number])[] = [
    [{ seats: 2, seed: 'moves', games: 0 }, 700],
    [{ seats: 5, automas: 1, seed: 'moves 6', games: 0 }, 300],
  ];

  test.each(matches)('every step is shown in time, and goes to places there are: %o', (setting, most) => {
    const game = startGame(box, setting);
    const players = Array.from({ length: 7 }, (_, seat) => botFrom('random', `${setting.seed} ${seat}`));
    let shown = 0;
    for (let choice = 0; choice < most; choice++) {
      const count = moves(game);
      const player = players[seatToMove(game)];
      if (count === 0 || player === undefined) break;
      const before = inspect(view(stateOf(game), undefined));
      const facts: Fact[] = [];
      game.facts = facts;
      play(game, game.moves[player(game, count, seatToMove(game))] ?? 0);
      const state = stateOf(game);
      const after = inspect(view(state, undefined));
      const plan = planOf(facts, { before, after, own: undefined });
      shown += plan.length;
      expect(lengthOf(plan)).toBeLessThanOrEqual(MOST_MS + 1);
      const open = openBox(state);
      const goals = plan.flatMap((motion) =>
        motion.how === 'fly' && motion.to.length > 0 ? [motion.to] : [],
      );
      // Some goals lie beside the board; of those on it, one at least of each list is there.
      const lost = goals.filter(
        (spots) =>
          spots.every(isOnBoard) && !spots.some((spot) => isOnBoard(spot) && standingAt(after, open, spot)),
      );
      expect(lost).toEqual([]);
    }
    expect(shown).toBeGreaterThan(most / 2);
  });
});

function isOnBoard(spot: Spot): spot is Extract<Spot, { readonly stands: string }> {
  return 'stands' in spot;
}
