import { CONSTRUCTED, type Game, iconNumber, play, seatToMove, UNCONSTRUCTED } from '@charterstone/rules';
import {
  atOf,
  buildingOn,
  charterOf,
  firstCard,
  goodsOf,
  HOME,
  influenceOf,
  kindOf,
  nextCard,
  places,
  pointsOf,
  resourcesOf,
  head as table,
  workerAt,
} from '@charterstone/rules/internal';
import type { Chance } from './chance.ts';
import { isPlacing } from './finishing.ts';
import { subject } from './subject.ts';

/**
 * Somebody who wants the village to grow: of every option it looks at the table one step on, and likes what brings it nearer to the
 * next building and the next crate. It plays no better than that, but villages fill up, and the cards of late crates come up.
 */
export function ambitious(): (game: Game, count: number, chance: Chance) => number {
  let scratch: Game | undefined;
  const chosen = new Map<number, number>();
  return (game, count, chance) => {
    if (chance.below(12) === 0) return chance.below(count);
    scratch ??= table.gameOn(game.box);
    const charter = charterOf(game, seatToMove(game));
    let best: number[] = [];
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const move = game.moves[i] ?? 0;
      scratch.table.set(game.table);
      scratch.count = -1;
      play(scratch, move);
      const news = NEWS / (1 + (chosen.get(subject(game, move)) ?? 0));
      const worth = charter < 0 ? 0 : worthOf(scratch, charter) + hopeIn(game, move) + news;
      if (worth > most) best = [];
      most = Math.max(most, worth);
      if (worth === most) best.push(i);
    }
    const at = chance.pick(best);
    const key = subject(game, game.moves[at] ?? 0);
    chosen.set(key, (chosen.get(key) ?? 0) + 1);
    return at;
  };
}

/** What was never done is worth trying. */
const NEWS = 5;
const GREAT_DEEDS = [iconNumber('construct'), iconNumber('crate')];
const OBJECTIVE = iconNumber('objective');

/** What a placing promises whose icon is still to be aimed. */
function hopeIn(game: Game, move: number): number {
  const gives = isPlacing(move) ? game.box.buildings[buildingOn(game, atOf(move))]?.gives : undefined;
  if (gives === undefined) return 0;
  if (GREAT_DEEDS.some((icon) => gives[icon] === 1)) return 40;
  return gives[OBJECTIVE] === 1 ? 4 : 0;
}

/** Coins beyond two crates are of little use. */
const ENOUGH_COINS = 8;

function worthOf(g: Game, charter: number): number {
  const home = [0, 1].filter((worker) => workerAt(g, charter, worker) === HOME).length;
  return (
    pointsOf(g, charter) +
    4 * influenceOf(g, charter) +
    1.2 * Math.min(ENOUGH_COINS, goodsOf(g, charter, 0)) +
    0.5 * resourcesOf(g, charter) +
    0.4 * home +
    20 * table.head(g, table.CRATES_OPENED) +
    handWorth(g, charter)
  );
}

/** Building cards, and how much of what the nearest of them takes is there. */
function handWorth(g: Game, charter: number): number {
  let worth = 0;
  let nearest = 0;
  for (let card = firstCard(g, places.HAND + charter); card !== 0; card = nextCard(g, card)) {
    worth += 1;
    if (kindOf(g, card) === CONSTRUCTED) worth += 5;
    if (kindOf(g, card) !== UNCONSTRUCTED) continue;
    worth += 4;
    nearest = Math.max(nearest, gathered(g, charter, card));
  }
  return worth + 2 * nearest;
}

/** How many of the four resources on a building card a charter has. */
function gathered(g: Game, charter: number, card: number): number {
  const named = g.box.buildings[card]?.build.named ?? [];
  let n = 0;
  for (const [good, need] of named.entries()) n += Math.min(need, goodsOf(g, charter, good));
  return n;
}
