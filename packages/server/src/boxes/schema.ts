import { z } from 'zod';
import { PARTS } from './shape/box.ts';
import { head, pictures, words } from './shape/folder.ts';

const SHAPES = { ...PARTS, box: head, pictures, text: words };
export type BoxFile = keyof typeof SHAPES;
/** The kinds of file a box is made of. */
export const BOX_FILES: readonly BoxFile[] = [
  ...(['box', 'cards', 'crates', 'startUp', 'stories', 'automa'] as const),
  ...(['board', 'commons', 'printedRules', 'pictures', 'text'] as const),
];

/** What a file of a box may say, as JSON Schema: editors complete words and underline mistakes with it. */
export function boxSchema(file: BoxFile): object {
  return z.toJSONSchema(SHAPES[file], { io: 'input', reused: 'ref' });
}
