import type { BoxData, CrateData } from '../../language/box.ts';
import { isStoryCrate } from '../doors.ts';
import { ADVANCEMENT, type Kind, strangersIn } from './belongs.ts';
import { buildingsIn } from './buildings.ts';

type Word = keyof CrateData;

/** What may stand under the words that name cards. */
const HOLDS: readonly (readonly [keyof CrateData, readonly Kind[]])[] = [
  ['rules', ['rule']],
  ['hand', ADVANCEMENT],
  ['chest', ['persona']],
  ['supply', [...ADVANCEMENT, 'objective', 'minion']],
  ['one', [...ADVANCEMENT, 'objective']],
  ['stories', ['story']],
  ['next', ['guidepost']],
];
/** What is given to whoever opens a building's crate; those of the story are opened for all. */
const ON_BUILDINGS: readonly Word[] = ['hand', 'chest', 'supply', 'one'];
const OF_THE_STORY: readonly Word[] = ['kings', 'stories', 'next'];

export function checkCrates(data: BoxData): string[] {
  const on = new Set(buildingsIn(data).map(([, card]) => card.crate));
  return Object.entries(data.crates).flatMap(([crate, content]) => {
    const problems: string[] = [];
    const at = `crate ${crate}`;
    if (content.locked && Object.keys(content).length > 1)
      problems.push(`${at}: is locked, and yet something of it is known`);
    const isNumbered = /^\d+$/.test(crate);
    if (isNumbered && !on.has(Number(crate)) && data.locked === undefined)
      problems.push(`${at}: no building carries it, so nobody can open it`);
    if (!isNumbered && !isStoryCrate(crate)) problems.push(`${at}: the crates of the story are A to W`);
    for (const word of isNumbered ? OF_THE_STORY : ON_BUILDINGS)
      if (content[word] !== undefined)
        problems.push(`${at}: only crates ${isNumbered ? 'of the story' : 'on buildings'} have "${word}"`);
    return [
      ...problems,
      ...HOLDS.flatMap(([word, kinds]) =>
        strangersIn(data, { at, word, cards: numbersIn(content[word]), kinds }),
      ),
    ];
  });
}

/** One card or several; what is no number the shape of the box forbids. */
function numbersIn(said: unknown): readonly number[] {
  return (Array.isArray(said) ? said : [said]).filter((one) => typeof one === 'number');
}
