import { box as shipped } from '@charterstone/box';
import type { BoxData } from '@charterstone/rules';
import type { BoxFiles } from './files.ts';
import type { Head } from './folder.ts';
import { PARTS } from './shape/box.ts';

/** What the printed rules 19 and 26 bring: constructing, personas, the first crate; the end of a game, glory, capacity, guideposts. */
const BROUGHT: readonly number[] = [14, 15, 16, 17, 18, 19, 20];

/** Without these there is no campaign, unless it begins with ours. */
const NEEDED = ['cards', 'crates', 'startUp'] as const;

/** What is in a box, put together from its files; undefined where a part is missing or no good. */
export function dataIn(files: BoxFiles, head: Head): BoxData | undefined {
  const cards = files.merged('cards', PARTS.cards);
  const crates = files.one('crates.json', PARTS.crates);
  const startUp = files.one('startUp.json', PARTS.startUp);
  const automa = files.one('automa.json', PARTS.automa);
  const stories = files.one('stories.json', PARTS.stories);
  const printed = {
    version: head.version,
    coins: head.coins ?? shipped.coins,
    resources: head.resources ?? shipped.resources,
    board: files.one('board.json', PARTS.board) ?? shipped.board,
    commons: files.one('commons.json', PARTS.commons) ?? shipped.commons,
    printedRules: files.one('printedRules.json', PARTS.printedRules) ?? shipped.printedRules,
    ...(automa === undefined ? {} : { automa }),
    ...(stories === undefined ? {} : { stories }),
  };
  if (head.from === 'charterstone')
    return {
      ...shipped,
      ...printed,
      startUp: startUp ?? shipped.startUp,
      cards: { ...shipped.cards, ...cards },
      crates: { ...shipped.crates, ...crates },
    };
  if (head.from === 'start-up')
    return {
      ...printed,
      startUp: startUp ?? withoutGuidepost(shipped.startUp),
      cards: { ...startUpCards(), ...cards },
      crates: crates ?? {},
    };
  const found = { cards, crates, startUp };
  for (const name of NEEDED)
    if (found[name] === undefined && files.problems.length === 0)
      files.problems.push(`${name}.json is missing`);
  if (cards === undefined || crates === undefined || startUp === undefined) return undefined;
  return { ...printed, cards, crates, startUp };
}

/** The story that follows the first game is the box's own. */
function withoutGuidepost({ guidepost: _ours, ...rest }: BoxData['startUp']): BoxData['startUp'] {
  return rest;
}

/** The cards of ours that a box begins with. */
export function oursIn({ from }: Head): BoxData['cards'] {
  if (from === undefined) return {};
  return from === 'charterstone' ? shipped.cards : startUpCards();
}

/** The cards that are on the table before our first game, or that its printed rules bring into play. */
function startUpCards(): BoxData['cards'] {
  const { charters, deck, objectives, read } = shipped.startUp;
  const places = Object.values(charters).flatMap(({ basic, persona }) => [basic, persona]);
  const numbers = [...places, ...deck, ...objectives, ...Object.values(read).flat(), ...BROUGHT];
  return Object.fromEntries(
    numbers.flatMap((n) => (shipped.cards[n] === undefined ? [] : [[n, shipped.cards[n]]])),
  );
}
