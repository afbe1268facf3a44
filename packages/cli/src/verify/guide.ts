import type { BoxData, CrateData, Effect } from '@charterstone/rules';
import { buildingsOf, isNumbered } from './counts.ts';
import { table, tied } from './layout.ts';

/** How cards and effects are spoken of: a card by its number and its name. */
export type Voice = {
  readonly nameOf: (card: number) => string;
  readonly describe: (effect: Effect) => string;
};

/** The Index Guide: the building that shows a crate, and what is in it. */
export function indexGuide(data: BoxData, voice: Voice, width: number): string {
  const on = new Map(buildingsOf(data).map(([number, { crate }]) => [`${crate}`, number]));
  const rows = Object.entries(data.crates)
    .filter(([crate]) => isNumbered(crate))
    .map(([crate, content]) => [crate, voice.nameOf(on.get(crate) ?? 0), contents(content, voice)]);
  return table([['crate', 'on', 'holds'], ...rows], width, [true]);
}

/** What is in the crates of the story. */
export function storyGuide(data: BoxData, voice: Voice, width: number): string {
  const rows = Object.entries(data.crates)
    .filter(([crate]) => !isNumbered(crate))
    .map(([crate, content]) => [crate, contents(content, voice)]);
  return table([['crate', 'holds'], ...rows], width, [true]);
}

function contents(crate: CrateData, { nameOf, describe }: Voice): string {
  const { stories = [], rules = [], hand = [], chest, supply = [], one = [], kings = 0, next } = crate;
  const things = [
    ...stories.map((story) => `story ${nameOf(story)}`),
    ...hand.map(nameOf),
    ...(chest === undefined ? [] : [`persona ${nameOf(chest)}`]),
    ...rules.map((rule) => `rule ${nameOf(rule)}`),
    ...supply.map(nameOf),
    ...(one.length === 0 ? [] : [`one of ${numbers(one)}`, 'the others to their pile']),
    ...(kings === 0 ? [] : [kingsIn(kings)]),
    ...(next === undefined ? [] : [`guidepost ${nameOf(next)}`]),
  ];
  const list = `${things.map(tied).join(', ')}.`;
  return crate.do === undefined ? list : `${list} ${describe(crate.do)}`;
}

function kingsIn(kings: number): string {
  const many = Math.abs(kings);
  return `${many} ${kings > 0 ? 'pleased' : 'displeased'} king${many === 1 ? '' : 's'}`;
}

/** A run of numbers by its ends. */
function numbers(list: readonly number[]): string {
  const [first = 0] = list;
  const isRun = list.every((number, i) => number === first + i);
  return isRun && list.length > 2 ? `${first} to ${list.at(-1)}` : list.join(', ');
}
