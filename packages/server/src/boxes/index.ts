/**
 * Boxes that somebody has written as folders of data: read without trust, with everything that is wrong with them. Loads neither the server
 * nor a database.
 *
 *     const read = readBoxFolder('boxes/two-summers');
 *     if (!read.ok) return refuse(read.problems);
 */
export { type FolderRead, readBoxFolder } from './folder.ts';
export { whyNotAFolder, whyNotAName } from './names.ts';
export type { OwnBox } from './ownBox.ts';
export { BOX_FILES, type BoxFile, boxSchema } from './schema.ts';
