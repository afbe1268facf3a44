import { basename, resolve } from 'node:path';
import type { Language } from '@charterstone/protocol';
import { type BoxData, BoxError, compile } from '@charterstone/rules';
import type { z } from 'zod';
import { SHIPPED } from './content.ts';
import { dataIn, oursIn } from './data.ts';
import { BoxFiles } from './files.ts';
import { whyNotAFolder } from './names.ts';
import type { OwnBox } from './ownBox.ts';
import { head as headShape, pictures as picturesShape } from './shape/folder.ts';
import { textsIn } from './texts.ts';

export type FolderRead =
  | { readonly ok: true; readonly box: OwnBox }
  | { readonly ok: false; readonly problems: readonly string[] };

export type Head = z.infer<typeof headShape>;

/**
 * A box that somebody has written as a folder of data (docs/your-own-box.md), or everything that is wrong with it. What is printed on the
 * board is ours unless the folder says otherwise; cards, crates and the beginning are its own, unless it begins with our box.
 */
export function readBoxFolder(folder: string): FolderRead {
  const files = new BoxFiles(folder);
  if (!files.has('box.json')) return { ok: false, problems: [`there is no box.json in ${folder}`] };
  const head = files.one('box.json', headShape);
  if (head === undefined) return { ok: false, problems: files.problems };
  const id = basename(resolve(folder));
  const badName = whyNotAFolder(id);
  if (badName !== undefined)
    files.problems.push(`the folder of a box has a plain name of its own, not ${id}: ${badName}`);
  files.nameStrangers();
  const ours = oursIn(head);
  const data = dataIn(files, head);
  const pictures = files.one('pictures.json', picturesShape);
  const { texts, languages } = textsIn(files, ours);
  // A file that could not be read leaves holes everywhere: they would only hide what is wrong.
  const problems = files.problems.length > 0 || data === undefined ? files.problems : whyNotPlayable(data);
  if (data === undefined || problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    box: {
      id,
      names: namesIn(head, id),
      ...(head.games === undefined ? {} : { games: head.games }),
      data,
      texts,
      pictures: { ...picturesOf(ours), ...pictures },
      languages,
    },
  };
}

function picturesOf(cards: BoxData['cards']): OwnBox['pictures'] {
  return Object.fromEntries(Object.entries(SHIPPED.pictures).filter(([n]) => cards[Number(n)] !== undefined));
}

function whyNotPlayable(data: BoxData): readonly string[] {
  try {
    compile(data);
    return [];
  } catch (error) {
    if (error instanceof BoxError) return error.problems;
    throw error;
  }
}

function namesIn({ name }: Head, id: string): OwnBox['names'] {
  const said: Partial<Record<Language, string>> = typeof name === 'string' ? { en: name } : name;
  const usual = said.en ?? said.de ?? said.pl ?? id;
  return { en: said.en ?? usual, de: said.de ?? usual, pl: said.pl ?? usual };
}
