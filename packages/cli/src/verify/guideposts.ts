import { type BoxData, doorsOf } from '@charterstone/rules';
import { FIRST_GUIDEPOST, LAST_GAME, reach, type Sign } from './reach.ts';
import { broughtBy } from './words.ts';

/** A guidepost belongs to one game; a door that leads to it earlier or later tells the story out of order. */
export function strayGuideposts(data: BoxData): readonly string[] {
  const { signs } = reach(data);
  return [...new Set(signs.map(({ guidepost }) => guidepost))].flatMap((guidepost) => {
    const games = signs.filter((sign) => sign.guidepost === guidepost).map(({ game }) => game);
    return games.length < 2 ? [] : [`card ${guidepost}: is the guidepost of games ${games.join(' and ')}`];
  });
}

/** Every game from the second on has a guidepost (rule 27): where the story breaks off before the last of them. */
export function brokenStory(data: BoxData, games: number): readonly string[] {
  if (games < FIRST_GUIDEPOST) return [];
  if (data.startUp.guidepost === undefined) return ['startUp: names no guidepost for game 2'];
  return reach(data)
    .signs.filter(({ game }) => game < games)
    .flatMap((sign) => breaksAt(data, sign));
}

function breaksAt(data: BoxData, { guidepost, game }: Sign): readonly string[] {
  const card = data.cards[guidepost];
  if (card?.kind !== 'guidepost') return [];
  if ('open' in card.fork)
    return [
      `card ${guidepost}: its only door opens after game ${LAST_GAME}, so game ${game + 1} has no guidepost`,
    ];
  return doorsOf(card.fork)
    .filter((door) => !leadsOn(data, door, new Set()))
    .map((door) => `crate ${door}: names no guidepost for game ${game + 1} (next)`);
}

/** Whether a door names a guidepost, or opens one that does. */
function leadsOn(data: BoxData, door: string, seen: Set<string>): boolean {
  if (seen.has(door)) return false;
  seen.add(door);
  const crate = data.crates[door];
  return (
    crate?.next !== undefined || broughtBy(crate?.do).doors.some((further) => leadsOn(data, further, seen))
  );
}
